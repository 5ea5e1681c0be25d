import { breakpoints } from '../../vocabulary/breakpoints.js';

import { collectionEnvironment, environment, hostRole, siteSection } from '../environment/environment.js';
import { type DisplayMode, displayMode, isEditingMode, isPreviewMode } from '../environment/modes.js';
import { pageModel } from '../model/page-model.js';
import { reportMissing } from '../scripts.js';

/** The page's own facts and those of its surroundings (spec section 3, "Page context", and sections 2, 4 and 6). */
export interface PageData {
  /** The page's model with normalised keys, or undefined until it has been fetched. Reading it starts the fetch. */
  readonly modelData: unknown;
  /** The configuration that the pages of courses share. As with `modelData`, reading it starts the fetch. */
  readonly globalConfig?: unknown;
  /** The texts that they share, likewise. */
  readonly commonContent?: unknown;
  /** Whether the document is parsed. */
  readonly domLoaded: boolean;
  /** Whether the page's language, dictionary and languages were loaded. */
  readonly hasLocale: boolean;
  /** Whether an author's edit is being fetched and mounted. */
  readonly reloadingDataInAuthorEditingState: boolean;
  /** Which part of the site the page belongs to, if it is one of its own. */
  readonly siteSection: ReturnType<typeof siteSection>;
  readonly environment: ReturnType<typeof environment>;
  /** Which of the CMS's servers the page comes from, or undefined for the hosts of visitors. */
  readonly hostRole: ReturnType<typeof hostRole>;
  /** Which collections the search service is asked for. */
  readonly collectionEnvironment: ReturnType<typeof collectionEnvironment>;
  readonly displayMode: DisplayMode;
  readonly isEditing: boolean;
  readonly isPreview: boolean;
  /** `desktop` from the breakpoint `smallDesktopUp` on. It follows the window. */
  readonly layout: 'mobile' | 'desktop';
}

export interface PageDataStore {
  readonly data: PageData;
  /** Takes what has changed and dispatches `uni-page-context` on the document, unless it is as before. */
  update(change: Partial<PageData>): void;
}

/** @param signal ends following the window. */
export function createPageData(signal: AbortSignal): PageDataStore {
  const desktop = matchMedia(`(min-width: ${breakpoints.smallDesktopUp}px)`);
  const layoutNow = () => (desktop.matches ? 'desktop' : 'mobile');
  let data: PageData = {
    modelData: undefined,
    domLoaded: document.readyState !== 'loading',
    hasLocale: false,
    reloadingDataInAuthorEditingState: false,
    siteSection: siteSection(location.pathname),
    environment: environment(location),
    hostRole: hostRole(location),
    collectionEnvironment: collectionEnvironment(location),
    displayMode: displayMode(),
    isEditing: isEditingMode(),
    isPreview: isPreviewMode(),
    layout: layoutNow(),
  };
  let shared: unknown;
  const needShared = () => {
    shared ??= import('../data/calls.js').then(
      async (calls) => update(await calls.fetchShared()),
      reportMissing,
    );
    return shared;
  };
  const needs: Readonly<Record<string, () => unknown>> = {
    modelData: pageModel.need,
    globalConfig: needShared,
    commonContent: needShared,
  };
  /** The page's facts in its own terms. Reading one that has to be fetched fetches it. */
  const readable = (known: PageData) =>
    new Proxy(known, {
      get(_, name) {
        if (Object.hasOwn(needs, name)) needs[name as string]!();
        return Reflect.get(known, name);
      },
    });
  let shown = readable(data);
  function update(change: Partial<PageData>) {
    const fields = Object.keys(change) as (keyof PageData)[];
    if (fields.every((field) => Object.is(change[field], data[field]))) return;
    const previous = shown;
    data = { ...data, ...change };
    shown = readable(data);
    const detail: PageDataChange = { data: shown, previous };
    document.dispatchEvent(new CustomEvent('uni-page-context', { bubbles: true, composed: true, detail }));
  }
  desktop.addEventListener('change', () => update({ layout: layoutNow() }), { signal });
  return {
    get data() {
      return shown;
    },
    update,
  };
}

/** The detail of the event `uni-page-context`. */
export interface PageDataChange {
  readonly data: PageData;
  readonly previous: PageData;
}
