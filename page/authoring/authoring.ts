import type { PageEvent } from '../../fsm/page-machine.js';

import { type Host, hostRole } from '../environment/environment.js';
import { displayMode, isEditingMode, isPreviewMode } from '../environment/modes.js';
import { showAuthorView } from './author-view.js';
import { followReplacements } from './dom-replacement.js';
import { followEditorFrame } from './editor-frame.js';
import type { PatchSink } from './model-patch.js';
import { followPageEditor } from './page-editor.js';
import { Reloader } from './reloader.js';
import type { Define } from './show-changes.js';
import { followInjections } from './target-mode.js';
import { followUniversalEditor } from './universal-editor.js';

/** The parts of the page that authoring needs. */
export interface AuthoredPage {
  readonly send: (event: PageEvent) => void;
  readonly define: Define;
  /** Resolves once the page has settled. */
  readonly ready: Promise<unknown>;
  /** Ends authoring with the page. */
  readonly signal: AbortSignal;
}

const ADAPTERS = [followPageEditor, followEditorFrame, followUniversalEditor, followReplacements];

/**
 * Lets an author see in the page what he edits (spec section 6). On a publish host no editor is heard. Target mode works on
 * every host, because it hears no message.
 */
export function startAuthoring(page: AuthoredPage, host: Host = location): void {
  if (displayMode() === 'target') serveTargeting(page);
  if (!(isEditingMode() || isPreviewMode()) || hostRole(host) === 'publish') return;
  const reloader = new Reloader(page);
  const isEditing = followMode(page);
  const sink: PatchSink = {
    add: (patch) => isEditing() && reloader.add(patch),
    end: () => reloader.end(),
  };
  for (const follow of ADAPTERS) follow(sink, page.signal);
}

/**
 * Shows authors their view while they edit. The Page Editor goes from Preview to Edit without loading the page again: it
 * changes its cookie and a class of `html` or `body`. Tells whether the author edits now.
 */
function followMode({ ready, signal }: AuthoredPage): () => boolean {
  let shown: AbortController | undefined;
  const look = () => {
    const isEditing = isEditingMode();
    if (isEditing && !shown) {
      shown = new AbortController();
      showAuthorView(ready, AbortSignal.any([signal, shown.signal]));
    } else if (!isEditing && shown) {
      shown.abort();
      shown = undefined;
    }
    return isEditing;
  };
  const observer = new MutationObserver(look);
  for (const element of [document.documentElement, document.body])
    observer.observe(element, { attributes: true, attributeFilter: ['class'] });
  signal.addEventListener('abort', () => observer.disconnect());
  look();
  return look;
}

/**
 * Also defines prerendered tags that nobody has used, because only a defined element can mount anew when it was emptied.
 */
function serveTargeting({ define, ready, signal }: AuthoredPage): void {
  followInjections(signal);
  const wake = async () => {
    await ready;
    const unused = [...document.querySelectorAll('[data-prerendered]:not(:defined)')];
    if (!signal.aborted) await define(new Set(unused.map(({ localName }) => localName)));
  };
  wake().catch((error: unknown) =>
    console.error('an element could not be brought alive for its editor', error),
  );
}
