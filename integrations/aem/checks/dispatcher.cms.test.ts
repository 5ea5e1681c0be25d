import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { test } from 'node:test';
import { sling } from './place.js';

const HEADERS = 'integrations/aem/dispatcher/conf.d/uni/uni_headers.conf';
const FILTERS = 'integrations/aem/dispatcher/conf.dispatcher.d/filters/uni_filters.any';
const CACHE = 'integrations/aem/dispatcher/conf.dispatcher.d/cache';
const RESOURCES = '/apps/uni/clientlibs/uni/resources';
const PROXY = '/etc.clientlibs/uni/clientlibs/uni/resources';
const HASHED = /[.-][\dA-Za-z_-]{8}\.(?:js|css|woff2)$/;

/** The files of the client library, as the repository has them. */
async function files(): Promise<string[]> {
  const found: string[] = [];
  const look = (node: object, path: string): void => {
    for (const [name, child] of Object.entries(node) as [string, unknown][]) {
      if (typeof child !== 'object' || child === null || name === 'jcr:content') continue;
      const type = (child as Record<string, unknown>)['jcr:primaryType'];
      if (type === 'nt:file') found.push(`${path}/${name}`);
      else look(child, `${path}/${name}`);
    }
  };
  const tree = await sling.request(`${RESOURCES}.infinity.json`);
  // Sling names the depths that it gives where a tree is large.
  const deepest = tree.status === 300 ? ((await tree.json()) as string[])[0]! : `${RESOURCES}.infinity.json`;
  look(
    (tree.status === 300 ? await (await sling.request(deepest)).json() : await tree.json()) as object,
    PROXY,
  );
  return found;
}

/** The values that a rule names for one of its properties, such as `GET` and `HEAD`. */
const valuesOf = (rule: string, property: string): string[] =>
  (new RegExp(`/${property} ['"]\\(?([^'")]*)\\)?['"]`).exec(rule)?.[1] ?? '').split('|');

test('the dispatcher’s rules keep what has a hash in its name, and nothing else, for ever', async () => {
  const patterns = [...readFileSync(HEADERS, 'utf8').matchAll(/<LocationMatch "(.*)">\n\s*(.*)/g)];
  const ofEver = patterns
    .filter(([, , header = '']) => header.includes('immutable'))
    .map(([, it]) => new RegExp(it!));
  const names = await files();
  assert.equal(ofEver.length, 1);
  assert.ok(names.length > 100, `${names.length} files`);
  for (const name of names) assert.equal(ofEver[0]!.test(name), HASHED.test(name), name);
});

test('the dispatcher’s filters let through every file of the client library, and models', async () => {
  const rules = readFileSync(FILTERS, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'));
  const [ofFiles = '', ofModels = ''] = rules;
  const extensions = valuesOf(ofFiles, 'extension');
  for (const name of await files()) assert.ok(extensions.includes(extname(name).slice(1)), name);
  assert.deepEqual(valuesOf(ofModels, 'method'), ['GET', 'HEAD']);
  assert.deepEqual([valuesOf(ofModels, 'selectors'), valuesOf(ofModels, 'extension')], [['model'], ['json']]);
});

/** Whether the rules of one of a farm's sections take a path: of those whose glob fits, the last decides. */
function takes(rules: string, path: string): boolean {
  const fitting = [...rules.matchAll(/\/glob "([^"]*)" \/type "(\w+)"/g)].filter(([, glob = '']) =>
    new RegExp(`^${glob.replace(/[.+^${}()|\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(path),
  );
  return fitting.at(-1)?.[2] === 'allow';
}

test('every model that the dispatcher keeps is old after any activation, as pages are, and no file is', async () => {
  const usual = '/0000 { /glob "*" /type "deny" }\n/0001 { /glob "*.html" /type "allow" }\n';
  const invalidate = usual + readFileSync(`${CACHE}/uni_invalidate.any`, 'utf8');
  const rules = readFileSync(`${CACHE}/uni_rules.any`, 'utf8');
  for (const path of [
    'home',
    'vi/home',
    'home/_jcr_content/root',
    'experience-fragments/uni/en/header/master',
  ]) {
    assert.ok(takes(rules, `/content/${path}.model.json`), `${path} is cached`);
    assert.ok(takes(invalidate, `/content/${path}.model.json`), path);
  }
  assert.ok(takes(invalidate, '/content/home.html'), 'pages');
  for (const name of await files()) assert.ok(!takes(invalidate, name), name);
});
