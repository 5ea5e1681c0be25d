/** A tag's class, or a function that imports the module which defines the tag. */
export type ElementSource = CustomElementConstructor | (() => Promise<unknown>);

export type ElementSources = Readonly<Record<string, ElementSource>>;

/** The page's table of tags, filled by whoever starts or joins the page. */
export interface ElementModules {
  /** Adds tags; a tag that the table has keeps its first source. */
  provide(sources: ElementSources): void;
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
    async define(tags) {
      const results = await Promise.allSettled([...tags].map(define));
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
    },
  };
}

async function defineOne(tag: string, source: ElementSource): Promise<void> {
  if (isElementClass(source)) customElements.define(tag, source);
  else await source();
  if (!customElements.get(tag)) throw new Error(`The module for <${tag}> does not define it`);
}

const isElementClass = (source: ElementSource): source is CustomElementConstructor =>
  source.prototype instanceof HTMLElement;
