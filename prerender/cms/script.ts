import type { ElementDefinition } from '../../elements/_core/declare/definition.js';
import { provideSanitizer } from '../../elements/_safe/safe-html.js';
import { type NavItem, servedNav } from '../../elements/side-nav/served-nav.js';
import { orderItems } from '../../page/model/order-items.js';
import type { LabelTexts } from '../../vocabulary/labels.js';
import { PageIds } from '../page-ids.js';
import { createCmsViews, readStored, type StoredComponent } from './cms-views.js';
import type { CmsHost } from './engine.js';
import { inVocabulary } from './filtered-html.js';

declare const uniHost: CmsHost;

/** Texts in and out, because nothing else crosses between two languages. */
export interface Script {
  /** Writes a component. */
  write(
    slug: string,
    properties: string,
    language: string,
    labels: string,
    mode: StoredComponent['mode'],
    query?: string,
  ): string;
  /** A component's props, as its view gets them. */
  read(slug: string, properties: string, language: string): string;
  /**
   * The names of the components that are shown, in their order. Each has true beside it if it is the first of its
   * group.
   */
  order(components: string): string;
  /** A side navigation, with its buttons, as its template writes it. */
  navigation(items: string, page: string, pagesUnder: string): string;
}

/** The exports of `dist/server/uni-views.js` for its host, in an engine that has a global `uniHost`. */
export function createScript(definitions: Readonly<Record<string, ElementDefinition>>): Script {
  const write = createCmsViews(new Map(Object.entries(definitions)));
  provideSanitizer((html) => inVocabulary(uniHost.filter(html)));
  let [known, labels] = ['', {} as LabelTexts];
  return {
    write(slug, properties, language, words, mode, query) {
      if (words !== known) [known, labels] = [words, JSON.parse(words) as LabelTexts];
      const asked = query === undefined ? {} : { query };
      return JSON.stringify(
        write({ slug, properties: JSON.parse(properties), language, labels, mode, ...asked }),
      );
    },
    read(slug, properties, language) {
      const definition = definitions[slug];
      return JSON.stringify(
        definition ? readStored(definition, { properties: JSON.parse(properties), language }) : {},
      );
    },
    order(components) {
      const shown = orderItems(JSON.parse(components));
      return JSON.stringify(
        Object.fromEntries(shown.map(({ key, isFirstGroupItem }) => [key, isFirstGroupItem])),
      );
    },
    navigation: (items, page, pagesUnder) =>
      JSON.stringify(servedNav((JSON.parse(items) as readonly NavItem[] | null) ?? [], page, pagesUnder)),
  };
}

/**
 * @param taken the ids of the page's views before, as a list in JSON. @returns as JSON the `view` with others in their
 * place.
 */
export const apart = (view: string, taken: string): string =>
  JSON.stringify({ view: new PageIds(JSON.parse(taken) as readonly string[]).own(view) });
