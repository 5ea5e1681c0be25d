import type { ComponentType } from 'react';
import type { Translate } from '../../../vocabulary/labels.js';
import type { AuthoredContent } from './authored.js';
import type { HtmlForm, HtmlFormOf } from './html-form.js';
import type { PropTypes, PropValues } from './prop-types.js';

export type { PropTypes, PropValues };

/**
 * When the class of a tag is loaded whose view a server has rendered. `never`: use does not load it, only a change of its
 * data does. `interaction`: a visitor who is about to use it does, too.
 */
export type Activation = 'never' | 'interaction';

/**
 * Gives a view the values that no author writes: the element finds them in the page around it, or elsewhere. The view
 * takes each value as an optional prop, because a server has no element that could find any.
 */
export interface Controller<Props, Found> {
  /** Gives the view its props now. It is called on every render, so it must return cached values. */
  read(props: Props): Found;
  /** The view stands in this container, or was written anew. */
  shown?(view: Element): void;
  /** The element has left the page or failed. A new controller starts when it comes back. */
  stop(): void;
}

/**
 * Starts the controller of an element before its first render. The controller calls `refresh` to make the element
 * render again.
 */
export type StartController<Props = ResolvedProps, Found = ResolvedProps> = (
  host: HTMLElement,
  refresh: () => void,
) => Controller<Props, Found>;

/** A link in what an author wrote, and how many lists it stands in. */
export interface AuthoredLink {
  /** As written, character references decoded. */
  readonly address: string;
  readonly text: string;
  readonly depth: number;
  /** As written on it, or around it in the tag. */
  readonly lang?: string | undefined;
}

/** The facts that a server knows, in place of the page that a controller would ask. */
export interface ServedSource {
  readonly authored: AuthoredContent;
  /** The links in the content outside slots, in its order. */
  links(): readonly AuthoredLink[];
  /** The element's words in the language around it. */
  readonly word: Translate;
  /** The language around the element. */
  readonly language?: string | undefined;
  /** The query of the page's address, `?` included. */
  readonly query: string;
  /** Undefined where a component is written without its page. */
  readonly page?: ServedPage;
  /** The props that the tag and its model give. */
  readonly props: ResolvedProps;
  /**
   * The headings of the whole page, where it is at hand. Undefined where only a browser can tell them, or link to them.
   *
   * @throws a promise while other tags are still written.
   */
  readonly headings?: (wanted: WantedHeadings) => readonly ServedHeading[] | undefined;
}

/** What a page's HTML says of all of it. */
export interface ServedPage {
  readonly address: string | undefined;
  readonly timeZone: string | undefined;
}

/** Which headings of a page are meant, as `uni-toc` has them in its props. */
export interface WantedHeadings {
  readonly startLevel?: string;
  readonly stopLevel?: string;
  readonly includeClasses?: string;
  readonly ignoreClasses?: string;
}

/** A heading that a page can link to. */
export interface ServedHeading {
  readonly id: string;
  readonly value: string;
  readonly level: number;
  readonly lang?: string | undefined;
}

/** A view with state of its own, and what controls it: the module of an island exports one as `island`. */
export interface Island<Props = never> {
  readonly view: ComponentType<ResolvedProps>;
  readonly controller: StartController | undefined;
  /** For the types alone: the props that the view and its controller take. */
  readonly takes?: (props: Props) => void;
}

/** Where the data of a tag lie that stands once in a page: in a fragment that many pages share. */
export interface FragmentSource {
  /** The meta tag whose content is the fragment's path. */
  readonly meta: string;
  /** The component in the fragment, by the last part of its resource type. */
  readonly component: string;
  /** Props that a tag may have beside the fragment. With any other of its own, it has its data and none is fetched. */
  readonly besides?: readonly string[];
  /** The console's message if the fragment cannot be had, where the specification has words for it. */
  readonly failure?: string;
}

