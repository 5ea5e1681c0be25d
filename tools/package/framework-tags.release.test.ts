// Frameworks that render our tags themselves own what stands between them: they take it out, put it back and move it.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { openBrowser } from '../test/open-browser.js';
import { ownPackages } from '../test/own-packages.js';
import { bundleWith } from './bundle-with.js';
import { type PackedPackage, packPackage } from './packed-package.js';

const packages = ownPackages('fixtures/frameworks');
const skip = 'missing' in packages && packages.missing;
const MODULES = 'missing' in packages ? '' : packages.folder;

const DEFINES = `
import '@uni/elements/accordion/define';
import '@uni/elements/callout/define';
import '@uni/elements/facts/define';
`;

/** One application, as each framework has it: three tags with a live node, what is shown in them, and their order. */
const REACT = `${DEFINES}
import { createElement as h, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
function App() {
  const [state, set] = useState(start);
  window.show = (change) => flushSync(() => set((now) => ({ ...now, ...change })));
  const { isolated, film, words, form, tags } = state;
  if (!tags) return h('p', null, 'Gone');
  return h('main', null,
    h('uni-accordion', { isolated }, h('details', { open: true }, h('summary', null, 'Fees'), h('p', null, 'Before'),
      film && h('div', null, h('iframe', { title: 'Film', srcDoc: 'Film' })), h('p', null, words))),
    h('uni-callout', { isolated }, h('h3', null, 'Ask'), form === 'first' && h('form', { key: 'form' }, h('input', { name: 'parentNode' })),
      h('p', { key: 'words' }, words), form === 'last' && h('form', { key: 'form' }, h('input', { name: 'parentNode' }))),
    h('uni-facts', { isolated }, h('dl', null, h('dt', null, 'Map'), h('dd', null, film && h('video'), h('p', null, words)))),
  );
}
const start = { isolated: location.hash === '#isolated' ? '' : undefined, film: true, words: 'One', form: 'first', tags: true };
createRoot(document.querySelector('#app')).render(h(App));
`;

/** Vue asks a node itself for its parent, so a field of that name would break Vue without our tags, too. */
const VUE = `${DEFINES}
import { createApp, h, nextTick, reactive } from 'vue';
const state = reactive({ isolated: location.hash === '#isolated' ? '' : undefined, film: true, words: 'One', form: 'first', tags: true });
window.show = (change) => { Object.assign(state, change); return nextTick(); };
createApp({ render() {
  const { isolated, film, words, form, tags } = state;
  if (!tags) return h('p', 'Gone');
  return h('main', [
    h('uni-accordion', { isolated }, [h('details', { open: true }, [h('summary', 'Fees'), h('p', 'Before'),
      film ? h('div', [h('iframe', { title: 'Film', srcdoc: 'Film' })]) : null, h('p', words)])]),
    h('uni-callout', { isolated }, [h('h3', 'Ask'), form === 'first' ? h('form', { key: 'form' }, [h('input', { name: 'question' })]) : null,
      h('p', { key: 'words' }, words), form === 'last' ? h('form', { key: 'form' }, [h('input', { name: 'question' })]) : null]),
    h('uni-facts', { isolated }, [h('dl', [h('dt', 'Map'), h('dd', [film ? h('video') : null, h('p', words)])])]),
  ]);
} }).mount('#app');
`;

const SVELTE = `
<script>
  let { state } = $props();
</script>
{#if state.tags}
  <main>
    <uni-accordion isolated={state.isolated}><details open><summary>Fees</summary><p>Before</p>
      {#if state.film}<div><iframe title="Film" srcdoc="Film"></iframe></div>{/if}<p>{state.words}</p></details></uni-accordion>
    <uni-callout isolated={state.isolated}><h3>Ask</h3>{#if state.form === 'first'}<form><input name="parentNode" /></form>{/if}
      <p>{state.words}</p>{#if state.form === 'last'}<form><input name="parentNode" /></form>{/if}</uni-callout>
    <uni-facts isolated={state.isolated}><dl><dt>Map</dt><dd>{#if state.film}<video></video>{/if}<p>{state.words}</p></dd></dl></uni-facts>
  </main>
{:else}<p>Gone</p>{/if}
`;
const SVELTE_ENTRY = `${DEFINES}
import { flushSync, mount } from 'svelte';
import App from './app.svelte.js';
import { state } from './state.svelte.js';
window.show = (change) => { Object.assign(state, change); flushSync(); };
mount(App, { target: document.querySelector('#app'), props: { state } });
`;
const SVELTE_STATE =
  "export const state = $state({ isolated: location.hash === '#isolated' ? '' : undefined, film: true, words: 'One', form: 'first', tags: true });";

