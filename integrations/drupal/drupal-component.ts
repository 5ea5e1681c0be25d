import { attributeNames, slotName } from '../../elements/_core/declare/names.js';
import type { ElementOfPosts } from '../authoring/elements-of-posts.js';
import type { Field } from '../authoring/field.js';
import { readmeWords } from '../authoring/readme-words.js';

/** The slot for ordinary HTML, from which an element takes what no prop gives. */
const CONTENT = 'content';

/** The metadata of a Single-Directory Component, and the parts that its template writes. */
export interface DrupalComponent {
  readonly slug: string;
  readonly tag: string;
  readonly title: string;
  readonly summary: string;
  readonly form: ElementOfPosts['folder']['definition']['form'];
  /** The element of its title in ordinary HTML, as `h3`. */
  readonly headingElement: string;
  /** Props that are written as an attribute, or as words between the tags (`component-template.ts`). */
  readonly props: readonly ComponentField[];
  /** Slots that hold markup: rich text, areas, and `content` for the ordinary HTML in the tag. */
  readonly slots: readonly ComponentSlot[];
}

/** A prop with the attribute that it is in the tag. */
export interface ComponentField extends Field {
  readonly attribute: string;
}

/** A slot of a component: with a name in the tag, or the tag's own content. */
export interface ComponentSlot {
  readonly name: string;
  readonly title: string;
  readonly description?: string;
  readonly example?: string;
  /** The tag's `slot`, or undefined for what stands in the tag without one. */
  readonly inTag?: string;
}

/** An element as a component of Drupal: rich text and areas are slots, everything else is a prop. */
export function drupalComponent({ component, folder }: ElementOfPosts): DrupalComponent {
  const { slug, title, description, fields } = component;
  const { tag, form, areas } = folder.definition;
  const isSlot = ({ kind }: Field) => kind === 'html';
  const named = fields.filter(isSlot).map(({ name, label, description: help }) => ({
    name,
    title: label,
    ...(help && { description: help }),
    inTag: slotName(name),
  }));
  const ofAreas = (areas ?? []).map((name) => ({
    name,
    title: name === 'left' ? 'Left column' : 'Right column',
    inTag: name,
  }));
  // The README's example in plain HTML says whether a tag takes content: without one, the component has no slot for it.
  const { betweenTags } = readmeWords(folder.module);
  const inside = exampleInside(folder);
  const takesContent = !areas && !form?.isClosed && inside !== '';
  return {
    slug,
    tag,
    title,
    summary: description,
    form,
    headingElement: /<(h[1-6])[\s>]/.exec(inside)?.[1] ?? 'h3',
    props: fields
      .filter((field) => !isSlot(field))
      .map((field) => ({ ...field, attribute: attributeNames(field.name).at(-1)! })),
    slots: [
      ...named,
      ...ofAreas,
      ...(takesContent
        ? [{ name: CONTENT, title: 'Ordinary HTML', description: betweenTags, example: inside }]
        : []),
    ],
  };
}

/** The ordinary HTML in the README's example, or empty for a tag that is attributes alone. */
export function exampleInside({ definition: { tag }, module }: ElementOfPosts['folder']): string {
  const { example } = readmeWords(module);
  const inside = new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`).exec(example)?.[1] ?? '';
  return inside.replaceAll('\n  ', '\n').trim();
}
