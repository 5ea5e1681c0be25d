import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { visitedSite } from '../../../fixtures/visited-site.js';
import { openPage, settled } from '../../../fixtures/visitor.js';
import { get, sling, store, storePage } from './place.js';

const MINE = 'mysite/components/';
const CALLOUT = { ':type': 'uni/components/callout', title: 'Fees', description: '<p>Due on Friday</p>' };
/** What `integrations/aem/sling` tells of a component there. */
const SEEN_BY_JAVA = '/bin/uni-project?path=/content/java/jcr:content/root/';
const CONSOLE = '/system/console/bundles/uni.elements.core';
const WIRING_MS = 60_000;
const POLL_MS = 200;
const LIBRARY = '/etc.clientlibs/uni/clientlibs/corporate';

const site = visitedSite();

test('the example site has an element of its own name, template and markup', async () => {
  const hours = {
    ':type': `${MINE}opening-hours`,
    title: 'Library',
    days: [
      { day: 'Monday', hours: '8 to 22' },
      { day: 'Sunday', hours: '<b>' },
    ],
  };
  const teaser = { ':type': `${MINE}teaser`, title: 'Ours', description: '<p>Words</p>' };
  const notice = { ...CALLOUT, ':type': `${MINE}notice`, signedBy: 'The dean' };
  await storePage('/content/mysite', { teaser, notice, hours }, { title: 'Mine', language: 'en' });
  const html = await get('/content/mysite.html');
  assert.match(html, /<uni-card .*?data-prerendered="[^"]*">.*<p>Words<\/p>/s);
  assert.match(
    html,
    /<aside class="my-notice" aria-label="Fees">\s*<uni-callout data-title="Fees".*><\/uni-callout>/,
  );
  assert.doesNotMatch(html, /<uni-callout .*data-prerendered/);
  assert.match(html, /<p>The dean<\/p>/);
  assert.match(html, /<caption>Library<\/caption>\s*<tr><th scope="row">Monday<\/th><td>8 to 22<\/td><\/tr>/);
  assert.match(html, /<td>&lt;b&gt;<\/td>/);
});

test('a template of a site’s own writes ordinary HTML into a tag, and the browser makes the view of it', async () => {
  const day = {
    ...{ ':type': `${MINE}open-day`, title: 'Open day', text: 'Saturday < 9 May' },
    ...{ link: '/content/about', linkText: 'Register' },
  };
  await storePage('/content/ordinary-html', { day }, { title: 'Open day', language: 'en' });
  const html = await get('/content/ordinary-html.html');
  assert.match(html, /<uni-callout>\s*<h3>Open day<\/h3>\s*<p>Saturday &lt; 9 May<\/p>/);
  const page = await openPage(site.browser);
  await page.goto(`${sling.origin}/content/ordinary-html.html`);
  assert.equal(await settled(page), 'success');
  const note = page.getByRole('note', { name: 'Open day' });
  await note.getByText('Saturday < 9 May').waitFor();
  assert.equal(
    await note.getByRole('link', { name: 'Register' }).getAttribute('href'),
    '/content/about.html',
  );
  await page.context().close();
});

