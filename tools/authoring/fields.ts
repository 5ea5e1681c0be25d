import { type ElementDefinition, hasView, type PropKinds } from '../../elements/_core/definition.js';
import type { Kind } from '../../elements/_core/props/kinds.js';
import { attributeNames } from '../../elements/_core/props/names.js';
import type { Guide } from './guide.js';
import { labelOf } from './labels.js';

/** One prop as an author's dialog offers it. It is data, so that a browser can be told of it as JSON. */
export interface Field {
  /** The prop's name, which is the name of the property in the content. */
  readonly name: string;
  readonly label: string;
  readonly kind: Exclude<Kind<unknown>['name'], 'callback'>;
  /** What the room's README says of it; of lists and objects it tells their JSON, which authors never see. */
  readonly description?: string;
  /** The legal values of an `enum`. */
  readonly choices?: readonly string[];
  /** The least and the greatest `number`. */
  readonly min?: number;
  readonly max?: number;
  /** Whether it is the path of a picture or an icon file. */
  readonly isAsset?: true;
  /** What holds while the author gives nothing. */
  readonly fallback?: string | number | boolean;
  /** The fields of a list's items or of an object. */
  readonly fields?: readonly Field[];
}

/** The picture that a component takes from the repository's list of pictures. */
export const isPicture = ({ isAsset, name }: Pick<Field, 'isAsset' | 'name'>): boolean =>
  isAsset === true && !/icon|logo/i.test(name);

/**
 * The fields of an element's dialog, from its definition. Left out is what no author gives: callbacks, and what the
 * page itself gives (its language, what stands beside a fragment).
 */
export function fieldsOf(definition: ElementDefinition, guide?: Guide): Field[] {
  const given = new Set([definition.language, ...besidesOf(definition)]);
  return fieldsOfKinds(
    Object.fromEntries(Object.entries(definition.props).filter(([prop]) => !given.has(prop))),
    guide,
  );
}

/** The fields of a shape: of a list's items, of an object, of a component that has no element. */
export function fieldsOfKinds(kinds: PropKinds, guide?: Guide): Field[] {
  const fields = Object.entries(kinds).flatMap(([name, kind]) => fieldOf(name, kind, guide) ?? []);
  return fields.map((field, at) => withoutRepetition(field, fields[at - 1]));
}

/** A README's row may be about several props; below the first of them it is read once. */
function withoutRepetition({ description, ...field }: Field, before: Field | undefined): Field {
  return description === undefined || description === before?.description ? field : { ...field, description };
}

function fieldOf(name: string, kind: Kind<unknown>, guide?: Guide): Field | undefined {
  if (kind.name === 'callback') return undefined;
  const description = kind.shape ? undefined : meaningOf(name, guide);
  const fallback = scalar(kind.fallback);
  return {
    name,
    label: labelOf(name),
    kind: kind.name,
    ...(description && { description }),
    ...(kind.values && { choices: kind.values }),
    ...kind.range,
    ...(kind.isAsset && { isAsset: true }),
    ...(fallback !== undefined && { fallback }),
    ...(kind.shape && { fields: fieldsOfKinds(kind.shape) }),
  };
}

const meaningOf = (name: string, guide?: Guide) =>
  [name, ...attributeNames(name)].map((each) => guide?.meanings.get(each)).find(Boolean);

const besidesOf = (definition: ElementDefinition) =>
  hasView(definition) ? (definition.fragment?.besides ?? []) : [];

function scalar(value: unknown): string | number | boolean | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined;
}
