import type { AuthoredContent } from '../_core/declare/authored.js';
import type { TagDefinition } from '../_core/declare/definition.js';

/** Something in a tag that its author did not mean, as far as one can tell. */
export interface Finding {
  /** The tag's name. */
  readonly element: string;
  /** Where in the tag: an attribute, a slot, the content. Empty for the tag itself. */
  readonly place: string;
  readonly message: string;
  readonly remedy: string;
}

/** A finding without its element, which all findings of a tag share. */
export type TagFinding = Omit<Finding, 'element'>;

/** A tag as its author wrote it, read from the DOM or from a server's tree, and the view that it got. */
export interface LintedTag {
  readonly definition: TagDefinition & {
    readonly hides?: (props: Props, fromModel: boolean) => boolean;
    readonly controller?: unknown;
  };
  readonly attributes: WrittenAttributes;
  readonly authored: AuthoredContent;
  /** The view as HTML, or undefined if there is none, so that what it shows is not judged. */
  readonly view?: string | undefined;
  /** The view's props, if the caller knows them. */
  readonly props?: Props | undefined;
  /** Sanitises rich text. If it is not given, the linter does not look for markup that sanitising removes. */
  readonly sanitize?: ((html: string) => string) | undefined;
  /** The slots of elements that follow the paragraph around the tag. */
  readonly strays?: readonly string[] | undefined;
  /** The nearest `lang` around the tag, its own included. */
  readonly lang?: string | undefined;
  /** Whether nothing follows the tag in its parent, as if it had been written `<uni-x />`. */
  readonly isLast?: boolean | undefined;
}

type Props = Readonly<Record<string, unknown>>;

/** The attributes of a tag. */
export interface WrittenAttributes {
  getAttribute(name: string): string | null;
  getAttributeNames(): Iterable<string>;
}

/** Attributes by their names: an element looks through all of them for each that it is asked for. */
export function byName(
  attributes: Iterable<{ readonly name: string; readonly value: string }>,
): WrittenAttributes {
  const values = new Map(Array.from(attributes, ({ name, value }) => [name, value]));
  return { getAttribute: (name) => values.get(name) ?? null, getAttributeNames: () => values.keys() };
}
