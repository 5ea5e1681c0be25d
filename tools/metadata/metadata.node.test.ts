import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import { Ajv } from 'ajv';
import type * as schema from 'custom-elements-manifest';
import { attributeNames } from '../../elements/_core/declare/names.js';
import { isUnwritten } from '../../elements/_core/declare/prop-type.js';
import { readmeWords } from '../../integrations/authoring/readme-words.js';
import { componentFolders } from '../rollup/component-folders.js';
import { metadataFiles } from '../rollup/metadata.js';
import type { webTypes } from './editor-data.js';

const folders = await componentFolders();
const files = metadataFiles(folders);
const json = <T>(name: string) => JSON.parse(files.get(name)!) as T;
const require = createRequire(import.meta.url);

describe('custom-elements.json', () => {
  const manifest = json<schema.Package>('custom-elements.json');
  const declarations = manifest.modules.flatMap(
    ({ declarations = [] }) => declarations as schema.CustomElementDeclaration[],
  );

  it('is a Custom Elements Manifest by its schema', () => {
    const ajv = new Ajv({ strict: false, allowUnionTypes: true, validateFormats: false });
    const validate = ajv.compile(
      JSON.parse(readFileSync(require.resolve('custom-elements-manifest/schema.json'), 'utf8')),
    );
    assert.ok(validate(manifest), JSON.stringify(validate.errors?.slice(0, 3)));
  });

  it('has every tag with the attributes that authors give it', () => {
    assert.deepEqual(
      declarations.map(({ tagName }) => tagName),
      folders.map(({ definition }) => definition.tag),
    );
    for (const { definition } of folders) {
      const { attributes = [] } = declarations.find(({ tagName }) => tagName === definition.tag)!;
      const unwritten = Object.entries(definition.props)
        .filter(([, type]) => isUnwritten(type))
        .map(([name]) => name);
      const props = Object.fromEntries(
        Object.entries(definition.props).filter(([name]) => !unwritten.includes(name)),
      );
      const names = attributes.map(({ name }) => name);
      assert.deepEqual(
        Object.keys(props)
          .flatMap(attributeNames)
          .filter((name) => !names.includes(name)),
        [],
        definition.tag,
      );
    }
  });

  it('says of every tag what an author writes between its tags', () => {
    for (const { tagName, slots = [] } of declarations)
      assert.match(slots.find(({ name }) => name === '')?.description ?? '', /^\p{Lu}/u, tagName);
  });

  it('says of every attribute what it means', () => {
    const silent = declarations.flatMap(({ tagName, attributes = [] }) =>
      attributes.filter(({ description }) => !description).map(({ name }) => `${tagName} ${name}`),
    );
    assert.deepEqual(silent, []);
  });
});

describe('web-types.json', () => {
  it('has every tag with its attributes, properties and events', () => {
    const { contributions, version } = json<ReturnType<typeof webTypes>>('web-types.json');
    assert.match(version, /^\d+\.\d+\.\d+/);
    const { elements } = contributions.html;
    assert.equal(elements.length, folders.length);
    const callout = elements.find(({ name }) => name === 'uni-callout')!;
    assert.ok(callout.attributes.some(({ name }) => name === 'cta-url'));
    assert.ok(callout.js.events.some(({ name }) => name === 'uni-toggle'));
    assert.ok(callout.js.properties.some(({ name, type }) => name === 'titleType' && type === '"h3" | "h4"'));
  });
});

describe('allowed-html.json', () => {
  const allowed = json<Record<string, readonly string[]>>('allowed-html.json');

  it('has what a filter must let through of each tag, and of what gives it text', () => {
    for (const { definition } of folders) {
      const names = Object.entries(definition.props)
        .filter(([, type]) => !isUnwritten(type))
        .flatMap(([name]) => attributeNames(name));
      const others = Object.values(definition.props).flatMap(({ alias }) => alias ?? []);
      const missing = [...names, ...others].filter((name) => !allowed[definition.tag]?.includes(name));
      assert.deepEqual(missing, [], definition.tag);
    }
    assert.ok(allowed['uni-button']!.includes('href'), 'another name of a prop');
    assert.ok(allowed.span!.includes('slot'));
  });
});

describe('llms.txt', () => {
  const text = files.get('llms.txt')!;
  const sections = new Map(text.split('\n### ').map((section) => [section.split('\n', 1)[0], section]));

  for (const { definition, module } of folders)
    it(`says what ${definition.tag} takes of the HTML in it, with the example of its README`, () => {
      const { betweenTags, example } = readmeWords(module);
      const section = sections.get(`\`<${definition.tag}>\``) ?? '';
      assert.match(betweenTags, /\w/);
      assert.ok(section.includes(`Between the tags: ${betweenTags}`), section);
      assert.match(example, new RegExp(`^<${definition.tag}[ >]`));
      assert.ok(section.includes(`\`\`\`html\n${example}`), section);
    });

  it('begins with ordinary HTML, and gives data of a form in it no script', () => {
    const examples = folders
      .filter(({ definition }) => definition.form)
      .map(({ definition }) => sections.get(`\`<${definition.tag}>\``) ?? '');
    assert.deepEqual(
      examples.filter((section) => section.includes('application/json')),
      [],
    );
    assert.match(text, /^Write ordinary HTML between the tags: /m);
  });
});

describe('tokens.json', () => {
  const tokens =
    json<Record<string, Record<string, { $type?: string; $value: unknown; $extensions?: object }>>>(
      'tokens.json',
    );

  it('has every token of the style sheet that the format knows, in its type', () => {
    const { colour, space, font, motion } = tokens;
    assert.deepEqual(colour!.ochre110, {
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.7765, 0.2275, 0.1176], hex: '#c63a1e' },
    });
    assert.deepEqual(space!['8'], { $type: 'dimension', $value: { value: 8, unit: 'px' } });
    assert.equal(space!.section, undefined);
    assert.deepEqual(motion!.fade!.$value, { value: 250, unit: 'ms' });
    assert.equal((font!.family!.$value as string[])[0], 'Be Vietnam Pro');
    assert.deepEqual(font!['weight-semibold'], { $type: 'fontWeight', $value: 600 });
  });

  it('has both schemes of a colour, and names only tokens that there are', () => {
    const { $value, $extensions } = tokens.colour!.link!;
    assert.equal($value, '{colour.ochre110}');
    assert.match(JSON.stringify($extensions), /"dark":\{.*"hex":"#ff9478"/);
    for (const [, group, name] of JSON.stringify(tokens).matchAll(/"\{(\w+)\.([\w-]+)\}"/g))
      assert.ok(tokens[group!]?.[name!], `${group}.${name}`);
  });
});
