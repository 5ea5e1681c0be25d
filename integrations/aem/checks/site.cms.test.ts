import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { demoPages, linkedPages } from '../build/demo-content.js';
import { get, getAsAdmin, sling, store, storePage } from './place.js';

const OURS = 'uni/components/';
/** Below what visitors may read. */
const SITE = 'uni/site';
const FILES = [
  'Bob\u2019s lab.jpg',
  'a \u2013 b.jpg',
  'My Photo.jpg',
  'Th\u01b0 vi\u1ec7n.jpg',
  'one, two.jpg',
  '100%.jpg',
  'what?.jpg',
  'Screenshot at 10.11.12\u202fAM.png',
];

interface Item {
  readonly ':type'?: string;
  readonly ':path'?: string;
  readonly ':items'?: Readonly<Record<string, Item>>;
}

const itemsOf = (model: string): Readonly<Record<string, Item>> =>
  (JSON.parse(model) as Item)[':items']?.root?.[':items'] ?? {};

const component = (superType: string) => ({
  'jcr:primaryType': 'nt:unstructured',
  'sling:resourceSuperType': superType,
});
before(() =>
  store('/apps/uni', 'site', {
    'jcr:primaryType': 'nt:unstructured',
    teaser: component(`${OURS}card`),
    news: component(`${SITE}/teaser`),
    mypage: component(`${OURS}page`),
  }),
);