test('a page leads visitors where its properties say, and never to a script or to itself', async () => {
  const redirect = async (target: string) => {
    await storePage('/content/led', {}, { title: 'Led', 'cq:redirectTarget': target });
    const answer = await sling.visit('/content/led.html');
    return [answer.status, answer.headers.get('location')];
  };
  assert.deepEqual(await redirect('/content/about'), [302, '/about.html']);
  assert.deepEqual(await redirect('https://example.edu/a?b#c'), [302, 'https://example.edu/a?b#c']);
  for (const bad of ['javascript:alert(1)', '//elsewhere.example', '/content/led', ''])
    assert.deepEqual(await redirect(bad), [200, null], bad);
  await redirect('/content/about');
  const edited = await sling.request('/content/led.html?wcmmode=edit');
  assert.equal(edited.status, 200);
  assert.match(await edited.text(), /<a href="\/about.html">/);
});
test('a page says its one address, its title for browsers, and which way its language runs', async () => {
  const properties = {
    title: 'Menu',
    pageTitle: 'For the window',
    'jcr:language': 'ar',
    description: 'What is cooked today',
    brandSlug: 'Averley',
    'cq:canonicalUrl': '/content/about',
    'cq:robotsTags': ['noindex', 'nofollow'],
  };
  await storePage('/content/arabic', {}, properties);
  const html = await get('/content/arabic.html');
  assert.match(html, /<html [^>]*lang="ar" dir="rtl"/);
  assert.match(html, /<title>For the window \| Averley<\/title>/);
  assert.match(html, /<meta name="description" content="What is cooked today"/);
  assert.match(html, /<meta name="robots" content="noindex, nofollow"/);
  assert.match(html, /<link rel="canonical" href="\/about.html"/);
  assert.doesNotMatch(await get('/content/about.html'), /rel="canonical"|<html [^>]*dir=/);
});
test('pages are the same on localhost', async () => {
  const local = sling.origin.replace('127.0.0.1', 'localhost');
  const html = await (await fetch(`${local}/home.html`)).text();
  assert.equal(html, await get('/home.html'));
  const [, style = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
  assert.equal((await fetch(local + style)).status, 200);
});

test('a site that wants it tells analytics what stands on its pages, and what is clicked', async () => {
  const cta = { ':type': 'uni/components/cta', title: 'Apply "now"', url: '/content/about' };
  await storePage('/content/told', {}, { title: 'Above', dataLayer: true });
  await storePage('/content/told/page', { cta }, { title: 'Told', 'jcr:language': 'en' });
  const html = await get('/content/told/page.html');
  assert.match(html, /<body [^>]*data-cmp-data-layer="\{[^"]*" data-cmp-data-layer-enabled>/);
  const page = await openPage(site.browser);
  await page.addInitScript(() => Reflect.set(globalThis, 'adobeDataLayer', []));
  await page.goto(`${sling.origin}/content/told/page.html`);
  assert.equal(await settled(page), 'success');
  const told = await page.evaluate(() =>
    [document.body, document.querySelector('uni-cta')!].map(
      (element) => JSON.parse((element as HTMLElement).dataset.cmpDataLayer!) as object,
    ),
  );
  const [[ofPage], [[id, ofCta]]] = told.map(Object.entries) as [[[string, object]], [[string, object]]];
  assert.deepEqual(ofPage[1], {
    ...{ '@type': 'uni/components/page', 'dc:title': 'Told', 'xdm:language': 'en' },
    'repo:path': '/content/told/page.html',
  });
  assert.deepEqual(ofCta, {
    ...{ '@type': 'uni/components/cta', 'dc:title': 'Apply "now"', 'xdm:linkURL': '/about.html' },
  });
  assert.match(id, /^cta-[0-9a-f]{10}$/);
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), true));
  await page.locator('uni-cta a').click();
  const clicked = await page.evaluate(
    () => (Reflect.get(globalThis, 'adobeDataLayer') as object[]).at(-1) as unknown,
  );
  assert.deepEqual(clicked, { event: 'cmp:click', eventInfo: { path: `component.${id}` } });
  await page.context().close();
  assert.doesNotMatch(await get('/content/home.html'), /data-cmp-data-layer/);
});

test('Adobe’s own configuration of its data layer is that of our pages and elements', async () => {
  const cta = { ':type': 'uni/components/cta', title: 'Apply', url: '/content/about' };
  await store('/conf', 'told-by-adobe', {
    'jcr:primaryType': 'sling:Folder',
    'sling:configs': {
      'jcr:primaryType': 'sling:Folder',
      'com.adobe.cq.wcm.core.components.internal.DataLayerConfig': {
        'jcr:primaryType': 'nt:unstructured',
        enabled: true,
      },
    },
  });
  // As AEM's own rights have it.
  await sling.post('/conf/told-by-adobe.modifyAce.html', {
    principalId: 'everyone',
    'privilege@jcr:read': 'granted',
  });
  await store('/content', 'told-by-adobe', {
    'jcr:primaryType': 'nt:unstructured',
    'sling:configRef': '/conf/told-by-adobe',
  });
  await storePage('/content/told-by-adobe/page', { cta }, { title: 'Told' });
  const page = await openPage(site.browser);
  await page.goto(`${sling.origin}/content/told-by-adobe/page.html`);
  assert.equal(await settled(page), 'success');
  const told = await page.evaluate(() => ({
    pushed: Reflect.get(globalThis, 'adobeDataLayer') as unknown,
    ofBody: Object.fromEntries(
      [...document.body.attributes].flatMap(({ name, value }) =>
        /^(?:id|data-cmp-.*)$/.test(name) ? [[name, value]] : [],
      ),
    ),
    ofCta: document.querySelector('uni-cta')!.getAttribute('data-cmp-data-layer'),
  }));
  const { id } = told.ofBody;
  assert.match(id!, /^page-/);
  assert.deepEqual(told.ofBody, {
    id,
    'data-cmp-data-layer-enabled': '',
    'data-cmp-link-accessibility-enabled': '',
    'data-cmp-link-accessibility-text': 'opens in a new tab',
  });
  assert.deepEqual((told.pushed as object[])[0], {
    page: { [id!]: { '@type': 'uni/components/page' } },
    event: 'cmp:show',
    eventInfo: { path: `page.${id}` },
  });
  assert.match(told.ofCta!, /"xdm:linkURL":"\/about\.html"/);
  await page.context().close();
  assert.doesNotMatch(await get('/content/about.html'), /adobeDataLayer|data-cmp-data-layer/);
});

