// One end for every failure: whatever source is bad, in whatever way and life, the authored words are seen, and one line
// on the console names the tag and what to do.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { forgetWarnings } from '../../../page/warn.js';
import { createPrerenderer } from '../../../prerender/prerender.js';
import { listRooms } from '../../../tools/rollup/rooms.js';
import {
  defineRooms,
  type ElementPages,
  READING,
  startElementPages,
} from '../../../tools/test/element-page.js';

const WORDS = 'As authored';
const CHILD = `<p>${WORDS}</p>`;

interface Failure {
  readonly tag: string;
  readonly attributes?: string;
  readonly content?: string;
  /** Set as a JS property. */
  readonly property?: readonly [name: string, value: unknown];
}

const script = (slot: string, json: string) =>
  `<script type="application/json" data-slot="${slot}">${json}</script>`;
const bySrc = (src: string): Failure => ({ tag: 'callout', attributes: `src="${src}"` });

const FAILURES: Readonly<Record<string, Failure>> = {
  'attribute: an address that runs': { tag: 'callout', attributes: 'cta-text="Go" cta-url="javascript:x"' },
  'attribute: a word that is none of its list': { tag: 'callout', attributes: 'link-target="sideways"' },
  'attribute: no number': { tag: 'button', attributes: 'text="Go" icon-left-size="large"' },
  'attribute: neither true nor false': { tag: 'show-more', attributes: 'is-block="perhaps"' },
  'attribute: a list that is no JSON': { tag: 'breadcrumb', attributes: 'items="[{"' },
  'attribute: an object that is no JSON': { tag: 'button-pair', attributes: 'button1="{"' },
  'attribute: a list that is an object': { tag: 'breadcrumb', attributes: `items='{"a":1}'` },
  'attribute: a picture that runs': { tag: 'hero', attributes: 'title="A" img="javascript:x"' },
  'property: an address that runs': { tag: 'callout', property: ['ctaUrl', 'javascript:x'] },
  'property: an object for a text': { tag: 'callout', property: ['ctaText', {}] },
  'property: a list that is no JSON': { tag: 'breadcrumb', property: ['items', '[{'] },
  'property: a number for a list': { tag: 'breadcrumb', property: ['items', 5] },
  'property: an object for rich text': { tag: 'callout', property: ['description', { a: 1 }] },
  'data script: no JSON': { tag: 'breadcrumb', content: script('items', '[{') },
  'data script: a text for a list': { tag: 'breadcrumb', content: script('items', '"Home"') },
  'data script: a list of nothing that can be shown': {
    tag: 'breadcrumb',
    content: script('items', '[{"a":1}]'),
  },
  'data script: items without what they need': {
    tag: 'breadcrumb',
    content: script('items', '[{"link":{"url":"/a.html"}}]'),
  },
  'data script: a list whose every address runs': {
    tag: 'breadcrumb',
    content: script('items', '[{"title":"A","link":{"url":"javascript:x"}}]'),
  },
  'data script: an object for a text': { tag: 'callout', content: script('title', '{}') },
  'model: a path that leads nowhere': { tag: 'callout', attributes: 'model-path="root/nowhere"' },
  'src: not there': bySrc('/none.json'),
  'src: a fault of the server': bySrc('/broken.json'),
  'src: a page': bySrc('/page.json'),
  'src: cut off': bySrc('/cut.json'),
  'src: nothing': bySrc('/empty.json'),
  'src: a text': bySrc('/text.json'),
  'src: of another site': bySrc('https://elsewhere.test/a.json'),
  'src: one that runs': bySrc('javascript:x'),
  'src: a bad field': bySrc('/field.json'),
};

const ANSWERS: Readonly<Record<string, string>> = {
  '/page.json': '<!doctype html><p>Log in</p>',
  '/cut.json': '{"title":"A',
  '/empty.json': '',
  '/text.json': '"words"',
  '/field.json': '{"title":"A","ctaText":"Go","ctaUrl":"javascript:x"}',
};