/** The part of a declaration that every tag has. It needs no DOM, because the server and the build read it too. */
export interface TagDefinition<P extends PropTypes = PropTypes> {
  readonly tag: `uni-${string}`;
  readonly props: P;
  /** Reads props out of the ordinary HTML in the tag. Without a form, that HTML is a fallback alone. */
  readonly form?: HtmlForm;
  /** The prop that the language around the tag gives when no other source does, as that of `uni-news-hero`'s date. */
  readonly language?: string;
  /**
   * Data scripts that are no prop's, such as what a server has found for the search. The CMS or a service of it gives
   * them.
   */
  readonly dataSlots?: readonly string[];
  /** The slots that the tag lays out. As many children without slots fill them in this order. */
  readonly areas?: readonly string[];
  /** The box that the tag makes. Default: `block`. */
  readonly display?: 'block' | 'inline';
  /** Few pages have it: its code is a file of its own, which no other page loads. */
  readonly isRare?: true;
}

/** A view's props once resolved: what the prop types promise, no longer known prop by prop. */
export type ResolvedProps = Readonly<Record<string, unknown>>;

/** A tag that a React view renders. Made by `defineView` or `defineIsland`, which check the view against the prop types. */
export interface ViewDefinition<P extends PropTypes = PropTypes> extends TagDefinition<P> {
  /** A pure function of props and labels. Of an island, its placeholder. */
  readonly view: ComponentType<ResolvedProps>;
  /** Loads the view with state, which React renders over the placeholder on first use. */
  readonly island?: () => Promise<{ readonly island: Island }>;
  readonly activates: Activation;
  readonly controller?: StartController;
  readonly serve?: (source: ServedSource) => ResolvedProps | undefined;
  readonly unserved?: (source: ServedSource) => ResolvedProps;
  readonly asked?: readonly string[];
  readonly prerenders: boolean;
  readonly fragment?: FragmentSource;
  readonly hides?: (props: ResolvedProps, fromModel: boolean) => boolean;
  readonly styles: () => Promise<{ readonly css: string }>;
}

/** The declaration of an element's view, pure or not. */
interface Declaration<P extends PropTypes, Found extends object> extends TagDefinition<P> {
  readonly form?: HtmlFormOf<NoInfer<P>>;
  readonly language?: keyof P & string;
  /**
   * Gives what the controller would give, on a server. Undefined if a server cannot know it, so that the tag stays as
   * authored.
   */
  readonly serve?: (source: ServedSource) => Partial<NoInfer<Found>> | undefined;
  readonly fragment?: FragmentSource & { readonly besides?: readonly (keyof P & string)[] };
  /**
   * Whether nothing is to be seen: then the authored content is hidden too, although the view is empty.
   *
   * @param fromModel whether the tag names a model, which has been read.
   */
  readonly hides?: (props: PropValues<NoInfer<P>>, fromModel: boolean) => boolean;
  /** The view's style sheet, loaded only by `isolated` elements. */
  readonly styles: () => Promise<{ readonly css: string }>;
}

interface ViewDeclaration<P extends PropTypes, V extends object, Asked extends object, Found extends object>
  extends Declaration<P, Found> {
  /** Its one hook is `useLabels`. A view with state is an island. */
  readonly view: ComponentType<V>;
  readonly activates?: Activation;
  /** Gives the view what authors do not. Props that only the controller asks for need not be the view's. */
  readonly controller?: StartController<Asked, Found>;
}

interface IslandDeclaration<P extends PropTypes, V extends object, Found extends object>
  extends Declaration<P, Found> {
  /** The view that servers write: pure, and working as plain HTML with its form controls. */
  readonly placeholder: ComponentType<V>;
  /** Loads the module that exports the view with state. */
  readonly island: () => Promise<{ readonly island: Island<PropValues<NoInfer<P>>> }>;
  /**
   * The placeholder's props from the CMS if `serve` gives none: the tag has it as its content, and React renders at once.
   */
  readonly unserved?: (source: ServedSource) => Partial<NoInfer<Found>>;
  /** Props that the page's address says before the author does, by the names of its parameters. */
  readonly asked?: readonly (keyof P & string)[];
}

/** A tag that brings its own class, because it arranges content that it did not make or must work without React. */
export interface ClassDefinition<P extends PropTypes = PropTypes> extends TagDefinition<P> {
  /** Makes the class on first call: its super class does not exist on a server. */
  readonly elementClass: () => CustomElementConstructor;
  /** The style sheet that lays its content out, for a page without our style sheet. */
  readonly styles?: () => Promise<{ readonly css: string }>;
}

