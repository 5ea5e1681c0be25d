import { warnOnce } from '../../../page/warn.js';
import { NO_CONTENT } from '../declare/authored.js';
import type { FragmentSource, TagDefinition } from '../declare/definition.js';
import { readAttributes, slotName } from '../declare/names.js';
import type { PropTypes, ResolvedProps } from '../declare/prop-type.js';
import { INVALID, type PropType } from '../declare/prop-type.js';
import {
  NOT_GIVEN,
  OWN_CONTENT,
  ownReaders,
  type Prop,
  type PropReader,
  readersOf,
  type Sources,
} from './sources.js';

type Readable = TagDefinition & { readonly fragment?: FragmentSource };

/** Where a tag's model comes from: a browser's page, what a server asks, what a CMS has stored. */
export interface ModelPort {
  /**
   * @param isLacking whether the tag has no data of its own. Then the page asks for the fragment that a meta tag names.
   * @returns undefined where the tag names no model.
   * @throws a value that stands for a model on its way, such as a promise, or an error where the model cannot be had.
   */
  model(isLacking: boolean): unknown;
  /** Whether to wait for that, although the tag has other data. Default: for a promise. */
  isAwaited?(cause: unknown): boolean;
}

const isPromise = (cause: unknown): boolean => cause instanceof Promise;

/**
 * A tag's props, from its own sources and its model: one reading, wherever the tag stands.
 *
 * @throws the error of `port.model`, if the tag has nothing else to show or waits for it.
 * @throws SanitizerMissing
 */
export function readProps(definition: Readable, own: Sources, port: ModelPort): ResolvedProps {
  const { fragment } = definition;
  const isLacking = fragment !== undefined && !hasOwnData(definition, own, fragment.besides);
  return resolveProps(definition, { ...own, model: modelFor(definition, own, port, isLacking) });
}

const NOTHING: Sources = { properties: {}, attributes: { getAttribute: () => null }, authored: NO_CONTENT };

/** The props that a model gives where there is no tag to say anything. */
export const propsOfModel = (definition: Readable, model: unknown, language: string): ResolvedProps =>
  readProps(definition, { ...NOTHING, language: () => language }, { model: () => model });

function modelFor(definition: Readable, own: Sources, port: ModelPort, isLacking: boolean): unknown {
  const { isAwaited = isPromise } = port;
  try {
    return port.model(isLacking);
  } catch (cause) {
    if (isAwaited(cause) || !hasOwnData(definition, own)) throw cause;
    return undefined;
  }
}

/** The prop types that attributes and data scripts give as JSON. */
const IN_JSON: ReadonlySet<string> = new Set(['list', 'object']);

/**
 * A view's props from all sources. A value that its prop type cannot take gives the default, with one warning that names
 * tag, source and value.
 */
export function resolveProps(definition: TagDefinition, sources: Sources): ResolvedProps {
  const readers = isAsWritten(definition, sources) ? [] : readersOf(definition, sources);
  const resolved: Record<string, unknown> = {};
  for (const prop of propsOf(definition.props)) {
    const value = readProp(definition.tag, prop, readers);
    resolved[prop.name] = value === NOT_GIVEN ? prop.type.fallback : value;
  }
  // What the author wrote on a part, such as its id, goes with it, even if an attribute of the tag gives the words.
  const { written: parts, places = [] } = (readers.length > 0 && sources.authored.form?.()) || {};
  return { ...resolved, ...(parts && { parts }), ...(places.length > 0 && { places }) };
}

const known = new WeakMap<PropTypes, readonly Prop[]>();

/** The props of a tag name, which are the same for every tag of it. */
function propsOf(types: PropTypes): readonly Prop[] {
  let props = known.get(types);
  if (!props) {
    props = Object.entries(types).map(([name, type]) => ({
      name,
      type,
      attributes: readAttributes(name, type),
      slot: slotName(name),
    }));
    known.set(types, props);
  }
  return props;
}

/**
 * The tag's own content. If it names a model, its content comes from there, and its HTML is a fallback.
 */
export function besideModel(definition: TagDefinition, own: Sources, namesModel: () => boolean): Sources {
  const { form, ...authored } = own.authored;
  return form && !definition.form!.isBesideModel && namesModel() ? { ...own, authored } : own;
}

/**
 * Gives the content that a tag's form leaves in sight, if the tag takes any of its data from its HTML, or undefined if
 * it takes none, so that its HTML is a fallback alone.
 */
export function leftoverOf(definition: TagDefinition, own: Sources): readonly unknown[] | undefined {
  const { form, ...authored } = own.authored;
  if (!form) return undefined;
  const { parts, leftover } = form();
  const above = ownReaders(definition, { ...own, authored });
  const isTaken = (prop: Prop) =>
    parts.has(prop.name) && above.every((reader) => reader.read(prop) === NOT_GIVEN);
  return propsOf(definition.props).some(isTaken) ? leftover : undefined;
}

/**
 * True if a tag stays as it was written, whole, because its view would be half of that. Its attributes show nothing then.
 */
export const isAsWritten = (definition: TagDefinition, own: Sources): boolean =>
  (own.authored.form?.().missed ?? []).length > 0 && leftoverOf(definition, own) !== undefined;

/**
 * True if anything but the model gives one of the tag's props.
 *
 * @param besides props that do not count.
 */
export function hasOwnData(
  definition: TagDefinition,
  sources: Sources,
  besides: readonly string[] = [],
): boolean {
  const own = ownReaders(definition, sources);
  return propsOf(definition.props).some(
    (prop) => !besides.includes(prop.name) && own.some((reader) => reader.read(prop) !== NOT_GIVEN),
  );
}

/** @returns `NOT_GIVEN` if the default is to be taken. */
function readProp(tag: string, prop: Prop, readers: readonly PropReader[]): unknown {
  for (const reader of readers) {
    const value = reader.read(prop);
    if (value === NOT_GIVEN) continue;
    if (value !== INVALID) return value;
    const where = reader.describe(prop);
    const why = where.includes('[object Object]')
      ? ': a framework wrote an object as text, give it as JSON'
      : '';
    const { type } = prop;
    const used = type.otherwise === undefined ? 'its default' : `"${type.otherwise}"`;
    const fault = where === OWN_CONTENT ? `has nothing for ${prop.name}` : faultOf(type);
    warnOnce(`<${tag}> ${where} ${fault}${why}; ${used} is used`);
    return type.otherwise ?? NOT_GIVEN;
  }
  return NOT_GIVEN;
}

function faultOf({ name, values }: PropType<unknown>): string {
  if (values) return `is none of ${values.join(', ')}`;
  if (name === 'url') return 'is no http, https, mailto, tel, relative or in-page address';
  if (name === 'callback') return 'cannot be given so; set a function as a property';
  return `is no ${IN_JSON.has(name) ? `${name} in JSON` : name}`;
}
