import { pageLocale } from '../../page/locale/page-language.js';
import { wordFor } from '../../page/locale/words.js';
import { reasonOf } from '../../page/request/request-error.js';
import { searchCalls } from '../../page/search/search-calls.js';
import { warnOnce } from '../../page/warn.js';
import {
  asksForSomething,
  NO_RESULTS,
  NO_SEARCH,
  type SearchControls,
  type SearchQuery,
  type SearchState,
} from '../../react-views/course-search/search-state.js';
import type { Translate } from '../../vocabulary/labels.js';
import * as limits from '../../vocabulary/limits.js';
import type { StartController } from '../_core/declare/controller.js';
import { languageAround } from '../_core/read/language-around.js';
import { asksForMore, readFound, shown } from './found-courses.js';
import { LatestCall } from './latest-call.js';
import { isSameWish, pushWish, searchQueryOf } from './search-address.js';
import { type SearchService, Suggesting } from './suggesting.js';

export interface Asked extends SearchService {
  readonly placeholder?: string | undefined;
  readonly language?: string | undefined;
}

let searches = 0;

interface Found {
  readonly search: SearchState;
  readonly controls: SearchControls;
  readonly word: Translate;
  readonly id: string;
}

/** Gives a course search what the search service answers, and keeps its query in the address of the page. */
export const followSearch: StartController<Asked, Found> = (host, refresh) => {
  const search = new Search(host, refresh);
  const wordHere = () => wordFor(languageAround(host));
  const id = `course-search-${searches++}`;
  let word = wordHere();
  const unfollow = pageLocale.follow(() => {
    word = wordHere();
    refresh();
  });
  return {
    read({ placeholder, language, ...service }) {
      search.setService(service);
      return { search: search.state, controls: search, word, id };
    },
    stop() {
      unfollow();
      search.stop();
    },
  };
};

class Search implements SearchControls {
  /** The state that a server's view shows. */
  readonly served: SearchState;
  state = NO_SEARCH;
  readonly #host: HTMLElement;
  readonly #refresh: () => void;
  readonly #searching = new LatestCall();
  #service: SearchService | undefined;
  #suggesting: Suggesting | undefined;

  constructor(host: HTMLElement, refresh: () => void) {
    this.#host = host;
    const script = host.querySelector(':scope > script[data-slot=found]');
    const query = this.#ownsAddress ? location.search : '';
    this.served = readFound(host.localName, script?.textContent, query);
    this.#refresh = refresh;
    addEventListener('popstate', this.#onPopState);
  }

  /**
   * The first service starts the search that the address or the author has. Any other one is asked again for what was
   * searched last.
   */
  setService(service: SearchService): void {
    const before = this.#service;
    if (JSON.stringify(service) === JSON.stringify(before)) return;
    this.#service = service;
    this.dismiss();
    this.#suggesting = new Suggesting(this.#host.localName, service, (suggested) => this.#show(suggested));
    if (before) this.#ask(this.state.searched);
    else this.#begin();
  }

  search(searched: SearchQuery): void {
    const wanted = { ...searched, query: searched.query.trim() };
    if (this.#ownsAddress) pushWish(wanted);
    this.#ask(wanted);
    this.#refresh();
  }

  suggest(text: string): void {
    if (text.trim() !== '' && this.state.isPopular) this.#show({ suggestions: [], isPopular: false });
    this.#suggesting?.suggest(text);
  }

  dismiss(): void {
    this.#suggesting?.dismiss();
  }

  stop(): void {
    removeEventListener('popstate', this.#onPopState);
    this.dismiss();
    this.#searching.stop();
  }

  /** Of several searches in a page, the first has its query in the address. */
  get #ownsAddress(): boolean {
    return (document.querySelector(this.#host.localName) ?? this.#host) === this.#host;
  }

  #begin(): void {
    const searched = searchQueryOf(this.#ownsAddress ? location.search : '');
    this.state = this.served;
    if (asksForMore(searched, this.state)) this.#ask(searched);
  }

  #ask(searched: SearchQuery): void {
    this.#searching.stop();
    this.state = { ...this.state, searched, outcome: 'searching' };
    if (!asksForSomething(searched)) {
      this.state = { ...this.state, ...NO_RESULTS, outcome: 'none' };
      return;
    }
    const { page, ...asked } = searched;
    const startRank = (page - 1) * limits.searchResultRanks + 1;
    const { kind, searchUrl: url } = this.#service!;
    this.#searching.make(
      async (signal) => (await searchCalls()).searchCourses({ ...asked, kind, startRank }, { signal, url }),
      (answer) => this.#show({ outcome: 'found', ...shown(answer) }),
      (error) => {
        this.#show({ ...NO_RESULTS, outcome: 'failed' });
        const service = url ?? '/s/search.html';
        warnOnce(`<${this.#host.localName}> cannot search (${reasonOf(error)}); check ${service}`, 'error');
      },
    );
  }

  readonly #onPopState = () => {
    const searched = searchQueryOf(location.search);
    if (!this.#ownsAddress || isSameWish(searched, this.state.searched)) return;
    this.#ask(searched);
    this.#refresh();
  };

  #show(change: Partial<SearchState>): void {
    this.state = { ...this.state, ...change };
    this.#refresh();
  }
}
