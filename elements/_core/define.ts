import type { ComponentType } from 'react';
import type { Translate } from '../../vocabulary/labels.js';
import type { AuthoredContent } from './children.js';
import type { Kind } from './prop-types.js';

/** The kinds of a tag's props, by the prop's camelCase name. */
export type PropKinds = Readonly<Record<string, Kind<unknown>>>;

/** What a view gets for these kinds: a kind with a default never gives undefined. */
export type PropValues<P extends PropKinds> = {
  readonly [K in keyof P]: P[K] extends Kind<infer Value> ? Value : never;
};

/** A view's callback prop → the event that the element dispatches when the view calls it, the argument as `detail`. */
export type EventNames = Readonly<Record<string, `uni-${string}`>>;

/** When the class of a tag comes whose view stands already: only with a change of its data, or when it is about to be used. */
export type Wakes = 'never' | 'interaction';

/**
 * What an element finds for its view beside the props that authors give: in the page around it, or elsewhere. The view
 * takes each value as an optional prop, because on a server there is no element to find any.
 */
export interface Feed<Props, Fed> {
  /** What the view gets now. Asked at every render: it tells what is known and does not look for it anew. */
  read(props: Props): Fed;
  /** What the view shows that a server rendered, for the render that hydrates it; `read` is asked after that. */
  resume?(view: Element, props: Props): Partial<Fed>;
  /** The view stands, or was written anew, in this container. */
  shown?(view: Element): void;
  /** The element has left the page or failed; a new feed starts when it comes back. */
  stop(): void;
}

/** Starts the feed of an element that is about to render for the first time; `refresh` makes it render again. */
export type StartFeed<Props = ResolvedProps, Fed = ResolvedProps> = (
  host: HTMLElement,
  refresh: () => void,
) => Feed<Props, Fed>;

/** A link in what an author wrote, and how many lists it stands in. */
export interface AuthoredLink {
  /** As written, character references decoded. */
  readonly address: string;
  readonly text: string;
  readonly depth: number;
}

/** What a server knows, in place of the page that a feed would ask. */
export interface ServedSource {
  readonly authored: AuthoredContent;
  /** The links in the content outside slots, in its order. */
  links(): readonly AuthoredLink[];
  /** The element's words in the language around it. */
  readonly word: Translate;
  /** The query of the page's address, `?` included. */
  readonly query: string;
  /** What the tag and its model give. */
  readonly props: ResolvedProps;
}

/** What stands in a tag until React renders it, where no React writes: a pure view, which may have form controls. */
export interface StandIn {
  readonly view: ComponentType<ResolvedProps>;
  /** Props that the page's address says before the author does, by the names of its parameters. */
  readonly asked?: readonly string[];
  /** What it gets beside its props, from the address and what the template hands on. */
  readonly serve: (source: ServedSource) => ResolvedProps;
}

/** Where the data of a tag lie that stands once in a page: in a fragment that many pages share. */
export interface FragmentSource {
  /** The meta tag whose content is the fragment's path. */
  readonly meta: string;
  /** The component in the fragment, by the last part of its resource type. */
  readonly component: string;
  /** Props that a tag may have beside the fragment; with any other of its own, it has its data and none is fetched. */
  readonly besides?: readonly string[];
  /** What the console says when the fragment cannot be had, where the specification has words for it. */
  readonly failure?: string;
}

/** What every tag declares, whoever renders it. Nothing in it needs a DOM: the server and the build read it too. */
export interface TagDefinition<P extends PropKinds = PropKinds> {
  readonly tag: `uni-${string}`;
  readonly props: P;
  /** The prop that the authored content outside slots gives, as `uni-heading`'s text. */
  readonly content?: string;
  /** The prop that the language around the tag gives when no other source does, as that of `uni-news-hero`'s date. */
  readonly language?: string;
  /** Data scripts that are no prop's, such as what a server has found for the search; the CMS or a service of it gives them. */
  readonly dataSlots?: readonly string[];
  /** The box that the tag makes; default `block`. */
  readonly display?: 'block' | 'inline';
}

/** A view's props once resolved: what the kinds promise, no longer known prop by prop. */
export type ResolvedProps = Readonly<Record<string, unknown>>;

/** A tag that a React view renders. Made by `defineView`, which checks the view against the kinds. */
export interface ViewDefinition<P extends PropKinds = PropKinds> extends TagDefinition<P> {
  readonly view: ComponentType<ResolvedProps>;
  readonly events: EventNames;
  /** Whether React renders the view and, where it stands already, hydrates it when it is used. */
  readonly needsReact: boolean;
  readonly wakes: Wakes;
  readonly feed?: StartFeed;
  readonly serve?: (source: ServedSource) => ResolvedProps | undefined;
  readonly prerenders: boolean;
  readonly standIn?: StandIn;
  readonly fragment?: FragmentSource;
  readonly hides?: (props: ResolvedProps) => boolean;
  readonly styles: () => Promise<{ readonly css: string }>;
}

