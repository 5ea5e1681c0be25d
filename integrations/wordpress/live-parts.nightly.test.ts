// What plugins of other people put into posts goes on living in our tags: the node that the page's parser made, in its place.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from '@playwright/test';
import { VERSION } from '../../elements/_core/declare/version.js';
import type { ViewElement } from '../../elements/_core/element.js';
import { built } from '../../tools/test/built.js';
import { type Listening, listen, typeOf } from '../../tools/test/listen.js';
import { openBrowser } from '../../tools/test/open-browser.js';
import { phpValue } from './php-values.js';
import { BlockEditor, logIn } from './testing-block-editor.js';
import { FIREFOX, startFirefox } from './testing-firefox.js';
import { missingForWordPress, type RunningWordPress, startWordPress } from './testing-running-wordpress.js';

const missing = missingForWordPress();
if (missing) console.log(missing);

/** The parts of one tag, in their order, as authors paste them from the hosts of films, forms, maps and bookings. */
const partsOf = (id: string, origin: string): Readonly<Record<string, string>> => ({
  film: `<div style="position: relative; padding-top: 20%"><iframe style="position: absolute; top: 0; left: 0; width: 100%; height: 100%" src="${origin}/film/${id}" title="Film"></iframe></div>`,
  form: `<form class="ask" action="/nowhere"><label>Name <input name="who"></label> <button>Send</button></form>`,
  map: `<div id="map-${id}" class="map"></div>`,
  booking: '<booking-widget></booking-widget>',
});

/** The same of who may write no frame and no form: an address and a shortcode, of which plugins make them. */
const partsOfPlugins = (id: string, origin: string) => ({
  ...partsOf(id, origin),
  film: `https://films.example/${id}`,
  form: '[ask]',
});

type Block = readonly [name: string, attributes: object, inner?: readonly Block[]];
interface Way {
  readonly html: (inside: string) => string;
  /** As blocks of the editor, around those of the text. A tag of the whole site has no block. */
  readonly blocks?: (inside: readonly Block[]) => Block;
}
const heading: Block = ['core/heading', { level: 3, content: 'Fees' }];
const TAGS: Readonly<Record<string, Way>> = {
  accordion: {
    html: (inside) =>
      `<uni-accordion>\n<details open>\n<summary>Fees</summary>\n\n${inside}\n\n</details>\n</uni-accordion>`,
    blocks: (inside) => [
      'uni/accordion',
      {},
      [['core/details', { summary: 'Fees', showContent: true }, inside]],
    ],
  },
  callout: {
    html: (inside) => `<uni-callout>\n<h3>Fees</h3>\n\n${inside}\n\n</uni-callout>`,
    blocks: (inside) => ['uni/callout', {}, [heading, ...inside]],
  },
  notice: { html: (inside) => `<uni-notice>\n<h2>Fees</h2>\n\n${inside}\n\n</uni-notice>` },
  tabs: {
    html: (inside) => `<uni-tabs>\n<h3>Fees</h3>\n\n${inside}\n\n<h3>Dates</h3>\n\nMay.\n\n</uni-tabs>`,
    blocks: (inside) => [
      'uni/tabs',
      {},
      [
        heading,
        ...inside,
        ['core/heading', { level: 3, content: 'Dates' }],
        ['core/paragraph', { content: 'May.' }],
      ],
    ],
  },
};

/** A word before, between and behind all parts. */
const WORDS = ['Ahead', 'First', 'Second', 'Third', 'Behind'];
const classicText = (parts: readonly string[]) =>
  WORDS.flatMap((word, at) => [`${word} word.`, ...(parts[at] ? [parts[at]] : [])]).join('\n\n');
const textBlocks = (parts: readonly Block[]): Block[] =>
  WORDS.flatMap((word, at) => [
    ['core/paragraph', { content: `${word} word.` }] as Block,
    ...(parts[at] ? [parts[at]] : []),
  ]);
