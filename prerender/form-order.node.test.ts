import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { hasView, type ViewDefinition } from '../elements/_core/declare/definition.js';
import { FORMS } from '../elements/_core/testing/testing-forms.js';
import { BARS } from '../elements/_core/testing/testing-forms-bars.js';
import { PASTED } from '../elements/_core/testing/testing-forms-pasted.js';
import { WRAPPED } from '../elements/_core/testing/testing-forms-wrapped.js';
import { componentFolders } from '../tools/rollup/component-folders.js';
import { createPrerenderer } from './prerender.js';

const TABLES = [FORMS, PASTED, WRAPPED, BARS];

type Read = NonNullable<NonNullable<ViewDefinition['form']>['read']>;

const reversed = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).reverse()) as Value;

/** A definition whose author has sorted the keys of what its form reads the other way round. */
function sortedOtherwise(definition: ViewDefinition): ViewDefinition {
  const { form } = definition;
  if (!form?.read) return definition;
  const { gives, from }: Read = form.read;
  return {
    ...definition,
    form: { ...reversed(form), read: { gives, from: (html) => reversed(from(html)) } },
  };
}

describe('the keys of what a form reads', () => {
  const written = async ({ prerender }: ReturnType<typeof createPrerenderer>, html: string) =>
    prerender(`<!doctype html><html lang="en"><body>${html}</body></html>`);
  let definitions: ViewDefinition[];
  let [asDeclared, otherwise]: ReturnType<typeof createPrerenderer>[] = [];
  before(async () => {
    definitions = (await componentFolders()).map(({ definition }) => definition).filter(hasView);
    asDeclared = createPrerenderer(definitions);
    otherwise = createPrerenderer(definitions.map(sortedOtherwise));
  });

  for (const [slug, rows] of TABLES.flatMap(Object.entries))
    test(`may stand in any order in uni-${slug}`, async () => {
      for (const [html] of rows)
        assert.equal(await written(otherwise!, html), await written(asDeclared!, html));
    });

  test('are named by the definition, so that editors and slots know them', async () => {
    const unnamed: string[] = [];
    const watched = definitions.map((definition) => {
      const { form, tag } = definition;
      if (!form?.read) return definition;
      const { gives, from }: Read = form.read;
      const watch: Read['from'] = (html) => {
        const given = from(html);
        unnamed.push(
          ...Object.keys(given)
            .filter((prop) => !gives.includes(prop))
            .map((prop) => `${tag} ${prop}`),
        );
        return given;
      };
      return { ...definition, form: { ...form, read: { gives, from: watch } } };
    });
    const watching = createPrerenderer(watched);
    for (const [html] of TABLES.flatMap(Object.values).flat()) await written(watching, html);
    assert.deepEqual(unnamed, []);
  });
});
