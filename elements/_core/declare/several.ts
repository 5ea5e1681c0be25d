import type { SafeUrl } from '../../../react-views/_shared/safe.js';
import { INVALID, type PropType } from './prop-type.js';
import { text, url } from './prop-types.js';

/** One value of a prop type, or a list of them, also as JSON. */
function several<Value>(type: PropType<Value>): PropType<readonly NonNullable<Value>[]> {
  const listed = (values: readonly unknown[]) => {
    const read = values.map((value) => type.fromValue(value));
    // The places of a list mean something, so a value that is none stays as nothing.
    return read.every((value) => value === INVALID)
      ? INVALID
      : read.map((value) => (value === INVALID ? undefined : value) as NonNullable<Value>);
  };
  const alone = (value: Value | typeof INVALID) =>
    value === INVALID ? INVALID : value === undefined ? [] : [value as NonNullable<Value>];
  return {
    name: type.name,
    fallback: [],
    fromText: (written) => (listIn(written) ? listed(listIn(written)!) : alone(type.fromText(written))),
    fromValue: (value) => {
      const values = Array.isArray(value) ? value : typeof value === 'string' ? listIn(value) : undefined;
      return values ? listed(values) : alone(type.fromValue(value));
    },
  };
}

function listIn(written: string): readonly unknown[] | undefined {
  if (!written.trim().startsWith('[')) return undefined;
  try {
    const list: unknown = JSON.parse(written);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

export const texts = (): PropType<readonly string[]> => several(text());
export const urls = (): PropType<readonly SafeUrl[]> => several(url());
