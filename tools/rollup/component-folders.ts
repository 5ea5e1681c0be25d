import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { camelCase, upperFirst } from 'lodash-es';
import { type ElementDefinition, hasView } from '../../elements/_core/declare/definition.js';

/**
 * The folder of one element: everything about it is found by its folder's name. `module` is the path of its
 * `uni-<slug>.ts`.
 */
export interface ComponentFolder {
  readonly slug: string;
  readonly definition: ElementDefinition;
  readonly module: string;
  /** How its tag is rendered: by a pure view, by a view with state, or by a class of its own. */
  readonly rendersWith: 'view' | 'island' | 'class';
  /** The name of the exported class: `side-nav` → `UniSideNav`. */
  readonly className: string;
}

/**
 * The folders under `elements/` that have their `uni-<slug>.ts`, in the order of their names. Any other is passed over.
 *
 * @throws Error that names the component folder, its file and the remedy, where one is broken.
 */
export async function componentFolders(root = process.cwd()): Promise<ComponentFolder[]> {
  const folder = join(root, 'elements');
  const slugs = readdirSync(folder).filter((slug) => existsSync(join(folder, slug, `uni-${slug}.ts`)));
  return Promise.all(slugs.sort().map((slug) => readComponentFolder(root, slug)));
}

async function readComponentFolder(root: string, slug: string): Promise<ComponentFolder> {
  const module = resolve(root, 'elements', slug, `uni-${slug}.ts`);
  const definition = await definitionIn(module, slug);
  const sheet = `react-views/${slug}/${slug}.css`;
  if (hasView(definition) && !existsSync(join(root, sheet)))
    throw broken(slug, sheet, 'is missing; write it, as that of react-views/card');
  const className = upperFirst(camelCase(`uni-${slug}`));
  const rendersWith = !hasView(definition) ? 'class' : definition.island ? 'island' : 'view';
  return { slug, definition, module, rendersWith, className };
}

async function definitionIn(module: string, slug: string): Promise<ElementDefinition> {
  const file = `elements/${slug}/uni-${slug}.ts`;
  let exported: { readonly definition?: ElementDefinition };
  try {
    exported = await import(pathToFileURL(module).href);
  } catch (error) {
    throw broken(
      slug,
      file,
      `cannot be loaded; mend the fault in it or in what it imports: ${firstLines(error)}`,
    );
  }
  const { definition } = exported;
  if (definition?.tag !== `uni-${slug}`) {
    const found = definition ? `defines ${definition.tag}` : 'exports no definition';
    throw broken(slug, file, `${found}; export a definition whose tag is uni-${slug}`);
  }
  return definition;
}

/** One message without a stack: the fault is the element's, not the build's. */
function broken(slug: string, file: string, what: string): Error {
  const error = new Error(`The component folder ${slug} is broken: ${file} ${what}`);
  error.stack = error.message;
  return error;
}

const firstLines = (error: unknown) =>
  String(error instanceof Error ? error.message : error)
    .split('\n')
    .slice(0, 3)
    .join(' ');
