import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { html } from '../../../elements/_core/declare/prop-types.js';
import type { ComponentFolder } from '../../../tools/rollup/component-folders.js';
import { filesIn, save } from '../../../tools/rollup/delivered.js';
import { iconNames } from '../../../vocabulary/icons.js';
import { authorFiles } from '../../authoring/author-files.js';
import { titleOf } from '../../authoring/author-words.js';
import { componentXml } from '../../authoring/component-xml.js';
import { authoredComponents } from '../../authoring/components.js';
import { fieldsOfProps } from '../../authoring/fields.js';
import { iconPicture } from '../../authoring/icon-pictures.js';
import { translationRules } from '../../authoring/translation-rules.js';
import { contentXml } from '../../authoring/xml.js';
import { assetFiles } from './asset-files.js';
import { clientLibraries, headFile } from './client-libraries.js';
import { CORE_PROXIES, proxyXml } from './core-proxies.js';
import { definitionsJson } from './definitions-json.js';
import { demoData, demoPages, linkedPages, pageFiles } from './demo-content.js';
import { filesOfRelease, HASHED_FILES, isHashed } from './hashed-files.js';
import { javaInterfaces } from './java-interfaces.js';
import { TEMPLATES, templateFiles } from './template-files.js';
import { viewCases, warmComponents } from './views-data.js';

const APP = 'jcr_root/apps/uni';
const CLIENT_LIBS = `${APP}/clientlibs/uni`;
/** An example of a site with components of its own. */
const EXAMPLES = 'integrations/aem/examples/apps/mysite';
const SITE_TEMPLATES = 'fixtures/server/templates';
/** Files of the build for other parts of the package: snippets and editors' files. */
const NO_RESOURCE =
  /^(?:components\/|i18n\/|head|foot|manifest\.json$)|^(?:core-commons|corporate|courses)[\w-]*\.(?:js|css)$|^loader\.js$/;
/** A page of the demo university: the package's thumbnail, and its template's. */
const PICTURE = 'docs/picture.png';
const THUMBNAIL = { width: 319, height: 319, position: 'top' } as const;
/** Components of the package itself, which the demo site has too. */
const OWN = ['area', 'page', 'experiencefragment', 'text'];

/**
 * Writes what Maven makes packages of: all that the element definitions and the build's files say.
 *
 * @param previous the package of the release before, whose files with hashes this one keeps.
 */
