import { kebabCase } from 'lodash-es';
import type { KindName, NewProp, NewRoom } from './read-props.js';

const KINDS: Readonly<Record<KindName, string>> = {
  text: 'text()',
  html: 'html()',
  url: 'url()',
  boolean: 'boolean()',
  number: 'number()',
  list: "list({ title: text(), link: url() }, ['title'])",
};

/** As the README's table names them. */
const NAMES: Readonly<Record<KindName, string>> = {
  text: 'text',
  html: 'HTML',
  url: 'URL',
  boolean: 'boolean',
  number: 'number',
  list: 'list in JSON',
};

/** `elements/<slug>/uni-<slug>.ts`. */
export function definitionFile({ slug, view, props }: NewRoom): string {
  const makers = [...new Set(props.flatMap(({ kind }) => KINDS[kind].match(/\b[a-z]+(?=\()/g) ?? []))].sort();
  return `import { ${view} } from '../../react-views/${slug}/${slug}.js';
import { defineView } from '../_core/definition.js';
import { ${makers.join(', ')} } from '../_core/props/kinds.js';

export const definition = defineView({
  tag: 'uni-${slug}',
  props: {
${props.map(({ name, kind }) => `    ${name}: ${KINDS[kind]},`).join('\n')}
  },
  view: ${view},
  styles: () => import('../../react-views/${slug}/${slug}.css?text'),
});
`;
}

/** \`elements/<slug>/<slug>.html\`: the tag, its data and its view. */
export const templateFile = ({ slug }: NewRoom) => `<sly data-sly-use.model="uni.elements.Component"/>
<uni-${slug} data-sly-attribute="\${model.tag}">\${model.data @ context='unsafe'}\${model.view @ context='unsafe'}</uni-${slug}>
`;

/** Words for each prop, in a language. */
interface Words {
  readonly text: string;
  readonly html: string;
}

const ENGLISH: Words = { text: 'Open all night', html: '<p>From 1 to 28 June.</p>' };
const LONG: Words = {
  text: 'Open all night, from the first Monday of the examinations to the last Friday, in every library',
  html: `<p>${'The reading rooms, the halls and the courtyard stay open, and the night bus waits. '.repeat(4).trim()}</p>`,
};
const ARABIC: Words = { text: 'مفتوح طوال الليل', html: '<p>من الأول إلى الثامن والعشرين من يونيو.</p>' };
const VIETNAMESE: Words = { text: 'Mở cửa suốt đêm', html: '<p>Từ ngày 1 đến ngày 28 tháng 6.</p>' };

/** A tag with every prop given. */
function tagWith({ slug, props }: NewRoom, words: Words): string {
  const attributes = props.flatMap((prop) => attributeOf(prop, words)).join('');
  const inside = props.flatMap((prop) => childOf(prop, words));
  const content = inside.length > 0 ? `\n${inside.map((child) => `  ${child}\n`).join('')}` : '';
  return `<uni-${slug}${attributes}>${content}</uni-${slug}>`;
}

function attributeOf({ name, kind }: NewProp, words: Words): string[] {
  const attribute = kebabCase(name);
  if (kind === 'text') return [` ${attribute}="${words.text}"`];
  if (kind === 'url') return [` ${attribute}="/courses.html"`];
  if (kind === 'number') return [` ${attribute}="0"`];
  return kind === 'boolean' ? [` ${attribute}`] : [];
}

function childOf({ name, kind }: NewProp, words: Words): string[] {
  if (kind === 'html') return [`<div slot="${kebabCase(name)}">${words.html}</div>`];
  if (kind !== 'list') return [];
  const items = [1, 2].map((at) => ({ title: `${words.text} ${at}`, link: '/courses.html' }));
  return [`<script type="application/json" data-slot="${kebabCase(name)}">${JSON.stringify(items)}</script>`];
}

/** \`elements/<slug>/examples.ts\`. */
export function examplesFile(room: NewRoom): string {
  const { slug, props } = room;
  const broken = `<uni-${slug}><script type="application/json" data-slot="${kebabCase(props[0]!.name)}">{</script></uni-${slug}>`;
  const all = [
    { name: 'Default', html: tagWith(room, ENGLISH) },
    { name: 'Long', html: tagWith(room, LONG) },
    { name: 'Empty', note: 'Renders nothing.', html: `<uni-${slug}></uni-${slug}>` },
    { name: 'Broken', note: 'JSON that is none is told on the console.', html: broken },
    { name: 'Right to left', html: `<div dir="rtl" lang="ar">${tagWith(room, ARABIC)}</div>` },
    { name: 'Vietnamese', html: `<div lang="vi">${tagWith(room, VIETNAMESE)}</div>` },
  ];
  const entries = all.map(
    ({ name, note, html }) =>
      `  {\n    name: '${name}',\n${note ? `    note: '${note}',\n` : ''}    html: \`${html}\`,\n  },`,
  );
  return `export const examples: readonly { name: string; html: string; note?: string }[] = [\n${entries.join('\n')}\n];\n`;
}

/** \`elements/<slug>/uni-<slug>.test.ts\`. */
export function elementTestFile(room: NewRoom): string {
  const { slug, props } = room;
  const first = props.find(({ kind }) => kind !== 'boolean');
  const words = first?.kind === 'html' ? 'From 1 to 28 June.' : ENGLISH.text;
  const shown = first && ({ number: '0', url: '/courses.html' } as Record<string, string>)[first.kind];
  return `import { expect } from '@open-wc/testing';
import { get, placeExample } from '../../react-views/_shared/testing.js';
import { inRoom } from '../_core/testing-room.js';
import { examples } from './examples.js';
import { definition } from './uni-${slug}.js';

describe('uni-${slug}', () => {
  inRoom(definition);

  it('shows what its tag gives', async () => {
    const place = await placeExample(examples[0]!.html);
    expect(get(place, '.m-${slug}').textContent).to.contain('${shown ?? words}');
  });

  it('looks in a shadow root as it does in the page', async () => {
    const looks = (element: Element) => {
      const { fontSize, color, backgroundColor, padding } = getComputedStyle(element);
      return { fontSize, color, backgroundColor, padding };
    };
    const { html } = examples[0]!;
    const inPage = looks(get(await placeExample(html), '.m-${slug}'));
    const isolated = get(await placeExample(html.replace('<uni-${slug}', '<uni-${slug} isolated')), 'uni-${slug}');
    expect(looks(get(isolated.shadowRoot!, '.m-${slug}'))).to.deep.equal(inPage);
  });
});
`;
}

/** \`elements/<slug>/README.md\`. */
export function readmeFile(room: NewRoom): string {
  const { slug, props } = room;
  const rows = props.map(
    ({ name, kind }) =>
      `| \`${kebabCase(name)}\` | ${NAMES[kind]} |${kind === 'boolean' ? ' `false`' : ''} | Say what it is for |`,
  );
  const slots = props.filter(({ kind }) => kind === 'html');
  const slotRows = slots.map(
    ({ name }) => `| \`${kebabCase(name)}\` | A child with \`slot="${kebabCase(name)}"\` gives it |`,
  );
  return `# uni-${slug}

Say in a sentence what it is.

## When to use

Say for what.

## When not

Say what to use instead.

## Attributes

Every attribute works as \`data-…\` and, where HTML gives the bare name no meaning of its own, without \`data-\`.

| attribute | kind | default | meaning |
|---|---|---|---|
${rows.join('\n')}
${slots.length > 0 ? `\n## Slots\n\n| slot | what |\n|---|---|\n${slotRows.join('\n')}\n` : ''}
## Events

\`uni-mount\`, \`uni-error\`, and \`uni-interact\` for each click on a link.

## Accessibility

Say which roles and names it has.

## How it reads aloud

Say what is heard, in order.

## Without JavaScript

The template writes the same view.

## Examples

In the CMS: [\`${slug}.html\`](./${slug}.html), a template in HTL.

In plain HTML:

\`\`\`html
${tagWith(room, ENGLISH)}
\`\`\`
`;
}
