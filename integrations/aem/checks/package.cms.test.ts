import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, afterEach, before, describe, test } from 'node:test';
import { visitedSite } from '../../../fixtures/visited-site.js';
import { openPage, settled } from '../../../fixtures/visitor.js';
import { filesIn } from '../../../tools/rollup/delivered.js';
import { contentXml } from '../../authoring/xml.js';
import { PACKAGE } from '../build/build-aem.js';
import { filesOfRelease, isHashed } from '../build/hashed-files.js';
import { SAMPLE_PAGE, TEMPLATE } from '../build/template-files.js';
import { get, getAsAdmin, sling } from './place.js';

const MAX_BYTES = 3 * 1024 * 1024;
const APPS = 'integrations/aem/ui.apps/target/uni-elements.ui.apps-1.0.0.zip';
const CONTENT = 'integrations/aem/ui.content/target/uni-elements.ui.content-1.0.0.zip';
const PACKAGES = '/bin/uni-packages';
const PROPERTIES = 'META-INF/vault/properties.xml';
const CALLOUT = 'jcr_root/apps/uni/components/callout/.content.xml';
const RESOURCES = '/apps/uni/clientlibs/uni/resources';
const POLICY = '/conf/uni/settings/wcm/policies/uni/components/callout/styles';

const site = visitedSite();

test('the package has at most 3 MB', async () => {
  assert.ok(statSync(PACKAGE).size <= MAX_BYTES);
});
test('the package tells what it is, and shows it and its template by a picture', async () => {
  const { stdout } = spawnSync('unzip', ['-Z1', PACKAGE], { encoding: 'utf8' });
  for (const name of ['README.md', 'definition/thumbnail.png'])
    assert.ok(stdout.split('\n').includes(`META-INF/vault/${name}`), name);
  const picture = await sling.visit(`/${TEMPLATE}/thumbnail.png`);
  assert.equal(picture.headers.get('content-type'), 'image/png');
});
test('the package is installed without a fault', async () => {
  assert.deepEqual(faultsIn(sling.log()), []);
});
test('its sample page shows what an author can start from, and nothing of it fails', async () => {
  const page = await openPage(site.browser);
  await page.goto(`${sling.origin}${SAMPLE_PAGE}.html`);
  assert.equal(await settled(page), 'success');
  await page.getByRole('heading', { name: 'A sample page', level: 1 }).waitFor();
  await page.getByRole('heading', { name: 'Where to begin' }).waitFor();
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  assert.equal(await skip.getAttribute('href'), '#main');
});

