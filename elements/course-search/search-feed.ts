import { pageLocale, reasonOf, searchCalls, warnOnce, wordFor } from '../../page/for-elements.js';
import {
  NO_RESULTS,
  NO_SEARCH,
  type SearchControls,
  type SearchKind,
  type SearchQuery,
  type SearchState,
} from '../../react-views/course-search/search-state.js';
import { limits } from '../../vocabulary/index.js';
import type { Translate } from '../../vocabulary/labels.js';
import type { StartFeed } from '../_core/definition.js';
import { languageAround } from '../_core/props/own-sources.js';
import { draftIn, templateForm } from './form-draft.js';
import { asksForMore, readFound, shown } from './found-courses.js';
import { LatestCall } from './latest-call.js';
import { EMPTY_QUERY, isAsked, isSameWish, pushWish, searchQueryOf } from './search-address.js';
import { Suggesting } from './suggesting.js';

interface Asked {
  readonly kind: SearchKind;
}

interface Fed {
  readonly search: SearchState;
  readonly controls: SearchControls;
  readonly word: Translate;
}

/** Feeds a course search with what the search service answers, its query in the address of the page. */
export const followSearch: StartFeed<Asked, Fed> = (host, refresh) => {
  const search = new Search(host, refresh);
  const wordHere = () => wordFor(languageAround(host));
  let word = wordHere();
  const unfollow = pageLocale.follow(() => {
    word = wordHere();
    refresh();
  });
  return {
    resume(view) {
      search.keepDraft(view.querySelector('form'));
      return { search: search.served, word };
    },
    read({ kind }) {
      search.setKind(kind);
      search.keepDraft(templateForm(host));
      return { search: search.state, controls: search, word };
    },
    stop() {
      unfollow();
      search.stop();
    },
  };
};

class Search implements SearchControls {
  /** What a server's view shows. */
  readonly served: SearchState;
  state = NO_SEARCH;
  readonly #host: HTMLElement;
  readonly #refresh: () => void;
  readonly #searching = new LatestCall();
  readonly #suggesting: Suggesting;
  #kind: SearchKind | undefined;

  constructor(host: HTMLElement, refresh: () => void) {
    this.#host = host;
    const script = host.querySelector(':scope > script[data-slot="found"]');
    this.served = readFound(host.localName, script?.textContent);
    this.#refresh = refresh;
    this.#suggesting = new Suggesting(host.localName, (suggested) => this.#show(suggested));
    addEventListener('popstate', this.#onPopState);
  }

  /** Takes what a visitor has put into a form before the view listened to it. */
  keepDraft(form: HTMLFormElement | null | undefined): void {
    const draft = form && draftIn(form);
    if (draft) this.state = { ...this.state, draft };
  }

  /** The first kind starts what the address or the author has; another one looks for the same anew. */
  setKind(kind: SearchKind): void {
    if (kind === this.#kind) return;
    const isFirst = this.#kind === undefined;
    this.#kind = kind;
    this.#suggesting.forget();
    if (isFirst) this.#begin();
    else this.#ask(this.state.searched);
  }

  search(searched: SearchQuery): void {
    const wanted = { ...searched, query: searched.query.trim() };
    if (this.#ownsAddress) pushWish(wanted);
    this.#ask(wanted);
    this.#refresh();
  }

  suggest(text: string): void {
    if (text.trim() !== '' && this.state.isPopular) this.#show({ suggestions: [], isPopular: false });
    this.#suggesting.suggest(text, this.#kind!);
  }

  dismiss(): void {
    this.#suggesting.dismiss();
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
    const searched = this.#ownsAddress ? searchQueryOf(location.search) : EMPTY_QUERY;
    this.state = { ...this.served, draft: this.state.draft };
    if (asksForMore(searched, this.state)) this.#ask(searched);
  }

  #ask(searched: SearchQuery): void {
    if (!isAsked(searched)) {
      this.#searching.stop();
      this.state = { ...this.state, ...NO_RESULTS, searched, draft: undefined, outcome: 'none' };
      return;
    }
    this.state = { ...this.state, searched, draft: undefined, outcome: 'searching' };
    const { page, ...asked } = searched;
    const startRank = (page - 1) * limits.searchResultRanks + 1;
    this.#searching.make(
      async (signal) =>
        (await searchCalls()).searchCourses({ ...asked, kind: this.#kind!, startRank }, { signal }),
      (answer) => this.#show({ outcome: 'found', ...shown(answer) }),
      (error) => {
        this.#show({ ...NO_RESULTS, outcome: 'failed' });
        const advice = 'check /s/search.html; the plain form still works';
        warnOnce(`<${this.#host.localName}> cannot search (${reasonOf(error)}); ${advice}`, 'error');
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
