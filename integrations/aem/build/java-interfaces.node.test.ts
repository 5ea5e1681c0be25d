import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PropType, PropTypes } from '../../../elements/_core/declare/prop-type.js';
import { readStored } from '../../../prerender/cms/cms-views.js';
import { componentFolders } from '../../../tools/rollup/component-folders.js';
import { interfaceName, javaInterfaces } from './java-interfaces.js';

const folders = await componentFolders();
const interfaces = javaInterfaces(folders);
const METHOD = /@return (.*)\n\s*\*\/\n\s*(.*?) (?:is|get)(\w+)\(\);/g;

/** What an interface says of each of its own methods, by the method's name without `get` and `is`. */
const saidOf = (java: string, indentation: number) =>
  new Map(
    [...java.matchAll(METHOD)]
      .filter(([all]) => new RegExp(`\\n {${indentation}}\\S+ \\w+\\(\\);`).test(all))
      .map(([, said = '', type = '', name = '']) => [name, { said, type }]),
  );
const methodOf = (prop: string) =>
  /^is[A-Z]/.test(prop) ? prop.slice(2) : prop[0]!.toUpperCase() + prop.slice(1);

/** As the sentence says it: `{@code h3} if there is none`. */
function fallbackIn(said: string): unknown {
  const [, word = ''] = /(?:^|\. )([^.]*) if there is none$/.exec(said) ?? [];
  if (word === 'Null') return undefined;
  if (word === 'An empty list') return [];
  return word === 'An empty text' ? '' : /^\{@code (.*)\}$/.exec(word)?.[1];
}
const allowedIn = (said: string) =>
  [
    ...(
      /^one of ((?:\{@code [^}]*\}(?:, )?)+?)(?:, \{@code [^}]*\} if it is another word)?\./.exec(
        said,
      )?.[1] ?? ''
    ).matchAll(/\{@code ([^}]*)\}/g),
  ].map(([, word]) => word);

for (const { slug, definition } of folders) {
  const java = interfaces.get(`uni/elements/model/${interfaceName(slug)}.java`)!;
  const said = saidOf(java, 4);
  const read = (properties: Readonly<Record<string, unknown>>) =>
    readStored(definition, { properties, language: 'en' }) as Readonly<Record<string, unknown>>;

  test(`the methods of ${slug} give the default that their documentation says where nothing is stored`, () => {
    const empty = read({});
    for (const [prop, { fallback }] of Object.entries(definition.props)) {
      const method = said.get(methodOf(prop));
      if (!method) continue;
      // An empty list is left out of what the script gives, and the adapter gives it again (`ElementAdapterTest`).
      const isList = method.type.startsWith('java.util.List<');
      const value = empty[prop] ?? (isList ? [] : undefined);
      const isPlain = isList || value === undefined;
      assert.deepEqual(isPlain ? value : String(value), fallbackIn(method.said), `${prop}: ${method.said}`);
      assert.equal(isList, Array.isArray(fallback), `${prop}: ${method.type}`);
    }
  });

  test(`the methods of ${slug} give the words that their documentation names, and no other`, () => {
    for (const [prop, type] of Object.entries<PropType<unknown>>(definition.props satisfies PropTypes)) {
      const method = said.get(methodOf(prop));
      if (!method || type.name !== 'enum') continue;
      const allowed = allowedIn(method.said);
      assert.ok(allowed.length > 1, `${prop}: ${method.said}`);
      for (const word of allowed) assert.equal(read({ [prop]: word })[prop], word, prop);
      const [, otherwise] = /\{@code ([^}]*)\} if it is another word/.exec(method.said) ?? [];
      assert.equal(read({ [prop]: 'no-such-word' })[prop], otherwise ?? fallbackIn(method.said), prop);
    }
  });
}

test('the methods of a row say what they give, too', () => {
  const list = interfaces.get('uni/elements/model/List.java')!;
  const row = saidOf(list, 8);
  assert.match(row.get('Title')!.said, /^the text as it is stored\. Null if there is none$/);
  assert.equal(row.get('Category')!.type, 'java.util.List<String>');
  assert.match(saidOf(list, 4).get('Items')!.said, /without those that lack \{@code title\}/);
});