const written = ({ tag, attributes = '', content = '' }: Failure, life: string) =>
  `<uni-${tag} ${life === 'isolated' ? 'isolated ' : ''}${attributes}>${content}${CHILD}</uni-${tag}>`;

/** What is wrong with the lines that were told: there is to be one, which names the tag and goes on to say what to do. */
function faultOf(lines: readonly string[], { tag }: Failure): string | undefined {
  const [line = ''] = lines;
  if (lines.length !== 1) return `${lines.length} lines: ${lines.join(' | ')}`;
  if (!line.includes(`<uni-${tag}>`)) return `does not name the tag: ${line}`;
  return /\b(?:give|write|put|take|check|leave|its default is used)\b/.test(line)
    ? undefined
    : `without a remedy: ${line}`;
}

const slugs = new Set(Object.values(FAILURES).map(({ tag }) => tag));
const rooms = (await listRooms()).filter(({ slug }) => slugs.has(slug));

describe('whatever is bad, the authored words are seen and one line tells it', () => {
  let pages: ElementPages;
  before(async () => {
    pages = await startElementPages(`${defineRooms(rooms)}\n${SHOW}`, (path) => {
      const body = ANSWERS[path];
      return body === undefined
        ? undefined
        : { type: path === '/page.json' ? 'text/html' : 'application/json', body };
    });
  });
  after(() => pages.close());

  for (const life of ['light', 'isolated'])
    it(life, async () => {
      const { page } = await pages.open();
      const faults: string[] = [];
      for (const [what, failure] of Object.entries(FAILURES)) {
        const { lines, isSeen } = await page.evaluate(
          ([html, property]) => globalThis.showFailure(html, property),
          [written(failure, life), failure.property] as const,
        );
        const fault = isSeen ? faultOf(lines, failure) : `unseen; ${lines.join(' | ')}`;
        if (fault) faults.push(`${what}: ${fault}`);
      }
      assert.deepEqual(faults, []);
    });

  it('prerendered', async (test) => {
    const { prerender } = createPrerenderer(rooms.map(({ definition }) => definition));
    const { page } = await pages.open();
    const lines: string[] = [];
    const say = (...line: unknown[]) => void lines.push(line.join(' '));
    test.mock.method(console, 'warn', say);
    test.mock.method(console, 'error', say);
    const faults: string[] = [];
    for (const [what, failure] of Object.entries(FAILURES)) {
      forgetWarnings();
      lines.length = 0;
      const html = await prerender(written(failure, 'light'), {
        url: 'https://own.test/a.html',
        fetch: async (path) => new Response(ANSWERS[path] ?? '', { status: path in ANSWERS ? 200 : 404 }),
      });
      const atServer = [...lines];
      const { lines: inPage, isSeen } = await page.evaluate(
        ([markup, property]) => globalThis.showFailure(markup, property),
        [html, failure.property] as const,
      );
      const fault = isSeen
        ? (faultOf(atServer.length > 0 ? atServer : inPage, failure) ??
          (inPage.length > 1 ? `in the page: ${inPage.join(' | ')}` : undefined))
        : `unseen; ${atServer.join(' | ')}`;
      if (fault) faults.push(`${what}: ${fault}`);
    }
    assert.deepEqual(faults, []);
  });
});

declare global {
  var showFailure: (
    html: string,
    property?: readonly [name: string, value: unknown],
  ) => Promise<{ readonly lines: string[]; readonly isSeen: boolean }>;
}

const SHOW = `${READING}
import { pageModel } from './page/model/page-model.ts';
pageModel.set({ ':items': { root: { ':items': {} } } });
globalThis.showFailure = async (html, property) => {
  const place = document.createElement('main');
  place.innerHTML = html;
  const element = place.firstElementChild;
  if (property) element[property[0]] = property[1];
  const lines = await linesOf(async () => {
    document.body.replaceChildren(place);
    await element.mountComplete;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  return { lines, isSeen: wordsIn(element).includes('${WORDS}') };
};
`;