export type ElementDefinition = ViewDefinition | ClassDefinition;

type UnknownProp<V, P, Asked, Found> =
  // What is written on the parts of the tag's HTML comes with them.
  | Exclude<keyof V, keyof P | keyof Found | 'parts'>
  | Exclude<keyof P, keyof V | keyof Asked>
  | Exclude<keyof Found, keyof V>;

type WrongProp<V, Given> = {
  [K in keyof V & keyof Given]: Given[K] extends V[K] ? never : K;
}[keyof V & keyof Given];

/**
 * Nothing when the view and its controller take exactly what the element gives, else a property that names the prop. It is
 * asked of the view alone, because the compiler writes out all of what lacks a property, and names the property last.
 */
type Agreement<V, P extends PropTypes, Asked, Found> = [UnknownProp<V, P, Asked, Found>] extends [never]
  ? PropValues<P> & Partial<Found> extends Pick<V, (keyof P | keyof Found) & keyof V> & Asked
    ? unknown
    : {
        readonly [K in WrongProp<V & Asked, PropValues<P> & Partial<Found>> as `prop ${string &
          K} has another type in the view`]: never;
      }
  : {
      readonly [K in UnknownProp<V, P, Asked, Found> as `prop ${string &
        K} is known to the view or to the element alone`]: never;
    };

/**
 * Declares a tag over its React view. It does not compile when the two disagree: a prop that only one of them knows,
 * or one whose type does not give what the view asks for.
 *
 * @example
 * export const definition = defineView({
 *   tag: 'uni-callout',
 *   props: { title: text(), titleType: oneOf(['h3', 'h4'], 'h3'), description: html() },
 *   view: Callout,
 *   styles: () => import('../../../react-views/callout/callout.css?text'),
 * });
 */
export function defineView<
  const P extends PropTypes,
  V extends object,
  Asked extends object = Record<never, never>,
  Found extends object = Record<never, never>,
>(
  declaration: ViewDeclaration<P, V, Asked, Found> & {
    readonly view: Agreement<NoInfer<V>, P, NoInfer<Asked>, NoInfer<Found>>;
  },
): ViewDefinition<P> {
  const { activates = 'never', controller, serve } = declaration;
  const prerenders = !controller || serve !== undefined;
  return { ...declaration, activates, prerenders } as unknown as ViewDefinition<P>;
}

/**
 * Declares a tag whose view has state of its own: hooks, listeners, controlled fields. Servers write the placeholder. In
 * the browser, React renders the island over it when a visitor first uses it, and at once where no server has written any.
 *
 * @example
 * export const definition = defineIsland({
 *   tag: 'uni-fee-finder',
 *   props: { year: number() },
 *   placeholder: FeeTable,
 *   island: () => import('./fee-finder-island.js'),
 *   styles: () => import('../../react-views/fee-finder/fee-finder.css?text'),
 * });
 */
export function defineIsland<
  const P extends PropTypes,
  V extends object,
  Found extends object = Record<never, never>,
>(
  declaration: IslandDeclaration<P, V, Found> & {
    readonly placeholder: Agreement<NoInfer<V>, P, PropValues<NoInfer<P>>, Omit<NoInfer<V>, keyof P>>;
  },
): ViewDefinition<P> {
  const { placeholder, ...rest } = declaration as unknown as IslandDeclaration<P, ResolvedProps, Found>;
  return {
    ...rest,
    view: placeholder,
    activates: 'interaction',
    prerenders: true,
  } as unknown as ViewDefinition<P>;
}

/** Checks an island's view against its controller and the tag's props. Its module exports the result as `island`. */
export function islandOf<Props extends object, Found extends object = Record<never, never>>(parts: {
  readonly view: ComponentType<Props & Partial<Found>>;
  readonly controller?: StartController<Props, Found>;
}): Island<Props> {
  return parts as unknown as Island<Props>;
}

/** Declares a tag that brings its own class. */
export function defineClass<const P extends PropTypes>(
  definition: ClassDefinition<P> & { readonly form?: HtmlFormOf<NoInfer<P>> },
): ClassDefinition<P> {
  return definition;
}

export const hasView = (definition: ElementDefinition): definition is ViewDefinition => 'view' in definition;