test('a search is a plain form, filled in as the address says', async () => {
  const html = await get('/content/courses/search.html?q=law+%26+society&level=research&kind=uos');
  assert.match(html, /<uni-course-search [^>]*data-kind="uos"/);
  assert.match(html, /<input [^>]*name="q" value="law &amp; society"/);
  assert.match(html, /value="research" checked/);
});
test('contents that the page has stored are written', async () => {
  const html = await get('/content/courses/bachelor-of-coastal-engineering.html');
  assert.match(html, /<uni-toc [^>]*data-prerendered="[^>]*>.*?<a class="m-toc__link" href="#/s);
});

test('every picture and every page that the demo university names is there', async () => {
  const pages = demoPages();
  const all = JSON.stringify([...pages, ...linkedPages(pages)]);
  const pictures = all.match(/\/content\/dam\/uni\/[^\s",\\]+/g) ?? [];
  const links = [...all.matchAll(/(?:"|href=\\")((?:\/content)?\/[\w/-]+\.html)/g)].map(([, link]) => link!);
  for (const address of new Set([...pictures, ...links])) {
    const answer = await sling.visit(address);
    await answer.arrayBuffer();
    assert.ok([200, 302].includes(answer.status), `${address}: ${answer.status}`);
  }
  assert.ok(pictures.length > 0 && links.length > 0);
});
test('a component under another name is the element that it extends', async () => {
  const text = '<p>Two <b>bold</b> words</p>';
  const teaser = { ':type': `${SITE}/news`, title: 'Ours', description: text, link: '/content/about' };
  await storePage('/content/own-names', { teaser }, { title: 'Own', language: 'en' });
  const html = await get('/content/own-names.html');
  assert.match(html, /<p>Two <b>bold<\/b> words<\/p>/);
  assert.match(html, /<a class="m-tile__link" href="\/about.html"/);
  const { card } = itemsOf(await get('/content/own-names.model.json'));
  assert.equal(card, undefined);
  assert.equal(itemsOf(await get('/content/own-names.model.json')).teaser?.[':type'], `${OURS}card`);
});
test('a page of a type that extends ours has header, footer and path', async () => {
  const fragments = '/content/experience-fragments/uni';
  await storePage(
    '/content/own-page',
    {},
    { title: 'Own', headerFragment: `${fragments}/header`, footerFragment: `${fragments}/footer` },
  );
  await sling.post('/content/own-page/_jcr_content', { 'sling:resourceType': `${SITE}/mypage` });
  const html = await get('/content/own-page.html');
  assert.match(html, /<uni-header[ >]/);
  assert.match(html, /<uni-footer[ >]/);
  const model = JSON.parse(await get('/content/own-page.model.json')) as Item;
  assert.equal(model[':path'], '/content/own-page');
});

const [fragments, site] = ['/content/experience-fragments/own', '/content/own-site'];
test('header and footer are those of the page above, in the page’s language', async () => {
  for (const path of [fragments, `${fragments}/en`, `${fragments}/fr`, site]) await storePage(path, {});
  for (const [path, title] of [
    ['en/header', 'English header'],
    ['fr/header', 'En-t\u00eate'],
    ['en/footer', 'The one footer'],
  ] as const)
    await storePage(`${fragments}/${path}`, { callout: { ':type': `${OURS}callout`, title } });
  const shown = { headerFragment: `${fragments}/en/header`, footerFragment: `${fragments}/en/footer` };
  await storePage(`${site}/en`, {}, { title: 'Home', 'jcr:language': 'en', ...shown });
  await storePage(`${site}/en/fees`, {}, { title: 'Fees' });
  await storePage(`${site}/en/fr`, {}, { title: 'Accueil', 'jcr:language': 'fr' });
  const english = await get(`${site}/en/fees.html`);
  assert.match(english, /English header.*<main.*The one footer/s);
  assert.match(english, /exf-header-data-path" content="[^"]*\/en\/header.model.json"/);
  const french = await get(`${site}/en/fr.html`);
  assert.match(french, /En-t\u00eate.*<main.*The one footer/s);
  assert.match(french, /exf-header-data-path" content="[^"]*\/fr\/header.model.json"/);
});

/** As AEM stores an experience fragment: a page of its own, which holds its variations. */
async function storeFragment(path: string, title: string): Promise<void> {
  const at = path.lastIndexOf('/');
  const page = (type: string, own: object, below: object = {}) => ({
    'jcr:primaryType': 'cq:Page',
    'jcr:content': { 'jcr:primaryType': 'cq:PageContent', 'sling:resourceType': type, ...own },
    ...below,
  });
  const variation = (name: string, isMaster: boolean) =>
    page(`${OURS}xfpage`, {
      'cq:xfVariantType': 'web',
      ...(isMaster && { 'cq:xfMasterVariation': true }),
      root: {
        'sling:resourceType': `${OURS}area`,
        callout: { 'sling:resourceType': `${OURS}callout`, title: `${title} ${name}` },
      },
    });
  await store(
    path.slice(0, at),
    path.slice(at + 1),
    page(
      'cq/experience-fragments/components/experiencefragment',
      {},
      { slim: variation('slim', false), master: variation('master', true) },
    ),
  );
}
test('whichever of a fragment’s pages an author picks, its master variation or the one picked is shown', async () => {
  const folder = '/content/experience-fragments/varied';
  for (const path of [folder, `${folder}/en`, `${folder}/fr`]) await storePage(path, {});
  await storeFragment(`${folder}/en/header`, 'English');
  await storeFragment(`${folder}/fr/header`, 'French');
  for (const [picked, title] of [
    ['/en/header', 'English master'],
    ['/en/header/master', 'English master'],
    ['/en/header/slim', 'English slim'],
  ] as const) {
    const headerFragment = folder + picked;
    const fragment = { ':type': `${OURS}fragment`, src: headerFragment };
    await storePage('/content/picked', { fragment }, { title: 'Picked', language: 'en', headerFragment });
    await storePage('/content/picked/fr', {}, { title: 'Choisi', language: 'fr' });
    const [html, french] = [await get('/content/picked.html'), await get('/content/picked/fr.html')];
    const variation = title.replace('English ', '/en/header/');
    assert.equal(html.match(new RegExp(`data-title="${title}"`, 'g'))?.length, 2, picked);
    assert.ok(html.includes(`exf-header-data-path" content="${folder}${variation}.model.json"`), picked);
    assert.ok(html.includes(`<uni-fragment src="${folder}${variation}"`), picked);
    assert.ok(french.includes(`data-title="${title.replace('English', 'French')}"`), picked);
    assert.match(await get(`${folder}${variation}.model.json`), new RegExp(title));
  }
});
test('a fragment without a component is one line in the log, with its path and the page’s', async () => {
  const empty = '/content/experience-fragments/empty';
  await storePage(empty, {});
  await storePage('/content/topless', {}, { title: 'Topless', headerFragment: empty });
  for (const _ of [1, 2]) await get('/content/topless.html');
  const lines = sling.log().match(new RegExp(`.*${empty}.*`, 'g')) ?? [];
  assert.equal(lines.length, 1, lines.join('\n'));
  assert.match(lines[0]!, /\/content\/topless/);
});
test('an author can write a paragraph: a text comes with the package, and each page may hold one', async () => {
  const written =
    '<p>See <a href="/content/about">about</a>.</p><table><tbody><tr><td>1</td></tr></tbody></table>';
  const text = { ':type': `${OURS}text`, text: written };
  await storePage(
    '/content/written',
    { text, empty: { ':type': `${OURS}text` } },
    { title: 'Written', language: 'en' },
  );
  const html = await get('/content/written.html');
  assert.match(
    html,
    /<div class="m-rich-text s-text"><p>See <a href="\/about\.html">about<\/a>\.<\/p><table>/,
  );
  assert.equal(html.match(/m-rich-text s-text/g)?.length, 1);
  const edited = await getAsAdmin('/content/written.html?wcmmode=edit');
  assert.match(edited, /<div class="cq-placeholder m-rich-text" data-emptytext="Text"><\/div>/);
  const policies = JSON.parse(
    await getAsAdmin('/conf/uni/settings/wcm/policies/uni/components.infinity.json'),
  ) as { area: Record<string, { components: string[] }>; text: { page: { rtePlugins: object } } };
  for (const place of ['page', 'column', 'fragment'])
    assert.ok(policies.area[place]!.components.includes('/apps/uni/components/text'), place);
  assert.ok('table' in policies.text.page.rtePlugins);
});
test('the page of a variation has our head, so that its author sees the elements', async () => {
  const html = await get('/content/experience-fragments/uni/header/master.html');
  assert.match(html, /<link rel="stylesheet" href="[^"]*corporate\.\w+\.css"/);
  assert.match(html, /<uni-header [^>]*data-prerendered/);
});

test('pages that show each other are shown once each, and a fragment as often as it is used', async () => {
  const text = (title: string) => ({ ':type': `${OURS}callout`, title });
  const show = (src: string) => ({ ':type': `${OURS}fragment`, src });
  const [one, other, used] = ['/content/ring/one', '/content/ring/other', '/content/ring/used'];
  await storePage('/content/ring', {});
  await storePage(one, { text: text('The one'), show: show(other) });
  await storePage(other, { text: text('The other'), show: show(one) });
  const ring = await get(`${one}.html`);
  assert.equal(ring.match(/<uni-callout/g)?.length, 2, ring);
  assert.match(ring, /The one.*The other/s);
  await storePage(used, { text: text('Used') });
  const uses = Array.from({ length: 25 }, (_, at) => [`use${at}`, show(used)] as const);
  await storePage('/content/ring/uses', Object.fromEntries(uses));
  assert.equal((await get('/content/ring/uses.html')).match(/<uni-callout/g)?.length, 25);
  await storePage('/content/ring/dump', { show: show('/apps/uni/components/card') });
  assert.match(await get('/content/ring/dump.html'), /<uni-fragment><\/uni-fragment>/);
});

test('a model tells of nothing that no element and no page shows', async () => {
  const callout = { ':type': `${OURS}callout`, title: 'Fees', reviewer: 'secret-1', items: ['secret-2'] };
  const form = { ':type': 'core/wcm/components/form', mailto: 'secret-3', order: 2, callout };
  await storePage(
    '/content/only-shown',
    { form },
    { title: 'Open', language: 'en', internalNote: 'secret-4' },
  );
  const text = await get('/content/only-shown.model.json');
  assert.doesNotMatch(text, /secret/);
  assert.deepEqual(itemsOf(text).form, {
    ':type': 'core/wcm/components/form',
    order: 2,
    ':items': { callout: { ':type': `${OURS}callout`, title: 'Fees' } },
    ':itemsOrder': ['callout'],
  });
});
test('whoever asks for the head of a model alone, such as a dispatcher or a monitor, gets that of the model', async () => {
  for (const path of ['/content/about.model.json', '/content/about/jcr:content/root.model.json']) {
    const head = await sling.request(path, { method: 'HEAD', headers: { authorization: '' } });
    assert.equal(head.status, 200, path);
    assert.match(head.headers.get('content-type') ?? '', /^application\/json/, path);
  }
});
test('of several values where one is wanted, the first is shown', async () => {
  const card = {
    ':type': `${OURS}card`,
    title: ['First', 'Second'],
    description: ['<p>One</p>', '<p>Two</p>'],
  };
  await storePage('/content/several', { card }, { title: 'Several', language: 'en' });
  const html = await get('/content/several.html');
  assert.match(html, /First/);
  assert.match(html, /<p>One<\/p>/);
  assert.doesNotMatch(html, /Second|Two/);
});

test('a picture is shown whatever its file is named', async () => {
  await store('/content/dam', 'named', folderOf(FILES));
  const paths = FILES.map((name) => `/content/dam/named/${name}`);
  const pictures = paths.flatMap((path, at) => [
    [`p${at}`, { ':type': `${OURS}picture`, fileReference: path, alt: 'A' }] as const,
    [`h${at}`, { ':type': `${OURS}hero`, img: path, title: 'A' }] as const,
  ]);
  await storePage('/content/named', Object.fromEntries(pictures), {
    title: 'Named',
    language: 'en',
  });
  const html = await get('/content/named.html');
  const images = [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => tag);
  assert.equal(images.length, 2 * FILES.length);
  for (const [at, tag] of images.entries()) {
    const path = paths[Math.floor(at / 2)]!;
    const [, src = ''] = /\ssrc="([^"]*)"/.exec(tag) ?? [];
    assert.equal(decodeURIComponent(src), path, tag);
    const [, sources = ''] = /\ssrcset="([^"]*)"/i.exec(tag) ?? [];
    assert.match(sources, /^[\w/.%:;&*+~@!$=-]+ 1280w$/, tag);
    assert.equal(decodeURIComponent(sources.split(' ')[0]!).split('/_jcr_content')[0], path);
  }
});
test('a page that is named as a language is has that of the pages above it', async () => {
  const languages = ['qa', 'it'].map((name) => `/content/en-site/${name}`);
  await storePage('/content/en-site', {}, { title: 'Above', 'jcr:language': 'en' });
  for (const path of languages) {
    await storePage(path, {}, { title: 'Below' });
    assert.match(await get(`${path}.html`), /<html lang="en"/);
  }
  await storePage('/content/vi/it', {}, { title: 'Below' });
  assert.match(await get('/content/vi/it.html'), /<html lang="vi"/);
});

/** Assets with one rendition each. */
function folderOf(names: readonly string[]): object {
  const node = { 'jcr:primaryType': 'nt:unstructured' };
  const content = { ...node, renditions: { ...node, 'cq5dam.web.1280.1280.jpeg': node } };
  return { ...node, ...Object.fromEntries(names.map((name) => [name, { ...node, 'jcr:content': content }])) };
}