describe('whatever becomes of an installation, the pages stay as they are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'uni-packages-'));
  let pages: string;
  let apps: string;
  before(async () => {
    pages = await shown('/content');
    apps = await shown('/apps/uni/components');
  });
  afterEach(async () => assert.equal(await shown('/content'), pages, 'the pages'));
  after(() => rmSync(folder, { recursive: true }));
  const older = changed(APPS, join(folder, 'older.zip'), {
    [PROPERTIES]: (text) => text.replace('"version">1.0.0', '"version">0.0.9'),
    [CALLOUT]: (text) => text.replace('jcr:title="Callout"', 'jcr:title="Old"'),
    'jcr_root/apps/uni/components/gone/.content.xml': () => contentXml({ 'jcr:primaryType': 'cq:Component' }),
  });
  test('installed twice, a package changes nothing', async () => {
    const settings = await shown('/conf/uni');
    for (const file of [APPS, CONTENT]) await install(file);
    assert.equal(await shown('/apps/uni/components'), apps);
    assert.equal(await shown('/conf/uni'), settings);
  });
  test('installed over an older version, it leaves what a site has changed of its policies', async () => {
    await install(older);
    assert.match(await shown('/apps/uni/components'), /gone/);
    await sling.post(POLICY, { 'jcr:title': 'Of the site' });
    for (const file of [APPS, CONTENT]) await install(file);
    assert.equal(await shown('/apps/uni/components'), apps);
    assert.match(await shown(POLICY), /Of the site/);
  });
  test('installed over an older version, it keeps the files that pages in caches name', async () => {
    const gone = ['chunks/gone-0a1b2c3d.js', 'fonts/gone-ABCDEFGH.woff2', 'corporate.0a1b2c3d.css'];
    const at = (name: string) => `jcr_root${RESOURCES}/${name}`;
    const version = changed(APPS, join(folder, 'cached.zip'), {
      [PROPERTIES]: (text) => text.replace('"version">1.0.0', '"version">0.0.8'),
      [at('icons/padlock.svg')]: () => '<svg/>',
      ...Object.fromEntries(gone.map((name) => [at(name), () => `/* ${name} */`])),
    });
    const served = async (name: string) => {
      const answer = await sling.visit(`/etc.clientlibs/uni/clientlibs/uni/resources/${name}`);
      return answer.status === 200 ? Buffer.from(await answer.arrayBuffer()) : answer.status;
    };
    await install(version);
    assert.equal(String(await served('icons/padlock.svg')), '<svg/>');
    await install(APPS);
    for (const name of gone) assert.equal(String(await served(name)), `/* ${name} */`);
    assert.notEqual(String(await served('icons/padlock.svg')), '<svg/>');
    const own = filesIn('dist/cms').filter(isHashed);
    assert.deepEqual([...filesOfRelease(PACKAGE).keys()].sort(), own);
    for (const name of own)
      assert.ok(readFileSync(join('dist/cms', name)).equals((await served(name)) as Buffer), name);
  });
  test('uninstalled, it gives back what there was before', async () => {
    await install(older);
    assert.match(await shown('/apps/uni/components/callout'), /title="Old"/);
    const answer = await sling.request(`${PACKAGES}?id=uni:uni-elements.ui.apps:0.0.9`, { method: 'DELETE' });
    assert.equal(answer.status, 200, await answer.text());
    assert.match(await shown('/apps/uni/components/callout'), /title="Callout"/);
    assert.doesNotMatch(await shown('/apps/uni/components'), /gone/);
    await get('/content/home.html');
  });
  test('cut off or broken, it is refused, and the log says why', async () => {
    const cut = join(folder, 'cut.zip');
    writeFileSync(cut, readFileSync(APPS).subarray(0, 1000));
    const before = await shown('/apps/uni/components');
    const broken = changed(APPS, join(folder, 'broken.zip'), { [CALLOUT]: (text) => text.slice(0, -20) });
    for (const file of [cut, broken]) await refuse(file, {});
    assert.equal(await shown('/apps/uni/components'), before);
  });
  test('where nothing may be written, it is refused, and the log says why', async () => {
    await sling.post('/system/userManager/user.create.html', {
      ':name': 'reader',
      pwd: 'r',
      pwdConfirm: 'r',
    });
    const before = await shown('/apps/uni/components');
    await refuse(older, { authorization: `Basic ${Buffer.from('reader:r').toString('base64')}` });
    assert.equal(await shown('/apps/uni/components'), before);
  });
});

async function install(file: string): Promise<void> {
  const before = faultsIn(sling.log()).length;
  const answer = await sling.request(PACKAGES, { method: 'PUT', body: readFileSync(file) });
  assert.equal(answer.status, 200, await answer.text());
  assert.equal(faultsIn(sling.log()).length, before);
}

async function refuse(file: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const before = faultsIn(sling.log()).length;
  const answer = await sling.request(PACKAGES, { method: 'PUT', body: readFileSync(file), headers });
  assert.equal(answer.status, 500, await answer.text());
  assert.ok(faultsIn(sling.log()).length > before, 'the log');
}

/** Not what a page's content is to blame for: other checks ask the same Sling for long and hostile content. */
const faultsIn = (log: string): string[] =>
  log
    .split('\n')
    .filter((line) => /\*ERROR\* \[(?!.*? GET \/content\/).*(?:vault|OsgiInstaller|uni[./])/.test(line));

/** All that stands at a path, without binary values. */
const shown = (path: string) => getAsAdmin(`${PACKAGES}?path=${path}`);

/** A package with some of its files changed. */
function changed(
  from: string,
  to: string,
  files: Readonly<Record<string, (text: string) => string>>,
): string {
  const folder = `${to}.files`;
  const names = Object.keys(files);
  const jar = (...args: readonly string[]) => {
    const { status, stderr } = spawnSync('jar', args, { cwd: folder, encoding: 'utf8' });
    assert.equal(status, 0, stderr);
  };
  cpSync(from, to);
  mkdirSync(folder);
  jar('xf', to, ...names);
  for (const name of names) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, files[name]!(existsSync(path) ? readFileSync(path, 'utf8') : ''));
  }
  jar('uf', to, ...names);
  return to;
}
