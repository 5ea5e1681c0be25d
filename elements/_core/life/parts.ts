import type { ResolvedProps } from '../definition.js';
import type { Waits } from '../props/view-data.js';
import type { Queued } from './batch.js';
import type { ReactRenderer, Renderer, View } from './renderer.js';

/** What an element's view gets. */
export interface Data {
  take(properties: ResolvedProps): boolean;
  /**
   * @param borne the view that a server rendered, for React to hydrate.
   * @throws a promise of what has to be loaded, ModelComing, or why there are no props.
   */
  read(waits: Waits, borne?: HTMLElement): ResolvedProps;
  view(props: ResolvedProps): View;
  reload(model: unknown, previous: unknown): void;
  /** Whether a page that cannot have its model has said so. */
  readonly canWaitForPage: boolean;
  /** Whether the tag has been given another model than the one that its view was rendered from. */
  readonly hasGivenModel: boolean;
  /** Whether the view shows what the element finds around it. */
  readonly hasFeed: boolean;
  /** Whether some of what was given could not be read, which was told. */
  readonly isBad: boolean;
  /** Whether what hydrated the view may not be all that there is to show. */
  readonly isResumed: boolean;
  /** Lets what could not be fetched be asked for again. */
  retry(): void;
  /** Whether an error says that the view's data cannot be had. */
  isMissing(error: unknown): boolean;
  release(): void;
}

/** Where an element's view stands. */
export interface Place {
  readonly container: HTMLElement | undefined;
  /** Whether the view is not where it has to be. */
  readonly isLost: boolean;
  /** Whether somebody has put other content in the place of the view, which stays. */
  readonly isInjected: boolean;
  /** Takes the view that the tag bears for its own; undefined where it bears none. */
  adopt(): HTMLElement | undefined;
  /** Takes away whatever view stands there, before the first of this element's. */
  clear(): void;
  loadStyles(): Promise<void> | undefined;
  put(container: HTMLElement): void;
  /** Puts the authored content aside for the view that stands now, unless it would be lost; to be asked again when what it gives has come. */
  settle(props: ResolvedProps, isBad: () => boolean): Promise<void> | undefined;
  /** The authored content that came beside what a server has put aside joins it. */
  joinAside(): void;
  /** Leaves a view that the tag bears to the page. */
  leave(): void;
  /** Takes the view away and brings the authored content back. */
  remove(): void;
  /** Takes away the view, and what says that the tag bears one. */
  disown(): void;
  /** Hydrates the view that the tag bears; whoever is typing in it goes on. */
  hydrating(hydrate: () => void): void;
  /** Copies the view that the tag bears; gives what puts the copy in the place of all else. */
  copy(): () => void;
}

/** All that an element's life is wired to. */
export interface Parts {
  readonly isConnected: () => boolean;
  /** Calls back once the parser has closed the tag. */
  readonly whenClosed: (use: () => void) => void;
  readonly enqueue: (element: Queued) => void;
  readonly needsReact: boolean;
  readonly data: Data;
  readonly place: Place;
  readonly written: Renderer;
  /** Undefined until `loadReact` has resolved. */
  readonly react: () => ReactRenderer | undefined;
  readonly loadReact: () => Promise<void>;
  readonly tell: {
    /** The view stands, or was written anew, in this container. */
    shown(container: HTMLElement): void;
    mounted(): void;
    failed(error: unknown): void;
    /** The view stays, and cannot be used. */
    lost(error: unknown): void;
    leftToReact(what: string): void;
  };
}
