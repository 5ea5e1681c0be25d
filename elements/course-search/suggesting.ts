import debounce from 'lodash-es/debounce.js';
import { reasonOf } from '../../page/request/request-error.js';
import { searchCalls } from '../../page/search/search-calls.js';
import { warnOnce } from '../../page/warn.js';
import type { SafeUrl } from '../../react-views/_shared/safe.js';
import type { SearchKind, SearchState } from '../../react-views/course-search/search-state.js';
import * as limits from '../../vocabulary/limits.js';
import { timings } from '../../vocabulary/timings.js';
import { LatestCall } from './latest-call.js';

/** A search service: its kind and its addresses. Without an address, that of the specification's section 7 is used. */
export interface SearchService {
  readonly kind: SearchKind;
  readonly searchUrl?: SafeUrl | undefined;
  readonly suggestUrl?: SafeUrl | undefined;
  readonly popularUrl?: SafeUrl | undefined;
}

/** The suggestions' part of a search's state. */
type Suggested = Pick<SearchState, 'suggestions'> & Partial<Pick<SearchState, 'isPopular'>>;

/** Fetches suggestions once a visitor pauses typing, and popular searches while the field is empty. */
export class Suggesting {
  readonly #tag: string;
  readonly #service: SearchService;
  readonly #show: (suggested: Suggested) => void;
  readonly #calling = new LatestCall();
  /** Suggestions by the text that they were for, so that going back over one's letters waits for nothing. */
  readonly #remembered = new Map<string, readonly string[]>();
  /** The text that the suggestions are for. */
  #text: string | undefined;
  readonly #askSoon = debounce((text: string) => {
    const { kind, suggestUrl: url } = this.#service;
    this.#call(text, url ?? '/s/suggest.json', async (signal) =>
      (await searchCalls()).suggestCourses(text, { kind, signal, url }),
    );
  }, timings.searchDebounceMs);

  constructor(tag: string, service: SearchService, show: (suggested: Suggested) => void) {
    this.#tag = tag;
    this.#service = service;
    this.#show = show;
  }

  suggest(text: string): void {
    const wanted = text.trim();
    if (wanted === this.#text) return;
    this.dismiss();
    this.#text = wanted;
    const isPopular = wanted === '';
    const remembered = this.#remembered.get(wanted);
    if (remembered) this.#show({ suggestions: remembered, isPopular });
    else if (isPopular) {
      this.#show({ suggestions: [], isPopular });
      const url = this.#service.popularUrl;
      this.#call(wanted, url, async (signal) => (await searchCalls()).popularSearches(signal, url));
    } else {
      this.#askSoon(wanted);
    }
  }

  /** An answer that has not come by then is asked for again. */
  dismiss(): void {
    if (this.#text !== undefined && !this.#remembered.has(this.#text)) this.#text = undefined;
    this.#askSoon.cancel();
    this.#calling.stop();
  }

  #call(
    text: string,
    url: string | undefined,
    call: (signal: AbortSignal) => Promise<readonly string[]>,
  ): void {
    this.#calling.make(
      call,
      (suggestions) => {
        if (this.#remembered.size >= limits.searchRememberedTexts) this.#remembered.clear();
        this.#remembered.set(text, suggestions);
        this.#show({ suggestions });
      },
      (error) => {
        this.#show({ suggestions: [] });
        warnOnce(`<${this.#tag}> has no suggestions (${reasonOf(error)}); check ${url}`);
      },
    );
  }
}
