import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type GatheredProps, hasView, type ViewDefinition } from '../elements/_core/definition.js';
import { viewToHtml } from '../elements/_core/still/html-writer.js';
import type { StillView } from '../elements/_core/still/walk-view.js';
import { Labels, useLabels } from '../react-views/_shared/labels.js';
import { listRooms } from '../tools/build/rooms.js';
import { createPrerenderer } from './prerender.js';

interface Room {
  readonly examples: readonly { readonly name: string; readonly html: string }[];
}

const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

const rooms = (await listRooms()).filter(({ definition }) => hasView(definition));
const seen: (StillView & { readonly definition: ViewDefinition })[] = [];
const prerenderer = createPrerenderer(
  rooms.map(({ definition }) => {
    const { view } = definition as ViewDefinition;
    const Noted = (props: GatheredProps) => {
      seen.push({ view, props, labels: useLabels(), definition: definition as ViewDefinition });
      return createElement(view, props);
    };
    return { ...(definition as ViewDefinition), view: Noted };
  }),
);

describe('the views of all examples that need no React', () => {
  for (const { slug, module, definition } of rooms) {
    it(`${slug}: are written as React writes them`, async () => {
      const path = new URL('./examples.ts', pathToFileURL(module));
      const { examples } = (await import(path.href)) as Room;
      seen.length = 0;
      for (const { html } of examples) await prerenderer.prerender(`<body>${html}</body>`);
      const still = seen.filter(({ props, definition }) => definition.hydrate(props) === 'never');
      if (!(definition as ViewDefinition).alwaysLives) assert.notEqual(still.length, 0);
      for (const view of still) {
        const node = createElement(Labels, { value: view.labels }, createElement(view.view, view.props));
        assert.equal(viewToHtml(view), renderToStaticMarkup(node).replace(PRELOADS, ''));
      }
    });
  }
});
