// Every example as its page shows it in JSX, rendered by React: the same elements as from its HTML.
import assert from 'node:assert/strict';
import type { ConsoleMessage, Page } from '@playwright/test';
import { build } from 'esbuild';
import { allMounted } from '../../fixtures/examples/all-mounted.js';
import { contentsUpToDate } from '../../fixtures/examples/contents-up-to-date.js';
import { bringState, STAGES, showAlone, stateShown } from '../../fixtures/examples/examples-page.js';
import { renderedTrees } from '../../fixtures/examples/rendered-tree.js';
import { describe, it, type Site } from '../../fixtures/visits.js';
import type { ElementDoc } from './element-pages/element-doc.js';
import { exampleCodes } from './element-pages/example-code.js';
import { readElements } from './element-pages/read-elements.js';

/** Lines of elements about an example's own mistakes, and of the browser about files that are not there. */
const OF_EXAMPLES = /^<uni-|^Failed to load|Network response/;

/** A script that has React render every example of an element into its stage. */
async function scriptOf(element: ElementDoc): Promise<string> {
  const codes = element.examples.map(
    (example) => exampleCodes(example, element).find(({ name }) => name === 'JSX')!,
  );
  const contents = `import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
${codes.map((_, at) => `import { Example as Example${at} } from 'example:${at}';`).join('\n')}
const stages = document.querySelectorAll('${STAGES}');
[${codes.map((_, at) => `Example${at}`).join()}].forEach((Example, at) => {
  stages[at].replaceChildren();
  flushSync(() => createRoot(stages[at]).render(<Example />));
});`;
  const { outputFiles } = await build({
    stdin: { contents, loader: 'tsx', resolveDir: '.' },
    bundle: true,
    write: false,
    jsx: 'automatic',
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [
      {
        name: 'examples',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^example:|^@uni\/elements/ }, ({ path }) => ({ path, namespace: 'examples' }));
          onLoad({ filter: /./, namespace: 'examples' }, ({ path }) => ({
            contents: codes[Number(/^example:(\d+)/.exec(path)?.[1])]?.text ?? '',
            loader: 'tsx',
            resolveDir: '.',
          }));
        },
      },
    ],
  });
  return outputFiles[0]!.text;
}

async function treesOf(page: Page, { examples }: ElementDoc) {
  await page.evaluate(allMounted, STAGES);
  await page.waitForLoadState('networkidle');
  await page.evaluate(allMounted, STAGES);
  await contentsUpToDate(page);
  await stateShown(page, examples);
  return (await renderedTrees(page, STAGES)).map(({ tree }) => tree.replace(/\s*([<>])\s*/g, '$1'));
}

it.use({ reducedMotion: 'reduce' });

async function expectSame(page: Page, site: Site, element: ElementDoc): Promise<void> {
  const said: string[] = [];
  const note = (message: ConsoleMessage) => message.type() === 'error' && said.push(message.text());
  page.on('console', note);
  await showAlone(page, site, element.slug, element.examples);
  await bringState(page, element.examples);
  const fromHtml = await treesOf(page, element);
  await page.addScriptTag({ content: await scriptOf(element) });
  const fromJsx = await treesOf(page, element);
  page.off('console', note);
  assert.deepEqual(fromJsx, fromHtml);
  assert.deepEqual(
    said.filter((text) => !OF_EXAMPLES.test(text)),
    [],
  );
}

const elements = await readElements('elements', '');

describe('the JSX of the examples', () => {
  for (const element of elements)
    it(`gives the same elements as the HTML: ${element.slug}`, ({ visited, site }) =>
      visited((page) => expectSame(page, site, element)));
});
