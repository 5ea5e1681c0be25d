import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Ajv, type ValidateFunction } from 'ajv';
import { parse } from 'yaml';
import { hasView } from '../../elements/_core/declare/definition.js';
import { VERSION } from '../../elements/_core/declare/version.js';
import { createPrerenderer } from '../../prerender/prerender.js';
import { allowedHtml } from '../../tools/metadata/editor-data.js';
import { elementInfos } from '../../tools/metadata/element-info.js';
import { componentFolders } from '../../tools/rollup/component-folders.js';
import { type ElementOfPosts, elementsOfPosts } from '../authoring/elements-of-posts.js';
import { type ExampleContent, exampleContents } from '../authoring/example-content.js';
import { viewIn } from '../authoring/view-in.js';
import { drupalComponent, exampleInside } from './drupal-component.js';
import { moduleFiles } from './module-files.js';
import { markup, renderTwig } from './testing.js';

const folders = await componentFolders();
const elements = elementsOfPosts(folders);
const { prerender } = createPrerenderer(folders.map(({ definition }) => definition).filter(hasView));
const SERVED = { origin: 'https://elements.example.edu', integrity: 'sha384-x' };
const files = moduleFiles(folders, SERVED);
const OF_SITES = ['header', 'footer', 'fragment', 'outage-message', 'language-switch', 'notice'];
/** Some examples are broken by intention. */
const QUIET = { onWarning: () => {} };
const HARD = `It’s "open" & free – l'été < 5 > 2`;

const yamlOf = (name: string) => parse(files.get(name)!);
const templateOf = (slug: string) => files.get(`components/${slug}/${slug}.twig`)!;
const metadataOf = (slug: string): Metadata => yamlOf(`components/${slug}/${slug}.component.yml`);

interface Metadata {
  readonly name: string;
  readonly description: string;
  readonly status: string;
  readonly props: { readonly type: string; readonly properties: Readonly<Record<string, object>> };
  readonly slots?: Readonly<Record<string, { readonly title: string }>>;
  readonly libraryOverrides: { readonly dependencies: readonly string[] };
}

describe('the Drupal module', () => {
  it('has a component for each element that belongs into a post or a page', () => {
    const found = [...files.keys()].flatMap((file) => /([\w-]+)\.component\.yml$/.exec(file)?.[1] ?? []);
    assert.deepEqual(
      found,
      elements.map(({ component }) => component.slug),
    );
    assert.ok(found.length >= 20);
    for (const slug of OF_SITES) assert.ok(!found.includes(slug), slug);
  });

  it('is YAML that says the same in YAML 1.1 and 1.2, because Drupal reads it with either', () => {
    for (const [name, text] of files) {
      if (name.endsWith('.yml')) assert.deepEqual(parse(text, { version: '1.1' }), parse(text), name);
    }
  });

  it('loads the script as a module behind an import map, from the server and the version of its settings', () => {
    const { elements: library } = yamlOf('uni_elements.libraries.yml');
    assert.equal(library.header, false);
    assert.equal(library.js['uni.js'].type, 'external');
    assert.deepEqual(library.js['uni.js'].attributes, { type: 'module', crossorigin: 'anonymous' });
    const php = files.get('uni_elements.module')!;
    for (const value of [VERSION, SERVED.origin, SERVED.integrity])
      assert.ok(php.includes(`= '${value}';`), value);
    assert.equal(yamlOf('uni_elements.info.yml').version, VERSION);
    for (const [name, text] of files) assert.ok(!/\{\{(?:version|origin|integrity)\}\}/.test(text), name);
  });

  it('lists each tag for the editor as it lists it for the filter behind it', () => {
    const { ckeditor5, drupal } = yamlOf('uni_elements.ckeditor5.yml').uni_elements_tags;
    const { containers, objects, examples } = ckeditor5.config.uniElements;
    const tags = elements.map(({ folder }) => folder.definition.tag);
    assert.deepEqual([...containers, ...objects].sort(), [...tags].sort());
    const allowed = allowedHtml(elementInfos(folders));
    for (const tag of tags) {
      const inEditor = ckeditor5.config.htmlSupport.allow.find(({ name }: { name: string }) => name === tag);
      const names: string[] = inEditor.attributes.map(({ key }: { key: string }) => key);
      assert.deepEqual(names, allowed[tag]);
      assert.ok(drupal.elements.includes(`<${tag}>`));
      assert.ok(drupal.elements.includes(`<${tag} ${names.join(' ')}>`));
    }
    for (const slug of OF_SITES)
      assert.ok(!files.get('uni_elements.ckeditor5.yml')!.includes(`uni-${slug}`), slug);
    for (const { html } of examples) assert.doesNotMatch(html, /<img|<source|<figure|src=/);
    const [build, name] = ckeditor5.plugins.at(-1).split('.');
    assert.ok(
      files.get('js/ckeditor5_plugins/uni_elements.js')!.includes(`CKEditor5.${build} = { ${name} }`),
    );
  });
});

