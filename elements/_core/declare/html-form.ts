import type { Parts } from '../../../react-views/_shared/parts.js';
import type { SafeHtml, SafeUrl } from '../../../react-views/_shared/safe.js';
import type { Html, HtmlLink, WithParts } from './html.js';
import type { PropType, PropTypes } from './prop-type.js';
import type { AuthoredPart, Tree } from './tree.js';

type ValueOf<Type> = Type extends PropType<infer Value> ? NonNullable<Value> : never;
type PropOf<P extends PropTypes, Wanted> = {
  [K in keyof P]: ValueOf<P[K]> extends Wanted ? K : never;
}[keyof P] &
  string;
type UrlProp<P extends PropTypes> = PropOf<P, SafeUrl>;
type HtmlProp<P extends PropTypes> = PropOf<P, SafeHtml>;
/** One of a list of words, or a text. */
type LevelProp<P extends PropTypes> = Exclude<PropOf<P, string>, UrlProp<P>>;
type TextProp<P extends PropTypes> = {
  [K in LevelProp<P>]: string extends ValueOf<P[K]> ? K : never;
}[LevelProp<P>];

/** The value that ordinary HTML can give for a prop: an address as text, rich text as a part of the author's nodes. */
type Given<Value> = Value extends SafeHtml ? AuthoredPart : GivenIn<Value>;

/** The value in a list or an object. There, rich text is its markup if that is a copy. */
type GivenIn<Value> = Value extends SafeUrl
  ? string
  : Value extends SafeHtml
    ? AuthoredPart | string
    : Value extends readonly (infer Item)[]
      ? readonly GivenIn<Item>[]
      : Value extends object
        ? { readonly [K in keyof Value]?: GivenIn<NonNullable<Value[K]>> | undefined } & WithParts
        : Value;

/**
 * The parts that a tag takes out of its ordinary HTML, and the prop that each gives (contract §3). A declaration has it as
 * `HtmlFormOf`, which knows the props. What is written on heading, picture, link and button goes to the view as its `parts`
 * of these names.
 */
export interface HtmlForm {
  /** Takes all of it, as it stands: words for a text prop, markup for an `html` prop. */
  readonly all?: string;
  /** Takes text that is in no element. By default, `all` takes it, or else `rest`. */
  readonly words?: string;
  /** Takes the address of a link, wherever it is in the words. */
  readonly anyLink?: LinkProps;
  /** Takes a button's type, because words without a link are a button. */
  readonly buttonType?: string;
  /** The first heading's words. */
  readonly heading?: string;
  /** Takes the first heading's level, or the nearest level that the prop can have. */
  readonly level?: string;
  /** The first heading's id. */
  readonly id?: string;
  /** The first picture that stands for itself. */
  readonly picture?: { readonly [Attribute in PictureAttribute]?: string };
  /** The caption of that picture, with its links. */
  readonly caption?: string;
  /** The first link that stands for itself. Without a heading, its words are taken for the heading's. */
  readonly link?: LinkProps;
  /** The last link that stands for itself, with its words. */
  readonly lastLink?: LinkProps;
  /** All links that stand for themselves, each as an item of a list. */
  readonly links?: { readonly [prop: string]: ((link: HtmlLink) => unknown) | undefined };
  /** The first `time` that stands for itself: its `datetime`, or its words. */
  readonly time?: string;
  /** The nodes before the heading, as rich text. */
  readonly before?: string;
  /** All other nodes in their order, as rich text. */
  readonly rest?: string;
  /** Reads props that no other part can give. It is called before all other parts are read, which see what it has left. */
  readonly read?: ReadProps;
  /** Read a prop from a child in its slot, whose content is no text as it stands, such as a list of links. */
  readonly slots?: { readonly [prop: string]: ((html: Html) => unknown) | undefined };
  /** True if words count only in a tag that is surely closed: `<uni-icon />` swallows the text that follows it. */
  readonly isClosed?: true;
  /** Set it if the view rewrites what it takes, such as dates. A missing word is then no sign of an unclosed tag. */
  readonly isReworded?: true;
  /** True if headings and lists that the form does not take may stand beside the view. By default, all stays as written then. */
  readonly isBeside?: true;
  /** True if the tag reads its HTML first although it names a model, which then gives the rest. */
  readonly isBesideModel?: true;
}

/** A function that reads several props at once, because what gives one of them is none of another. */
interface ReadProps {
  /** The props that it can give. */
  readonly gives: readonly string[];
  readonly from: (html: Html) => { readonly [prop: string]: unknown };
}

/** The props that a link gives. */
type LinkProps = { readonly [Part in 'url' | 'text' | 'label']?: string };

type PictureAttribute = 'src' | 'srcset' | 'sizes' | 'alt' | 'loading' | 'width' | 'height';

/** A form of these props: one that names a prop which there is not, or which is of another type, does not compile. */
export interface HtmlFormOf<P extends PropTypes> extends HtmlForm {
  readonly all?: TextProp<P> | HtmlProp<P>;
  readonly words?: TextProp<P> | HtmlProp<P>;
  readonly anyLink?: LinkPropsOf<P>;
  readonly buttonType?: TextProp<P>;
  readonly heading?: TextProp<P>;
  readonly level?: LevelProp<P>;
  readonly id?: TextProp<P>;
  readonly picture?: {
    readonly [Attribute in PictureAttribute]?: LevelProp<P> | UrlProp<P> | PropOf<P, number>;
  };
  readonly link?: LinkPropsOf<P>;
  readonly lastLink?: LinkPropsOf<P>;
  readonly links?: {
    readonly [K in keyof P & string]?: (link: HtmlLink) => Given<ItemOf<ValueOf<P[K]>>>;
  };
  readonly caption?: HtmlProp<P>;
  readonly time?: TextProp<P>;
  readonly before?: HtmlProp<P>;
  readonly rest?: TextProp<P> | HtmlProp<P>;
  readonly read?: {
    readonly gives: readonly (keyof P & string)[];
    readonly from: (html: Html) => { readonly [K in keyof P & string]?: Given<ValueOf<P[K]>> | undefined };
  };
  readonly slots?: { readonly [K in keyof P & string]?: (html: Html) => Given<ValueOf<P[K]>> | undefined };
}

type LinkPropsOf<P extends PropTypes> = {
  readonly url: UrlProp<P>;
  readonly text?: TextProp<P>;
  readonly label?: TextProp<P>;
};

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

/** The result of reading a tag's HTML by its form. */
export interface ReadForm<Node = unknown> {
  /** By the prop that it gives: a text, an `AuthoredPart`, a list, an object. */
  readonly parts: ReadonlyMap<string, unknown>;
  /** The nodes that the form has no place for. They stay in sight where they stand, beside the view. */
  readonly leftover: readonly Node[];
  /**
   * The leftover nodes without which the view would be half of what its author wrote. If there are any, `leftover` is all
   * of the tag's HTML, which stays as written.
   */
  readonly missed?: readonly Node[];
  /** The attributes of the parts, for the view. */
  readonly written?: Parts | undefined;
  /** The ids of elements that the view does not have. They are put ahead of it. */
  readonly places?: readonly string[];
}

/** A tag's form, what its props may be, and what stands in it. */
export interface FormContent<Node> {
  readonly form: HtmlForm;
  readonly props: PropTypes;
  /** The nodes outside slots, without comments. */
  readonly nodes: readonly Node[];
  /** `nodes` as one part. */
  readonly rest: AuthoredPart;
  /** The nodes in slots, by slot name. */
  readonly slotted: ReadonlyMap<string, readonly Node[]>;
  readonly tree: Tree<Node>;
}
