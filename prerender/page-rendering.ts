import type { ViewDefinition } from '../elements/_core/declare/definition.js';
import { ReadDifferently } from '../elements/_safe/judged-alike.js';
import { SanitizerMissing } from '../elements/_safe/safe-html.js';
import { MAX_FRAGMENT_DEPTH } from '../elements/fragment/fragment-limits.js';
import { PRERENDERED_MARK } from '../page/activation/prerendered.js';
import { timeZoneOf } from '../page/environment/time-zone.js';
import { Warnings, warnOnce, withWarnings } from '../page/warn.js';
import { OverLimits, PageBudget } from './budget.js';
import { type FoundTag, findTags, type ParsedPage, type Piece } from './find-tags.js';
import type { Ancestry, OpenElement } from './open-element.js';
import { edited, PageHeadings, type SourceRange, type TextEdit } from './page-headings.js';
import { missingTargets, PageIds } from './page-ids.js';
import { PageSources, type PrerenderOptions } from './page-sources.js';
import { FRAGMENT, renderFragment } from './render-fragment.js';
import { type LeftTag, type RenderedTag, renderTag, type TagContext } from './render-tag.js';
import { reportFailure, warn } from './reports.js';
import { loadServerSanitizer } from './sanitizer/load-sanitizer.js';

/** A page without an address of its own: relative addresses of models start at the site's root. */
const NO_ADDRESS = 'http://own-origin/';
/** After so many pieces, others who wait for this process have their turn. */
const PIECES_IN_A_TURN = 64;
/** A timer's shortest wait is a millisecond in Node, a tenth of a page of 1,000 cards. */
const soon = (Reflect.get(globalThis, 'setImmediate') ?? setTimeout) as (turn: () => void) => unknown;
/** Stands for the address of a fragment that keeps its source. */
const NO_MODEL = '';

const RICH_TEXT =
  'browsers read its rich text differently; write pictures by their path, drawings and fields beside the tag';

/** Thrown if a view needs the headings of the page while other views are still to be written. */
const NEEDS_PAGE = Symbol('needs the page');

/** The parts that every page shares. */
export interface Known {
  readonly views: ReadonlyMap<string, ViewDefinition>;
  /** Every tag of the library. */
  readonly tags: ReadonlySet<string>;
  /** The tags that are looked for in a page. */
  readonly found: ReadonlySet<string>;
  readStyles(definition: ViewDefinition): Promise<string>;
  /** Finds the faults of tags that have a view. */
  readonly lint?: Lint | undefined;
}

/** A tag as the parser made it, with its view and the props of that where they are known. */
export interface SeenTag extends Partial<Pick<RenderedTag, 'props' | 'html'>> {
  readonly definition: ViewDefinition;
  readonly element: FoundTag['element'];
  readonly language?: FoundTag['language'];
}

/** Finds the faults of a tag. It is asked only if somebody hears the answer. */
export type Lint = (tag: SeenTag) => Iterable<string>;

/** Whether a page whose meta tags say this stays as authored. */
export type IsLeft = (metas: ReadonlyMap<string, string>) => boolean;

export const isEditedPage: IsLeft = (metas) => metas.get('is-editing-mode') === 'true';

/**
 * A page with its views.
 *
 * @returns undefined for a page that stays as authored: it says so, or it is too much.
 */
export async function renderPage(
  html: string,
  known: Known,
  options: PrerenderOptions,
  isLeft: IsLeft,
): Promise<string | undefined> {
  const budget = new PageBudget();
  let page: PageRendering | undefined;
  try {
    const parsed = findTags(html, { wanted: known.found, fragment: FRAGMENT, budget });
    if (isLeft(parsed.metas)) return undefined;
    page = new PageRendering(known, options, parsed, budget);
    return await page.write();
  } catch (error) {
    if (!(error instanceof OverLimits)) throw error;
    reportFailure(options, 'html', error);
    return undefined;
  } finally {
    page?.end();
  }
}

/** One page's rendering, tag by tag. */
class PageRendering {
  readonly #known: Known;
  readonly #page: ParsedPage;
  readonly #options: PrerenderOptions;
  readonly #budget: PageBudget;
  readonly #context: TagContext;
  readonly #lint: Lint | undefined;
  #pieces = 0;