/** As the inserter makes a block of what somebody pastes. */
function partBlock(content: string): Block {
  if (content.startsWith('https:')) return ['core/embed', { url: content, type: 'video' }];
  return content.startsWith('[') ? ['core/shortcode', { text: content }] : ['core/html', { content }];
}

/** What a page's own scripts have noted. */
interface Noted {
  isMade(node: Node): boolean;
  readonly sent: EventTarget[];
}
interface Booking extends HTMLElement {
  readonly bookings: number;
}

describe("other plugins' parts of a post in WordPress", { skip: missing !== undefined }, () => {
  let server: Listening;
  let wordpress: RunningWordPress;
  let browser: Browser;
  const films: string[] = [];
  before(async () => {
    const dist = built('embed');
    server = await listen((request, response) => {
      const { pathname } = new URL(request.url!, 'http://x');
      response.setHeader('Access-Control-Allow-Origin', '*');
      if (pathname.startsWith('/film/')) {
        films.push(pathname);
        response.setHeader('Content-Type', 'text/html').end('<!DOCTYPE html><title>Film</title><p>A film');
      } else {
        response.setHeader('Content-Type', typeOf(pathname));
        response.end(readFileSync(join(dist, 'embed', pathname.replace(`/${VERSION}/`, ''))));
      }
    });
    const settings = { origin: server.origin, version: VERSION };
    wordpress = await startWordPress(join(dist, 'wordpress/uni-elements.zip'), settings);
    await wordpress.php(
      `file_put_contents(WPMU_PLUGIN_DIR . '/others.php', ${phpValue(othersPlugin(server.origin))});`,
    );
    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
    await wordpress?.stop();
    await server?.close();
  });

  const asUser = async (name: string, use: (page: Page) => Promise<number>) => {
    const page = await logIn(browser, wordpress.origin, name);
    const id = await use(page);
    await page.context().close();
    return id;
  };
  /** By the blocks of the editor, as who inserts them has them. */
  const writtenInBlocks = (name: string, block: Block) =>
    asUser(name, async (page) => {
      const editor = new BlockEditor(page, wordpress.origin);
      await editor.newPost('A post');
      await editor.insertBlocks([block]);
      const id = await editor.publish(name === 'contributor' ? 'Submit for Review' : 'Publish');
      await editor.edit(id);
      const broken = (await editor.blocks()).filter(({ isValid }) => !isValid);
      assert.deepEqual(broken, []);
      return id;
    });
  /** Under Text of the classic editor. A title would have it saved meanwhile, and nobody can publish until that is done. */
  const writtenAsText = (name: string, text: string) =>
    asUser(name, async (page) => {
      await page.goto(`${wordpress.origin}/wp-admin/post-new.php?classic-editor`);
      await page.locator('#content-html').click();
      await page.locator('#content').fill(text);
      await page.locator('#publish').press('Enter');
      await page.waitForURL(/post=\d+/);
      return Number(new URL(page.url()).searchParams.get('post'));
    });

  const writtenAs = async (name: string, slug: string, way: 'blocks' | 'text', parts: readonly string[]) => {
    const { html, blocks } = TAGS[slug]!;
    if (way === 'text') return writtenAsText(name, html(classicText(parts)));
    const paragraphs = classicText(parts).replace(/^\w+ word\.$/gm, '<p>$&</p>');
    return writtenInBlocks(name, blocks?.(textBlocks(parts.map(partBlock))) ?? partBlock(html(paragraphs)));
  };
  const written: { readonly post: number; readonly tag: string; readonly wanted: readonly string[] }[] = [];

  /** What a visitor has of a post's tag. */
  const visited = async (page: Visit, { post, tag, wanted }: (typeof written)[number]) => {
    films.length = 0;
    await page.goto(`${wordpress.origin}/?p=${post}`);
    await page.evaluate(mounted, tag);
    const found = await page.evaluate(lookedAt, { tag, words: WORDS });
    const frames = page.frames().filter((frame) => frame.url().includes('/film/'));
    const said = await Promise.all(frames.map((frame) => frame.evaluate(() => document.body.innerText)));
    const has = (part: string) => wanted.includes(part);
    assert.deepEqual(
      { ...found, said, films },
      {
        order: WORDS.flatMap((word, at) => [word, ...(wanted[at] ? [wanted[at]] : [])]),
        made: wanted.map(() => true),
        sent: has('form') ? 1 : 0,
        mapped: has('map') ? ['Quay', 'Tower'] : [],
        bookings: has('booking') ? [1, 1] : [],
        said: has('film') ? ['A film'] : [],
        films: films.slice(0, 1),
      },
      `${tag} in post ${post}`,
    );
  };
  const visitedInChromium = async (each: (typeof written)[number]) => {
    const context = await browser.newContext({ viewport: { width: 1300, height: 1000 } });
    await visited(await context.newPage(), each);
    await context.close();
  };

  for (const slug of Object.keys(TAGS))
    for (const way of ['blocks', 'text'] as const)
      it(`live in uni-${slug} that an administrator has written, in ${way}`, async (test) => {
        if (way === 'blocks' && slug === 'accordion' && !(await knowsDetails()))
          return test.skip('needs a newer WordPress');
        const parts = Object.values(partsOf(`${slug}-${way}`, server.origin));
        const post = await writtenAs('admin', slug, way, parts);
        written.push({ post, tag: `uni-${slug}`, wanted: ['film', 'form', 'map', 'booking'] });
        await visitedInChromium(written.at(-1)!);
      });

  for (const way of ['blocks', 'text'] as const)
    it(`live in a tag that a contributor has written, in ${way}, if a plugin makes them`, async () => {
      for (const slug of ['callout', 'tabs', 'notice']) {
        const parts = Object.values(partsOfPlugins(`contributor-${slug}-${way}`, server.origin));
        const post = await writtenAs('contributor', slug, way, parts);
        const stored = await wordpress.php(`wp_publish_post(${post}); echo get_post(${post})->post_content;`);
        assert.doesNotMatch(stored, /<(?:iframe|form|booking-widget|uni-notice)\b/);
        for (const word of WORDS) assert.ok(stored.includes(`${word} word.`), stored);
        if (slug === 'notice') continue;
        written.push({ post, tag: `uni-${slug}`, wanted: ['film', 'form', 'map'] });
        await visitedInChromium(written.at(-1)!);
      }
    });

  it('live in a theme without blocks as well', async (test) => {
    const theme = await wordpress.php(`
      foreach (wp_get_themes() as $name => $theme) {
        if (!is_dir($theme->get_stylesheet_directory() . '/templates')) { switch_theme($name); exit($name); }
      }`);
    if (!theme) return test.skip('WordPress has none');
    for (const each of written) await visitedInChromium(each);
  });

  it('live in Firefox as well', { skip: !FIREFOX && 'no Firefox' }, async () => {
    const firefox = await startFirefox();
    try {
      const page = await firefox.newPage();
      await page.setViewport({ width: 1300, height: 1000 });
      for (const each of written) await visited(page, each);
    } finally {
      await firefox.close();
    }
  });

  const knowsDetails = async () =>
    (await wordpress.php(`echo WP_Block_Type_Registry::get_instance()->is_registered('core/details');`)) ===
    '1';
});