test('a client library of a site’s own can embed ours', async () => {
  const page = await openPage(site.browser);
  const failed: string[] = [];
  page.on('response', (answer) => answer.ok() || failed.push(answer.url()));
  const html = `<!DOCTYPE html><html lang="en"><head><title>Own</title><meta name="uni-model" content="/content/home.model.json"><meta name="uni-mocks" content="false"><link rel="stylesheet" href="${LIBRARY}/css/corporate.css"><link rel="icon" href="data:,"><script src="${LIBRARY}/js/start.js"></script></head><body><main><uni-callout title="Fees"></uni-callout></main></body></html>`;
  await page.route('**/own-head.html', (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  await page.goto(`${sling.origin}/own-head.html`);
  assert.equal(await settled(page), 'success');
  await page.getByRole('heading', { name: 'Fees' }).waitFor();
  const families = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').length;
  });
  assert.ok(families > 0, 'fonts');
  assert.deepEqual(failed, []);
});

const LINKS = [{ title: 'Fees', link: '/content/about' }, { link: '/no-title' }];
const COMPONENTS = {
  mine: { ...CALLOUT, ':type': `${MINE}teaser-of-callout`, 'sling:resourceSuperType': CALLOUT[':type'] },
  callout: { ...CALLOUT, ctaUrl: '/content/about#fees', secret: 'not told' },
  icon: { ':type': 'uni/components/icon', size: '48', width: 'wide' },
  footer: { ':type': 'uni/components/footer', columns: [{ title: 'Study', links: LINKS }] },
  foreign: { ':type': `${MINE}foreign`, 'sling:resourceSuperType': 'uni/components/component', secret: 1 },
};
test('a project’s Java code reads an element by its interface', async () => {
  await storePage('/content/java', COMPONENTS, { title: 'Java', language: 'en' });
  const told = async (name: string) => (await get(SEEN_BY_JAVA + name)).trim().split('\n');
  assert.deepEqual(await told('callout'), ['callout|Fees|<p>Due on Friday</p>|/about.html#fees|h3|true']);
  assert.deepEqual(await told('icon'), ['icon|48.0|null|false']);
  assert.deepEqual(await told('footer'), ['footer|Study|Fees|/about.html', 'legal links: 0']);
  assert.deepEqual(await told('mine'), ['callout|Fees|<p>Due on Friday</p>|null|h3|true']);
  assert.deepEqual(await told('foreign'), ['']);
});
/** `integrations/aem/sling` stands in for Adobe's exporters. The bundle takes its interface when it is wired anew. */
test('Adobe’s exporter tells of an element what `.model.json` tells', async () => {
  const wired = await sling.request(CONSOLE, {
    method: 'POST',
    body: new URLSearchParams({ action: 'refresh' }),
  });
  assert.equal(wired.status, 200);
  const exported = (name: string) => `${SEEN_BY_JAVA}${name}&exporter=1`;
  const latest = performance.now() + WIRING_MS;
  while (!(await sling.visit(exported('icon'))).ok && performance.now() < latest) await pause(POLL_MS);
  const told = async (name: string) => (await get(exported(name))).trim().split('\n').slice(-2);
  const [type, json = ''] = await told('callout');
  assert.equal(type, 'uni/components/callout');
  const model = await get('/content/java/jcr:content/root/callout.model.json');
  assert.deepEqual(JSON.parse(json), JSON.parse(model));
  assert.doesNotMatch(json, /not told/);
  assert.deepEqual(await told('foreign'), [`${MINE}foreign`, `{":type":"${MINE}foreign"}`]);
});
