import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { View } from '../elements/_core/declare/call-view.js';
import { hasView, type ViewDefinition } from '../elements/_core/declare/definition.js';
import type { ResolvedProps } from '../elements/_core/declare/prop-type.js';
import { writeHtml } from '../elements/_core/write/write-html.js';
import { useLabels } from '../react-views/_shared/text/labels.js';
import { Labels } from '../react-views/_shared/text/labels-in-island.js';
import { componentFolders } from '../tools/rollup/component-folders.js';
import { createPrerenderer } from './prerender.js';

interface ComponentFolder {
  readonly examples: readonly { readonly name: string; readonly html: string }[];
}

const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

const folders = (await componentFolders()).filter(({ definition }) => hasView(definition));
const seen: (View & { readonly definition: ViewDefinition })[] = [];
const prerenderer = createPrerenderer(
  folders.map(({ definition }) => {
    const { view } = definition as ViewDefinition;
    const Noted = (props: ResolvedProps) => {
      seen.push({ view, props, labels: useLabels(), definition: definition as ViewDefinition });
      return createElement(view, props);
    };
    return { ...(definition as ViewDefinition), view: Noted };
  }),
);

/** Tags and texts, the attributes of each in one order. */
const tagsIn = (html: string) =>
  html.split(/(?=<)|(?<=>)/).map((part) =>
    part
      .toLowerCase()
      .split(/ (?=[\w-]+=)|(?=\/?>)/)
      .sort(),
  );

describe('the views of all examples', () => {
  for (const { slug, module, definition } of folders) {
    // A form's controls are written with their first values, which React writes in an order of its own.
    const isIsland = (definition as ViewDefinition).island !== undefined;
    it(`${slug}: are written ${isIsland ? 'as plain HTML' : 'as React writes them'}`, async () => {
      const path = new URL('./examples.ts', pathToFileURL(module));
      const { examples } = (await import(path.href)) as ComponentFolder;
      seen.length = 0;
      for (const { html } of examples) await prerenderer.prerender(`<body>${html}</body>`);
      assert.notEqual(seen.length, 0);
      for (const view of seen) {
        const node = createElement(Labels, { value: view.labels }, createElement(view.view, view.props));
        const ofReact = renderToStaticMarkup(node).replace(PRELOADS, '');
        assert.deepEqual(
          ...([writeHtml(view), ofReact].map((html) => (isIsland ? tagsIn(html) : html)) as [
            unknown,
            unknown,
          ]),
        );
      }
    });
  }
});
