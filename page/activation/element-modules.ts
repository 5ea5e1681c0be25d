import type { ElementLoader, ElementSource } from './element-source.js';

export type ElementSources = Readonly<Record<string, ElementSource>>;

/** The page's table of tags, filled by whoever starts or joins the page. */
export interface ElementModules {
  /** Adds tags. A tag that is in the table already keeps its first source. */
  provide(sources: ElementSources): void;
  /** Whether a tag of the table renders a view, for which it may need the page's data. */
  rendersView(tag: string): boolean;
  /** Preloads modules without defining the tags. Failures are ignored, because `define` tries again. */
  preload(tags: Iterable<string>): void;
  /**
   * Defines those of the tags that are in the table and not defined yet, all at the same time. The code for this is
   * loaded for the first of them: a page whose tags all have a server-rendered view never needs it.
   *
   * @throws the first error, after every tag was tried, but none of a tag whose content stands and works without it. A
   *   tag that failed is imported anew when it is asked for again.
   */
  define(tags: Iterable<string>): Promise<void>;
}

export function createElementModules(): ElementModules {
  const sources = new Map<string, ElementSource>();
  const underWay = new Map<string, Promise<void>>();
  const isToDefine = (tag: string) => sources.has(tag) && !customElements.get(tag);
  const preload = (tags: Iterable<string>) => {
    for (const tag of [...tags].filter(isToDefine))
      (sources.get(tag) as Partial<ElementLoader>).preload?.().catch(() => {});
  };

  return {
    provide(added) {
      for (const [tag, source] of Object.entries(added)) if (!sources.has(tag)) sources.set(tag, source);
    },
    rendersView(tag) {
      const source = sources.get(tag);
      return !!source && !(source as ElementLoader).hasNoView;
    },
    preload,
    async define(tags) {
      const wanted = [...tags].filter(isToDefine);
      if (!wanted[0]) return;
      preload(wanted);
      const { defineElements } = await import('./define-elements.late.js');
      await defineElements(wanted, sources, underWay);
    },
  };
}