for (const element of elements) {
  const component = drupalComponent(element);
  const { slug, tag, props, slots } = component;
  const metadata = metadataOf(slug);
  // Drupal's own keyword, whose names authors read.
  const fits = new Ajv({ keywords: ['meta:enum'], formats: { 'uri-reference': true } }).compile(
    metadata.props,
  );

  describe(`the component ${slug}`, () => {
    it('says of itself what Drupal asks of a component of a module', () => {
      assert.ok(metadata.name && metadata.description);
      assert.equal(metadata.status, 'stable');
      assert.equal(metadata.props.type, 'object');
      assert.deepEqual(metadata.libraryOverrides, { dependencies: ['uni_elements/elements'] });
      for (const name of Object.keys(metadata.slots ?? {})) {
        assert.match(name, /^[a-zA-Z0-9_]+$/);
        assert.ok(!(name in metadata.props.properties), `${name} is a prop and a slot`);
      }
      for (const schema of schemasIn(metadata.props)) {
        assert.equal(typeof schema.type, 'string');
        assert.notDeepEqual(schema.required, []);
        if (schema.enum) assert.deepEqual(Object.keys(schema['meta:enum']!), schema.enum);
      }
      assert.deepEqual(
        Object.keys(metadata.props.properties),
        props.map(({ name }) => name),
      );
    });

    it('writes what it is given so that nothing of it is markup', () => {
      const texts = props.filter(({ kind }) => kind === 'text' || kind === 'url');
      const html = renderTwig(templateOf(slug), Object.fromEntries(texts.map(({ name }) => [name, HARD])));
      assert.equal(html.match(/="/g)?.length ?? 0, html.match(/"/g) ? html.match(/"/g)!.length / 2 : 0);
      assert.ok(!html.includes('< 5') && !html.includes('& free'), html);
    });

    for (const name of props.filter(({ kind }) => kind === 'url').map((field) => field.name)) {
      it(`links to no script by ${name}`, () => {
        const words = Object.fromEntries(
          props.filter(({ kind }) => kind === 'text').map((field) => [field.name, 'Words']),
        );
        for (const address of [
          'javascript:alert(1)',
          ' java\tscript:alert(1)',
          'data:text/html,x',
          'JavaScript:a/b',
        ])
          assert.doesNotMatch(renderTwig(templateOf(slug), { ...words, [name]: address }), /href=/, address);
      });
    }

    it('takes ordinary HTML as the tag does', () => {
      if (!slots.some(({ name }) => name === 'content')) return;
      const inside = exampleInside(element.folder);
      assert.equal(renderTwig(templateOf(slug), { content: markup(inside) }), `<${tag}>${inside}</${tag}>`);
    });

    it('writes a tag that shows what each example shows', async () => {
      const examples = (await exampleContents(element.folder)).filter((example) =>
        canBeSaid(example, element),
      );
      for (const example of examples) {
        const values = valuesOf(example, component, fits);
        if (!values) continue;
        const [written, wanted] = [renderTwig(templateOf(slug), values), example.tag];
        assert.equal(
          await viewOf(written, tag, example.language),
          await viewOf(wanted, tag, example.language),
          written,
        );
      }
    });
  });
}

/** A tag without a form may hold a view that a server wrote, which is no content of its author's. */
const canBeSaid = ({ tag }: ExampleContent, { folder: { definition } }: ElementOfPosts) =>
  definition.form !== undefined || new RegExp(`^<${definition.tag}(?:[^>"]|"[^"]*")*>\\s*</`).test(tag);

/** An example as props and slots. Undefined if it has what an author could not choose. */
function valuesOf(
  { model }: ExampleContent,
  { props, slots }: ReturnType<typeof drupalComponent>,
  fits: ValidateFunction,
): Readonly<Record<string, unknown>> | undefined {
  const given = <T extends { readonly name: string }>(all: readonly T[], value: (each: T) => unknown) =>
    Object.fromEntries(
      all.filter(({ name }) => model[name] !== undefined).map((each) => [each.name, value(each)]),
    );
  const values = given(props, ({ name, kind }) => typed(model[name], kind));
  if (!fits(values)) return undefined;
  return { ...values, ...given(slots, ({ name }) => markup(String(model[name]))) };
}

function typed(value: unknown, kind: string): unknown {
  if (kind === 'number') return Number(value);
  if (kind !== 'boolean' || typeof value === 'boolean') return value;
  return value === 'true' ? true : value === 'false' ? false : value;
}

interface Schema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly 'meta:enum'?: Readonly<Record<string, string>>;
}

const schemasIn = (schema: Schema): Schema[] => [
  schema,
  ...Object.values(schema.properties ?? {}).flatMap(schemasIn),
  ...(schema.items ? schemasIn(schema.items) : []),
];

const viewOf = async (html: string, tag: string, language: string) =>
  viewIn(
    await prerender(`<!DOCTYPE html><html lang="${language}"><body>${html}</body></html>`, QUIET),
    tag,
    // HTML alone says how wide a picture is in its own page.
  )?.replace(/ sizes="[^"]*"/g, '');
