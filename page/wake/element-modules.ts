/** Imports the module which defines a tag, and defines it; `preload`, where there is one, only imports. */
export type ElementLoader = (() => Promise<unknown>) & {
  readonly preload?: () => Promise<unknown>;
  /** The tag arranges what stands in it, and renders no view from data. */
  readonly hasNoView?: boolean;
};

/** A tag's class, or what defines it. */
export type ElementSource = CustomElementConstructor | ElementLoader;

export type ElementSources = Readonly<Record<string, ElementSource>>;

/** The page's table of tags, filled by whoever starts or joins the page. */
export interface ElementModules {
  /** Adds tags; a tag that the table has keeps its first source. */
  provide(sources: ElementSources): void;
  /** Whether a tag of the table renders a view, for which it may need the page's data. */
  rendersView(tag: string): boolean;
  /** Has those of the tags loaded that can be without defining them; whatever fails is asked for again by `define`. */
  preload(tags: Iterable<string>): void;
  /**
   * Defines those of the tags that are in the table and not defined yet, all at the same time.
   *
   * @throws the first error, after every tag was tried. A tag that failed is imported anew when it is asked for again.
   */
  define(tags: Iterable<string>): Promise<void>;
}

export function createElementModules(): ElementModules {
  const sources = new Map<string, ElementSource>();
  const underWay = new Map<string, Promise<void>>();

  const define = (tag: string): Promise<void> | undefined => {
    const source = sources.get(tag);
    if (!source || customElements.get(tag)) return undefined;
    const present = underWay.get(tag);
    if (present) return present;
    const defined = defineOne(tag, source).finally(() => underWay.delete(tag));
    underWay.set(tag, defined);
    return defined;
  };

  return {
    provide(added) {
      for (const [tag, source] of Object.entries(added)) if (!sources.has(tag)) sources.set(tag, source);
    },
    rendersView(tag) {
      const source = sources.get(tag);
      return !!source && !(source as ElementLoader).hasNoView;
    },
    preload(tags) {
      for (const tag of new Set(tags)) {
        const source = sources.get(tag) as Partial<ElementLoader> | undefined;
        if (!customElements.get(tag)) source?.preload?.().catch(() => {});
      }
    },
    async define(tags) {
      const results = await Promise.allSettled([...tags].map(define));
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
    },
  };
}

async function defineOne(tag: string, source: ElementSource): Promise<void> {
  if (isElementClass(source)) defineLoudly(tag, source);
  else await source();
  if (!customElements.get(tag)) throw new Error(`The module for <${tag}> does not define it`);
}

/**
 * The platform tells the window of what an element's constructor or `connectedCallback` throws, not who defines its tag.
 *
 * @throws the first that was told.
 */
function defineLoudly(tag: string, elementClass: CustomElementConstructor): void {
  let failure: ErrorEvent | undefined;
  const hear = (event: ErrorEvent) => {
    failure ??= event;
  };
  window.addEventListener('error', hear);
  try {
    customElements.define(tag, elementClass);
  } finally {
    window.removeEventListener('error', hear);
  }
  if (failure) throw failure.error;
}

const isElementClass = (source: ElementSource): source is CustomElementConstructor =>
  source.prototype instanceof HTMLElement;
