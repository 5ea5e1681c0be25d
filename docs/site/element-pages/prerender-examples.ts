import type { ElementDefinition } from '../../../elements/_core/define.js';
import { createPrerenderer } from '../../../prerender/prerender.js';
import { readIsolatedStyles } from '../../../tools/rollup/styles.js';

/** Renders the examples of a demo page into its tags; `read` answers the models that they ask for, by path. */
export type PrerenderExamples = (html: string, path: string) => Promise<string>;

/** @param read gives the model at a path of the site, undefined where there is none. */
export function createExamplePrerenderer(
  definitions: Iterable<ElementDefinition>,
  read: (path: string) => unknown,
): PrerenderExamples {
  const { prerender } = createPrerenderer(definitions, readIsolatedStyles);
  return (html, path) =>
    prerender(html, {
      url: `${ORIGIN}${path}`,
      // Some examples are broken on purpose.
      onError: () => {},
      fetch: async (address) => {
        const model = read(new URL(address, ORIGIN).pathname);
        return model === undefined ? new Response('', { status: 404 }) : Response.json(model);
      },
    });
}

const ORIGIN = 'http://own-origin';