interface Compiler {
  compile(source: string, options: object): { readonly js: { readonly code: string } };
  compileModule(source: string, options: object): { readonly js: { readonly code: string } };
}

const APPLICATIONS: Readonly<Record<string, (app: string) => string | Promise<string>>> = {
  react: () => REACT,
  vue: () => VUE,
  async svelte(app) {
    const compiler = pathToFileURL(join(MODULES, 'svelte/src/compiler/index.js')).href;
    const { compile, compileModule } = (await import(compiler)) as Compiler;
    const how = { generate: 'client', dev: false };
    writeFileSync(join(app, 'app.svelte.js'), compile(SVELTE, { ...how, filename: 'app.svelte' }).js.code);
    writeFileSync(join(app, 'state.svelte.js'), compileModule(SVELTE_STATE, how).js.code);
    return SVELTE_ENTRY;
  },
};

/** Reads what a visitor sees, in its order: words, and live nodes by their names. It is a text, because it runs in the page. */
const SEEN = `
const out = [];
(function walk(node) {
  if (node.nodeType === 3 && node.parentElement?.checkVisibility() && node.data.trim()) out.push(node.data.trim());
  if (['TEMPLATE', 'STYLE'].includes(node.tagName)) return;
  if (['IFRAME', 'FORM', 'VIDEO'].includes(node.tagName)) {
    if (node.checkVisibility()) out.push('<' + node.localName + '>');
    return;
  }
  const slotted = node.assignedNodes?.() ?? [];
  for (const child of slotted.length > 0 ? slotted : (node.shadowRoot ?? node).childNodes) walk(child);
})(document.querySelector('#app'));
out.filter((word) => !/^(?:Information|Fees|Before|Ask|Map)$/.test(word)).join(' ');
`;

describe('a framework that renders our tags', { skip }, () => {
  let packed: PackedPackage;
  let browser: Browser;
  before(async () => {
    packed = packPackage();
    packed.install(MODULES, 'vue', 'svelte');
    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
    packed?.remove();
  });

  for (const [framework, sourceOf] of Object.entries(APPLICATIONS))
    it(`${framework} takes out, puts back and moves what lives in them, in both kinds of tags`, async () => {
      const bundle = await bundleWith('esbuild', await sourceOf(packed.app), packed.app);
      const [script] = bundle.scripts.values();
      for (const life of ['light', 'isolated']) {
        const page = await browser.newPage();
        const errors: string[] = [];
        page.on('pageerror', ({ message }) => errors.push(message));
        await page.route('http://app.test/**', (route) =>
          route.request().url().endsWith('/app.js')
            ? route.fulfill({ body: script!, contentType: 'text/javascript' })
            : route.fulfill({
                body: '<!doctype html><div id="app"></div><script type="module" src="/app.js"></script>',
                contentType: 'text/html',
              }),
        );
        await page.goto(`http://app.test/#${life}`);
        const shows = async (change: object, expected: string) => {
          await page.evaluate((what) => (globalThis as unknown as Shown).show(what), change);
          await assertSoon(page, expected, `${framework}, ${life}: ${JSON.stringify(change)}`);
        };
        await page.locator('.uni-view').first().waitFor();
        await shows({}, '<iframe> One <form> One <video> One');
        await shows({ words: 'Two' }, '<iframe> Two <form> Two <video> Two');
        await shows({ film: false }, 'Two <form> Two Two');
        await shows({ form: 'last' }, 'Two Two <form> Two');
        await shows({ film: true, words: 'Three' }, '<iframe> Three Three <form> <video> Three');
        await shows({ form: '' }, '<iframe> Three Three <video> Three');
        await shows({ form: 'first' }, '<iframe> Three <form> Three <video> Three');
        await shows({ tags: false }, 'Gone');
        await shows({ tags: true, words: 'Four' }, '<iframe> Four <form> Four <video> Four');
        assert.deepEqual(errors, [], `${framework}, ${life}`);
        await page.close();
      }
    });
});

interface Shown {
  show(change: object): unknown;
}

async function assertSoon(page: Page, expected: string, what: string): Promise<void> {
  let last = '';
  for (let tries = 0; tries < 50; tries++) {
    last = await page.evaluate<string>(SEEN);
    if (last === expected) return;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  assert.equal(last, expected, what);
}