  constructor(known: Known, options: PrerenderOptions, page: ParsedPage, budget: PageBudget) {
    const url = options.url ?? NO_ADDRESS;
    this.#known = known;
    this.#page = page;
    this.#options = options;
    this.#budget = budget;
    const sources = new PageSources({ ...options, url }, page);
    const { onWarning } = options;
    const warnings = onWarning && new Warnings((_level, message) => warn(onWarning, message));
    this.#context = {
      ...options,
      sources,
      query: new URL(url).search,
      page: {
        address: options.url,
        timeZone: timeZoneOf({
          scripts: page.scripts,
          meta: page.metas.get('time-zone'),
          address: options.url,
        }),
      },
      ids: new PageIds([], () => missingTargets(page.pieces.filter(isText).join(''))),
      readStyles: known.readStyles,
      reporting: warnings ? (run) => withWarnings(warnings, run) : (run) => run(),
    };
    this.#lint = warnings && known.lint;
  }

  async write(): Promise<string> {
    const { pieces, unclosed, displaced } = this.#page;
    for (const piece of pieces)
      if (typeof piece !== 'string' && this.#mayRender(piece))
        this.#context.sources.askAhead(piece, this.#known.views.get(piece.name));
    const html = await this.#writePage(pieces);
    const selfClosed = unclosed.filter(({ isSelfClosed }) => isSelfClosed);
    for (const tag of new Set(selfClosed.map(({ element }) => element.tagName)))
      reportFailure(
        this.#options,
        tag,
        new Error(`<${tag} /> is not closed: in HTML, "/>" ends no tag; put </${tag}> where it ends`),
      );
    for (const { element, isSelfClosed } of unclosed) {
      if (isSelfClosed) continue;
      this.#lintTag({ element });
      this.#leave(element.tagName, `its end tag is missing; put </${element.tagName}> where it ends`);
    }
    for (const tag of displaced)
      this.#leave(tag, 'it stands in a table outside of its cells; put it into a cell');
    return html;
  }

  end(): void {
    this.#context.sources.end();
  }

  /** Tags that list the page's headings are written last, because the views of others bring some. */
  async #writePage(pieces: readonly Piece[]): Promise<string> {
    const later: { readonly tag: FoundTag; readonly range: SourceRange }[] = [];
    const views: SourceRange[] = [];
    let html = '';
    const headings = () => {
      throw NEEDS_PAGE;
    };
    for (const piece of pieces) {
      const authored = authoredSource(piece);
      const source = typeof piece === 'string' ? piece : await this.#written(piece, [], headings);
      const range = { from: html.length, to: html.length + (source ?? authored).length };
      if (typeof piece !== 'string' && source === undefined) later.push({ tag: piece, range });
      else if (source !== authored) views.push(range);
      html += source ?? authored;
      await this.#takeTurns();
    }
    if (later.length === 0) return html;
    const page = new PageHeadings(html, views, new PageBudget());
    const edits: TextEdit[] = [];
    for (const { tag, range } of later) {
      const text = await this.#written(tag, [], (wanted) => page.list(wanted, range.from));
      edits.push({ at: range.from, to: range.to, text: text! });
    }
    return edited(html, [...edits, ...page.insertions]);
  }

  async #takeTurns(): Promise<void> {
    if (++this.#pieces % PIECES_IN_A_TURN === 0) await new Promise<void>((turn) => soon(turn));
  }

  /** @param around the addresses of the fragments that the pieces stand in, the outermost first. */
  async #write(pieces: readonly Piece[], around: readonly string[]): Promise<string> {
    const written: string[] = [];
    for (const piece of pieces) {
      written.push(typeof piece === 'string' ? piece : (await this.#written(piece, around))!);
      await this.#takeTurns();
    }
    return written.join('');
  }

  /**
   * Writes a tag with its view, or as authored if it cannot have one. @returns undefined if `headings` threw `NEEDS_PAGE`.
   */
  async #written(
    tag: FoundTag,
    around: readonly string[],
    headings?: TagContext['headings'],
  ): Promise<string | undefined> {
    try {
      const rendered = await this.#render(tag, around, headings);
      if (rendered !== undefined) return rendered;
    } catch (error) {
      if (error === NEEDS_PAGE) return undefined;
      if (error instanceof OverLimits) throw error;
      this.#lintTag(tag);
      if (error instanceof ReadDifferently) this.#leave(tag.name, RICH_TEXT);
      else reportFailure(this.#options, tag.name, error);
    }
    const { openSource, innerSource, inside, closeSource } = tag;
    const isFragment = tag.name === FRAGMENT;
    return (
      openSource + (isFragment ? await this.#write(inside, [...around, NO_MODEL]) : innerSource) + closeSource
    );
  }

  /** @returns undefined for a tag that stays as authored. */
  async #render(
    tag: FoundTag,
    around: readonly string[],
    headings: TagContext['headings'],
  ): Promise<string | undefined> {
    const definition = this.#known.views.get(tag.name);
    if (!this.#mayRender(tag)) {
      this.#lintTag(tag);
      if (tag.attributes.has(PRERENDERED_MARK)) return undefined;
      if (tag.parent && definition?.prerenders !== false) this.#leave(tag.name, misplaced(tag.parent));
      return undefined;
    }
    if (!definition) return this.#renderFragment(tag, around);
    const context = { ...this.#context, headings };
    const rendered = await renderTag(tag, definition, context).catch(async (error: unknown) => {
      if (!(error instanceof SanitizerMissing)) throw error;
      await loadServerSanitizer();
      return renderTag(tag, definition, context);
    });
    this.#lintTag(tag, rendered);
    if (rendered.why) this.#leave(tag.name, rendered.why);
    if (rendered.source === undefined) return undefined;
    this.#budget.takeCharacters(rendered.source.length);
    return rendered.source;
  }

  /** Says what the linter finds in a tag, also in one that stays as authored: its author looks for the cause. */
  #lintTag(
    { element, language }: Pick<SeenTag, 'element' | 'language'>,
    rendered?: RenderedTag | LeftTag,
  ): void {
    const definition = this.#known.views.get(element.tagName);
    if (!this.#lint || !definition) return;
    try {
      for (const finding of this.#lint({ definition, element, language, ...rendered }))
        this.#context.reporting(() => warnOnce(finding));
    } catch {
      // A page that is too much for the linter is rendered all the same.
    }
  }

  /** Says why a tag is left to the browser, once for each reason. */
  #leave(tag: string, why: string): void {
    if (this.#options.onWarning)
      this.#context.reporting(() => warnOnce(`<${tag}> is left to the browser, because ${why}`));
  }

  /** Whether a tag may be rendered: it was not rendered before, and stands where its view can. */
  #mayRender({ name, attributes, parent }: FoundTag): boolean {
    const definition = this.#known.views.get(name);
    if (attributes.has(PRERENDERED_MARK) || definition?.prerenders === false) return false;
    const isPhrase = definition && (attributes.has('isolated') || definition.display === 'inline');
    return !parent || (isPhrase ? parent.takesPhrases : parent.takesBlocks);
  }

  async #renderFragment(tag: FoundTag, around: readonly string[]): Promise<string | undefined> {
    const src = tag.attributes.get('src');
    const { sources } = this.#context;
    const address = src === undefined ? undefined : sources.addressOf(src);
    if (address === undefined || around.includes(address) || around.length >= MAX_FRAGMENT_DEPTH) {
      if (src !== undefined)
        this.#leave(
          FRAGMENT,
          address === undefined
            ? 'its src is no address of this site; give a path'
            : 'it stands in itself, or too deep in others; take it out',
        );
      return undefined;
    }
    const { tags, views } = this.#known;
    const { model, failure } = await sources.at(src!);
    if (failure) throw new Error(failure);
    const { reporting } = this.#context;
    const render = () =>
      renderFragment(tag, {
        reporting,
        isKnown: (name) => tags.has(name),
        needsClass: (name) => tags.has(name) && !views.has(name),
        model,
        budget: this.#budget.fragments,
        write: (text) => {
          this.#budget.takeCharacters(text.length);
          return text;
        },
        isReported: true,
        render: (source, parent) =>
          this.#renderPart(source, { parent, language: tag.language }, [...around, address]),
      });
    return render().catch(async (error: unknown) => {
      if (!(error instanceof SanitizerMissing)) throw error;
      await loadServerSanitizer();
      return render();
    });
  }

  /** A tag that a fragment's model makes. */
  #renderPart(source: string, inside: Ancestry, around: readonly string[]): Promise<string> {
    const { found } = this.#known;
    const options = { wanted: found, fragment: FRAGMENT, budget: this.#budget, around: inside };
    return this.#write(findTags(source, options).pieces, around);
  }
}

/** The outermost element that takes no such view ends before it. */
function misplaced(parent: OpenElement): string {
  let at = parent;
  while (at.parent && !(at.parent.takesBlocks && at.parent.takesPhrases)) at = at.parent;
  return `the <${at.name}> around it cannot hold its view; put it outside of that`;
}

const isText = (piece: Piece): piece is string => typeof piece === 'string';

/** A piece of the page as it was before. */
const authoredSource = (piece: Piece): string =>
  typeof piece === 'string' ? piece : piece.openSource + piece.innerSource + piece.closeSource;