/** What Playwright and Puppeteer have in common. */
interface Visit {
  goto(address: string): Promise<unknown>;
  evaluate<Given, Answer>(run: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer>;
  frames(): readonly { url(): string; evaluate<Answer>(run: () => Answer): Promise<Answer> }[];
}

/** Runs in the page. */
async function mounted(tag: string) {
  await customElements.whenDefined(tag);
  await (document.querySelector(tag) as ViewElement).mountComplete;
}

/** Runs in the page. */
function lookedAt({ tag, words }: { tag: string; words: readonly string[] }) {
  const { isMade, sent } = window as unknown as Noted;
  const PARTS = { film: 'iframe', form: 'form.ask', map: '.map', booking: 'booking-widget' };
  const tops: [name: string, top: number][] = [];
  const parts: Element[] = [];
  // What visitors see of a tag, in the order of its view. A function with a name would need a helper of the compiler's here.
  const waiting: Node[] = [document.querySelector(tag)!];
  while (waiting.length > 0) {
    const node = waiting.pop()!;
    const range = document.createRange();
    range.selectNode(node);
    const box = range.getBoundingClientRect();
    const part = Object.entries(PARTS).find(([, each]) => node instanceof Element && node.matches(each));
    const word = words.find((each) => node instanceof Text && node.data.includes(`${each} word.`));
    const name = part?.[0] ?? word;
    if (name && box.height > 0) tops.push([name, box.top]);
    if (part && box.height > 0) parts.push(node as Element);
    // Screen readers are told what stands in the view, too.
    if (part || (node instanceof Element && node.ariaLive)) continue;
    const slotted = node instanceof HTMLSlotElement ? node.assignedNodes() : [];
    const root = node instanceof Element ? node.shadowRoot : null;
    waiting.push(...(slotted.length > 0 ? slotted : [...(root ?? node).childNodes]));
  }
  for (const part of parts) {
    if (part instanceof HTMLFormElement) part.querySelector('button')!.click();
    part.shadowRoot?.querySelector('button')?.click();
  }
  const bookings = parts.filter(({ localName }) => localName === 'booking-widget') as Booking[];
  return {
    order: tops.sort(([, one], [, other]) => one - other).map(([name]) => name),
    made: parts.map(isMade),
    sent: sent.filter((target) => parts.includes(target as Element)).length,
    mapped: parts
      .filter((part) => part.matches('.map'))
      .flatMap((part) => [...part.children].map(({ textContent }) => textContent)),
    bookings: bookings.flatMap(({ bookings: clicked }) => [
      clicked,
      customElements.get('booking-widget')!.prototype.constructor.made,
    ]),
  };
}

/** What a site's other plugins do: forms that are heard on the document, maps, bookings, films by their address, shortcodes. */
const othersPlugin = (origin: string) => `<?php
add_action('wp_head', function () { ?><script>
  const made = new WeakSet();
  window.isMade = (node) => made.has(node);
  window.sent = [];
  // The parser is done, and no deferred script has run.
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive')
      for (const each of document.querySelectorAll('iframe, form, .map, booking-widget')) made.add(each);
  });
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(event.target);
  });
</script><?php }, 0);
add_action('wp_footer', function () { ?><script>
  const mark = (text) => {
    for (const { id } of document.querySelectorAll('.map')) {
      const place = document.createElement('div');
      place.textContent = text;
      document.getElementById(id).append(place);
    }
  };
  document.addEventListener('DOMContentLoaded', () => mark('Quay'));
  addEventListener('load', () => mark('Tower'));
  customElements.define('booking-widget', class Booking extends HTMLElement {
    static made = 0;
    bookings = 0;
    constructor() {
      super();
      Booking.made += 1;
      this.attachShadow({ mode: 'open' }).innerHTML = '<button>Book</button>';
      this.shadowRoot.firstChild.addEventListener('click', () => { this.bookings += 1; });
    }
  });
</script><?php }, 0);
add_action('init', fn() => wp_embed_register_handler('films', '~^https://films\\.example/(\\S+)$~', function ($found) {
  return '<div style="position: relative; padding-top: 20%"><iframe style="position: absolute; top: 0; left: 0; width: 100%; height: 100%" title="Film" src="${origin}/film/' . $found[1] . '"></iframe></div>';
}));
add_shortcode('ask', function () {
  return '<form class="ask" action="/nowhere"><label>Name <input name="who"></label> <button>Send</button></form>';
});
`;
