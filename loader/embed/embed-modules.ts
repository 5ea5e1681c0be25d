import { beside, parts, tags } from 'virtual:embed-files';
import { noteMissing, reportNoted } from './report.js';
import { PREFIX, type ServedTags } from './served-tags.js';

/**
 * Files beside the elements, by name. Those of type `unknown` are asked for here only to have them early: the element that
 * uses one imports it itself, and reports it if it is missing.
 */
interface Parts {
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
export interface EmbedModules extends ServedTags {
  /**
   * @throws the error of the tag's module. It is asked for anew with the next call, and by itself when the network is back,
   *   when something gets the focus, and when somebody points at the tag's content. The first failure is reported.
   */
  define(tag: string): Promise<void>;
  /** Loads a file that is no element's own. */
  part<Name extends keyof Parts>(name: Name): Promise<Parts[Name]>;
}

/** How often a file is asked for again by itself: one that is missing for good would be so with every focus. */
const MOST_TRIES = 3;

/** Makes what loads the chunks of this build. @param address of `uni.js`, which has the folder `chunks` beside it. */
export function embedModules(address: string): EmbedModules {
  /** Tag → its one attempt that is under way or has succeeded. A failed one is taken out, so that it can be repeated. */
  const attempts = new Map<string, Promise<void>>();
  /** Tag → resolves once its module has come, or its failure was noted. */
  const outcomes = new Map<string, Promise<void>>();
  /** Slug → how many attempts have failed. */
  const failures = new Map<string, number>();
  const addressOf = (name: string, hash: string | undefined) =>
    new URL(`chunks/${name}-${hash}.js`, address).href;
  const part: EmbedModules['part'] = (name) => import(addressOf(name, parts[name]));
  /** The files to ask for at once, which saves a round trip: the engine that every tag imports, and last the tag's own. */
  const filesOf = (slug: string) => {
    const count = failures.get(slug);
    // Firefox does not fetch a module again that has failed, so the address has to differ. An import map may have the
    // integrity of the address without a query, so with one the address stays.
    const query = count && !document.querySelector('[type=importmap]') ? `?${count}` : '';
    return [
      addressOf('engine', parts.engine),
      addressOf('basics', parts.basics),
      addressOf(slug, tags[slug]) + query,
    ];
  };

  const define = (tag: string): Promise<void> => {
    const present = attempts.get(tag);
    if (present) return present;
    const slug = tag.slice(PREFIX.length);
    const files = filesOf(slug);
    const asked = files.map((file) => import(file));
    const answers = Promise.allSettled(asked);
    for (const name of ['react', 'pictures'] as const)
      if (beside[name].includes(slug)) part(name).catch(() => {});
    const defined = asked.at(-1)!.then((module) => void module.define());
    attempts.set(tag, defined);
    const noted = defined.catch(async (error: unknown) => {
      attempts.delete(tag);
      const count = (failures.get(slug) ?? 0) + 1;
      failures.set(slug, count);
      if (count <= MOST_TRIES) onNextChance(tag, () => define(tag).catch(() => {}));
      // If every file has come and the definition failed, this is -1, which means the tag's own file below.
      const missing = (await answers).findIndex(({ status }) => status === 'rejected');
      if (count === 1) noteMissing(tag, files.at(missing)!, error);
    });
    outcomes.set(tag, noted);
    noted.then(() => Promise.all(outcomes.values())).then(reportNoted);
    return defined;
  };

  return {
    tags: Object.keys(tags).map((slug) => PREFIX + slug),
    part,
    define,
    activator: () => part('embed-activator'),
    prepare(element) {
      // The code that asks for models is loaded beside the tag.
      if (element.hasAttribute('src')) part('data').catch(() => {});
      if (element.querySelector(':scope > :not(script, template)')) part('read-form').catch(() => {});
    },
  };
}

/** Calls `ask` once: when the network is back, something gets the focus, or somebody points at the tag's content. */
function onNextChance(tag: string, ask: () => unknown): void {
  const listening = new AbortController();
  for (const target of [window, ...document.querySelectorAll(tag)])
    for (const sign of ['online', 'focusin', 'pointerenter'])
      target.addEventListener(
        sign,
        () => {
          listening.abort();
          ask();
        },
        listening,
      );
}
