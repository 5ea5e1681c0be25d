import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type ElementDefinition, hasView } from '../../elements/_core/declare/definition.js';
import { createCmsViews } from '../../prerender/cms/cms-views.js';
import { componentFolders } from '../../tools/rollup/component-folders.js';
import { iconNames } from '../../vocabulary/icons.js';
import { englishLabels } from '../../vocabulary/labels.js';
import { authorFiles } from './author-files.js';
import { authorWords, dictionary, fieldWords, iconWords } from './author-words.js';
import { authoredComponents } from './components.js';
import type { Field } from './field.js';
import { GROUP_NAMES, groupOf } from './groups.js';
import { iconPicture } from './icon-pictures.js';

const folders = await componentFolders();
const components = authoredComponents(folders);
const definitionOf = (slug: string) => folders.find((folder) => folder.slug === slug)!.definition;
const each = (fields: readonly Field[], above = ''): (readonly [string, Field])[] =>
  fields.flatMap((field) => [
    [above + field.name, field] as const,
    ...each(field.fields ?? [], `${above}${field.name}/`),
  ]);
/** Words that only developers use. */
const JARGON = /\bCSS class|\bslot\b|\bprop\b|px-?\d|_blank|`/i;

describe('the words of a dialog', () => {
  for (const [at, { slug, fields }] of components.entries()) {
    const words = authorWords(folders[at]!.module);

    it(`of ${slug} name each field, and each word of a closed list, in both languages`, () => {
      for (const [path, { label, choices = [], chooser }] of each(fields)) {
        const said = fieldWords(path, words);
        assert.ok(said, path);
        assert.equal(label, said.label[0]);
        for (const text of [...said.label, ...(said.help ?? ['-', '-'])]) {
          assert.ok(text.trim(), path);
          assert.doesNotMatch(text, JARGON, path);
        }
        const meanings = chooser === 'icon' ? iconWords : said.choices;
        for (const choice of choices) assert.ok(meanings?.[choice]?.every(Boolean), `${path}: ${choice}`);
      }
    });

    it(`of ${slug} name a group of elements`, () => {
      assert.ok(GROUP_NAMES.includes(groupOf(slug)) && words?.group, `${slug}: ${GROUP_NAMES.join(', ')}`);
    });

    it(`of ${slug} name nothing that is not there`, () => {
      const known = new Set(each(fields).map(([path]) => path));
      for (const name of Object.keys(words?.fields ?? {})) assert.ok(known.has(name), name);
    });
  }

  it('have one translation each, in a dictionary of the package', () => {
    const found = dictionary(folders);
    for (const { module } of folders)
      for (const { label, help } of Object.values(authorWords(module)?.fields ?? {}))
        for (const [english, vietnamese] of [label, help].filter((words) => words !== undefined))
          assert.equal(found.get(english), vietnamese, english);
    const xml = authorFiles(folders).get('i18n/vi/.content.xml')!;
    assert.match(xml, /sling:key="Opens in"\s+sling:message="Mở trong"/);
  });
});

describe('a dialog', () => {
  const fieldsIn = (slug: string) => components.find((component) => component.slug === slug)!.fields;
  const xmlOf = (slug: string) => authorFiles(folders).get(`components/${slug}/_cq_dialog/.content.xml`)!;

  it('lets choose from a closed list, also where the element takes a text', () => {
    assert.deepEqual(fieldsIn('heading').find(({ name }) => name === 'level')?.choices, [
      ...['1', '2', '3', '4', '5'],
    ]);
    assert.match(xmlOf('heading'), /form\/select"\s+fieldLabel="Level"/);
    assert.match(xmlOf('callout'), /text="A new window"\s+value="_blank"/);
  });

  it('offers one word of those that mean the same', () => {
    const list = fieldsIn('toc').find(({ name }) => name === 'listType');
    assert.deepEqual(list?.choices, ['bulleted', 'numbered']);
  });

  it('lets choose a variation of a fragment, and a day, which is stored as a text', () => {
    const [fragment = ''] = /<src[^>]*>/.exec(xmlOf('fragment')) ?? [];
    assert.match(fragment, /cq\/experience-fragments\/editor\/components\/xffield"[^>]*variant="web"/);
    const [date = ''] = /<publishDate[^>]*>/.exec(xmlOf('news-hero')) ?? [];
    assert.match(date, /form\/datepicker"/);
    assert.match(date, /valueFormat="YYYY-MM-DD"\s+typeHint="String"/);
  });

  it('lets choose an icon by its picture and what it is called', () => {
    assert.deepEqual(Object.keys(iconWords), [...iconNames]);
    for (const slug of ['icon', 'button', 'footer']) {
      assert.match(xmlOf(slug), /form\/buttongroup"\s+fieldLabel="Icon[^>]*selectionMode="single"/, slug);
      assert.match(xmlOf(slug), /text="Padlock"\s+value="padlock"\s+icon="[^"]*\/icons\/padlock\.svg"/, slug);
    }
    for (const name of iconNames)
      assert.match(iconPicture(name)!, /^<svg xmlns="[^"]+" viewBox="[\d ]+"><path /);
  });

  it('folds technical fields into a tab of their own', () => {
    const [, more = ''] = /<more([\s\S]*?)<\/more>/.exec(xmlOf('button')) ?? [];
    assert.match(more, /name="\.\/testid"/);
    assert.doesNotMatch(more, /name="\.\/text"/);
    assert.doesNotMatch(xmlOf('language-switch'), /<more/);
  });

  it('asks for what nothing is shown without, also in a row', () => {
    for (const slug of ['heading', 'button'])
      assert.match(xmlOf(slug), /fieldLabel="Text"\s+required="\{Boolean\}true"/);
    assert.match(
      xmlOf('hero'),
      /fieldLabel="Link text"\s+required="\{Boolean\}true"\s+name="\.\/ctaDescription"/,
    );
  });

  it('says of an upload that nothing is shown without it', () => {
    for (const slug of ['image', 'picture', 'bleed-block'])
      assert.match(xmlOf(slug), /fieldDescription="[^"]*Nothing is shown without a picture\."/, slug);
    assert.doesNotMatch(xmlOf('hero'), /Nothing is shown without a picture/);
  });

  for (const { slug, fields } of components) {
    if (fields.length === 0) continue;
    it(`of ${slug} says nothing that the dictionary lacks`, () => {
      const words = /\s(?:fieldLabel|fieldDescription|jcr:title|text)="([^"]*)"/g;
      const said = [...xmlOf(slug).matchAll(words)].map(([, text = '']) => unescaped(text));
      assert.deepEqual(
        said.filter((text) => !dictionary(folders).has(text)),
        [],
      );
    });
  }

  for (const { slug, fields } of components) {
    const needed = fields.filter(({ isNeeded }) => isNeeded);
    if (needed.length === 0) continue;
    it(`of ${slug} asks for enough to show something, and for nothing that has a default`, () => {
      const given = Object.fromEntries(needed.map((field) => [field.name, contentFor(field)]));
      assert.equal(showsNothing(definitionOf(slug), given), false);
      for (const { fallback, name } of needed) assert.equal(fallback, undefined, name);
    });
  }
});

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', lt: '<', gt: '>', amp: '&' };
/** The text of an attribute that `contentXml` wrote. */
const unescaped = (text: string) => text.replace(/&(\w+);/g, (_, name: string) => ENTITIES[name]!);

const NOTHING = /^<(div|span) class="uni-view"><\/\1>$/;

/** Whether a component with these properties would show nothing. False of one that only a browser can render. */
function showsNothing(definition: ElementDefinition, properties: Readonly<Record<string, unknown>>): boolean {
  if (!hasView(definition) || definition.island) return false;
  const write = createCmsViews(new Map([['it', definition]]));
  const { view, marks } = write({
    ...{ slug: 'it', properties, language: 'en', labels: englishLabels, mode: 'view' },
  });
  return NOTHING.test(view) && Object.keys(marks).length > 0;
}

/** Values that an author could write there. */
function contentFor({ kind, fields = [] }: Field): unknown {
  if (kind === 'list') return [Object.fromEntries(fields.map((field) => [field.name, contentFor(field)]))];
  if (kind === 'object') return Object.fromEntries(fields.map((field) => [field.name, contentFor(field)]));
  return kind === 'boolean' ? false : kind === 'url' ? '/page.html' : 'Words';
}
