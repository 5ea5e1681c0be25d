import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Embedding, type Opening, startEmbedding } from '../../tools/test/embedding.js';

const CALLOUT = '<uni-callout title="Open all night"><p>As authored</p></uni-callout>';
const CARD = '<uni-card title="Tides" link="/tides"><p>As authored too</p></uni-card>';
const MODEL = '/content/callout.json';
const ICON = '/content/dam/star.svg';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
const UNLOADED = /^Failed to load (?:resource|module script)/;
/** The browser's own lines about a file that it may not read. */
const BLOCKED_BY_BROWSER = /has been blocked by CORS policy|violates the following Content Security Policy/;

interface BadInput {
  readonly what: string;
  readonly body: string;
  readonly opening: (home: string) => Opening;
  /** The one line on the console. */
  readonly tells: RegExp;
  /** Words that can be read all the same. */
  readonly shows: readonly string[];
}

const FILES =
  /check that all files of one build are in http\S+\/embed\/chunks\/, unchanged, sent with Access-Control-Allow-Origin/;

const BAD_INPUTS: readonly BadInput[] = [
  {
    what: 'a wrong base: the script alone in its folder',
    body: CALLOUT + CARD,
    opening: () => ({ home: { missing: /chunks\// } }),
    tells: new RegExp(`<uni-callout>, <uni-card> stay as authored.*${FILES.source}`),
    shows: ['As authored', 'As authored too'],
  },
  {
    what: 'a wrong base that answers every address with a page',
    body: CALLOUT,
    opening: () => ({ home: { pageInstead: /chunks\// } }),
    tells: FILES,
    shows: ['As authored'],
  },
  {
    what: 'a blocked chunk',
    body: CALLOUT + CARD,
    opening: () => ({ home: { missing: /chunks\/card-/ } }),
    tells: new RegExp(`<uni-card> stays as authored, because \\S+/card-\\S+ .*${FILES.source}`),
    shows: ['Open all night', 'As authored too'],
  },
  {
    what: 'React blocked, for a tag that only React can render; others do without',
    body: `<uni-course-search><p>As authored</p></uni-course-search><uni-show-more><div slot="defaultContent">A part</div><div slot="moreContent">More</div></uni-show-more>${CALLOUT}${CARD}`,
    opening: () => ({ home: { missing: /chunks\/react-/ } }),
    tells:
      /^uni-elements: React cannot be loaded, and elements that need it stay as they are: check that all files of one build .*\/(?:react|search-island)-/,
    shows: ['As authored', 'A part', 'Show more', 'Open all night', 'Tides'],
  },
  {
    what: 'chunks without Access-Control-Allow-Origin',
    body: CALLOUT,
    opening: () => ({ home: { withoutCors: /chunks\// } }),
    tells: FILES,
    shows: ['As authored'],
  },
  {
    what: 'a style sheet that is missing',
    body: CALLOUT,
    opening: () => ({ script: 'data-light', home: { missing: /uni\.css/ } }),
    tells: /uni\.css cannot be loaded; put it beside uni\.js, or take data-light out/,
    shows: ['Open all night'],
  },
  {
    what: 'a model without Access-Control-Allow-Origin',
    body: `<uni-callout src="${MODEL}"><p>As authored</p></uni-callout>`,
    opening: (home) => ({
      script: `data-app-origin="${home}"`,
      home: { files: { [MODEL]: '{"title":"x"}' }, withoutCors: /callout\.json/ },
    }),
    tells: /<uni-callout>.*does not send Access-Control-Allow-Origin: http/,
    shows: ['As authored'],
  },
  {
    what: 'an icon without Access-Control-Allow-Origin',
    body: `<uni-icon external-icon="${ICON}" alt="Star">Star</uni-icon><p>Rated by students</p>`,
    opening: (home) => ({
      script: `data-app-origin="${home}"`,
      home: { files: { [ICON]: SVG }, withoutCors: /star\.svg/ },
    }),
    tells:
      /uni-icon: the icon file "\/content\/dam\/star\.svg" cannot be shown: http\S+ cannot be reached, or does not send Access-Control-Allow-Origin: http/,
    shows: ['Rated by students'],
  },
  {
    what: 'a tag that there is not',
    body: `<uni-nonsense>As authored</uni-nonsense><uni-nonsense></uni-nonsense>${CARD}`,
    opening: () => ({}),
    tells: /<uni-nonsense> is no element of version \S+; check its spelling, or take a newer uni\.js/,
    shows: ['As authored', 'Tides'],
  },
];

describe('one line on the console, with the remedy, and all content stays:', () => {
  let embedding: Embedding;

  before(async () => {
    embedding = await startEmbedding();
  });
  after(() => embedding.close());

  for (const { what, body, opening, tells, shows } of BAD_INPUTS) {
    it(what, async () => {
      const { page, errors, infos } = await embedding.open(body, opening(embedding.sites.home));
      if (!errors.some((line) => tells.test(line)))
        await page.waitForEvent('console', (message) => tells.test(message.text()));
      for (const text of shows)
        await page.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor();
      const lines = [...errors, ...infos].filter(
        (line) => !UNLOADED.test(line) && !BLOCKED_BY_BROWSER.test(line),
      );
      assert.equal(lines.length, 1, lines.join('\n'));
      assert.match(lines[0]!, tells);
    });
  }

  it('fonts without Access-Control-Allow-Origin, of which the browser itself names file and header', async () => {
    const { page, errors, infos } = await embedding.open(CALLOUT, {
      script: 'data-light',
      home: { withoutCors: /fonts\// },
    });
    const isBrowsers = (line: string) =>
      /^Access to font at '\S+\/fonts\/\S+' .*No 'Access-Control-Allow-Origin' header/.test(line);
    if (!errors.some(isBrowsers)) await page.waitForEvent('console', (message) => isBrowsers(message.text()));
    await page.getByText('Open all night', { exact: true }).filter({ visible: true }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const lines = [...errors, ...infos].filter((line) => !UNLOADED.test(line) && !isBrowsers(line));
    assert.deepEqual(lines, []);
  });
});
