import type { AttributeInfo, ElementInfo } from './element-info.js';

/** `html-data.json`: VS Code's custom data for HTML, version 1.1. */
export function htmlData(elements: readonly ElementInfo[]) {
  return {
    version: 1.1,
    tags: elements.map(({ tag, summary, attributes }) => ({
      name: tag,
      description: markdown(summary),
      attributes: attributes.map(({ name, description, prop: { fallback, values, kind } = {} }) => ({
        name,
        description: markdown(description + (fallback === undefined ? '' : `\n\nDefault: \`${fallback}\``)),
        ...(values && { values: values.map((value) => ({ name: value })) }),
        ...(kind === 'boolean' && { valueSet: 'v' }),
      })),
    })),
  };
}

const markdown = (value: string) => ({ kind: 'markdown', value });

/** `web-types.json`: JetBrains' format for HTML and Vue. */
export function webTypes(elements: readonly ElementInfo[], { name, version }: Package) {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name,
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: elements.map(({ tag, summary, props, attributes, slots, events }) => ({
          name: tag,
          description: summary,
          attributes: attributes.map(webAttribute),
          slots,
          js: {
            properties: props.map(({ name, description, type, fallback }) => ({
              name,
              description,
              type,
              ...(fallback !== undefined && { default: fallback }),
            })),
            events: events.map(({ name: event, description }) => ({ name: event, description })),
          },
        })),
      },
    },
  };
}

interface Package {
  readonly name: string;
  readonly version: string;
}

const webAttribute = ({ name, description, prop }: AttributeInfo) => ({
  name,
  description,
  required: false,
  ...(prop?.fallback !== undefined && { default: prop.fallback }),
  ...(prop && {
    value: {
      kind: prop.kind === 'boolean' ? 'no-value' : 'plain',
      type: prop.type,
      required: prop.kind !== 'boolean',
    },
  }),
});

/** Elements of rich text that give a tag its text. */
const SLOTTED = ['div', 'p', 'span'];
const OF_ALL = ['id', 'lang', 'slot'];

/** `allowed-html.json`: what a filter of a CMS has to let through, by tag. */
export const allowedHtml = (elements: readonly ElementInfo[]) =>
  Object.fromEntries([
    ...elements.map(
      ({ tag, attributes }) => [tag, [...OF_ALL, ...attributes.map(({ name }) => name)]] as const,
    ),
    ...SLOTTED.map((tag) => [tag, OF_ALL] as const),
  ]);

/** `llms.txt`: the elements in a few lines each, with an example, and where to read on. */
export function llmsText(elements: readonly ElementInfo[]): string {
  const sections = elements.map(({ tag, summary, form, example, props, attributes }) => {
    const names = props.flatMap((prop) => attributes.findLast((each) => each.prop === prop)?.name ?? []);
    return `### \`<${tag}>\`

${summary}

Between the tags: ${form}

\`\`\`html
${example.trimEnd()}
\`\`\`
${names.length > 0 ? `\nAttributes: ${names.join(', ')}.\n` : ''}`;
  });
  return `# uni-elements

> Web components for a university's website: HTML tags that a CMS writes, readable before any script, rendered by React where there is something to do.

Write ordinary HTML between the tags: headings, links, pictures, lists and text are the data, as each example shows. Nothing is dropped, because what an element has no place for stays in sight beside its view. Attributes say the same and more, and win over the HTML. Every attribute works as \`data-…\` and, where HTML gives the bare name no meaning of its own, without \`data-\`. Only a list or an object that has no form in HTML stands in \`<script type="application/json" data-slot="…">\` inside the tag. Events: uni-mount, uni-error, uni-toggle, uni-interact.

## Elements

${sections.join('\n')}
## Files

- \`custom-elements.json\`: Custom Elements Manifest
- \`html-data.json\`: VS Code HTML data
- \`web-types.json\`: JetBrains web-types
- \`types/elements.d.ts\`: TypeScript types of tags, properties and events; \`jsx.d.ts\`, \`vue.d.ts\` and \`svelte.d.ts\` beside it for frameworks
`;
}
