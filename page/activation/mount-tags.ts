import { isEditingMode } from '../environment/modes.js';
import { parsed } from '../environment/parsed.js';
import { createActivator } from './activate.js';
import { addedBy, prerenderedIn } from './dormant.js';
import type { ElementModules } from './element-modules.js';

/** Elements that need their class at once. In `prerendered.ts`, `DORMANT` are those that a server has written whole. */
const BARE = ':not(:defined, [data-prerendered], [data-activate])';

/** Decides when tags are defined: at once if they are in the document, otherwise when they appear. */
export interface TagMounter {
  /**
   * Defines the tags that stand in the document, all together, and waits until each of their elements has settled or
   * left the document. Prerendered elements are right as they are and wait until they are used. Tags that are not in
   * the document are defined when they appear.
   *
   * @throws the error of a module, after the others were defined.
   */
  mount(tags: readonly string[]): Promise<void>;
  /** Activates prerendered elements of these tags from now on, when somebody uses them or their data change. */
  watch(tags: readonly string[]): Promise<void>;
  /** Loads the modules of those tags that are in the document, before it is time to define them. */
  preload(tags: readonly string[]): void;
  /** Whether every tag on a visitor's page already has its view, so that no data is needed before somebody uses it. */
  areWritten(): boolean;
  /** Stops defining tags that appear. */
  stop(): void;
}

/** @param onLateError is called when the module of a tag fails that appeared after its phase was mounted. */
export function createTagMounter(modules: ElementModules, onLateError: (error: unknown) => void): TagMounter {
  const awaited = new Set<string>();
  // Visitors can read it all. Only its behaviour is missing.
  const activator = createActivator(modules, (error) =>
    console.error('a prerendered element stays as it is', error),
  );
  const observer = new MutationObserver((records) => {
    const appeared = new Set<string>();
    let isPrerendered = false;
    for (const node of addedBy(records)) {
      for (const tag of bareTags(node)) if (awaited.has(tag)) appeared.add(tag);
      isPrerendered ||= prerenderedIn(node).length > 0;
    }
    // Once for all of them, because it looks through the document.
    if (isPrerendered) activator.watch([]);
    if (appeared.size === 0) return;
    for (const tag of appeared) awaited.delete(tag);
    if (awaited.size === 0) observer.disconnect();
    modules.define(appeared).catch(onLateError);
  });
  return {
    preload(tags) {
      const present = bareTags(document);
      modules.preload(tags.filter((tag) => present.has(tag)));
    },
    async watch(tags) {
      await parsed();
      activator.watch(tags);
    },
    async mount(tags) {
      if (!tags[0]) return;
      await parsed();
      const present = bareTags(document);
      for (const tag of tags) if (!present.has(tag) && !customElements.get(tag)) awaited.add(tag);
      if (awaited.size > 0) observer.observe(document, { childList: true, subtree: true });
      await modules.define(tags.filter((tag) => present.has(tag)));
      const defined = tags.filter((tag) => customElements.get(tag));
      if (!defined[0]) return;
      const { settled } = await import('./define-elements.late.js');
      await settled([...document.querySelectorAll(selectorOf(defined))]);
    },
    areWritten: () =>
      !isEditingMode() &&
      !!document.querySelector('[data-prerendered]') &&
      !document.querySelector('[model-path]:not([data-prerendered])') &&
      ![...bareTags(document)].some(modules.rendersView),
    stop() {
      awaited.clear();
      observer.disconnect();
      activator.stop();
    },
  };
}

const selectorOf = (tags: readonly string[]) => tags.map((tag) => `${tag}:not([data-prerendered])`).join();

/** Uses one plain selector, because a list of all tags takes ten times as long on a long page. */
function bareTags(root: Document | Element): Set<string> {
  const found = new Set([...root.querySelectorAll(BARE)].map(({ localName }) => localName));
  if (root instanceof Element && root.matches(BARE)) found.add(root.localName);
  return found;
}
