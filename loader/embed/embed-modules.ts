import { classes, parts, views } from 'virtual:embed-files';
import type { createWaker } from '../../page/waker.js';
import { tellMissing } from './tell.js';

interface Parts {
  readonly 'embed-page': typeof import('./embed-page.js');
  readonly 'embed-waker': { readonly createWaker: typeof createWaker };
}

/** The tags of this build, and what defines them. */
export interface EmbedModules {
  readonly tags: readonly string[];
  /** @throws what the tag's module failed with, after that was told. It is asked for anew the next time. */
  define(tag: string): Promise<void>;
  /** What stands beside the elements. */
  part<Name extends keyof Parts>(name: Name): Promise<Parts[Name]>;
}

export const PREFIX = 'uni-';

/** @param address of `uni.js`: its chunks stand beside it. */
export function embedModules(address: string): EmbedModules {
  const slugs = { ...views, ...classes };
  const underWay = new Map<string, Promise<void>>();
  const addressOf = (name: string, hash: string | undefined) =>
    new URL(`chunks/${name}-${hash}.js`, address).href;
  const part: EmbedModules['part'] = (name) => import(addressOf(name, parts[name]));
  /** What all views stand on is asked for beside the first of them: that saves a round trip. */
  const warm = () => {
    for (const name of ['react', 'views'] as const) import(addressOf(name, parts[name])).catch(() => {});
  };

  return {
    tags: Object.keys(slugs).map((slug) => PREFIX + slug),
    part,
    define(tag) {
      const present = underWay.get(tag);
      if (present) return present;
      const slug = tag.slice(PREFIX.length);
      const file = addressOf(slug, slugs[slug]);
      if (Object.hasOwn(views, slug)) warm();
      const defined = import(file).then(({ define }) => void define());
      underWay.set(tag, defined);
      defined.catch((error: unknown) => {
        underWay.delete(tag);
        tellMissing(tag, file, error);
      });
      return defined;
    },
  };
}
