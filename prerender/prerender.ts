import {
  type ElementDefinition,
  hasView,
  type ViewDefinition,
} from '../elements/_core/declare/definition.js';
import { isolatedStyles } from '../elements/_core/place/shadow-styles.js';
import { type IsLeft, isEditedPage, type Known, type Lint, renderPage } from './page-rendering.js';
import type { PrerenderOptions } from './page-sources.js';
import { FRAGMENT } from './render-fragment.js';

export { type FetchModel, fetchFrom, type OwnPath } from './ask.js';

import '../elements/_core/form/form-at-once.js';
import './all-at-once.js';

export type { Lint, SeenTag } from './page-rendering.js';
export type { PageData, PrerenderOptions } from './page-sources.js';

/** Renders the views of a page's tags into its HTML. */
export interface Prerenderer {
  /**
   * @param html a page or a part of one.
   * @returns the same HTML with every `uni-` tag's view rendered inside it, and every other byte unchanged. A tag that
   * throws, or whose data cannot be had, stays as authored. So does a page of more than 50,000 elements, of more than 500
   * in each other, or with views of more than 5 million characters.
   */
  prerender(html: string, options?: PrerenderOptions): Promise<string>;
  /**
   * Prerenders a page for somebody who stores the result, and has to know if nothing was done.
   *
   * @param isLeft asked of what the page's meta tags say.
   * @returns undefined for a page that is left as authored.
   */
  render(html: string, options: PrerenderOptions, isLeft?: IsLeft): Promise<string | undefined>;
}

/**
 * Makes a prerenderer of your own choice of tags, such as those of your own elements beside ours. For ours alone,
 * `prerender` is there already.
 *
 * @param definitions the tags that are known. Any other `uni-` tag is left alone.
 * @param readStyles the style sheets of a definition's isolated tags, which are kept.
 * @param lint asked of each tag that has a view, written or not, where a page's `onWarning` hears what it finds.
 */
export function createPrerenderer(
  definitions: Iterable<ElementDefinition>,
  readStyles: (definition: ViewDefinition) => Promise<string> = isolatedStyles,
  lint?: Lint,
): Prerenderer {
  const all = [...definitions];
  const views = new Map(all.filter(hasView).map((definition) => [definition.tag as string, definition]));
  const tags = new Set(all.map(({ tag }) => tag as string));
  const found = new Set([...views.keys(), FRAGMENT]);
  // The texts, not the promises of them: a worker's request must not wait for what another one has asked for.
  const styles = new Map<ViewDefinition, string>();
  const known: Known = {
    views,
    tags,
    found,
    lint,
    async readStyles(definition: ViewDefinition) {
      const text = styles.get(definition) ?? (await readStyles(definition));
      styles.set(definition, text);
      return text;
    },
  };

  const render: Prerenderer['render'] = (html, options, isLeft = isEditedPage) =>
    renderPage(html, known, options, isLeft);

  return { render, prerender: async (html, options = {}) => (await render(html, options)) ?? html };
}
