import { type ElementDefinition, hasView } from '../../elements/_core/declare/definition.js';
import { isUnwritten, type PropType, type PropTypes } from '../../elements/_core/declare/prop-type.js';
import { type AuthorWords, type FieldWords, fieldWords, iconWords, titleOf } from './author-words.js';
import type { Field } from './field.js';

/**
 * The fields of an element's dialog, from its definition. Left out is what no author gives: callbacks, and what the
 * page itself gives (its language, what stands beside a fragment).
 */
export function fieldsOf(definition: ElementDefinition, words?: AuthorWords): Field[] {
  const given = new Set([definition.language, ...besidesOf(definition)]);
  return fieldsOfProps(
    Object.fromEntries(Object.entries(definition.props).filter(([prop]) => !given.has(prop))),
    words,
  );
}

/** The fields of a shape: of a list's items, of an object, of a component that has no element. */
export function fieldsOfProps(kinds: PropTypes, words?: AuthorWords, above = ''): Field[] {
  return Object.entries(kinds).flatMap(([name, kind]) => fieldOf(name, kind, words, above) ?? []);
}

function fieldOf(
  name: string,
  kind: PropType<unknown>,
  words: AuthorWords | undefined,
  above: string,
): Field | undefined {
  if (kind.name === 'callback' || isUnwritten(kind)) return undefined;
  const path = above + name;
  const { label, help, choices: named = {}, isTechnical, isNeeded, chooser } = fieldWords(path, words) ?? {};
  const choices = chooser === 'icon' ? iconWords : named;
  const values = (kind.values ?? (kind.name === 'text' ? Object.keys(choices) : [])).filter(
    meansAnother(choices),
  );
  const fallback = scalar(kind.fallback);
  return {
    name,
    label: label?.[0] ?? titleOf(name),
    kind: kind.name,
    ...(help && { description: help[0] }),
    ...(values.length > 0 && { choices: values, meanings: meaningsOf(choices) }),
    ...(isTechnical && { isTechnical }),
    ...(isNeeded && { isNeeded }),
    ...(chooser && { chooser }),
    ...kind.range,
    ...(kind.isAsset && { isAsset: true }),
    ...(fallback !== undefined && { fallback }),
    ...(kind.shape && { fields: rowFields(kind.shape, kind.needs, words, `${path}/`) }),
  };
}

/** The fields of a row or an object, with what the element leaves a row out without. */
const rowFields = (
  shape: PropTypes,
  needs: readonly string[] = [],
  words: AuthorWords | undefined,
  above: string,
) =>
  fieldsOfProps(shape, words, above).map(
    (field): Field => (needs.includes(field.name) ? { ...field, isNeeded: true } : field),
  );

/** Two words of a list may mean the same, as `ul` and `bulleted` do: authors choose the first. */
function meansAnother(choices: NonNullable<FieldWords['choices']>): (value: string) => boolean {
  const known = new Set<string>();
  return (value) => {
    const meaning = choices[value]?.[0] ?? value;
    return !known.has(meaning) && known.add(meaning).size > 0;
  };
}

const meaningsOf = (choices: NonNullable<FieldWords['choices']>) =>
  Object.fromEntries(Object.entries(choices).map(([value, [english]]) => [value, english]));

const besidesOf = (definition: ElementDefinition) =>
  hasView(definition) ? (definition.fragment?.besides ?? []) : [];

function scalar(value: unknown): string | number | boolean | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined;
}
