import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { hasView } from '../../../elements/_core/declare/definition.js';
import { visitedSite } from '../../../fixtures/visited-site.js';
import { openPage, settled } from '../../../fixtures/visitor.js';
import { type ComponentFolder, componentFolders } from '../../../tools/rollup/component-folders.js';
import { exampleContents } from '../../authoring/example-content.js';
import { ADMIN } from '../build/sling.js';
import { get, getAsAdmin, sling, store, storePage } from './place.js';

const PAGE = '/content/edited';
const HERO = `${PAGE}/jcr:content/root/main/hero`;
const WARNING = 'm-callout--warning-red';
const LIBRARY = '/content/dam/uni/library.jpg';
const TEMPLATE = '/conf/uni/settings/wcm/templates/locked';

interface StyledPage {
  readonly ':items': { readonly root: { readonly ':items': Readonly<Record<string, StyledComponent>> } };
}
interface StyledComponent {
  readonly appliedCssClassNames?: string;
}

const site = visitedSite();

/** A page of its own, to be changed. */
before(() => sling.post('/content/about', { ':operation': 'copy', ':dest': PAGE, ':replace': 'true' }));

test('a saved title shows after the editor’s event', async () => {
  const page = await openPage(site.browser, { extraHTTPHeaders: { authorization: ADMIN } });
  await page.goto(`${sling.origin}/edited.html?wcmmode=edit`);
  assert.equal(await settled(page), 'success');
  await sling.post(HERO.replace('jcr:content', '_jcr_content'), { title: 'Saved in the repository' });
  await page.evaluate((path) => {
    const detail = { msg: { cmd: 'replace', path, data: {} } };
    window.dispatchEvent(new CustomEvent('cq-pagemodel-update', { detail }));
  }, HERO);
  await page.getByRole('heading', { name: 'Saved in the repository' }).waitFor({ timeout: 10_000 });
  assert.equal(await page.locator('[data-emptytext]').count(), 0);
});
test('a page that was opened in Preview shows changes and empty components once its author goes on to Edit', async () => {
  const path = '/content/previewed';
  const heading = { ':type': 'uni/components/heading', text: 'Before' };
  await storePage(
    path,
    { heading, empty: { ':type': 'uni/components/callout' } },
    { title: 'Previewed', language: 'en' },
  );
  const page = await openPage(site.browser, { extraHTTPHeaders: { authorization: ADMIN } });
  const mode = (value: string) => page.context().addCookies([{ name: 'wcmmode', value, url: sling.origin }]);
  await mode('preview');
  await page.goto(`${sling.origin}/previewed.html`);
  assert.equal(await settled(page), 'success');
  const empty = page.locator('uni-callout');
  assert.equal((await empty.boundingBox())?.height ?? 0, 0);
  assert.equal(await page.locator('meta[name="is-editing-mode"]').count(), 0);
  assert.notEqual(await page.locator('cq[data-path]').count(), 0);
  await mode('edit');
  await page.evaluate(() => document.documentElement.classList.add('aem-AuthorLayer-Edit'));
  await page.locator('uni-callout[data-emptytext]').waitFor();
  assert.equal((await empty.boundingBox())?.height, 64);
  await sling.post(`${path}/_jcr_content/root/heading`, { text: 'After' });
  await page.evaluate((changed) => {
    const detail = { msg: { cmd: 'replace', path: changed, data: {} } };
    window.dispatchEvent(new CustomEvent('cq-pagemodel-update', { detail }));
  }, `${path}/jcr:content/root/heading`);
  await page.getByRole('heading', { name: 'After' }).waitFor({ timeout: 10_000 });
});
test('an author reads what a visitor reads, whichever field an author leaves out', async () => {
  const halves = (await Promise.all((await componentFolders()).map(halfFilled))).flat();
  await storePage('/content/half-filled', Object.fromEntries(halves), { title: 'Half', language: 'en' });
  const read = async (address: string, headers: Record<string, string>) => {
    const page = await openPage(site.browser, { extraHTTPHeaders: headers });
    await page.goto(`${sling.origin}${address}`);
    await settled(page);
    const shown = await page.evaluate(wordsOfComponents);
    return new Map(halves.map(([name], at) => [name, shown[at]] as const));
  };
  const visitor = await read('/half-filled.html', {});
  const author = await read('/half-filled.html?wcmmode=edit', { authorization: ADMIN });
  assert.ok(visitor.size > 100, String(visitor.size));
  const differing = [...visitor].filter(([name, words]) => author.get(name) !== words);
  assert.deepEqual(
    differing.map(([name, visitors]) => ({ name, visitors, authors: author.get(name) })),
    [],
  );
});
test('the Universal Editor’s script is asked of Adobe where it has the page in a frame, and nowhere else', async () => {
  const by = async (referer: string) => {
    const headers = { referer };
    return (await sling.request('/content/about.html?wcmmode=edit', { headers })).text();
  };
  assert.match(await by('https://experience.adobe.com/'), /universal-editor-service\.adobe\.io\/cors\.js/);
  for (const other of [`${sling.origin}/editor.html/content/about.html`, 'https://adobe.com.example/'])
    assert.doesNotMatch(await by(other), /adobe\.io/);
});
test('each component of a page stands in an element that editors can choose, visitors’ pages alike', async () => {
  const callout = { ':type': 'uni/components/callout', title: 'Fees' };
  const layout = {
    ':type': 'uni/components/bespoke-layout',
    ':items': {
      right: { ':type': 'uni/components/area', ':items': { callout } },
      left: { ':type': 'uni/components/area' },
    },
  };
  await storePage('/content/chosen', { callout, layout }, { title: 'Chosen', language: 'en' });
  const edited = await getAsAdmin('/content/chosen.html?wcmmode=edit');
  const root = '/content/chosen/jcr:content/root';
  for (const name of ['', '/callout', '/layout', '/layout/right', '/layout/right/callout', '/layout/left'])
    assert.match(edited, new RegExp(`<div class="[^"]+"><cq data-path="${root}${name}">`));
  for (const area of ['', '/layout/right', '/layout/left'])
    assert.match(
      edited,
      new RegExp(`<div class="[^"]*new section"><cq data-path="${root}${area}/\\*"></cq>\\s*</div>`),
    );
  const shown = await get('/content/chosen.html');
  assert.equal(shown.match(/<div class="cmp-wrapper /g)?.length, 6);
  assert.doesNotMatch(shown, /new section|<cq /);
});
test('components have the Universal Editor’s marks where somebody edits', async () => {
  const ours = marksIn(await getAsAdmin('/content/about.html?wcmmode=edit'));
  const demo = marksIn(await (await fetch(`${site.server.author}/about.html`)).text());
  assert.notEqual(ours.size, 0);
  for (const [resource, marks] of ours) assert.deepEqual(marks, demo.get(resource), resource);
  const page = await getAsAdmin('/content/about.html?wcmmode=edit');
  assert.match(
    page,
    /<meta name="urn:adobe:aue:system:aemconnection" content="aem:http:\/\/127\.0\.0\.1:\d+"/,
  );
  for (const [, file] of page.matchAll(/aue\.\w+\+json" src="([^"]+)"/g)) {
    assert.ok(Array.isArray(Object.values(JSON.parse(await get(file!))).flat()));
  }
  assert.equal(marksIn(await getAsAdmin('/content/about.html')).size, 0);
});
test('a visitor cannot ask for an author’s page', async () => {
  const page = await get('/content/about.html');
  assert.equal(await get('/content/about.html?wcmmode=edit'), page);
});
test('a style that an author has chosen is the class of the template’s policy', async () => {
  const callout = { ':type': 'uni/components/callout', title: 'Fees', 'cq:styleIds': [WARNING] };
  const template = { 'cq:template': '/conf/uni/settings/wcm/templates/page' };
  await storePage('/content/styled', { callout }, { title: 'Styled', language: 'en', ...template });
  const html = await get('/content/styled.html');
  assert.match(html, new RegExp(`class="m-callout [^"]*${WARNING}[^"]*"`));
  assert.match(html, new RegExp(`<div class="cmp-wrapper callout ${WARNING}">`));
  const model = JSON.parse(await get('/content/styled.model.json')) as StyledPage;
  assert.equal(model[':items'].root[':items'].callout?.appliedCssClassNames, WARNING);
});
test('what a template holds is shown on its pages, where no author can change it', async () => {
  const notice = { ...resource('callout'), title: 'Of the template' };
  const end = { ...resource('area'), heading: { ...resource('heading'), text: 'The end of each page' } };
  const content = {
    'cq:template': TEMPLATE,
    ...resource('page'),
    root: { ...resource('area'), notice, end },
  };
  await store(TEMPLATE.slice(0, TEMPLATE.lastIndexOf('/')), 'locked', {
    'jcr:primaryType': 'cq:Template',
    structure: { 'jcr:primaryType': 'cq:Page', 'jcr:content': content },
  });
  const heading = { ':type': 'uni/components/heading', text: 'Of the page' };
  await storePage(
    '/content/locked',
    { heading },
    { title: 'Locked', language: 'en', 'cq:template': TEMPLATE },
  );
  const html = await get('/content/locked.html');
  assert.match(
    html,
    /<uni-callout [^>]*data-prerendered.*Of the template.*The end of each page.*Of the page/s,
  );
  const model = await get('/content/locked.model.json');
  assert.match(model, /Of the template.*The end of each page.*Of the page/s);
  const edited = await getAsAdmin('/content/locked.html?wcmmode=edit');
  assert.deepEqual(
    [...marksIn(edited).keys()],
    ['root', 'root/heading'].map((place) => `urn:aemconnection:/content/locked/jcr:content/${place}`),
  );
});
test('a page’s editor opens the page’s own components, and none of its header, footer and fragments', async () => {
  const shown = '/content/shown';
  const callout = { ':type': 'uni/components/callout', title: 'Shared' };
  const src = '/content/experience-fragments/shared';
  await storePage('/content/experience-fragments/shared', { callout });
  const [one, other] = [
    { ':type': 'uni/components/fragment', src },
    { ':type': 'uni/components/experiencefragment', fragmentVariationPath: src },
  ];
  const frames = { headerFragment: src, footerFragment: src };
  await storePage(shown, { one, other }, { title: 'Shown', language: 'en', ...frames });
  const edited = await getAsAdmin(`${shown}.html?wcmmode=edit`);
  assert.equal(edited.match(/<uni-callout/g)?.length, 4);
  assert.equal(edited.match(/class="[^"]*new section/g)?.length, 1);
  for (const [, path = ''] of edited.matchAll(/(?:<cq data-path=|data-aue-resource=)"([^"]*)"/g))
    assert.match(path, /\/content\/shown\//);
});
test('a fragment that an author places is shown once where it places itself', async () => {
  const path = '/content/experience-fragments/ring';
  const placed = { ':type': 'uni/components/experiencefragment', fragmentVariationPath: path };
  const callout = { ':type': 'uni/components/callout', title: 'Of the ring' };
  await storePage(path, { callout, placed });
  await storePage('/content/ringed', { placed }, { title: 'Ringed', language: 'en' });
  for (const page of ['/content/ringed', path]) {
    const times = (await get(`${page}.html`)).match(/<uni-callout/g)?.length;
    assert.equal(times, 1, page);
  }
});
test('a page that keeps its components in its content alone is a fragment, and a header, without its head', async () => {
  const callout = { 'sling:resourceType': 'uni/components/callout', title: 'Shared' };
  const content = { 'jcr:primaryType': 'cq:PageContent', 'sling:resourceType': 'uni/components/page' };
  await store('/content', 'rootless', {
    'jcr:primaryType': 'cq:Page',
    'jcr:content': { ...content, callout },
  });
  const fragment = { ':type': 'uni/components/fragment', src: '/content/rootless' };
  await storePage('/content/shares', { fragment }, { title: 'Shares', headerFragment: '/content/rootless' });
  const html = await get('/content/shares.html');
  assert.equal(html.match(/<!DOCTYPE/g)?.length, 1);
  assert.equal(html.match(/<uni-callout data-title="Shared" data-prerendered/g)?.length, 2);
});
test('the style that an author chooses for a page is a class of its body', async () => {
  const style = { 'cq:styleId': 'calm', 'cq:styleClasses': 'is-calm' };
  // Beside the package's own policy, which other tests need.
  await store('/conf/uni/settings/wcm/policies/uni/components/page', 'quiet', {
    'cq:styleGroups': { one: { 'cq:styles': { calm: style } } },
  });
  await storePage(
    '/content/styled-page',
    {},
    { title: 'Calm', 'cq:template': TEMPLATE, 'cq:styleIds': ['calm'] },
  );
  assert.match(await get('/content/styled-page.html'), /<body class="is-calm"/);
});
test('a template’s editor shows what may go into a container that the template unlocks', async () => {
  const template = '/conf/uni/settings/wcm/templates/page';
  const structure = await getAsAdmin(`${template}/structure.html?wcmmode=edit`);
  assert.match(structure, /<div class="aem-AllowedComponent--list" data-aue-resource=/);
  assert.match(structure, /class="[^"]*callout aem-AllowedComponent--component"/);
  assert.doesNotMatch(structure, /new section/);
  await sling.post(`${template}/structure/_jcr_content/root`, {
    editable: 'false',
    'editable@TypeHint': 'Boolean',
  });
  assert.match(await getAsAdmin(`${template}/structure.html?wcmmode=edit`), /class="[^"]*new section/);
  await sling.post(`${template}/structure/_jcr_content/root`, {
    editable: 'true',
    'editable@TypeHint': 'Boolean',
  });
});
test('a picture that a dialog has stored goes before an older path and its sources', async () => {
  await sling.post(HERO.replace('jcr:content', '_jcr_content'), { fileReference: LIBRARY });
  const model = await (await sling.visit('/edited.model.json')).text();
  const html = await (await sling.visit('/edited.html')).text();
  const hero = /<uni-hero[^>]*>/.exec(html)?.[0] ?? '';
  for (const shown of [model, hero])
    assert.ok(shown.includes(LIBRARY) && !shown.includes('harbour.jpg'), shown);
});

const resource = (slug: string) => ({ 'sling:resourceType': `uni/components/${slug}` });

/** It lists the headings of the page around it, which are not ready at the same time for both. */
const OF_WHOLE_PAGE = ['toc'];
/** A component with all that an author can fill in, then with each field left out, then with each alone. */
async function halfFilled(folder: ComponentFolder): Promise<(readonly [string, object])[]> {
  const { slug, definition } = folder;
  if (!hasView(definition) || definition.fragment || OF_WHOLE_PAGE.includes(slug)) return [];
  const contents = await exampleContents(folder);
  const [richest = {}] = contents
    .filter(({ language }) => language === 'en')
    .map(({ model }) => model)
    .sort((one, other) => Object.keys(other).length - Object.keys(one).length);
  const fields = Object.entries(richest);
  const without = fields.map(([name]) => fields.filter(([other]) => other !== name));
  const filled = [fields, ...without, ...fields.map((field) => [field])];
  return filled.map((own, at) => [
    `${slug}${at}`,
    { ...Object.fromEntries(own), ':type': `uni/components/${slug}` },
  ]);
}

/** Runs in the page. The words of each component, and the elements by which it is used and read. */
function wordsOfComponents(): string[] {
  const read = ':is(a, button, h1, h2, h3, h4, p, li)';
  const places = [...document.querySelectorAll<HTMLElement>('main .cmp-wrapper:not(.area, .new)')];
  return places.map((place) => {
    const elements = [...place.querySelectorAll(`.uni-view ${read}`)]
      .filter((element) => element.textContent?.trim() || element.hasAttribute('aria-label'))
      .map(({ localName }) => localName);
    return `${place.innerText.replace(/\s+/g, ' ').trim()} (${elements.join(' ')})`;
  });
}

/** The element of a component in the Universal Editor, by the component's resource. */
function marksIn(html: string): Map<string, readonly string[]> {
  const tags = [...html.matchAll(/<[^<>]*data-aue-resource="([^"]*)"[^<>]*>/g)];
  return new Map(
    tags.map(
      ([tag, resource]) => [resource!, (tag.match(/data-aue-\w+="[^"]*"/g) ?? []).toSorted()] as const,
    ),
  );
}
