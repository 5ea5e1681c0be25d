import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Browser } from '@playwright/test';
import { labelsIn } from '../../page/locale/words.js';
import { createCmsViews } from '../../prerender/cms/cms-views.js';
import { componentFolders } from '../../tools/rollup/component-folders.js';
import { openBrowser } from '../../tools/test/open-browser.js';
import { authorFiles } from './author-files.js';
import { authorWords, componentTitle, titleOf } from './author-words.js';
import { type Field, isPicture } from './field.js';
import { fieldsOf } from './fields.js';
import { readGuide } from './guide.js';
import { withoutIndentation } from './templates.js';
import { contentXml } from './xml.js';

/** A parsed node: its attributes by name, `@children` its child elements by name. */
interface Parsed {
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Readonly<Record<string, Parsed>>;
}
interface ModelField {
  readonly name: string;
  readonly component: string;
  readonly fields?: readonly ModelField[];
}

const FORM = 'granite/ui/components/coral/foundation/form/';
const WIDGETS: Readonly<Record<Field['kind'], string>> = {
  text: `${FORM}textfield`,
  html: 'cq/gui/components/authoring/dialog/richtext',
  url: `${FORM}pathfield`,
  boolean: `${FORM}checkbox`,
  number: `${FORM}numberfield`,
  enum: `${FORM}select`,
  list: `${FORM}multifield`,
  object: `${FORM}fieldset`,
};

const CHOOSERS = {
  fragment: 'cq/experience-fragments/editor/components/xffield',
  date: `${FORM}datepicker`,
  icon: `${FORM}buttongroup`,
};

const folders = await componentFolders();
const files = authorFiles(folders);
const json = <T>(name: string) => JSON.parse(files.get(name)!) as T;

