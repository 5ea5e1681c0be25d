import { otherId } from '../react-views/_shared/derived-id.js';

const TAG = /<[a-z](?:"[^"]*"|[^">])*>/gi;
const ID = / id="([^"]+)"/;
const REFERENCE =
  / (id|for|headers|aria-(?:controls|describedby|details|labelledby|owns)|href)="(#?)([^"]+)"/g;

/** The ids of the views of one page: equal words of two views get different ids. */
export class PageIds {
  readonly #taken: Set<string>;
  /** By id: the last number that a view got for it. */
  readonly #numbers = new Map<string, number>();

  /** @param taken ids that are somebody's already. */
  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken);
  }

  /**
   * @param html a view, as the writer or a sanitiser has serialised it.
   * @returns the same, with `-2`, `-3` … behind each id that a view before it has, also where the view refers to it.
   */
  own(html: string): string {
    if (!ID.test(html)) return html;
    const names = new Map<string, string>();
    for (const [tag] of html.matchAll(TAG)) {
      const id = ID.exec(tag)?.[1];
      if (id !== undefined && !names.has(id)) names.set(id, this.#take(id));
    }
    if ([...names].every(([id, name]) => id === name)) return html;
    const renamed = (id: string) => names.get(id) ?? id;
    return html.replace(TAG, (tag) =>
      tag.replace(REFERENCE, (whole, attribute: string, hash: string, ids: string) => {
        if ((attribute === 'href') !== (hash === '#')) return whole;
        return ` ${attribute}="${hash}${ids.split(' ').map(renamed).join(' ')}"`;
      }),
    );
  }

  #take(id: string): string {
    let name = id;
    let number = this.#numbers.get(id) ?? 1;
    while (this.#taken.has(name)) name = otherId(id, ++number);
    this.#numbers.set(id, number);
    this.#taken.add(name);
    return name;
  }
}
