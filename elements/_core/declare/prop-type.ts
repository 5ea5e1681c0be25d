/** Stands for a value that a prop type cannot take. The prop falls back to its default, with one warning. */
export const INVALID = Symbol('invalid value');

/** True if no attribute, property of a node or field of a dialog gives a value of this type. */
export const isUnwritten = ({ name, isRead }: PropType<unknown>): boolean =>
  name === 'callback' || isRead === true;

/**
 * The values of a prop, and the reader of its authored forms. A prop type is data and pure functions: it works without
 * a DOM, except that `html` throws `SanitizerMissing` for markup that is not plain until the sanitiser is loaded.
 */
export interface PropType<out Value> {
  readonly name: 'text' | 'html' | 'url' | 'boolean' | 'number' | 'enum' | 'list' | 'object' | 'callback';
  /** The prop's value when no source gives one. */
  readonly fallback: Value;
  /** The prop's value when a source gives one that the prop type cannot take. Default: `fallback`. */
  readonly otherwise?: Value;
  /** The legal values of an `enum`. */
  readonly values?: readonly string[];
  /** The types of a list's items or an object's fields. */
  readonly shape?: Shape;
  /** The fields without which a list's item is not shown. */
  readonly needs?: readonly string[];
  /** The legal values of a `number`. */
  readonly range?: Range;
  /** Another name that its attribute may have, as other libraries have it: `href` for `link`. */
  readonly alias?: string | undefined;
  /** True if it is the path of a picture or an icon file, which editors let their authors choose. */
  readonly isAsset?: true;
  /** True if only nodes in the tag are a value, which no text is. */
  readonly isRead?: true;
  /** Reads an attribute's text. */
  fromText(text: string): Value | typeof INVALID;
  /** Reads a property, a JSON slot or a model's field. It is never called with null or undefined. */
  fromValue(value: unknown): Value | typeof INVALID;
}

/** The prop types of a tag's props, by the prop's camelCase name. */
export type PropTypes = Readonly<Record<string, PropType<unknown>>>;

/** The props that a view gets for these prop types. One with a default is never undefined. */
export type PropValues<P extends PropTypes> = {
  readonly [K in keyof P]: P[K] extends PropType<infer Value> ? Value : never;
};

export type Shape = Readonly<Record<string, PropType<unknown>>>;

export type Range = Readonly<{ min?: number; max?: number }>;

/** A view's props once resolved: what the prop types promise, no longer known prop by prop. */
export type ResolvedProps = Readonly<Record<string, unknown>>;
