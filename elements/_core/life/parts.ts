import type { ViewData } from '../element-data.js';
import type { ViewInPage } from '../view-place.js';
import type { Queued } from './batch.js';
import type { ReactRenderer, Renderer } from './renderer.js';

/** All that an element's life is wired to. */
export interface Parts {
  readonly isConnected: () => boolean;
  /** Calls back once the parser has closed the tag. */
  readonly whenClosed: (use: () => void) => void;
  readonly enqueue: (element: Queued) => void;
  readonly needsReact: boolean;
  readonly data: ViewData;
  readonly place: ViewInPage;
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
