import { type ElementDefinition, hasView, type ViewDefinition } from '../elements/_core/definition.js';
import { isolatedStyles } from '../elements/_core/life/isolation.js';
import { type Piece, TagFinder } from './find-tags.js';
import { OverLimits } from './limits.js';
import { type Known, PageRendering } from './page-rendering.js';
import type { PrerenderOptions } from './page-sources.js';
import { FRAGMENT } from './render-fragment.js';

export { type FetchModel, fetchFrom, type OwnPath } from './ask.js';
export type { PageData, PrerenderOptions } from './page-sources.js';

/** Renders the views of a page's tags into its HTML. */
export interface Prerenderer {
  /**
   * @param html a page or a part of one.
   * @returns the same HTML with every `uni-` tag's view rendered inside it; every other byte unchanged. A tag that
   * throws, or whose data cannot be had, is as authored; so is a page of more than 50,000 elements, or of more than 500
   * in each other.
   */
  prerender(html: string, options?: PrerenderOptions): Promise<string>;
  /** The same for a page that comes in parts: text in, text out, each tag as soon as it is closed. From where a page is over the limits, it is as authored. */
  prerenderStream(options?: PrerenderOptions): TransformStream<string, string>;
}

/** So many characters of a page are read at once; their tags are rendered before the next. */
const READ_AT_ONCE = 16_384;

function* piecesIn(source: string, finder: TagFinder): Generator<Piece> {
  for (let at = 0; at < source.length; at += READ_AT_ONCE)
    yield* finder.push(source.slice(at, at + READ_AT_ONCE));
}

/**
 * @param definitions the tags that are known; another `uni-` tag is left alone.
 * @param readStyles the style sheets of a definition's isolated tags; asked for once each.
 */
export function createPrerenderer(
  definitions: Iterable<ElementDefinition>,
  readStyles: (definition: ViewDefinition) => Promise<string> = isolatedStyles,
): Prerenderer {
  const all = [...definitions];
  const views = new Map(all.filter(hasView).map((definition) => [definition.tag as string, definition]));
  const tags = new Set(all.map(({ tag }) => tag as string));
  const found = new Set([...views.keys(), FRAGMENT]);
  const styles = new Map<ViewDefinition, Promise<string>>();
  const known: Known = {
    views,
    tags,
    found,
    readStyles(definition: ViewDefinition) {
      const text = styles.get(definition) ?? readStyles(definition);
      styles.set(definition, text);
      return text;
    },
  };

  const prerenderStream = (options: PrerenderOptions = {}) => {
    const finder = new TagFinder(found);
    const page = new PageRendering(known, finder, options);
    const write = (pieces: Iterable<Piece>, out: TransformStreamDefaultController<string>) =>
      page.write(pieces, (source) => out.enqueue(source));
    return new TransformStream<string, string>({
      transform: (chunk, out) => write(piecesIn(chunk, finder), out),
      async flush(out) {
        await write(finder.end(), out);
        page.tellUnclosed(finder);
      },
    });
  };

  return {
    prerenderStream,
    async prerender(html, options = {}) {
      const finder = new TagFinder(found);
      const page = new PageRendering(known, finder, options);
      const parts: string[] = [];
      const out = (source: string) => parts.push(source);
      await page.write(piecesIn(html, finder), out);
      await page.write(finder.end(), out);
      page.tellUnclosed(finder);
      if (!finder.isOverLimits) return parts.join('');
      page.tell('html', new OverLimits());
      return html;
    },
  };
}
