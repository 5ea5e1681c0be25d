import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { componentFolders } from '../../tools/rollup/component-folders.js';
import { defineTags, startElementPages } from '../../tools/test/element-page.js';
import { findModel } from './find-model.js';
import { normaliseModelKeys } from './normalise-keys.js';
import { orderItems } from './order-items.js';

type Model = Readonly<Record<string, unknown>>;

const FOLDER = new URL('../../../shared/corpora/aem-models/', import.meta.url);
/** Forms and content fragments are data, which no tag shows (decision 42). */
const SHOWN_BY_NONE = /form-|-contentfragment-/;
/** A component's words for its readers. */
const READ = ['title', 'text', 'description'];

/** Shows a model in the page, and tells what failed and what can be read. */
const MOUNT = `globalThis.mount = async (src) => {
  const fragment = document.createElement('uni-fragment');
  const failures = [];
  const note = ({ detail }) => failures.push(String(detail.error));
  document.addEventListener('uni-error', note);
  fragment.setAttribute('src', src);
  document.body.replaceChildren(fragment);
  await fragment.mountComplete;
  await Promise.all([...fragment.querySelectorAll('*')].map(({ mountComplete }) => mountComplete));
  document.removeEventListener('uni-error', note);
  return { failures, text: fragment.textContent };
};`;

const skip = existsSync(FOLDER) ? false : `there are no exported models at ${FOLDER.pathname}`;
const names = skip ? [] : readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const read = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');

// The runner counts tests, not suites.
if (skip) it('models that a real CMS exported', { skip });

describe('models that a real CMS exported', { skip }, () => {
  it('keep every key and value when their keys are normalised', () => {
    for (const name of names) {
      const model: unknown = JSON.parse(read(name));
      const normalised = normaliseModelKeys(model);
      assert.deepEqual(valuesIn(normalised), valuesIn(model), name);
      assert.deepEqual(
        keysIn(normalised).filter((key) => /^(jcr|cq|sling):/.test(key)),
        [],
        name,
      );
    }
  });

  it('have all of their components found by their paths, in the order of the CMS', () => {
    for (const name of names) {
      const model = normaliseModelKeys(JSON.parse(read(name))) as Model;
      for (const [path, component] of componentsIn(model)) {
        if (path) assert.equal(findModel(model, path), component, `${name} ${path}`);
        const keys = orderItems(component[':items'], component[':itemsOrder']).map(({ key }) => key);
        assert.deepEqual(keys, component[':itemsOrder'] ?? [], `${name} ${path}`);
      }
    }
  });

  it('can be read as uni-fragment mounts them, every title and text', async (test) => {
    const pages = await startElementPages(`${defineTags(await componentFolders())}\n${MOUNT}`, (path) => ({
      type: 'application/json',
      body: read(path.slice(1)),
    }));
    test.after(() => pages.close());
    const { page, misdeeds } = await pages.open();
    const faults: [string, unknown][] = [];
    let texts = 0;
    for (const name of names.filter((each) => !SHOWN_BY_NONE.test(each))) {
      const { failures, text } = await page.evaluate((src) => globalThis.mount(src), `/${name}`);
      const expected = textsOf(JSON.parse(read(name)));
      const missing = expected.filter((each) => !words(text).includes(words(each)));
      texts += expected.length;
      if (failures.length + missing.length > 0) faults.push([name, { failures, missing }]);
    }
    test.diagnostic(`${names.length} models, ${texts} texts`);
    assert.deepEqual(Object.fromEntries(faults), {});
    assert.deepEqual(Object.values(misdeeds).flat(), []);
  });
});

declare global {
  var mount: (src: string) => Promise<{ failures: string[]; text: string }>;
}

const isModel = (value: unknown): value is Model =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A model's components with their paths, the model itself first. */
function componentsIn(model: Model, path = ''): [string, Model][] {
  const items = Object.entries((model[':items'] ?? {}) as Model).filter((entry): entry is [string, Model] =>
    isModel(entry[1]),
  );
  return [
    [path, model],
    ...items.flatMap(([key, item]) => componentsIn(item, path ? `${path}/${key}` : key)),
  ];
}

/** The words of the components in a model, without markup. A page's own title stands in its head. */
function textsOf(model: Model): string[] {
  return componentsIn(model).flatMap(([path, component]) => {
    if (path === '' && /\/page$/.test(String(component[':type']))) return [];
    const fields = Object.values((component.elements ?? {}) as Model).flatMap(
      (field) => (field as Model).value,
    );
    const texts = [...READ.map((key) => component[key]), ...fields];
    return texts.filter((text): text is string => typeof text === 'string' && text !== '');
  });
}

const words = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function valuesIn(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [value];
}

function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...Object.keys(value), ...Object.values(value).flatMap(keysIn)];
}
