import { strToU8, type Zippable, zipSync } from 'fflate';
import type { ComponentFolder } from '../rollup/component-folders.js';
import { PLUGIN, pluginFiles, type Served } from './plugin-files.js';

/** The same files give the same bytes. A zip cannot say a day before 1980. */
const DAY = new Date(1980, 0, 1);

/** The plugin as WordPress installs it. */
export async function pluginZip(folders: readonly ComponentFolder[], served: Served): Promise<Uint8Array> {
  const files: Zippable = {};
  for (const [name, content] of await pluginFiles(folders, served))
    files[`${PLUGIN}/${name}`] = typeof content === 'string' ? strToU8(content) : content;
  return zipSync(files, { level: 9, mtime: DAY });
}
