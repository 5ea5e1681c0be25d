// The commands, files and names of the guide for the CMS exist.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { definitionsJson } from '../integrations/aem/build/definitions-json.js';
import { interfaceName, javaInterfaces } from '../integrations/aem/build/java-interfaces.js';
import { SAMPLE_PAGE, templateFiles } from '../integrations/aem/build/template-files.js';
import { authorFiles } from '../integrations/authoring/author-files.js';
import { authoredComponents } from '../integrations/authoring/components.js';
import { componentFolders } from '../tools/rollup/component-folders.js';

const guide = readFileSync('docs/getting-started-cms.md', 'utf8');
const code = [...guide.matchAll(/`([^`\n]+)`/g)].map(([, text]) => text!);
const folders = await componentFolders();
const COMPONENTS = 'integrations/aem/ui.apps/src/main/content/jcr_root/apps/uni/components';
const PAGE = join(COMPONENTS, 'page');
const JAVA = 'integrations/aem/core/src/main/java';
const java = readdirSync(JAVA, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.java'))
  .map((name) => readFileSync(join(JAVA, name), 'utf8'));

describe('the guide for the CMS', () => {
  it('names commands that there are', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
    const commands = [...guide.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!);
    assert.ok(commands.includes('build:aem') && commands.includes('cms'));
    for (const name of commands) assert.ok(name in scripts, name);
  });

  it('names files of the project that there are', () => {
    const files = code.filter((text) => /^(?:integrations|docs|tools|elements)\//.test(text));
    assert.notEqual(files.length, 0);
    for (const file of files) assert.ok(existsSync(file), file);
    for (const name of ['teaser', 'notice', 'opening-hours', 'open-day'])
      assert.ok(existsSync(`integrations/aem/examples/apps/mysite/components/${name}/.content.xml`), name);
  });

  it('gives the coordinates of the bundle and of the package', () => {
    const coordinates = (xml: string) =>
      ['groupId', 'artifactId', 'version'].map((name) => new RegExp(`<${name}>(.*?)</`).exec(xml)![1]);
    const given = [...guide.matchAll(/<dependency>(.*?)<\/dependency>/gs)].map(([, xml]) =>
      coordinates(xml!),
    );
    const made = ['core', 'all'].map((module) => {
      const [parent, own] = readFileSync(`integrations/aem/${module}/pom.xml`, 'utf8').split('</parent>') as [
        string,
        string,
      ];
      const [group, , version] = coordinates(parent);
      return [group, /<artifactId>(.*?)</.exec(own)![1], version];
    });
    assert.deepEqual(given, made);
  });

  it('names paths of the repository that the package makes', () => {
    const written = readdirSync('integrations/aem/ui.content/src/main/content/jcr_root', {
      recursive: true,
      encoding: 'utf8',
    });
    const made = [...written, ...templateFiles(authoredComponents(folders)).keys()].map((name) => `/${name}`);
    for (const path of code.filter((text) => /^\/conf\/uni\/settings\/[\w/]+$/.test(text)))
      assert.ok(
        made.some((name) => name.startsWith(path)),
        path,
      );
    assert.ok(guide.includes(SAMPLE_PAGE));
  });

  it('names resource types and interfaces that there are', () => {
    const slugs = new Set([
      ...folders.map(({ slug }) => slug),
      'page',
      'area',
      'component',
      'experiencefragment',
      'xfpage',
      'text',
    ]);
    for (const [, slug] of guide.matchAll(/uni\/components\/([\w-]+)/g)) assert.ok(slugs.has(slug!), slug);
    for (const [, name] of guide.matchAll(/uni\.elements\.([A-Z]\w+)/g))
      assert.ok(
        java.some((text) => new RegExp(`(?:class|interface) ${name}\\b`).test(text)),
        name,
      );
    const interfaces = javaInterfaces(folders);
    const [, named] = /uni\.elements\.model\.(\w+)/.exec(guide)!;
    assert.match(interfaces.get(`uni/elements/model/${named}.java`)!, /String getTitle\(\);/);
    for (const { slug } of folders)
      assert.ok(interfaces.has(`uni/elements/model/${interfaceName(slug)}.java`));
  });

  it('names properties that the bundle, a dialog or AEM knows', () => {
    const known = [
      ...java,
      ...['page.html', '_cq_dialog/.content.xml'].map((name) => readFileSync(join(PAGE, name), 'utf8')),
    ].join('');
    for (const name of [
      'headerFragment',
      'footerFragment',
      'cq:redirectTarget',
      'dataLayer',
      'fileReference',
      'cq:styleIds',
      'jcr:language',
    ]) {
      assert.ok(
        code.some((text) => text.includes(name)),
        name,
      );
      assert.ok(known.includes(name), name);
    }
  });
});

describe('the bundle for the CMS', () => {
  it('names no element', () => {
    // A list is a kind of prop as well.
    const slugs = folders.map(({ slug }) => slug).filter((slug) => slug !== 'list');
    for (const text of java)
      for (const [, word] of text.matchAll(/"([\w-]+)"/g)) assert.ok(!slugs.includes(word!), word);
  });

  it('is told which elements ask for the address, and which stand around a page', () => {
    const { addressed, frames } = definitionsJson(folders);
    assert.deepEqual(addressed, ['course-search']);
    assert.deepEqual(frames, ['footer', 'header']);
  });

  it('exports its API and nothing else', () => {
    const exported = [...java, ...javaInterfaces(folders).values()].filter((text) =>
      text.includes('@Export'),
    );
    assert.deepEqual(exported.map((text) => /^package ([\w.]+);/m.exec(text)![1]).sort(), [
      'uni.elements',
      'uni.elements.model',
    ]);
    for (const text of exported) assert.match(text, /^@Version\("\d+\.\d+\.\d+"\)$/m);
    assert.doesNotMatch(
      readFileSync('integrations/aem/core/pom.xml', 'utf8'),
      /-exportcontents|^Export-Package/m,
    );
  });

  it('has at most 11.5 KB of HTL beside the page’s head', () => {
    const components = [...authorFiles(folders)].flatMap(([name, text]) =>
      name.endsWith('.html') ? text : [],
    );
    const own = readdirSync(COMPONENTS, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .map((name) => readFileSync(join(COMPONENTS, name), 'utf8'));
    const bytes = Buffer.byteLength([...components, ...own].join(''));
    assert.ok(bytes <= 11_500, `${bytes} bytes`);
  });
});
