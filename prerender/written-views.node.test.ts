import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { hasView, type ResolvedProps, type ViewDefinition } from '../elements/_core/define.js';
import type { View } from '../elements/_core/life/renderer.js';
import { viewToHtml } from '../elements/_core/write-html.js';
import { useLabels } from '../react-views/_shared/text/labels.js';
import { Labels } from '../react-views/_shared/text/labels-context.js';
import { listRooms } from '../tools/rollup/rooms.js';
import { createPrerenderer } from './prerender.js';

interface Room {
  readonly examples: readonly { readonly name: string; readonly html: string }[];
}

const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

const rooms = (await listRooms()).filter(({ definition }) => hasView(definition));
const seen: (View & { readonly definition: ViewDefinition })[] = [];
const prerenderer = createPrerenderer(
  rooms.map(({ definition }) => {
    const { view } = definition as ViewDefinition;
    const Noted = (props: ResolvedProps) => {
      seen.push({ view, props, labels: useLabels(), definition: definition as ViewDefinition });
      return createElement(view, props);
    };
    return { ...(definition as ViewDefinition), view: Noted };
  }),
);

describe('the views of all examples', () => {
  for (const { slug, module, definition } of rooms) {
    const isLeft = (definition as ViewDefinition).needsReact === true;
    it(`${slug}: are ${isLeft ? 'left to React' : 'written as React writes them'}`, async () => {
      const path = new URL('./examples.ts', pathToFileURL(module));
      const { examples } = (await import(path.href)) as Room;
      seen.length = 0;
      for (const { html } of examples) await prerenderer.prerender(`<body>${html}</body>`);
      assert.notEqual(seen.length, 0);
      for (const view of seen) {
        if (isLeft) {
          assert.throws(() => viewToHtml(view));
          continue;
        }
        const node = createElement(Labels, { value: view.labels }, createElement(view.view, view.props));
        assert.equal(viewToHtml(view), renderToStaticMarkup(node).replace(PRELOADS, ''));
      }
    });
  }
});
