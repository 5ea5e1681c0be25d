import { ID_PREFIX } from '../elements/_safe/rich-text-vocabulary.js';
import { decodeText } from '../elements/_safe/text.js';
import { percentDecoded } from '../page/anchors/targets/in-page.js';
import { otherId } from '../react-views/_shared/derived-id.js';

const TAG = /<[a-z](?:"[^"]*"|[^">])*>/gi;
const ID = / id="([^"]+)"/;
const REFERENCE =
  / (id|for|headers|aria-(?:controls|describedby|details|labelledby|owns)|href)="(#?)([^"]+)"/g;

const OWN_LINK = /\shref\s*=\s*(?:"#([^"]+)"|'#([^']+)'|#([^\s>]+))/gi;
const OWN_ID = /\s(?:id|name)\s*=\s*(?:"([^"]+)"|'([^']+)'|([^\s>]+))/gi;

/**
 * Finds the ids that a page's own HTML links to and does not have.
 *
 * @param html the page's source without its tags.
 */
export function missingTargets(html: string): ReadonlySet<string> {
  const valuesOf = (attribute: RegExp) =>
    [...html.matchAll(attribute)].map(([, ...quoted]) => decodeText(quoted.find((value) => value)!));
  const missing = new Set(valuesOf(OWN_LINK).flatMap((id) => [id, percentDecoded(id)]));
  for (const id of valuesOf(OWN_ID)) missing.delete(id);
  return missing;
}

/**
 * The ids of the views of one page: equal words of two views get different ids. Ids of rich text have a prefix, so that
 * they take no global's place. One that the page's own HTML links to is written without it, because such a link has to lead
 * there before any script has come.
 */
export class PageIds {
  readonly #taken: Set<string>;
  /** By id: the last number that a view got for it. */
  readonly #numbers = new Map<string, number>();

  readonly #findLinked: () => ReadonlySet<string>;
  #linked: ReadonlySet<string> | undefined;

  /**
   * @param taken ids that are somebody's already.
   * @param linked gives the ids that are the place of a link in the page's own HTML. It is asked once, and only if a view
   * has ids of rich text.
   */
  constructor(taken: Iterable<string> = [], linked: () => ReadonlySet<string> = () => new Set()) {
    this.#taken = new Set(taken);
    this.#findLinked = linked;
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
      if (id !== undefined && !names.has(id)) names.set(id, this.#take(this.#written(id)));
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

  #written(id: string): string {
    if (!id.startsWith(ID_PREFIX)) return id;
    const authored = id.slice(ID_PREFIX.length);
    this.#linked ??= this.#findLinked();
    return this.#linked.has(authored) && !this.#taken.has(authored) ? authored : id;
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
