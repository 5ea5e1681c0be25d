import type { ComponentType } from 'react';
import type { FeedSource } from '../../../page/model/feed-source.js';
import type { ServedSource, StartController } from './controller.js';
import type { HtmlForm } from './html-form.js';
import type { PropTypes, ResolvedProps } from './prop-type.js';

/**
 * When the class of a tag is loaded whose view a server has rendered. `never`: use does not load it, only a change of its
 * data does. `interaction`: a visitor who is about to use it does, too.
 */
export type Activation = 'never' | 'interaction';

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
  readonly feed?: FeedSource;
  readonly hides?: (props: ResolvedProps, fromModel: boolean) => boolean;
  readonly stored?: (props: ResolvedProps) => ResolvedProps | undefined;
  readonly styles: () => Promise<{ readonly css: string }>;
}

/** A tag that brings its own class, because it arranges content that it did not make or must work without React. */
export interface ClassDefinition<P extends PropTypes = PropTypes> extends TagDefinition<P> {
  /** Makes the class on first call: its super class does not exist on a server. */
  readonly elementClass: () => CustomElementConstructor;
  /** The style sheet that lays its content out, for a page without our style sheet. */
  readonly styles?: () => Promise<{ readonly css: string }>;
}

export type ElementDefinition = ViewDefinition | ClassDefinition;

export const hasView = (definition: ElementDefinition): definition is ViewDefinition => 'view' in definition;
