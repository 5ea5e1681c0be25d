import { warnOnce } from '../../page/warn.js';
import type { SafeHtml } from '../../react-views/_shared/safe.js';
import { NO_CONTENT } from './children.js';
import type { FragmentSource, PropKinds, ResolvedProps, TagDefinition } from './define.js';
import { isDataSourceError } from './model-error.js';
import { readAttributes, slotName } from './names.js';
import { INVALID, type Kind } from './prop-types.js';
import { theCritic } from './props/doubts.js';
import { collectLosses } from './safe/safe-html.js';
import { NOT_GIVEN, ownSources, type Prop, type Source, type Sources, sourcesOf } from './sources.js';

type Readable = TagDefinition & { readonly fragment?: FragmentSource };

/** Where a tag's model comes from: a browser's page, what a server asks, what a CMS has stored. */
export interface ModelPort {
  /**
   * @param isLacking whether the tag has no data of its own, so that the fragment is asked for that a meta tag names.
   * @returns undefined where the tag names no model.
   * @throws what stands for a model on its way, a promise for instance; an error where the model cannot be had.
   */
  model(isLacking: boolean): unknown;
  /** Whether to wait for that, although the tag has other data. Default: for a promise. */
  isAwaited?(cause: unknown): boolean;
}

/** What a tag gives its view. */
export interface Reading {
  readonly props: ResolvedProps;
  /** Whether some of what the tag was given could not be read, or reaches no view; which was told. */
  isBad(): boolean;
}

const isPromise = (cause: unknown): boolean => cause instanceof Promise;

/**
 * A tag's props, from its own sources and its model: one reading, wherever the tag stands.
 *
 * @throws what `port.model` throws, where the tag has nothing else to show or waits for it; SanitizerMissing.
 */
export function readProps(definition: Readable, given: Sources, port: ModelPort): Reading {
  const { fragment } = definition;
  let isBad = false;
  const noteBad = () => {
    isBad = true;
  };
  const own: Sources = { ...given, noteBad };
  theCritic()?.warnOfLostWords(definition, own);
  const isLacking = fragment !== undefined && !hasOwnData(definition, own, fragment.besides);
  const props = resolveProps(definition, { ...own, model: modelFor(definition, own, port, isLacking) });
  return {
    props,
    isBad: () => isBad || theCritic()?.lostWords(definition, own).next().done === false,
  };
}

const NOTHING: Sources = { properties: {}, attributes: { getAttribute: () => null }, authored: NO_CONTENT };

/** The props that a model gives where there is no tag to say anything. */
export const propsOfModel = (definition: Readable, model: unknown, language: string): ResolvedProps =>
  readProps(definition, { ...NOTHING, language: () => language }, { model: () => model }).props;

function modelFor(definition: Readable, own: Sources, port: ModelPort, isLacking: boolean): unknown {
  const { isAwaited = isPromise } = port;
  try {
    return port.model(isLacking);
  } catch (cause) {
    if (isAwaited(cause) || !hasOwnData(definition, own)) throw cause;
    if (isDataSourceError(cause)) own.noteBad?.();
    return undefined;
  }
}

/** What JavaScript makes of an object, and of no value, that is written as text. */
const NO_TEXT = /\[object Object\]|^(?:undefined|null|NaN)$/;
/** The kinds that may hold rich text. */
const MAY_LOSE: ReadonlySet<string> = new Set(['html', 'list', 'object']);
/** The kinds that attributes and data scripts give as JSON. */
const IN_JSON: ReadonlySet<string> = new Set(['list', 'object']);

/**
 * A view's props from all sources. A value that its kind cannot take gives the default, with one warning that names
 * tag, source and value.
 */
export function resolveProps(definition: TagDefinition, sources: Sources): ResolvedProps {
  const given = sourcesOf(definition, sources);
  const resolved: Record<string, unknown> = {};
  for (const prop of propsOf(definition.props)) {
    const value = readProp(definition.tag, prop, given, sources.noteBad);
    resolved[prop.name] = value === NOT_GIVEN ? prop.kind.fallback : value;
  }
  return resolved;
}

const known = new WeakMap<PropKinds, readonly Prop[]>();

/** What is the same for every tag of a name. */
function propsOf(kinds: PropKinds): readonly Prop[] {
  let props = known.get(kinds);
  if (!props) {
    props = Object.entries(kinds).map(([name, kind]) => ({
      name,
      kind,
      attributes: readAttributes(name),
      slot: slotName(name),
    }));
    known.set(kinds, props);
  }
  return props;
}

/**
 * Whether anything but the model gives one of the tag's props.
 *
 * @param besides props that do not count.
 */
export function hasOwnData(
  definition: TagDefinition,
  sources: Sources,
  besides: readonly string[] = [],
): boolean {
  const own = ownSources(definition, sources);
  return propsOf(definition.props).some(
    (prop) => !besides.includes(prop.name) && own.some((source) => source.read(prop) !== NOT_GIVEN),
  );
}

/** @returns `NOT_GIVEN` where the default is to be taken. */
function readProp(tag: string, prop: Prop, sources: readonly Source[], noteBad?: () => void): unknown {
  for (const source of sources) {
    const [value, lost] = readFrom(source, prop);
    if (value === NOT_GIVEN) continue;
    if (lost.length > 0)
      warnOnce(
        `<${tag}> ${source.describe(prop)} loses ${lost.join(', ')}, which rich text does not take; put it beside the tag, or give another address`,
      );
    if (value !== INVALID) {
      if (NO_TEXT.test(wordsOf(prop.kind, value)))
        warnOnce(
          `<${tag}> ${source.describe(prop)} is what JavaScript writes for a missing value or an object; it is taken as it stands: leave it out, or give a text`,
        );
      return value;
    }
    noteBad?.();
    const json = IN_JSON.has(prop.kind.name) ? source.json?.(prop) : undefined;
    // Who looks for lost words has told it, item by item.
    if (json && theCritic()?.lostInJson(prop.kind, prop.name, json)[0]) return NOT_GIVEN;
    const where = source.describe(prop);
    const why = NO_TEXT.test(where) ? ': a framework wrote an object as text, give it as JSON' : '';
    warnOnce(`<${tag}> ${where} ${remedy(prop.kind)}${why}; its default is used`);
    return NOT_GIVEN;
  }
  return NOT_GIVEN;
}

const readFrom = (source: Source, prop: Prop): readonly [value: unknown, lost: readonly string[]] =>
  MAY_LOSE.has(prop.kind.name) ? collectLosses(() => source.read(prop)) : [source.read(prop), []];

const wordsOf = ({ name }: Kind<unknown>, value: unknown): string =>
  typeof value === 'string' ? value : name === 'html' && value ? String((value as SafeHtml).__html) : '';

function remedy({ name, values }: Kind<unknown>): string {
  if (values) return `is none of ${values.join(', ')}`;
  if (name === 'url') return 'is no http, https, mailto, tel, relative or in-page address';
  if (name === 'callback') return 'cannot be given so; set a function as a property';
  return `is no ${IN_JSON.has(name) ? `${name} in JSON` : name}`;
}
