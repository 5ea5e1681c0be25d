// Plain Sling has no Core Components, so `integrations/aem/sling` has small ones by their names. These tests ask Adobe's own
// package whether the small ones do what Adobe's do, so that no change here can promise what AEM would not keep.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { CORE_PROXIES, textTools } from '../build/core-proxies.js';
import { localRepository, maven } from '../build/maven.js';
import { get, getAsAdmin, sling, store, storePage } from './place.js';

const VERSION = '2.23.4';
const PACKAGE = `com.adobe.cq:core.wcm.components.content:${VERSION}:zip`;
const FILE = `com/adobe/cq/core.wcm.components.content/${VERSION}/core.wcm.components.content-${VERSION}.zip`;
const OURS = 'integrations/aem/ui.apps/src/main/content/jcr_root/apps/uni/components';
const STAND_INS = 'integrations/aem/sling/jcr_root';
const PAGE = 'apps/core/wcm/components/page/v3/page';
const CONTAINER = 'apps/core/wcm/components/container/v1/container';
const FRAGMENT = 'apps/core/wcm/components/experiencefragment/v2/experiencefragment';
const TEMPLATE = /data-sly-template\.(\w+)="\$\{\s*@([^}]*)\}"/g;

/** A file of Adobe's package. */
const adobes = (path: string): string =>
  execFileSync('unzip', ['-p', join(localRepository(), FILE), `jcr_root/${path}`], { encoding: 'utf8' });
const ours = (path: string): string => readFileSync(join(OURS, path), 'utf8');
const templatesOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(TEMPLATE)].map(([, name = '', parameters = '']) => [
      name,
      parameters.split(',').map((parameter) => parameter.trim().split(/[\s=]/, 1)[0]),
    ]),
  );

before(() => {
  if (!existsSync(join(localRepository(), FILE)))
    maven(['dependency:get', `-Dartifact=${PACKAGE}`, '-Dtransitive=false'], '.');
});

for (const root of [PAGE, CONTAINER])
  for (const name of readdirSync(join(STAND_INS, root)).filter((file) => file.endsWith('.html')))
    test(`${root}/${name} has the templates of Adobe's, with their parameters`, () => {
      const own = readFileSync(join(STAND_INS, root, name), 'utf8');
      assert.deepEqual(templatesOf(own), templatesOf(adobes(`${root}/${name}`)));
    });

/** Of Core's page model. */
const propertiesIn = (html: string) => [...html.matchAll(/(?<![\w.])page\.(\w+)/g)].map(([, name]) => name!);

test('the head of a page has what Adobe’s head has, of the same properties', () => {
  const head = `${PAGE}/head.html`;
  const known = propertiesIn(adobes(head) + adobes(`${PAGE}/head.links.html`));
  for (const name of propertiesIn(readFileSync(join(STAND_INS, head), 'utf8')))
    assert.ok(known.includes(name), name);
  assert.match(adobes(head), /data-sly-include="customheaderlibs\.html"/);
  assert.match(adobes(`${PAGE}/footer.html`), /data-sly-include="customfooterlibs\.html"/);
  assert.match(adobes(head), /page\.description \|\| properties\['jcr:description'\]/);
});

