/** What a page knows of itself (spec section 3, "Page context"). */
export interface PageData {
  /** The page's model, its keys normalised; undefined until it was fetched. */
  readonly modelData: unknown;
  /** Whether the document is parsed. */
  readonly domLoaded: boolean;
  /** Whether the page's language, dictionary and languages were loaded. */
  readonly hasLocale: boolean;
  /** Whether an author's edit is being fetched and mounted. */
  readonly reloadingDataInAuthorEditingState: boolean;
}

export interface PageDataStore {
  readonly data: PageData;
  /** Takes what has changed and dispatches `uni-page-context` on the document, unless it is as before. */
  update(change: Partial<PageData>): void;
}

export function createPageData(): PageDataStore {
  let data: PageData = {
    modelData: undefined,
    domLoaded: document.readyState !== 'loading',
    hasLocale: false,
    reloadingDataInAuthorEditingState: false,
  };
  return {
    get data() {
      return data;
    },
    update(change) {
      const fields = Object.keys(change) as (keyof PageData)[];
      if (fields.every((field) => Object.is(change[field], data[field]))) return;
      const previous = data;
      data = { ...data, ...change };
      const detail: PageDataChange = { data, previous };
      document.dispatchEvent(new CustomEvent('uni-page-context', { bubbles: true, composed: true, detail }));
    },
  };
}

/** What the event `uni-page-context` carries. */
export interface PageDataChange {
  readonly data: PageData;
  readonly previous: PageData;
}