describe('the components for the CMS', () => {
  let browser: Browser;
  const parsed = new Map<string, Parsed | string>();

  before(async () => {
    browser = await openBrowser();
    const page = await browser.newPage();
    const sources = [...files, ['awkward', awkward()] as const].filter(([, text]) =>
      text.startsWith('<?xml'),
    );
    const trees = await page.evaluate(
      parseAll,
      sources.map(([, text]) => text),
    );
    for (const [at, [name]] of sources.entries()) parsed.set(name, trees[at]!);
  });
  after(() => browser?.close());

  /** The tree, or a failing test with what a browser's XML parser said. */
  function tree(name: string): Parsed {
    const found = parsed.get(name);
    assert.ok(found && typeof found !== 'string', `${name}: ${found}`);
    return found;
  }

  it('inherit one template, which names none of them', () => {
    const { attributes } = tree('components/component/.content.xml');
    assert.deepEqual([attributes['jcr:primaryType'], attributes.componentGroup], ['cq:Component', '.hidden']);
    const template = files.get('components/component/component.html') ?? '';
    assert.match(template, /data-sly-element="\$\{model\.element @/);
    assert.doesNotMatch(template, /<uni-/);
  });

  for (const { slug, definition, module } of folders) {
    const fields = fieldsOf(definition, authorWords(module));

    it(`${slug} has a node with its title and group, and its folder's template if there is one`, () => {
      const { attributes } = tree(`components/${slug}/.content.xml`);
      assert.equal(attributes['jcr:primaryType'], 'cq:Component');
      assert.equal(attributes['jcr:title'], componentTitle(slug));
      assert.match(attributes.componentGroup!, /^University/);
      assert.equal(attributes['sling:resourceSuperType'], 'uni/components/component');
      const own = `elements/${slug}/${slug}.html`;
      assert.equal(
        files.get(`components/${slug}/${slug}.html`),
        existsSync(own) ? withoutIndentation(readFileSync(own, 'utf8')) : undefined,
      );
    });

    it(`${slug} has a dialog with a field of the right type for each of its props`, () => {
      if (fields.length === 0) {
        assert.ok(!files.has(`components/${slug}/_cq_dialog/.content.xml`));
        return;
      }
      const dialog = tree(`components/${slug}/_cq_dialog/.content.xml`);
      assert.equal(dialog.attributes['sling:resourceType'], 'cq/gui/components/authoring/dialog');
      const items = fieldsIn(dialog);
      for (const { name, kind, isAsset, choices, chooser } of fields) {
        const { attributes, children } = items[name]!;
        if (name === fields.find(isPicture)?.name) {
          assert.equal(attributes.fileReferenceParameter, './fileReference');
          continue;
        }
        const byKind = WIDGETS[isAsset ? 'url' : kind === 'text' && choices ? 'enum' : kind];
        const widget = chooser ? CHOOSERS[chooser] : byKind;
        assert.equal(attributes['sling:resourceType'], widget, name);
        const holder = kind === 'list' ? children.field!.attributes : attributes;
        if (kind !== 'object') assert.equal(holder.name, `./${name}`);
        const [first] = Object.values(children.items?.children ?? {});
        if (kind === 'object') assert.match(first!.attributes.name!, new RegExp(`^\\./${name}/\\w+$`));
      }
    });
  }

  it('have two letters of their own for an icon', () => {
    const letters = folders.map(
      ({ slug }) => tree(`components/${slug}/.content.xml`).attributes.abbreviation!,
    );
    for (const each of letters) assert.match(each, /^[A-Z][a-z]$/);
    assert.equal(new Set(letters).size, folders.length);
  });

  it('have tabs in a long dialog, and a place to drop a picture on', () => {
    const { items } = tree('components/hero/_cq_dialog/.content.xml').children.content!.children;
    assert.deepEqual(Object.keys(items!.children.tabs!.children.items!.children), [
      'content',
      'picture',
      'look',
      'more',
    ]);
    const { img } = fieldsIn(tree('components/hero/_cq_dialog/.content.xml'));
    assert.equal(img!.attributes.fileReferenceParameter, './fileReference');
    const { image } = tree('components/hero/_cq_editConfig.xml').children['cq:dropTargets']!.children;
    assert.equal(image!.attributes.propertyName, './fileReference');
  });

  it('let authors edit a text where it stands if it is the whole component, with the tools of its dialog', () => {
    const editing = folders.flatMap(({ slug }) => {
      const { 'cq:inplaceEditing': config } = tree(`components/${slug}/_cq_editConfig.xml`).children;
      return config ? [[slug, config] as const] : [];
    });
    assert.deepEqual(
      editing.map(([slug]) => slug),
      ['heading'],
    );
    const { attributes, children } = editing[0]![1];
    assert.equal(attributes.editorType, 'text');
    const config = children[attributes.configPath!]!;
    assert.notEqual(attributes.configPath, 'config');
    const { text } = fieldsIn(tree('components/heading/_cq_dialog/.content.xml'));
    assert.equal(text!.attributes.name, './text');
    assert.deepEqual(config.children.rtePlugins, text!.children.rtePlugins);
    const { definition } = folders.find(({ slug }) => slug === 'heading')!;
    const view = createCmsViews(new Map([['heading', definition]]))({
      slug: 'heading',
      properties: { text: 'Fees' },
      ...{ language: 'en', labels: labelsIn('en'), mode: 'edited' },
    }).view;
    const [, name] = /^\.([\w-]+)$/.exec(config.attributes.editElementQuery!) ?? [];
    assert.match(view, new RegExp(`class="[^"]*\\b${name}">Fees<`));
  });

  it('begin with the places of a layout', () => {
    const { children } = tree('components/bespoke-layout/_cq_template/.content.xml');
    assert.deepEqual(Object.keys(children), ['right', 'left']);
  });

  it('use Granite components alone that Adobe’s core components use too', () => {
    const known =
      /^(?:granite\/ui\/components\/coral\/foundation\/(?:container|tabs|form\/(?:textfield|pathfield|numberfield|datepicker|checkbox|select|buttongroup|multifield|fieldset|hidden))|cq\/gui\/components\/authoring\/dialog(?:\/(?:richtext|fileupload))?|cq\/experience-fragments\/editor\/components\/xffield)$/;
    const check = ({ attributes, children }: Parsed): void => {
      const type = attributes['sling:resourceType'];
      if (type !== undefined) assert.match(type, known);
      for (const child of Object.values(children)) check(child);
    };
    for (const { slug, definition } of folders) {
      if (fieldsOf(definition).length > 0) check(tree(`components/${slug}/_cq_dialog/.content.xml`));
    }
  });

  it('leave out of a dialog what no author gives', () => {
    const namesOf = (slug: string) =>
      fieldsOf(folders.find((folder) => folder.slug === slug)!.definition).map(({ name }) => name);
    assert.ok(!namesOf('button').includes('onClick'), 'a function');
    assert.ok(!namesOf('news-hero').includes('language'), 'the language around the tag');
    assert.ok(!namesOf('header').includes('currentPath'), 'the path of the page');
  });

  it('let authors choose pictures where the CMS keeps them, and no number out of its range', () => {
    const itemsOf = (slug: string) => fieldsIn(tree(`components/${slug}/_cq_dialog/.content.xml`));
    assert.equal(itemsOf('picture').tabletUp!.attributes.rootPath, '/content/dam');
    const { min, max } = itemsOf('button').iconLeftSize!.attributes;
    assert.deepEqual([min, max], ['{Long}1', '{Long}512']);
  });

  it('keep every character of a value, also those that FileVault gives a meaning of its own', () => {
    const { attributes } = tree('awkward');
    assert.equal(attributes.braces, '\\{Boolean}true');
    assert.equal(attributes.list, '[a\\,b,c\\\\d]');
    assert.equal(attributes.markup, `<a href="x">&amp; 'b'</a>`);
    assert.equal(attributes.half, '{Double}0.5');
  });
});

describe('the Universal Editor’s files', () => {
  const models = json<{ id: string; fields: ModelField[] }[]>('component-models.json');
  const { groups } = json<{
    groups: {
      components: { id: string; model?: string; plugins: { aem: { page: { resourceType: string } } } }[];
    }[];
  }>('component-definition.json');
  const components = groups.flatMap((group) => group.components);

  it('define every element by its resource type, and name a model for each that has props', () => {
    assert.deepEqual(components.map(({ id }) => id).sort(), folders.map(({ slug }) => slug).sort());
    for (const { id, model, plugins } of components) {
      assert.equal(plugins.aem.page.resourceType, `uni/components/${id}`);
      assert.equal(
        model !== undefined,
        models.some((each) => each.id === id),
      );
    }
  });

  it('have a field for each prop, an object’s by the path of its property', () => {
    for (const { slug, definition } of folders) {
      const names = models.find(({ id }) => id === slug)?.fields.map(({ name }) => name) ?? [];
      for (const { name, kind } of fieldsOf(definition)) {
        assert.ok(
          names.some((each) => (kind === 'object' ? each.startsWith(`${name}/`) : each === name)),
          `${slug}: ${name}`,
        );
      }
    }
  });

  it('know only the editor’s component types', () => {
    const known = [
      'text',
      'richtext',
      'aem-content',
      'reference',
      'number',
      'boolean',
      'select',
      'container',
      'tab',
    ];
    const check = (fields: readonly ModelField[]): void => {
      for (const { component, fields: inner = [] } of fields) {
        assert.ok(known.includes(component), component);
        check(inner);
      }
    };
    for (const { fields } of models) check(fields);
  });

  it('filter by components that are defined', () => {
    const ids = components.map(({ id }) => id);
    for (const { components: allowed } of json<{ components: string[] }[]>('component-filters.json')) {
      assert.ok(allowed.length > 0);
      assert.deepEqual(
        allowed.filter((id) => !ids.includes(id)),
        [],
      );
    }
  });
});

describe('what authors read', () => {
  for (const [name, title] of [
    ['ctaUrl', 'Cta url'],
    ['news-hero', 'News hero'],
    ['toc', 'Table of contents'],
  ] as const) {
    it(`calls ${name} '${title}' where nobody has named it`, () => assert.equal(titleOf(name), title));
  }

  it('takes a README’s words, without its marks', () => {
    const guide = readGuide(
      '# uni-x\n\nA [link](https://x) of `one`.\n\n| attribute | kind | meaning |\n|---|---|---|\n| `a`, `data-b` | text | What **both** `mean` |\n',
    );
    assert.equal(guide.summary, 'A link of one.');
    assert.equal(guide.meanings.get('data-b'), 'What both mean');
  });
});

/** A dialog's fields by name, in one form or in tabs. */
function fieldsIn(dialog: Parsed): Parsed['children'] {
  const { fields, tabs } = dialog.children.content!.children.items!.children;
  const forms = fields ? [fields] : Object.values(tabs!.children.items!.children);
  return Object.assign({}, ...forms.map((form) => form.children.items!.children)) as Parsed['children'];
}

function awkward(): string {
  return contentXml({
    braces: '{Boolean}true',
    list: ['a,b', 'c\\d'],
    markup: `<a href="x">&amp; 'b'</a>`,
    half: 0.5,
  });
}

/** Runs in the page. Gives a message for a text that is not well-formed. */
function parseAll(sources: readonly string[]): (Parsed | string)[] {
  interface Grown {
    attributes: Record<string, string>;
    children: Record<string, Grown>;
  }
  return sources.map((source) => {
    const xml = new DOMParser().parseFromString(source, 'application/xml');
    const fault = xml.querySelector('parsererror');
    if (fault) return fault.textContent ?? 'not well-formed';
    const grown = new Map<Element, Grown>();
    for (const element of xml.querySelectorAll('*')) {
      const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
      const node: Grown = { attributes, children: {} };
      grown.set(element, node);
      const parent = element.parentElement && grown.get(element.parentElement);
      if (parent) parent.children[element.nodeName] = node;
    }
    return grown.get(xml.documentElement)!;
  });
}
