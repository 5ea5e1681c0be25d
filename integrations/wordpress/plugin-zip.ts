import { strToU8, type Zippable, zipSync } from 'fflate';
import type { ComponentFolder } from '../../tools/rollup/component-folders.js';
import type { Served } from '../authoring/served.js';
import { PLUGIN, pluginFiles } from './plugin-files.js';

/** The same files give the same bytes. A zip cannot say a day before 1980. */
const DAY = new Date(1980, 0, 1);

/** The plugin as WordPress installs it. */
export const pluginZip = async (folders: readonly ComponentFolder[], served: Served): Promise<Uint8Array> =>
  zipped(PLUGIN, await pluginFiles(folders, served));

/** A zip with one folder in it, as content management systems take their extensions. */
export function zipped(folder: string, files: ReadonlyMap<string, string | Uint8Array>): Uint8Array {
  const inside: Zippable = {};
  for (const [name, content] of files)
    inside[`${folder}/${name}`] = typeof content === 'string' ? strToU8(content) : content;
  return zipSync(inside, { level: 9, mtime: DAY });
}