/** By their names, the attributes of a page's body, with the expressions that give their values. */
const bodyOf = (html: string) =>
  new Map(
    [...(/<body\b((?:[^>"]|"[^"]*")*)>/.exec(html)?.[1] ?? '').matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

test('the body of a page has every attribute of Adobe’s body, of the same properties', () => {
  const adobe = bodyOf(adobes(`${PAGE}/page.html`));
  const own = bodyOf(ours('page/page.html'));
  assert.ok(adobe.size >= 5, `${adobe.size} attributes`);
  for (const [name, value] of adobe) {
    assert.ok(own.has(name), name);
    // Our page's own property asks for the data layer too.
    if (name === 'data-cmp-data-layer-enabled')
      assert.ok(own.get(name)!.startsWith('${page.data || '), own.get(name));
    else assert.equal(own.get(name), value, name);
  }
});

test('the body of a page includes what Adobe’s includes, and tells the data layer the same', () => {
  const adobe = adobes(`${PAGE}/page.html`);
  const own = ours('page/page.html');
  const includes = (html: string) =>
    [...html.matchAll(/data-sly-include="([^"]+)"/g)].map(([, name]) => name);
  // In the place of Adobe's container, ours has header, main and footer.
  assert.deepEqual(
    includes(own),
    includes(adobe).filter((name) => name !== 'body.html'),
  );
  const script = (html: string) =>
    /<script data-sly-test[^>]*="(\$\{page\.data\})">(.*?)<\/script>/s
      .exec(html)
      ?.slice(1)
      .join(' ')
      .replace(/\s+/g, ' ');
  assert.match(script(adobe)!, /cmp:show/);
  assert.equal(script(own), script(adobe));
  for (const name of propertiesIn(adobe)) assert.ok(own.includes(`page.${name}`), name);
});

test('our page asks Adobe’s page for its head, its redirect and its footer as Adobe’s own does', () => {
  const calls = (html: string) =>
    [...html.matchAll(/data-sly-call="\$\{\w+\.(\w+) @ ([^}]*)\}"/g)].map(([, name, options = '']) =>
      [name, options.replace(/\s/g, '')].join(' '),
    );
  assert.deepEqual(calls(ours('page/page.html')).sort(), calls(adobes(`${PAGE}/page.html`)).sort());
});

test('our area offers what Adobe’s container offers to authors', () => {
  const adobe = adobes(`${CONTAINER}/simple.html`);
  for (const part of [
    'com.day.cq.wcm.foundation.AllowedComponentList',
    'allowed.isApplicable',
    'title=allowed.title, components=allowed.components',
    "resourceType='core/wcm/components/container/v1/container/new'",
    "appendPath='/*', decorationTagName='div', cssClassName='new section'",
    'decoration=true',
  ])
    for (const html of [adobe, ours('area/area.html')]) assert.ok(html.includes(part), part);
});

test('what comes as Adobe’s under a name of ours is in Adobe’s package, and has its dialogs from there', () => {
  for (const { name, extended } of CORE_PROXIES) {
    assert.match(
      adobes(`apps/core/wcm/components/${extended}/.content.xml`),
      /jcr:primaryType="cq:Component"/,
    );
    assert.match(adobes(`apps/core/wcm/components/${extended}/_cq_dialog/.content.xml`), /<jcr:root/, name);
  }
  assert.match(
    adobes('apps/core/wcm/components/download/v2/download/_cq_editConfig.xml'),
    /<file\s[^>]*propertyName="\.\/fileReference"/,
  );
  const plugins = adobes('apps/core/wcm/components/text/v2/text/_cq_design_dialog/.content.xml');
  for (const name of Object.keys(textTools().rtePlugins as object)) assert.ok(plugins.includes(name), name);
});

test('texts are edited in place where Adobe’s are, by a configuration of the same form', () => {
  const folder = 'apps/core/wcm/components';
  const files = execFileSync('unzip', ['-Z1', join(localRepository(), FILE)], { encoding: 'utf8' });
  const editConfig = (name: string) => {
    const path = `${folder}/${name}/_cq_editConfig.xml`;
    return files.includes(path) ? adobes(path) : '';
  };
  for (const name of ['teaser/v2/teaser', 'button/v2/button'])
    assert.doesNotMatch(editConfig(name), /cq:inplaceEditing/, name);
  const heading = readFileSync(
    'dist/aem/generated/ui.apps/jcr_root/apps/uni/components/heading/_cq_editConfig.xml',
    'utf8',
  );
  for (const xml of [editConfig('text/v2/text'), heading]) {
    const [, name] = /configPath="(\w+)"/.exec(xml) ?? [];
    assert.notEqual(name, 'config');
    assert.match(xml, new RegExp(`<${name}[ \n>]`));
    assert.match(xml, /editorType="text"/);
    assert.match(xml, /<rtePlugins/);
  }
});

test('our experience fragment is included as Adobe’s is', () => {
  const adobe = adobes(`${FRAGMENT}/experiencefragment.html`);
  for (const part of ['@path=fragment.localizedFragmentVariationPath', "wcmmode='disabled'"])
    for (const html of [adobe, ours('experiencefragment/experiencefragment.html')])
      assert.ok(html.includes(part), part);
  assert.match(adobes(`${FRAGMENT}/_cq_dialog/.content.xml`), /name="\.\/fragmentVariationPath"/);
});

for (const [name, root] of [
  ['page', PAGE],
  ['area', CONTAINER],
  ['experiencefragment', FRAGMENT],
] as const)
  test(`our ${name} extends a component that Adobe's package has`, () => {
    assert.match(adobes(`${root}/.content.xml`), /jcr:primaryType="cq:Component"/);
    const type = root.slice('apps/'.length);
    assert.ok(ours(`${name}/.content.xml`).includes(`sling:resourceSuperType="${type}"`));
  });

/** Puts a script of Adobe's package where Adobe's package has it, for the tests of this file. */
async function installScript(path: string): Promise<void> {
  const [name, folder] = [path.slice(path.lastIndexOf('/') + 1), path.slice(0, path.lastIndexOf('/'))];
  const body = new FormData();
  body.set(`./${name}`, new Blob([adobes(path.slice(1))], { type: 'text/html' }), name);
  body.set(`./${name}@TypeHint`, 'nt:file');
  const answer = await sling.request(folder, { method: 'POST', body });
  assert.ok(answer.ok, `${path}: ${answer.status}`);
}

describe('what comes as Adobe’s under a name of ours is written by Adobe’s own script on our page', () => {
  const CORE = '/apps/core/wcm/components';
  const SCRIPTS = [
    'commons/v1/templates.html',
    'separator/v1/separator/separator.html',
    'download/v2/download/download.html',
    'embed/v2/embed/embed.html',
    'container/v1/container/container.html',
    'container/v1/container/simple.html',
  ];
  let html: string;
  let edited: string;
  before(async () => {
    for (const script of SCRIPTS) {
      await installScript(`${CORE}/${script}`);
    }
    // On this Sling, the demo has scripts of its own for containers and for what is embedded.
    for (const [name, core] of [
      ['held', 'container/v1/container'],
      ['embedded', 'embed/v2/embed'],
    ] as const)
      await store('/apps/mysite/components', name, {
        'jcr:primaryType': 'cq:Component',
        'sling:resourceSuperType': `core/wcm/components/${core}`,
      });
    const callout = { ':type': 'uni/components/callout', title: 'In a container' };
    await storePage(
      '/content/of-core',
      {
        line: { ':type': 'uni/components/separator', isDecorative: true },
        file: {
          ':type': 'uni/components/download',
          'jcr:title': 'Fees 2027',
          fileReference: '/content/dam/uni/fees.pdf',
          actionText: 'Download',
        },
        map: {
          ':type': 'mysite/components/embedded',
          type: 'html',
          html: '<p>A map <script>alert(1)</script></p>',
        },
        none: { ':type': 'mysite/components/embedded' },
        held: { ':type': 'mysite/components/held', id: 'held', ':items': { callout } },
      },
      { title: 'Of Core', language: 'en' },
    );
    html = await get('/content/of-core.html');
    edited = await getAsAdmin('/content/of-core.html?wcmmode=edit');
  });
  after(async () => {
    for (const script of SCRIPTS) await sling.post(`${CORE}/${script}`, { ':operation': 'delete' });
    await sling.post('/content/of-core', { ':operation': 'delete' });
  });
  const wrapped = (name: string, start: string) =>
    new RegExp(`<div class="cmp-wrapper ${name}">\\s*${start}`, 's');

  test('a separator', () => {
    assert.match(html, wrapped('separator', '<div id="line-\\w+" class="cmp-separator">'));
    const [rule = ''] = /<hr [^>]*>/.exec(html) ?? [];
    for (const part of ['class="cmp-separator__horizontal-rule"', 'role="none"', 'aria-hidden="true"'])
      assert.ok(rule.includes(part), rule);
  });
  test('a download', () => {
    assert.match(html, wrapped('download', '<div id="file-[^"]+" class="cmp-download">'));
    assert.match(html, /<a class="cmp-download__action" href="\/content\/dam\/uni\/fees\.pdf">/);
    assert.match(html, /<dd class="cmp-download__property-content">fees\.pdf<\/dd>/);
  });
  test('an embed, without what runs scripts, and an empty one as its author’s placeholder alone', () => {
    assert.match(html, wrapped('embedded', '<div id="map-[^"]+" class="cmp-embed">\\s*<p>A map\\s*</p>'));
    assert.equal(html.match(/class="cmp-embed"/g)?.length, 1);
    assert.match(edited, /class="cq-placeholder[^"]*" data-emptytext="[^"]*"/);
  });
  test('a container, with our elements in it as anywhere else, and a drop zone for authors', () => {
    const callout = /<uni-callout[^>]*data-prerendered[^>]*>.*?<\/uni-callout>/s;
    const held = html.slice(html.indexOf('<div id="held" class="cmp-container"'));
    assert.match(held, callout);
    assert.match(held, wrapped('callout', '<uni-callout'));
    assert.match(edited, /<cq data-path="\/content\/of-core\/jcr:content\/root\/held\/\*"><\/cq>/);
  });
});