export async function writePackageFiles(
  folders: readonly ComponentFolder[],
  dist: string,
  folder: string,
  previous?: string,
): Promise<void> {
  const kept = previous === undefined ? new Map<string, Uint8Array>() : filesOfRelease(previous);
  rmSync(folder, { recursive: true, force: true });
  const write: Write = (name, content) => save(join(folder, name), content);
  for (const [name, text] of javaInterfaces(folders)) write(`core-java/${name}`, text);
  write('core/uni-elements.json', `${JSON.stringify(definitionsJson(folders))}\n`);
  cpSync(join(dist, 'server/uni-views.js'), join(folder, 'core/uni-views.js'));
  write('core/uni-views-warm.json', JSON.stringify(await warmComponents(folders)));
  write('core-test/uni-views-cases.json', JSON.stringify(await viewCases(folders)));
  for (const name of ['ui.apps', 'ui.content'])
    cpSync(`integrations/aem/${name}/src/main/content`, join(folder, name), { recursive: true });
  for (const name of ['components', 'clientlibs', 'i18n'])
    write(`ui.apps/${APP}/${name}/.content.xml`, FOLDER);
  for (const [name, text] of authorFiles(folders)) {
    if (/^(?:components|i18n)\//.test(name)) write(`ui.apps/${APP}/${name}`, text);
  }
  const text = { resourceType: 'uni/components/text', fields: fieldsOfProps({ text: html() }) };
  write('translation-rules.xml', translationRules([...authoredComponents(folders), text]));
  for (const proxy of CORE_PROXIES)
    write(`ui.apps/${APP}/components/${proxy.name}/.content.xml`, proxyXml(proxy));
  for (const [name, text] of templateFiles(authoredComponents(folders)))
    write(`ui.content/jcr_root/${name}`, text);
  const picture = await sharp(PICTURE).resize(THUMBNAIL).png({ palette: true }).toBuffer();
  for (const name of [
    'thumbnail.png',
    ...TEMPLATES.map((template) => `ui.content/jcr_root/${template}/thumbnail.png`),
  ])
    write(name, picture);
  writeClientLibrary(join(dist, 'cms'), write, kept);
  await writeSite(write, folder);
}

/** Parts that AEM has and plain Sling lacks: Core Components and Granite's templates, as far as our pages ask for them. */
const STAND_INS = 'integrations/aem/sling/jcr_root';
/** Plain HTL, to measure Sling's own work on a page without our model: markup around and between components. */
const PLAIN = `<sly data-sly-list="\${resource.children}">\${item.valueMap.before @ context='unsafe'}<sly data-sly-resource="\${item.path @ decoration=true}"></sly></sly>\${properties.after @ context='unsafe'}`;
const FOLDER = contentXml({ 'jcr:primaryType': 'sling:Folder' });

type Write = (name: string, content: string | Uint8Array) => void;

function writeClientLibrary(cms: string, write: Write, kept: ReadonlyMap<string, Uint8Array>): void {
  const root = `ui.apps/${CLIENT_LIBS}`;
  const node = {
    'jcr:primaryType': 'cq:ClientLibraryFolder',
    allowProxy: true,
    categories: ['uni.elements'],
  };
  write(`${root}/.content.xml`, contentXml(node));
  const files = filesIn(cms).filter((file) => !NO_RESOURCE.test(file));
  for (const [file, content] of kept) write(`${root}/resources/${file}`, content);
  for (const file of files) write(`${root}/resources/${file}`, readFileSync(join(cms, file)));
  write(`ui.apps/${HASHED_FILES}`, `${files.filter(isHashed).join('\n')}\n`);
  for (const name of iconNames) write(`${root}/resources/icons/${name}.svg`, iconPicture(name)!);
  for (const file of readdirSync('fixtures/content/libs/cq/i18n')) {
    const words = readFileSync(join('fixtures/content/libs/cq/i18n', file));
    write(`${root}/resources/i18n/${file}`, words);
  }
  for (const [file, text] of clientLibraries(cms)) write(`ui.apps/${APP}/clientlibs/${file}`, text);
  write(`ui.apps/${APP}/components/page/head.html`, headFile(cms, 'head.html'));
}

/** The demo university, and its own components, for plain Sling. */
async function writeSite(write: Write, folder: string): Promise<void> {
  write('sling/jcr_root/libs/uni/components/.content.xml', FOLDER);
  const own = demoPages();
  const pages = [...own, ...linkedPages(own)];
  for (const page of pages)
    for (const [path, xml] of pageFiles(page)) write(`sling/jcr_root/content${path}/.content.xml`, xml);
  for (const file of readdirSync(SITE_TEMPLATES).filter((name) => name.endsWith('.html'))) {
    const slug = file.slice(0, -'.html'.length);
    if (OWN.includes(slug)) continue;
    const template = readFileSync(join(SITE_TEMPLATES, file), 'utf8');
    const component = { title: titleOf(slug), description: '', group: 'Demo', isContainer: false };
    const root = `sling/jcr_root/libs/uni/components/${slug}`;
    write(`${root}/.content.xml`, componentXml({ ...component, isContainer: template.includes('children') }));
    write(`${root}/${file}`, template);
  }
  write('sling/jcr_root/libs/uni/components/plain/plain.html', PLAIN);
  for (const folder of ['', '/components']) write(`sling/jcr_root/apps/mysite${folder}/.content.xml`, FOLDER);
  cpSync(EXAMPLES, join(folder, 'sling/jcr_root/apps/mysite'), { recursive: true });
  for (const file of filesIn('fixtures/content/bin')) {
    write(`sling/jcr_root/content/bin/${file}`, demoData(join('fixtures/content/bin', file)));
  }
  for (const [file, content] of await assetFiles(pages)) write(`sling/jcr_root/content/${file}`, content);
  for (const file of filesIn(STAND_INS)) {
    for (let at = dirname(file); at.includes('/'); at = dirname(at)) {
      if (!existsSync(join(STAND_INS, at, '.content.xml')))
        write(`sling/jcr_root/${at}/.content.xml`, FOLDER);
    }
    write(`sling/jcr_root/${file}`, readFileSync(join(STAND_INS, file)));
  }
  const roots = [
    '/apps/core/wcm/components',
    '/libs/granite/sightly/templates',
    '/libs/cq/experience-fragments/components',
    '/content/bin',
    '/content/dam/uni',
    '/libs/uni/components',
    '/apps/uni-sling',
    '/apps/mysite',
    ...pages.map(({ path }) => `/content${path}`),
  ];
  const filters = roots.map((root) => `  <filter root="${root}"/>`).join('\n');
  write(
    'sling/META-INF/vault/filter.xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<workspaceFilter version="1.0">\n${filters}\n</workspaceFilter>\n`,
  );
  write('sling/META-INF/vault/nodetypes.cnd', readFileSync('integrations/aem/sling/nodetypes.cnd'));
}
