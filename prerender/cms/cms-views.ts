import { type AuthoredContent, NO_CONTENT } from '../../elements/_core/declare/authored.js';
import type { ServedSource } from '../../elements/_core/declare/controller.js';
import {
  type ElementDefinition,
  hasView,
  type ViewDefinition,
} from '../../elements/_core/declare/definition.js';
import { INVALID, isUnwritten, type ResolvedProps } from '../../elements/_core/declare/prop-type.js';
import { propsOfModel } from '../../elements/_core/read/read-props.js';
import { writeHtml } from '../../elements/_core/write/write-html.js';
import { kebabCase } from '../../elements/_safe/text.js';
import { STYLE_MARK } from '../../page/activation/prerendered.js';
import { isRecord } from '../../page/is-record.js';
import type { LabelTexts } from '../../vocabulary/labels.js';
import '../all-at-once.js';
import { contained, marksOf, servedProps } from '../written-view.js';

/** A component as the CMS has stored it. */
export interface StoredComponent {
  readonly slug: string;
  /** By the props' names. An empty text is none. */
  readonly properties: Readonly<Record<string, unknown>>;
  /** The component's language, as HTML's `lang` has it. */
  readonly language: string;
  /** The views' own words in that language. */
  readonly labels: LabelTexts;
  /** The query of the page's address, with its `?`. Few elements read it. */
  readonly query?: string;
  /** `view` is for visitors, and `edited` for pages whose views the browser writes anew. */
  readonly mode: 'view' | 'edited';
}

/** The output for a template: the tag's attributes, and its content. Without marks and view, it is a bare tag. */
export interface WrittenComponent {
  readonly attributes: Readonly<Record<string, string>>;
  /** The attributes by which a tag says that its view is server-rendered. */
  readonly marks: Readonly<Record<string, string>>;
  /** Lists and objects, as data scripts. */
  readonly data: string;
  /** The view in its container, or empty where only a browser can tell. Without marks, browsers write it anew. */
  readonly view: string;
  /** True if visitors get no tag. */
  readonly isNothing?: true;
  /** The error that the view threw. */
  readonly fault?: string;
}

const JSON_ESCAPES = /[<>&\u2028\u2029]/g;

/** A value as JSON that can stand inside a script element: nothing in it ends the script. */
export function escapedJson(value: unknown): string {
  return JSON.stringify(value ?? null).replace(
    JSON_ESCAPES,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Writes components of these elements: a pure function, the same in Node and in the CMS's own engine. */
export function createCmsViews(
  definitions: ReadonlyMap<string, ElementDefinition>,
): (component: StoredComponent) => WrittenComponent {
  return (component) => {
    const definition = definitions.get(component.slug);
    const nothing = { attributes: {}, marks: {}, data: '', view: '' };
    if (!definition) return nothing;
    const stored = { ...given(component.properties), ...asked(definition, component.query) };
    const slots = slotsOf(definition, stored);
    const read = propsOfModel(definition, stored, component.language);
    const added = addedTo(definition, read);
    if (!added && component.mode !== 'edited') return { ...nothing, isNothing: true };
    const [model, props] = [stored, read].map((each) => ({ ...each, ...added })) as [
      ResolvedProps,
      ResolvedProps,
    ];
    const written = dataOf(definition, model, props);
    for (const [slot, json] of slots) written.data += dataScript(slot, json);
    if (!hasView(definition)) return written;
    return { ...written, ...viewOf(definition, props, { ...NO_CONTENT, json: slots }, component) };
  };
}

/** A component's props as its view gets them, as JSON has it: defaults are in it, and what no kind takes is not. */
export const readStored = (
  definition: ElementDefinition,
  { properties, language }: Pick<StoredComponent, 'properties' | 'language'>,
): unknown => {
  const props = propsOfModel(definition, given(properties), language);
  return plainOf({ ...props, ...addedTo(definition, props) });
};

const addedTo = (definition: ElementDefinition, props: ResolvedProps): ResolvedProps | undefined =>
  hasView(definition) && definition.stored ? definition.stored(props) : {};

/** The properties that an author has filled in: spaces are no text. */
const given = (properties: ResolvedProps): ResolvedProps =>
  Object.fromEntries(
    Object.entries(properties).filter(([, value]) => typeof value !== 'string' || value.trim() !== ''),
  );

/** The props that the page's address may give, as it gives them. */
function asked(definition: ElementDefinition, query = ''): ResolvedProps {
  const names = (hasView(definition) && definition.asked) || [];
  const parameters = names.length > 0 ? new URLSearchParams(query) : undefined;
  const values = names.map((name) => [name, parameters?.get(name) ?? ''] as const);
  return Object.fromEntries(
    values.filter(([name, value]) => value && definition.props[name]?.fromText(value) !== INVALID),
  );
}

/** The data scripts of no prop: those that the CMS, or a service of it, gives. */
function slotsOf({ dataSlots = [] }: ElementDefinition, model: ResolvedProps): AuthoredContent['json'] {
  const given = dataSlots.filter((slot) => Object(model[slot]) === model[slot]);
  return new Map(given.map((slot) => [slot, escapedJson(model[slot])]));
}

const dataScript = (slot: string, json: string) =>
  `<script type="application/json" data-slot="${slot}">${json}</script>`;

/** The stored props in the form in which the tag has them. */
function dataOf({ props: kinds }: ElementDefinition, model: ResolvedProps, props: ResolvedProps) {
  const attributes: Record<string, string> = {};
  let data = '';
  for (const [name, kind] of Object.entries(kinds)) {
    const stored = model[name];
    if (isUnwritten(kind) || stored === undefined || stored === null) continue;
    const value = props[name];
    if (kind.name === 'list' || kind.name === 'object') {
      const plain = plainOf(value);
      if (plain !== undefined) data += dataScript(name, escapedJson(plain));
    } else {
      const text = kind.name === 'url' ? value : stored;
      const saysNothing = value === false && kind.fallback !== true;
      if (text !== undefined && text !== '' && !isRecord(text) && !saysNothing)
        attributes[`data-${kebabCase(name)}`] = String(text);
    }
  }
  return { attributes, marks: {}, data, view: '' };
}

/** Gives a value that JSON can hold: rich text becomes text, and an empty list is left out. */
function plainOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(plainOf) : undefined;
  if (!isRecord(value)) return value;
  if ('__html' in value) return String(value.__html);
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, plainOf(field)]));
}

function viewOf(
  definition: ViewDefinition,
  resolved: ResolvedProps,
  authored: AuthoredContent,
  { labels, language, mode, query = '' }: StoredComponent,
): Partial<WrittenComponent> {
  const { view, unserved } = definition;
  const source: ServedSource = {
    authored,
    links: () => [],
    word: (name, text) => labels[name as keyof LabelTexts] ?? text,
    language,
    query,
    props: resolved,
  };
  const write = (props: ResolvedProps) => writeHtml({ view, props, labels }, STYLE_MARK);
  try {
    const props = servedProps(definition, source);
    if (!props) return unserved ? { view: write({ ...resolved, ...unserved(source) }) } : {};
    const html = write(props);
    const marks = mode === 'edited' ? {} : marksOf(definition.activates);
    return { view: contained(definition, html), marks };
  } catch (error) {
    return { fault: String(error) };
  }
}
