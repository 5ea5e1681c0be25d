import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hasView } from '../../elements/_core/declare/definition.js';
import type { MODEL_ATTRIBUTES } from '../../elements/_core/declare/names.js';
import { attributeNames, childSlots } from '../../elements/_core/declare/names.js';
import type { PropType } from '../../elements/_core/declare/prop-type.js';
import { readGuide } from '../../integrations/authoring/guide.js';
import { readmeWords } from '../../integrations/authoring/readme-words.js';
import type { ComponentFolder } from '../rollup/component-folders.js';
import { typeOf } from './type-of.js';

/** One prop as a language sees it: its property, its type as TypeScript writes it. */
export interface PropInfo {
  readonly name: string;
  readonly type: string;
  readonly kind: PropType<unknown>['name'];
  /** Another name that authors may give it by. */
  readonly alias?: string;
  /** The legal words of an enumeration. */
  readonly values?: readonly string[];
  /** As an author would write it. */
  readonly fallback?: string;
  readonly description: string;
}

export interface AttributeInfo {
  readonly name: string;
  readonly description: string;
  /** The prop that it gives, or undefined. */
  readonly prop?: PropInfo;
}

export interface EventInfo {
  readonly name: string;
  /** The type of `detail`. */
  readonly detail: string;
  readonly description: string;
}

/** An element as editors, frameworks and catalogues know it. All of it comes from its definition and its README. */
export interface ElementInfo {
  readonly tag: string;
  readonly slug: string;
  readonly className: string;
  readonly summary: string;
  /** What the HTML between the tags gives, in words. */
  readonly form: string;
  /** The element in plain HTML. */
  readonly example: string;
  /** Whether React renders it. */
  readonly hasView: boolean;
  /** Whether its React component takes children, which are read as HTML in the tag is. */
  readonly children: 'content' | 'none';
  readonly props: readonly PropInfo[];
  /** The attributes of each prop, `data-…` first. A callback has none. */
  readonly attributes: readonly AttributeInfo[];
  readonly slots: readonly { readonly name: string; readonly description: string }[];
  readonly events: readonly EventInfo[];
  readonly cssProperties: readonly string[];
}

const COMMON_ATTRIBUTES: Readonly<Record<(typeof MODEL_ATTRIBUTES)[number] | 'isolated', string>> = {
  'model-path': "The component's place in the page's model, as root/main/hero",
  src: 'Where the component’s own model is fetched from',
  isolated: 'Renders into a shadow root with the styles in it, for pages of other sites',
};
const EVENTS: Readonly<Record<string, Omit<EventInfo, 'name'>>> = {
  'uni-mount': { detail: 'null', description: 'The view stands in the element.' },
  'uni-error': {
    detail: '{ error: unknown }',
    description:
      'The element failed, and its authored content is back. Cancel it to say that it is dealt with.',
  },
  'uni-toggle': { detail: '{ expanded: boolean }', description: 'Something was opened or closed.' },
  'uni-interact': {
    detail: '{ element: string; action: string; label: string; href?: string }',
    description: 'A visitor used a link or button of the element.',
  },
};
const SECTION = /^## /m;

/** Describes each element, in the order of their names. */
export function elementInfos(folders: readonly ComponentFolder[]): ElementInfo[] {
  return folders.map(({ slug, definition, module, className }) => {
    const readme = join(dirname(module), 'README.md');
    const markdown = existsSync(readme) ? readFileSync(readme, 'utf8') : '';
    const { summary, meanings } = readGuide(markdown);
    const sections = sectionsOf(markdown);
    const meaningOf = (name: string) => meanings.get(name) ?? '';
    const { betweenTags: form, example } = readmeWords(module);
    const isView = hasView(definition);
    const props = Object.entries(definition.props).map(([name, kind]) => propInfo(name, kind, meaningOf));
    // A tag that has a prop of such a name means that.
    const isCommon = ([name]: readonly [string, string]) => isView && !(name in definition.props);
    const common = Object.entries(COMMON_ATTRIBUTES).filter(isCommon);
    return {
      tag: definition.tag,
      slug,
      className,
      summary,
      form,
      example,
      hasView: isView,
      children: childrenOf(definition),
      props,
      attributes: [
        ...props.flatMap((prop) =>
          attributesOf(prop).map((name) => ({ name, description: prop.description, prop })),
        ),
        ...common.map(([name, description]) => ({ name, description })),
      ],
      slots: [
        { name: '', description: form },
        ...namesIn(sections.get('Slots')).map((name) => ({ name, description: meaningOf(name) })),
      ],
      events: eventsIn(sections.get('Events') ?? ''),
      cssProperties: [
        ...new Set((sections.get('CSS custom properties') ?? '').match(/--uni-[\w-]*\w/g) ?? []),
      ],
    };
  });
}

function childrenOf(definition: ComponentFolder['definition']): ElementInfo['children'] {
  if (!hasView(definition) || definition.controller || definition.serve) return 'content';
  return definition.form || childSlots(definition).size > 0 ? 'content' : 'none';
}

function propInfo(name: string, kind: PropType<unknown>, meaningOf: (name: string) => string): PropInfo {
  const attributes = kind.name === 'callback' ? [] : attributeNames(name);
  const told = [...attributes, attributes[0]?.replace(/^data-/, '') ?? name].map(meaningOf).find(Boolean);
  const { alias, fallback } = kind;
  const hasFallback = ['string', 'number', 'boolean'].includes(typeof fallback) && fallback !== '';
  return {
    name,
    type: typeOf(kind),
    kind: kind.name,
    ...(alias && { alias }),
    ...(kind.values && { values: kind.values }),
    ...(hasFallback && { fallback: String(fallback) }),
    description: told ?? meaningOf(name),
  };
}

const attributesOf = ({ name, kind, alias }: PropInfo) =>
  kind === 'callback' ? [] : [...attributeNames(name), ...(alias ? [alias] : [])];

const sectionsOf = (markdown: string): ReadonlyMap<string, string> =>
  new Map(
    markdown
      .split(SECTION)
      .slice(1)
      .map((section) => [section.split('\n', 1)[0]!.trim(), section.slice(section.indexOf('\n'))] as const),
  );

/** The first names of a table's rows. */
const namesIn = (section = ''): string[] =>
  [...section.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name!);

/** Those that the README names, and those that every element with a view has. */
function eventsIn(section: string): EventInfo[] {
  const heard = section.replace(/It listens to .*/s, '');
  return Object.entries(EVENTS)
    .filter(([name]) => heard.includes(`\`${name}\``))
    .map(([name, info]) => ({ name, ...info }));
}
