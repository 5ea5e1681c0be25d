import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Frame, Page } from '@playwright/test';
import sharp from 'sharp';
import { definition as callout } from '../../elements/callout/uni-callout.js';
import { definition as courseSearch } from '../../elements/course-search/uni-course-search.js';
import { definition as image } from '../../elements/image/uni-image.js';
import { definition as showMore } from '../../elements/show-more/uni-show-more.js';
import { createPrerenderer } from '../../prerender/prerender.js';
import { readIsolatedStyles } from '../../tools/rollup/styles.js';
import { type Embedding, type Opening, startEmbedding } from '../../tools/test/embedding.js';
import { NONCE } from '../../tools/test/strict-policy.js';

const CALLOUT =
  '<uni-callout title="Open all night" description="<p class=x>From <font>June</font></p>"><p>As authored</p></uni-callout>';
const FOLDED =
  '<uni-show-more is-block><div slot="defaultContent"><p>First</p></div><div slot="moreContent"><p>Rest</p></div></uni-show-more>';
const STAYS = /stays as authored/;
const REACT = '/embed/chunks/react.js';

describe('a page of another site with uni.js', () => {
  let embedding: Embedding;
  let sites: Embedding['sites'];

  before(async () => {
    embedding = await startEmbedding();
    sites = embedding.sites;
  });
  after(() => embedding.close());

  const open = (body: string, opening?: Opening) => embedding.open(body, opening);
  const loaded = (slugs: readonly string[]) =>
    slugs.map((slug) => sites.asked.includes(`/embed/chunks/${slug}.js`));

  it('loads just the elements that it uses, each isolated with its styles', async () => {
    const { page, errors } = await open(`${CALLOUT}<p>Other text</p>`);
    await page.getByRole('heading', { name: 'Open all night' }).waitFor();
    const seen = await page.evaluate(() => ({
      isolated: document.querySelector('uni-callout')?.hasAttribute('isolated'),
      sheets: document.querySelector('uni-callout')?.shadowRoot?.adoptedStyleSheets.length,
      links: document.querySelectorAll('link').length,
      state: document.body.dataset.pageState,
    }));
    assert.deepEqual(seen, { isolated: true, sheets: 3, links: 0, state: undefined });
    assert.deepEqual(loaded(['callout', 'card', 'lit', 'commons', 'data']), [
      true,
      false,
      false,
      false,
      false,
    ]);
    assert.deepEqual(errors, []);
  });

  it('loads nothing but the script where there is no tag', async () => {
    const { page } = await open('<p>Other text</p>');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    assert.deepEqual(sites.asked, ['/embed/uni.js']);
  });

  it('sees what is inserted later, of tags that it has and of new ones', async () => {
    const { page } = await open(CALLOUT);
    await page.getByRole('heading', { name: 'Open all night' }).waitFor();
    await page.evaluate(() => {
      const box = document.createElement('div');
      box.innerHTML =
        '<uni-callout title="Second"></uni-callout><section><uni-cta title="Apply" url="/a"></uni-cta></section>';
      document.body.append(box);
    });
    await page.getByRole('heading', { name: 'Second' }).waitFor();
    await page.getByRole('link', { name: 'Apply' }).waitFor();
    const isolated = await page
      .locator('[isolated]')
      .evaluateAll((tags) => tags.map((tag) => tag.shadowRoot?.querySelector('.uni-view') != null));
    assert.deepEqual(isolated, [true, true, true]);
  });

  it('asks for what fetches models beside the first tag that names one, not after it', async () => {
    const { page } = await open('<p>Other text</p>');
    const asked = page.waitForRequest('**/embed/chunks/data*.js');
    await page.route('**/embed/chunks/cta*.js', () => {});
    await page.evaluate(() => {
      const named = document.createElement('uni-cta');
      named.setAttribute('src', '/content/cta.model.json');
      document.body.append(named);
    });
    await asked;
  });

  it('renders into the page where the script says data-light, with the style sheet once', async () => {
    const { page, errors } = await open(CALLOUT + CALLOUT, { script: 'data-light' });
    await page.locator('.m-callout').nth(1).waitFor();
    const seen = await page.evaluate(() => ({
      shadows: [...document.querySelectorAll('uni-callout')].filter(({ shadowRoot }) => shadowRoot).length,
      sheets: [...document.styleSheets].map(({ href }) => href?.replace(/^.*\/embed/, '')),
    }));
    assert.deepEqual(seen, { shadows: 0, sheets: ['/uni.css'] });
    assert.deepEqual(errors, []);
  });

  it('keeps its style sheet where a router leaves the head as the next page has it', async () => {
    const { page, errors } = await open(CALLOUT, { script: 'data-light' });
    await page.locator('.m-callout').waitFor();
    await page.evaluate(() => {
      for (const sheet of document.head.querySelectorAll('link, style')) sheet.remove();
      document.body.insertAdjacentHTML('beforeend', '<uni-card title="Tides" link="/tides"></uni-card>');
    });
    await page.waitForFunction(() =>
      [...document.styleSheets].some(({ href }) => href?.endsWith('/embed/uni.css')),
    );
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('.m-card') ?? document.body).display === 'flex',
    );
    assert.deepEqual(errors, []);
  });

  it('has its styles on a page that embeds only what allows it', async () => {
    const headers = { 'cross-origin-embedder-policy': 'require-corp' };
    const { page, errors } = await open(CALLOUT, { script: 'data-light', headers });
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('.m-callout') ?? document.body).display !== 'block',
    );
    assert.deepEqual(errors, []);
  });

  for (const script of ['', 'data-light'])
    it(`leads to a heading below a header, by the margin of its tag ${script}`, async () => {
      const head = `<style nonce="${NONCE}">uni-heading { scroll-margin-top: 120px }</style>`;
      const part = '<uni-heading level="2">Fees</uni-heading><p style="block-size: 200vh">Text</p>';
      const body = `<uni-toc></uni-toc>${part}${part.replace('Fees', 'Dates')}`;
      const { page } = await open(body, { script, head });
      await page.getByRole('link', { name: 'Dates' }).click();
      await page.waitForFunction(() => scrollY > 100);
      const heading = page.getByRole('heading', { name: 'Dates' });
      const top = await heading.evaluate((it) => Math.round(it.getBoundingClientRect().top));
      assert.equal(top, 120);
    });

  for (const script of ['', 'data-light'])
    it(`has cards as tall as their words on a page without a doctype ${script}`, async () => {
      const tags =
        '<uni-card title="Tides" link="/tides"></uni-card><uni-cta title="Apply" url="/a"></uni-cta>';
      const { page } = await open(tags, { script, doctype: '' });
      await page.locator('.m-cta').waitFor();
      await page.locator('.m-card').waitFor();
      const [mode, ...heights] = await page.evaluate(() => [
        document.compatMode,
        ...[...document.querySelectorAll('uni-card, uni-cta')].map((each) => each.clientHeight),
      ]);
      assert.equal(mode, 'BackCompat');
      for (const height of heights) assert.ok(Number(height) > 0 && Number(height) < 300, String(heights));
    });

  it('asks again, with its next tag, for the reader of ordinary HTML that could not be had', async () => {
    const { page } = await open('<p>Other text</p>');
    let isDown = true;
    await page.route('**/read-form-*.js', (route) => (isDown ? route.abort() : route.continue()));
    const insert = (words: string) =>
      page.evaluate((html) => {
        const box = document.createElement('div');
        box.innerHTML = html;
        const failed = new Promise((done) =>
          document.addEventListener('uni-error', () => done('failed'), { once: true }),
        );
        const mounted = new Promise((done) =>
          document.addEventListener('uni-mount', () => done('mounted'), { once: true }),
        );
        document.body.append(box);
        return Promise.race([failed, mounted]);
      }, `<uni-callout><h2>${words}</h2><p>Each year</p></uni-callout>`);
    assert.equal(await insert('Fees'), 'failed');
    assert.equal(await page.getByText('Fees').isVisible(), true);
    isDown = false;
    assert.equal(await insert('Dates'), 'mounted');
  });

  it('leaves a single tag in the page that says data-light', async () => {
    const { page } = await open(CALLOUT.replace('title', 'data-light title'));
    await page.locator('.m-callout').waitFor();
    const isIsolated = await page.locator('uni-callout').evaluate((it) => it.hasAttribute('isolated'));
    assert.equal(isIsolated, false);
  });

  it('hands clicks on to the page’s tag manager where the script says so', async () => {
    for (const [script, told] of [
      [
        'data-analytics',
        [{ event: 'uni-interact', element: 'uni-callout', action: 'click', label: 'Go', href: '#go' }],
      ],
      ['', []],
    ] as const) {
      const { page, errors } = await open(
        '<uni-callout title="T" cta-text="Go" cta-url="#go"></uni-callout>',
        { script },
      );
      await page.evaluate(() => Reflect.set(window, 'dataLayer', []));
      const layer = () => page.evaluate(() => Reflect.get(window, 'dataLayer') as readonly unknown[]);
      const link = page.getByRole('link', { name: 'Go' });
      await link.click();
      await page.waitForURL(/#go$/);
      // The script that listens may come after the view.
      while (told.length > 0 && (await layer()).length === 0) await link.click();
      assert.deepEqual((await layer()).slice(0, 1), told);
      assert.deepEqual(errors, []);
    }
  });

  it('starts the page machine for data-app, and mounts its tags whether or not the page has a model', async () => {
    const { page } = await open(CALLOUT, { script: 'data-app="corporate"' });
    await page.locator('body[data-page-state="fail"]').waitFor();
    await page.getByRole('heading', { name: 'Open all night' }).waitFor();
    assert.deepEqual(loaded(['embed-page']), [true]);
  });

  it('keeps its content, and says so once, under a policy that does not name ours', async () => {
    const policy = "require-trusted-types-for 'script'; trusted-types other";
    const body = `${CALLOUT}${CALLOUT}<uni-heading level="2">Fees</uni-heading>`;
    const { page, errors } = await open(body, { headers: { 'content-security-policy': policy } });
    await page.waitForFunction(() =>
      [...document.querySelectorAll('uni-callout, uni-heading')].every(
        (tag) => Reflect.get(tag, 'mountState') === 'failed',
      ),
    );
    assert.equal(await page.getByText('As authored').filter({ visible: true }).count(), 2);
    assert.ok(await page.getByText('Fees').isVisible());
    const own = errors.filter((line) => !/Content Security Policy|TrustedHTML/i.test(line));
    assert.equal(own.length, 1, own.join('\n'));
    assert.match(own[0]!, /add "uni" to the CSP's trusted-types/);
  });

  it('has no violation under a strict policy with Trusted Types', async () => {
    const { page, errors, violations } = await open(CALLOUT, { strict: true });
    await page.getByRole('heading', { name: 'Open all night' }).waitFor();
    const text = await page
      .locator('uni-callout')
      .evaluate((it) => it.shadowRoot?.querySelector('p.x')?.textContent);
    assert.deepEqual({ violations, errors, text }, { violations: [], errors: [], text: 'From June' });
  });

  it('opens a folded text at the first click, without React', async () => {
    const { page, errors } = await open(FOLDED, { home: { missing: /chunks\/react-/ } });
    const toggle = page.getByRole('button', { name: 'Show more' });
    await toggle.waitFor();
    const rest = page.locator('uni-show-more .m-fold__rest p');
    const seen = () => rest.evaluate((element) => element.checkVisibility());
    assert.equal(await seen(), false);
    await toggle.evaluate((button: HTMLElement) => button.click());
    await page.getByRole('button', { name: 'Show less', expanded: true }).waitFor();
    assert.deepEqual([await seen(), sites.asked.includes(REACT)], [true, false]);
    assert.deepEqual(errors, []);
  });

  for (const where of ['', ' isolated'])
    it(`opens a prerendered text${where && ' in its shadow root'}, and loads nothing of its element for that`, async () => {
      const { prerender } = createPrerenderer([showMore], readIsolatedStyles);
      const body = await prerender(FOLDED.replace(' is-block', `${where} is-block`));
      const { page, errors } = await open(body, { home: { missing: /chunks\/(?:show-more|react-)/ } });
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/embed-activator-')),
      );
      const rest = page.locator('uni-show-more .m-fold__rest p');
      const seen = () => rest.evaluate((element) => element.checkVisibility());
      if (where) assert.equal(await seen(), false);
      await page.waitForFunction(() => {
        const tag = document.querySelector('uni-show-more');
        const toggle = (tag?.shadowRoot ?? tag)?.querySelector<HTMLElement>('.m-fold__toggle');
        if (toggle?.ariaExpanded === 'false') toggle.click();
        return toggle?.ariaExpanded === 'true';
      });
      assert.equal(await seen(), true);
      assert.equal(await page.evaluate(() => customElements.get('uni-show-more')), undefined);
      assert.deepEqual(errors, []);
    });

  for (const script of ['', 'data-light'])
    it(`leads to the id of a child that gives a prop ${script}`, async () => {
      const tall = '<p style="block-size: 300vh">Text</p>';
      const tag = '<uni-callout title="T"><p slot="description" id="dates">From June</p></uni-callout>';
      const { page, errors } = await open(`<a href="#dates">Dates</a>${tall}${tag}${tall}`, {
        script,
      });
      await page.getByRole('heading', { name: 'T' }).waitFor();
      await page.getByRole('link', { name: 'Dates' }).click();
      await page.waitForFunction(() => scrollY > 300);
      const top = await page
        .locator('.m-callout__description')
        .evaluate((it) => it.getBoundingClientRect().top);
      assert.ok(Math.abs(top) < 100, String(top));
      assert.deepEqual(errors, []);
    });

  describe('places in an isolated tag', () => {
    const tall = '<p style="block-size: 300vh">Text</p>';
    const tag = `<uni-callout title="Dates"><div slot="description">${tall}<p id="late">Late applications</p></div></uni-callout>`;
    const body = `<a href="#late">To late applications</a>${tall}${tag}${tall}`;
    const arrives = (page: Frame) =>
      page.waitForFunction(() => {
        const root = document.querySelector('uni-callout')?.shadowRoot;
        const place = root?.getElementById('user-content-late');
        const top = place?.getBoundingClientRect().top ?? Number.NaN;
        return Math.abs(top) <= 5 && root?.activeElement === place;
      });

    it('are arrived at by the page’s address', async () => {
      const { page, errors } = await open(body, { hash: '#late' });
      await arrives(page.mainFrame());
      assert.deepEqual(errors, []);
    });

    it('are arrived at by the first link that is followed, by the next, and by the way back', async () => {
      const { page, errors } = await open(body);
      await page.getByRole('heading', { name: 'Dates' }).waitFor();
      const follow = () =>
        page.getByRole('link', { name: 'To late' }).evaluate((link: HTMLElement) => {
          scrollTo(0, 0);
          link.click();
        });
      await follow();
      await arrives(page.mainFrame());
      await follow();
      await arrives(page.mainFrame());
      await page.goBack();
      assert.equal(new URL(page.url()).hash, '');
      await page.goForward();
      await arrives(page.mainFrame());
      assert.deepEqual(errors, []);
    });

    it('are arrived at by a link that is followed before their tag has come', async () => {
      const { page, errors } = await open('<uni-callout title="From"></uni-callout>');
      await page.getByRole('heading', { name: 'From' }).waitFor();
      await page.evaluate(
        async (later) => {
          location.hash = '#late';
          await new Promise((followed) => addEventListener('hashchange', followed, { once: true }));
          document.querySelector('uni-callout')!.outerHTML = later;
        },
        tall + tag + tall,
      );
      await arrives(page.mainFrame());
      assert.deepEqual(errors, []);
    });

    for (const [what, base, framed] of [
      ['a page with a base element', '<base href="/elsewhere/">', false],
      ['a frame that is written by srcdoc', '', true],
    ] as const)
      it(`are arrived at from the links of views, in ${what}`, async () => {
        const link =
          '<uni-callout id="from" title="From"><p slot="description"><a href="#late">To late applications</a></p></uni-callout>';
        const inside = `${link}${tall}${tag.replace('<uni-callout', '<uni-callout id="to"')}${tall}`;
        const script = `<script type="module" src="${sites.home}/embed/uni.js"></script>`;
        const frame = `<iframe srcdoc="${(inside + script).replaceAll('"', '&quot;')}"></iframe>`;
        const { page } = await open(framed ? frame : inside, { head: base });
        const view = framed ? page.frames()[1]! : page.mainFrame();
        await view.getByRole('heading', { name: 'From' }).waitFor();
        await view.getByRole('link', { name: 'To late' }).click();
        await view.waitForFunction(() => {
          const root = document.querySelector('#to')?.shadowRoot;
          const top = root?.getElementById('user-content-late')?.getBoundingClientRect().top;
          return Math.abs(top ?? Number.NaN) <= 5;
        });
        assert.equal(await view.evaluate(() => location.hash), '#late');
      });
  });

  it('leaves a prerendered search without React until somebody uses it', async () => {
    const { prerender } = createPrerenderer([courseSearch]);
    const { page } = await open(await prerender('<uni-course-search></uni-course-search>'));
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/embed-activator-')),
    );
    const isReactThere = sites.asked.includes(REACT);
    await page.waitForFunction(() => {
      const field = document.querySelector<HTMLElement>('uni-course-search [type=search]');
      field?.blur();
      field?.focus();
      return customElements.get('uni-course-search') !== undefined;
    });
    await page.getByRole('combobox').first().waitFor();
    await page.waitForFunction(
      () => document.querySelector('uni-course-search')?.querySelector('[aria-autocomplete]') !== null,
    );
    assert.deepEqual([isReactThere, sites.asked.includes(REACT)], [false, true]);
  });

  it('has the pictures of prerendered tags cropped, those that come later too', async () => {
    const { prerender } = createPrerenderer([image], readIsolatedStyles);
    const body = await prerender(
      `<uni-image isolated image-path="${await subjectAtRight()}" alt="Tides" ratio="square" disable-smart-crop="false"></uni-image>`,
    );
    const { page, errors } = await open(body);
    const cropped = page.locator('uni-image img[data-smart-crop="loaded"]');
    await cropped.waitFor();
    assert.match((await cropped.getAttribute('style')) ?? '', /object-position: (?:100|9\d)/);
    await page.evaluate((later) => {
      const place = document.createElement('div');
      place.id = 'later';
      place.setHTMLUnsafe(later);
      document.body.prepend(place);
    }, body);
    await page.locator('#later').locator(cropped).waitFor();
    assert.equal(await page.evaluate(() => customElements.get('uni-image')), undefined);
    assert.deepEqual(errors, []);
  });

  it('renders a prerendered tag that a script has put into the page without its shadow root', async () => {
    const { prerender } = createPrerenderer([callout], readIsolatedStyles);
    const body = await prerender('<uni-callout isolated title="Open all night"></uni-callout>');
    const { page, errors } = await open(body);
    assert.equal(await page.evaluate(() => customElements.get('uni-callout')), undefined);
    await page.evaluate((html) => {
      const came = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild!;
      const copied = document.querySelector('uni-callout')!.cloneNode(true);
      document.body.replaceChildren(document.importNode(came, true), copied);
    }, body);
    const titles = page.getByRole('heading', { name: 'Open all night' });
    await titles.nth(1).waitFor();
    const seen = await titles.count();
    assert.deepEqual([seen, errors], [2, []]);
  });

  describe('in the shadow roots of the page’s own components', () => {
    const TAG = '<uni-callout title="Open all night"></uni-callout>';
    const script = (code: string) => `<script nonce="${NONCE}">${code}</script>`;
    const host = (attach: string) =>
      `<x-host></x-host>${script(`customElements.define('x-host', class extends HTMLElement { connectedCallback() { ${attach} } })`)}`;
    const filled = `this.attachShadow({ mode: 'open' }).innerHTML = '${TAG}';`;

    for (const [what, body] of [
      ['that are there', host(filled)],
      ['that the markup declares', `<p><template shadowrootmode="open">${TAG}</template></p>`],
      [
        'within others',
        host(`this.attachShadow({ mode: 'open' }).innerHTML = '<div></div>';
        const inner = this.shadowRoot.firstChild.attachShadow({ mode: 'open' }); inner.innerHTML = '${TAG}';`),
      ],
      [
        'that are attached and filled later',
        host(`addEventListener('load', () => setTimeout(() => {
        const root = this.attachShadow({ mode: 'open' }); setTimeout(() => { root.innerHTML = '${TAG}'; }); }))`),
      ],
    ] as const)
      for (const attributes of ['', 'data-light'])
        it(`serves tags in those ${what}, isolated ${attributes && `on a page with ${attributes}`}`, async () => {
          const { page, errors } = await open(body, { script: attributes });
          await page.getByRole('heading', { name: 'Open all night' }).waitFor();
          const isIsolated = await page.locator('uni-callout').evaluate((it) => it.shadowRoot !== null);
          assert.deepEqual([isIsolated, errors], [true, []]);
        });

    it('folds a text there', async () => {
      const { page, errors } = await open(host(filled.replace(TAG, FOLDED)));
      await page.getByRole('button', { name: 'Show more' }).click();
      await page.getByRole('button', { name: 'Show less', expanded: true }).waitFor();
      assert.deepEqual(errors, []);
    });
  });

  for (const [what, act] of [
    ['the network is back', (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))],
    ['somebody points at its content', (page: Page) => page.getByText('As authored').hover()],
    ['somebody goes on by key', (page: Page) => page.keyboard.press('Tab')],
  ] as const)
    it(`asks again for a file that could not be loaded when ${what}`, async () => {
      const behaviour = { missing: /chunks\/callout-/ };
      const { page, errors } = await open(`${CALLOUT}<button>Next</button>`, { home: behaviour });
      if (!errors.some((line) => STAYS.test(line)))
        await page.waitForEvent('console', (message) => STAYS.test(message.text()));
      behaviour.missing = /never/;
      await act(page);
      await page.getByRole('heading', { name: 'Open all night' }).waitFor();
    });

  describe('with data-app-origin', () => {
    const MODEL = '/content/site/page/_jcr_content/root/callout.json';
    const files = {
      [MODEL]: JSON.stringify({ title: 'From the home site', ctaText: 'More', ctaUrl: '/more.html' }),
    };
    const tag = `<uni-callout src="${MODEL}"><p>As authored</p></uni-callout>`;
    const script = () => `data-app-origin="${sites.home}"`;

    it('asks for models there, whose links lead there', async () => {
      const { page, errors } = await open(tag, { script: script(), home: { files } });
      await page.getByRole('heading', { name: 'From the home site' }).waitFor();
      const link = await page.getByRole('link', { name: 'More' }).getAttribute('href');
      assert.equal(link, `${sites.home}/more.html`);
      assert.deepEqual(errors, []);
    });

    it('asks for icon files there', async () => {
      const icon = '<uni-icon external-icon="/content/dam/star.svg" alt="Star"></uni-icon>';
      const star = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
      const { page, errors } = await open(icon, {
        script: script(),
        home: { files: { '/content/dam/star.svg': star } },
      });
      await page.locator('uni-icon path').waitFor();
      assert.deepEqual(errors, []);
    });

    it('refuses an address that is not encrypted', async () => {
      const { page, errors } = await open(CALLOUT, { script: 'data-app-origin="http://example.edu"' });
      await page.getByRole('heading', { name: 'Open all night' }).waitFor();
      assert.equal(errors.length, 1);
      assert.match(errors[0]!, /data-app-origin: "http:\/\/example.edu" is no https address; write https:/);
    });
  });

  describe('whose tags are not all ours to define', () => {
    it('leaves the message to a page that deals with uni-error', async () => {
      const head = `<script nonce="${NONCE}">document.addEventListener('uni-error', (event) => { event.preventDefault(); globalThis.dealtWith = event.target.localName; })</script>`;
      const { page, errors } = await open(CALLOUT, { head, home: { missing: /chunks\/callout-/ } });
      await page.waitForFunction(() => Reflect.get(globalThis, 'dealtWith') === 'uni-callout');
      assert.deepEqual(
        errors.filter((line) => line.startsWith('uni-elements:')),
        [],
      );
    });

    it('leaves a tag alone that the page itself has defined', async () => {
      const head = `<script nonce="${NONCE}">customElements.define('uni-card', class extends HTMLElement { connectedCallback() { this.dataset.host = 'yes'; } })</script>`;
      const { page, infos, errors } = await open(`<uni-card title="x">Host</uni-card>${CALLOUT}`, {
        head,
      });
      await page.getByRole('heading', { name: 'Open all night' }).waitFor();
      const card = await page.locator('uni-card').evaluate((it) => it.outerHTML);
      assert.equal(card, '<uni-card title="x" data-host="yes">Host</uni-card>');
      assert.deepEqual(loaded(['card']), [false]);
      assert.deepEqual(errors, []);
      assert.match(infos.join(), /^uni-elements: <uni-card> is defined by the page itself already/);
    });
  });
});

/** A picture that is twice as wide as high, nothing in it but at the right. */
async function subjectAtRight(): Promise<string> {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#fff"/><path d="M330 40h50v120h-50z" fill="#af2b11"/></svg>';
  const png = await sharp(Buffer.from(drawing)).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