/** What a room declares of its view. */
interface ViewDeclaration<
  P extends PropKinds,
  V extends object,
  E extends EventNames,
  Asked extends object,
  Fed extends object,
> extends TagDefinition<P> {
  readonly view: ComponentType<V>;
  readonly content?: keyof P & string;
  readonly language?: keyof P & string;
  readonly events?: E;
  /** For a view with state, listeners, fields or any hook but `useLabels`. Default false: the view is pure. */
  readonly needsReact?: boolean;
  /** Default `interaction` for a view that needs React, else `never`. */
  readonly wakes?: Wakes;
  /** Gives the view what authors do not; props that only the feed asks for are none of the view's. */
  readonly feed?: StartFeed<Asked, Fed>;
  /** What a server gives in the feed's place; undefined where it cannot know, and the tag stays as authored. */
  readonly serve?: (source: ServedSource) => Partial<NoInfer<Fed>> | undefined;
  /** Whether a server can render the view. Default: unless it would have to do without what a feed gives. */
  readonly prerenders?: boolean;
  /** For a view that needs React: what the CMS's engine writes in its place. */
  readonly standIn?: StandIn;
  readonly fragment?: FragmentSource & { readonly besides?: readonly (keyof P & string)[] };
  /** Whether an author wants nothing to be seen: the authored content goes then too, though the view is empty. */
  readonly hides?: (props: PropValues<NoInfer<P>>) => boolean;
  /** The view's style sheet, asked for only by `isolated` elements. */
  readonly styles: () => Promise<{ readonly css: string }>;
}

/** A tag that brings its own class, because it arranges content that it did not make or must work without React. */
export interface ClassDefinition<P extends PropKinds = PropKinds> extends TagDefinition<P> {
  /** Makes the class on first call: its super class does not exist on a server. */
  readonly elementClass: () => CustomElementConstructor;
  /** What lays its content out, for a page without our style sheet. */
  readonly styles?: () => Promise<{ readonly css: string }>;
}

export type ElementDefinition = ViewDefinition | ClassDefinition;

type Unknown<V, P, E, Asked, Fed> =
  | Exclude<keyof V, keyof P | keyof E | keyof Fed>
  | Exclude<keyof P, keyof V | keyof Asked>
  | Exclude<keyof E | keyof Fed, keyof V>;

/** Nothing when view and feed take exactly what the element gives, else a property that names what differs. */
type Agreement<V, P extends PropKinds, E, Asked, Fed> = [Unknown<V, P, E, Asked, Fed>] extends [never]
  ? PropValues<P> & Partial<Fed> extends Pick<V, (keyof P | keyof Fed) & keyof V> & Asked
    ? unknown
    : { readonly 'the view or the feed does not take what it gets': PropValues<P> & Fed }
  : { readonly 'only one of view and element knows': Unknown<V, P, E, Asked, Fed> };

/**
 * Declares a tag over its React view. It does not compile when the two disagree: a prop that only one of them knows,
 * or one whose kind does not give what the view asks for.
 *
 * @example
 * export const definition = defineView({
 *   tag: 'uni-callout',
 *   props: { title: text(), titleType: oneOf(['h3', 'h4'], 'h3'), description: html() },
 *   view: Callout,
 *   styles: () => import('../../react-views/callout/callout.css?text'),
 * });
 */
export function defineView<
  const P extends PropKinds,
  V extends object,
  const E extends EventNames = Record<never, never>,
  Asked extends object = Record<never, never>,
  Fed extends object = Record<never, never>,
>(
  declaration: ViewDeclaration<P, V, E, Asked, Fed> &
    Agreement<NoInfer<V>, P, E, NoInfer<Asked>, NoInfer<Fed>>,
): ViewDefinition<P> {
  const { needsReact = false, events = {}, feed, serve } = declaration;
  const { wakes = needsReact ? 'interaction' : 'never' } = declaration;
  const { prerenders = !feed || serve !== undefined } = declaration;
  return { ...declaration, events, needsReact, wakes, prerenders } as unknown as ViewDefinition<P>;
}

/** Declares a tag that brings its own class. */
export function defineClass<const P extends PropKinds>(definition: ClassDefinition<P>): ClassDefinition<P> {
  return definition;
}

export const hasView = (definition: ElementDefinition): definition is ViewDefinition => 'view' in definition;
