import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { ElementDefinition } from '../../../elements/_core/declare/definition.js';
import type { Example } from '../../../fixtures/examples/example.js';
import { authorWords } from '../../../integrations/authoring/author-words.js';
import { modelIn } from '../../../integrations/authoring/example-content.js';
import { fieldsOf } from '../../../integrations/authoring/fields.js';
import type { ElementDoc } from './element-doc.js';

/**
 * Reads the docs of each element, in the order of their names. An element without examples is left out, and so is one
 * whose modules cannot be read, which is named on the console.
 *
 * @param elements the folder of the elements.
 * @param embed the folder of what other sites load, an element at a time: for the sizes.
 */
export async function readElements(elements: string, embed: string): Promise<ElementDoc[]> {
  const slugs = readdirSync(elements, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(elements, entry.name, 'examples.ts')))
    .map(({ name }) => name)
    .sort();
  const docs = await Promise.all(slugs.map((slug) => readElement(join(elements, slug), slug, embed)));
  return docs.filter((doc) => doc !== undefined);
}

async function readElement(folder: string, slug: string, embed: string): Promise<ElementDoc | undefined> {
  const [file, module] = [join(folder, 'examples.ts'), join(folder, `uni-${slug}.ts`)];
  try {
    const { examples } = await importFrom<{ examples?: readonly Example[] }>(file);
    const definition = existsSync(module)
      ? (await importFrom<{ definition: ElementDefinition }>(module)).definition
      : undefined;
    if (!examples) return undefined;
    return {
      ...{ slug, examples, props: definition?.props ?? {}, content: definition?.form?.all },
      given: (definition && modelIn(examples[0]!.html, definition)) ?? {},
      groups: definition ? fieldsOf(definition, authorWords(module)).filter(({ fields }) => fields) : [],
      guide: textOf(join(folder, 'README.md')),
      template: templateOf(folder, slug),
      bytes: bytesOf(slug, embed),
    };
  } catch (error) {
    console.error(`${file} is left out of the demo pages: ${(error as Error).message}`);
    return undefined;
  }
}

const importFrom = async <Module>(file: string) => (await import(pathToFileURL(file).href)) as Module;

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** The element's own HTL template, or the one that all elements inherit. */
const templateOf = (folder: string, slug: string) =>
  textOf(join(folder, `${slug}.html`)) || textOf(join(folder, '../component.html'));

/** The element's chunks but its style sheet's text, which only `isolated` elements load and which imports nothing. */
function bytesOf(slug: string, embed: string): number | undefined {
  const chunks = join(embed, 'chunks');
  if (!existsSync(chunks)) return undefined;
  const own = readdirSync(chunks)
    .filter((name) => new RegExp(`^${slug}-[\\w-]{8}\\.js$`).test(name))
    .map((name) => readFileSync(join(chunks, name)))
    .filter((code) => /\bimport[{"]/.test(code.toString()));
  return own.length === 0
    ? undefined
    : own.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0);
}
