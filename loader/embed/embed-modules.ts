import { beside, parts, tags } from 'virtual:embed-files';
import { noteMissing, reportMissing } from './report.js';

interface Parts {
  /** A module's user asks for it again and reports a failure, because here it is only asked for early. */
  readonly data: unknown;
  readonly react: unknown;
  readonly pictures: unknown;
  readonly 'read-form': unknown;
  readonly 'embed-analytics': typeof import('./embed-analytics.js');
  readonly 'embed-lint': typeof import('./embed-lint.js');
  readonly 'embed-page': typeof import('./embed-page.js');
  readonly 'embed-activator': typeof import('./embed-activator.js');
}

/** The tags of this build, and what defines them. */
export interface EmbedModules {
  readonly tags: readonly string[];
  /**
   * @throws the error of the tag's module, after it was reported. It is asked for anew the next time, when the network
   *   is back, when something gets the focus, and when somebody points at the tag's content.
   */
  define(tag: string): Promise<void>;
  /** Files beside the elements. */
  part<Name extends keyof Parts>(name: Name): Promise<Parts[Name]>;
}

export const PREFIX = 'uni-';

/** A file that is missing for good is not asked for again by every focus. */
const MOST_TRIES = 3;

/** @param address of `uni.js`: its chunks stand beside it. */
export function embedModules(address: string): EmbedModules {
  const underWay = new Map<string, Promise<void>>();
  /** Of each tag: whether it has come or its failure was noted. */
  const outcomes = new Map<string, Promise<void>>();
  const failures = new Map<string, number>();
  const addressOf = (name: string, hash: string | undefined) =>
    new URL(`chunks/${name}-${hash}.js`, address).href;
  const part: EmbedModules['part'] = (name) => import(addressOf(name, parts[name]));
  /** The module that defines a tag. The engine is asked for beside it, which saves a round trip. */
  const filesOf = (slug: string) => {
    const count = failures.get(slug);
    // Firefox keeps that an address has failed. An import map may hold integrities, by whole addresses.
    const query = count && !document.querySelector('[type=importmap]') ? `?${count}` : '';
    return [
      addressOf('engine', parts.engine),
      addressOf('basics', parts.basics),
      addressOf(slug, tags[slug]) + query,
    ];
  };

  const define = (tag: string): Promise<void> => {
    const present = underWay.get(tag);
    if (present) return present;
    const slug = tag.slice(PREFIX.length);
    const files = filesOf(slug);
    const asked = files.map((file) => import(file));
    const answers = Promise.allSettled(asked);
    for (const name of ['react', 'pictures'] as const)
      if (beside[name].includes(slug)) part(name).catch(() => {});
    const defined = asked.at(-1)!.then((module) => void module.define());
    underWay.set(tag, defined);
    const noted = defined.catch(async (error: unknown) => {
      underWay.delete(tag);
      const count = (failures.get(slug) ?? 0) + 1;
      failures.set(slug, count);
      if (count <= MOST_TRIES) onNextChance(tag, () => define(tag).catch(() => {}));
      const missing = (await answers).findIndex(({ status }) => status === 'rejected');
      // The page has heard of it when it failed first.
      if (count === 1) noteMissing(tag, files.at(missing)!, error);
    });
    outcomes.set(tag, noted);
    noted.then(() => Promise.all(outcomes.values())).then(reportMissing);
    return defined;
  };

  return { tags: Object.keys(tags).map((slug) => PREFIX + slug), part, define };
}

/** Calls once when the network is back, something gets the focus, or somebody points at what stands in the tag. */
function onNextChance(tag: string, ask: () => unknown): void {
  const listening = new AbortController();
  for (const place of [window, ...document.querySelectorAll(tag)])
    for (const sign of ['online', 'focusin', 'pointerenter'])
      place.addEventListener(
        sign,
        () => {
          listening.abort();
          ask();
        },
        listening,
      );
}
