import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { camelCase, upperFirst } from 'lodash-es';
import { type ElementDefinition, hasView } from '../../elements/_core/definition.js';

/** One element's room: everything about it is found by its folder's name. */
export interface Room {
  readonly slug: string;
  readonly definition: ElementDefinition;
  readonly module: string;
  readonly rendersWith: 'react' | 'class';
  /** The name of the exported class: `side-nav` → `UniSideNav`. */
  readonly className: string;
}

/** Every room under `elements/`, in the order of their names. */
export async function listRooms(root = process.cwd()): Promise<Room[]> {
  const folder = join(root, 'elements');
  const slugs = readdirSync(folder).filter((slug) => existsSync(join(folder, slug, `uni-${slug}.ts`)));
  return Promise.all(slugs.sort().map((slug) => openRoom(resolve(folder, slug, `uni-${slug}.ts`), slug)));
}

async function openRoom(module: string, slug: string): Promise<Room> {
  const { definition } = (await import(pathToFileURL(module).href)) as { definition?: ElementDefinition };
  if (definition?.tag !== `uni-${slug}`) {
    throw new Error(`${module} must export a definition whose tag is uni-${slug}`);
  }
  const className = upperFirst(camelCase(`uni-${slug}`));
  return { slug, definition, module, rendersWith: hasView(definition) ? 'react' : 'class', className };
}
