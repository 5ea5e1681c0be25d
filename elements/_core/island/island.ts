import { activateIn } from '../../../page/activation/activate.js';
import { watchInput, whenIdle } from '../../../page/activation/idle.js';
import { loadOnce } from '../../_safe/load-once.js';
import type { View } from '../declare/call-view.js';
import type { StartController } from '../declare/controller.js';
import type { Island, ViewDefinition } from '../declare/definition.js';
import { ChunkMissing } from '../declare/events.js';
import type { ViewPlace } from '../place/view-place.js';
import type { IslandElement, IslandElementClass } from './render-island.js';

/** Gives a view with state to React. One of these belongs to each element of an island's tag. */
export interface IslandView {
  /** Whether React has rendered the view, so that it can be used. */
  readonly isRendered: boolean;
  /** Starts what controls the view, once its module is loaded. */
  readonly controller: StartController | undefined;
  /** Hears the first use of server-rendered islands in a document or a shadow root: no click is lost from now on. */
  readonly listenIn: (root: Document | ShadowRoot) => void;
  /**
   * A promise for all that an island needs first: module, React, and the end of the visitor's gesture. Undefined if nothing
   * is missing.
   */
  load(): Promise<void> | undefined;
  /**
   * Renders the view, the first time over what stands in the element.
   *
   * @param fail called with the errors that the view throws later.
   * @throws the view's error. If that is the first time, the content that stood there stays.
   */
  render(view: View, place: ViewPlace, fail: (error: unknown) => void): void;
}

interface LoadedIsland {
  readonly island: Island;
  readonly Container: IslandElementClass;
  /** Lets React render pending changes before it returns. */
  readonly flushSync: (change: () => void) => void;
}

/** Makes the islands of one tag, which share their module. */
export function islandsOf({ tag, island: loadModule }: ViewDefinition): () => IslandView {
  let loaded: LoadedIsland | undefined;
  const load = loadOnce(
    () => Promise.all([loadModule!(), import('./render-island.js')]),
    ([{ island }, { flushSync, islandElementClass }]) => {
      loaded = { island, Container: islandElementClass(tag, island.view), flushSync };
    },
    (error) => new ChunkMissing(error),
  );
  watchInput();
  return () => {
    let container: IslandElement | undefined;
    const isRendered = () => container?.isConnected === true;
    return {
      get isRendered() {
        return isRendered();
      },
      get controller() {
        return loaded?.island.controller;
      },
      listenIn: activateIn,
      load: () => (loaded ? (isRendered() ? undefined : whenIdle()) : load()),
      render(view, place, fail) {
        const { Container, flushSync } = loaded!;
        const thrown: unknown[] = [];
        let isRendering = true;
        const rendering = {
          ...view,
          fail: (error: unknown) => (isRendering ? thrown.push(error) : fail(error)),
        };
        const present = isRendered() ? container : undefined;
        const shown = present ?? new Container();
        flushSync(() => {
          shown.rendering = rendering;
          if (!present) place.insert(shown);
        });
        isRendering = false;
        if (thrown.length > 0) {
          if (!present) shown.remove();
          throw thrown[0];
        }
        place.take(shown);
        container = shown;
      },
    };
  };
}
