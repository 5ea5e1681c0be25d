import { authorWords } from '../authoring/author-words.js';
import type { ElementOfPosts } from '../authoring/elements-of-posts.js';
import type { Field } from '../authoring/field.js';
import { componentTemplate } from './component-template.js';
import { type DrupalComponent, drupalComponent } from './drupal-component.js';
import { yaml } from './yaml.js';

const SCHEMA =
  'https://git.drupalcode.org/project/drupal/-/raw/HEAD/core/assets/schemas/v1/metadata.schema.json';
/** The library that every component needs, of `uni_elements.libraries.yml`. */
const LIBRARY = 'uni_elements/elements';

/** The two files of a component, by their paths in the module. */
export function componentFiles(element: ElementOfPosts): [path: string, content: string][] {
  const component = drupalComponent(element);
  const { slug } = component;
  const group = authorWords(element.folder.module)?.group;
  return [
    [`components/${slug}/${slug}.component.yml`, yaml(metadata(component, group))],
    [`components/${slug}/${slug}.twig`, componentTemplate(component)],
  ];
}

/** @see https://www.drupal.org/docs/develop/theming-drupal/using-single-directory-components */
const metadata = ({ title, summary, props, slots }: DrupalComponent, group = 'Other') => ({
  $schema: SCHEMA,
  name: title,
  description: summary,
  status: 'stable',
  group: `University: ${group}`,
  props: {
    type: 'object',
    properties: Object.fromEntries(props.map((field) => [field.name, schemaOf(field)])),
  },
  ...(slots.length > 0 && {
    slots: Object.fromEntries(
      slots.map(({ name, title: label, description, example }) => [
        name,
        { title: label, ...(description && { description }), ...(example && { examples: [example] }) },
      ]),
    ),
  }),
  libraryOverrides: { dependencies: [LIBRARY] },
});

function schemaOf({ label, description, fallback, ...field }: Field): object {
  return {
    ...typeOf(field),
    title: label,
    ...(description && { description }),
    ...(fallback !== undefined && { default: fallback }),
  };
}

function typeOf({ kind, choices, meanings = {}, min, max, fields = [] }: Partial<Field>): object {
  // No field of a row is required, because one without a value would end Drupal's page with an error.
  const ofRow = () => ({
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])),
  });
  if (kind === 'list') return { type: 'array', items: ofRow() };
  if (kind === 'object') return ofRow();
  if (kind === 'boolean') return { type: 'boolean' };
  if (kind === 'number')
    return {
      type: 'number',
      ...(min !== undefined && { minimum: min }),
      ...(max !== undefined && { maximum: max }),
    };
  if (kind === 'url') return { type: 'string', format: 'uri-reference' };
  if (!choices) return { type: 'string' };
  return {
    type: 'string',
    enum: choices,
    'meta:enum': Object.fromEntries(choices.map((each) => [each, meanings[each] ?? each])),
  };
}
