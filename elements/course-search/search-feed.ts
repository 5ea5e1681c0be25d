import { type Word, wordFor } from '../../page/labels-source.js';
import { onLocale } from '../../page/locale-source.js';
import { type CourseResults, readCourseResults } from '../../page/search/course-results.js';
import type { SafeUrl } from '../../react-views/_shared/safe.js';
import {
  type FoundCourse,
  NO_SEARCH,
  type SearchControls,
  type SearchKind,
  type SearchState,
  type Wish,
} from '../../react-views/course-search/search-state.js';
import { limits, timings } from '../../vocabulary/index.js';
import type { StartFeed } from '../_core/definition.js';
import { languageAround } from '../_core/language-around.js';
import { safeUrl } from '../_core/safe-url.js';
import { warnOnce } from '../_core/warn.js';
import { LatestCall } from './latest-call.js';
import { isAsked, isSameWish, NO_WISH, pushWish, wishOf } from './search-address.js';

/** The calls are loaded with the first of them. */
const calls = () => import('../../page/search/search-source.js');

interface Asked {
  readonly kind: SearchKind;
}

interface Fed {
  readonly search: SearchState;
  readonly controls: SearchControls;
  readonly word: Word;
}

/** Feeds a course search with what the search service answers, its wish in the address of the page. */
export const followSearch: StartFeed<Asked, Fed> = (host, refresh) => {
  const search = new Search(host, refresh);
  let word = wordFor(languageAround(host));
  const unfollow = onLocale(() => {
    word = wordFor(languageAround(host));
    refresh();
  });
  return {
    read({ kind }) {
      search.setKind(kind);
      return { search: search.state, controls: search, word };
    },
    stop() {
      unfollow();
      search.stop();
    },
  };
};

class Search implements SearchControls {
  state = NO_SEARCH;
  readonly #host: HTMLElement;
  readonly #refresh: () => void;
  readonly #searching = new LatestCall();
  readonly #suggesting = new LatestCall();
  /** What was suggested for a text, so that going back over one's letters waits for nothing. */
  readonly #remembered = new Map<string, readonly string[]>();
  #kind: SearchKind | undefined;
  /** The text that the suggestions are for. */
  #suggested: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: HTMLElement, refresh: () => void) {
    this.#host = host;
    this.#refresh = refresh;
    addEventListener('popstate', this.#onPopState);
  }

  /** The first kind starts what the address or the author has; another one looks for the same anew. */
  setKind(kind: SearchKind): void {
    if (kind === this.#kind) return;
    const isFirst = this.#kind === undefined;
    this.#kind = kind;
    this.#suggested = undefined;
    this.#remembered.clear();
    if (isFirst) this.#begin();
    else this.#ask(this.state.wish);
  }

  search(wish: Wish): void {
    const wanted = { ...wish, query: wish.query.trim() };
    if (this.#ownsAddress) pushWish(wanted);
    this.#ask(wanted);
    this.#refresh();
  }

  suggest(text: string): void {
    const wanted = text.trim();
    if (wanted === this.#suggested) return;
    this.dismiss();
    this.#suggested = wanted;
    const remembered = this.#remembered.get(wanted);
    if (remembered) this.#show({ suggestions: remembered, isPopular: wanted === '' });
    else if (wanted === '') {
      this.#show({ suggestions: [], isPopular: true });
      this.#suggesting.make(
        async (signal) => (await calls()).popularSearches(signal),
        this.#showSuggestions(wanted),
        this.#sayUnsuggested,
      );
    } else {
      if (this.state.isPopular) this.#show({ suggestions: [], isPopular: false });
      this.#timer = setTimeout(() => this.#predict(wanted), timings.searchDebounceMs);
    }
  }

  dismiss(): void {
    if (this.#timer !== undefined) this.#suggested = undefined;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#suggesting.stop();
  }

  stop(): void {
    removeEventListener('popstate', this.#onPopState);
    this.dismiss();
    this.#searching.stop();
  }

  /** Of several searches in a page, the first has its wish in the address. */
  get #ownsAddress(): boolean {
    const first = document.querySelector(this.#host.localName);
    return first === null || first === this.#host;
  }

  #begin(): void {
    const found = readFound(this.#host);
    const wish = this.#ownsAddress ? wishOf(location.search) : NO_WISH;
    if (found && (isSameWish(found.wish, wish) || !isAsked(wish))) {
      this.state = { ...this.state, ...found, outcome: 'found' };
    } else this.#ask(wish);
  }

  #ask(wish: Wish): void {
    if (!isAsked(wish)) {
      this.#searching.stop();
      this.state = { ...this.state, wish, outcome: 'none', total: 0, results: [] };
      return;
    }
    this.state = { ...this.state, wish, outcome: 'searching' };
    const { page, ...asked } = wish;
    const startRank = (page - 1) * limits.searchResultRanks + 1;
    this.#searching.make(
      async (signal) => (await calls()).searchCourses({ ...asked, kind: this.#kind!, startRank }, { signal }),
      (answer) => this.#show({ outcome: 'found', ...shown(answer) }),
      (error) => {
        this.#show({ outcome: 'failed', total: 0, results: [] });
        const advice = 'check that /s/search.html answers; the form leads to a page that needs no script';
        warnOnce(`<${this.#host.localName}> cannot search (${reasonOf(error)}); ${advice}`, 'error');
      },
    );
  }

  #predict(text: string): void {
    this.#timer = undefined;
    const kind = this.#kind!;
    this.#suggesting.make(
      async (signal) => (await calls()).suggestCourses(text, { kind, signal }),
      this.#showSuggestions(text),
      this.#sayUnsuggested,
    );
  }

  #showSuggestions(text: string) {
    return (suggestions: readonly string[]) => {
      if (this.#remembered.size >= limits.searchRememberedTexts) this.#remembered.clear();
      this.#remembered.set(text, suggestions);
      this.#show({ suggestions });
    };
  }

  readonly #sayUnsuggested = (error: unknown) => {
    this.#show({ suggestions: [] });
    const advice = 'check that /s/suggest.json answers; the search itself goes on';
    warnOnce(`<${this.#host.localName}> has no suggestions (${reasonOf(error)}); ${advice}`);
  };

  readonly #onPopState = () => {
    const wish = wishOf(location.search);
    if (!this.#ownsAddress || isSameWish(wish, this.state.wish)) return;
    this.#ask(wish);
    this.#refresh();
  };

  #show(change: Partial<SearchState>): void {
    this.state = { ...this.state, ...change };
    this.#refresh();
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const shown = ({ total, results }: CourseResults) => ({
  total,
  results: results.map(
    (result): FoundCourse => ({ ...result, url: safeUrl(result.url) as SafeUrl | undefined }),
  ),
});

/** What the server has found already: `<script type="application/json" data-slot="found">`, made by the template. */
function readFound(host: HTMLElement) {
  const script = host.querySelector(':scope > script[data-slot="found"]');
  if (!script) return undefined;
  try {
    const { address, answer } = JSON.parse(script.textContent ?? '') as {
      address?: unknown;
      answer?: unknown;
    };
    return { wish: wishOf(String(address)), ...shown(readCourseResults(answer, String(address))) };
  } catch (error) {
    warnOnce(`<${host.localName}> data-slot="found" ${reasonOf(error)}; the search is made anew`, 'error');
    return undefined;
  }
}
