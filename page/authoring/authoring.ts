import type { PageEvent } from '../../fsm/page-machine.js';

import { type Host, hostRole } from '../environment/environment.js';
import { displayMode, isEditingMode } from '../environment/modes.js';
import { showAuthorView } from './author-view.js';
import { followReplacements } from './dom-replacement.js';
import { followEditorFrame } from './editor-frame.js';
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
  if (!isEditingMode() || hostRole(host) === 'publish') return;
  showAuthorView(page.ready, page.signal);
  const reloader = new Reloader(page);
  for (const follow of ADAPTERS) follow(reloader, page.signal);
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
