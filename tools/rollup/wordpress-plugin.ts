import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'rollup';
import { pluginZip } from '../wordpress/plugin-zip.js';
import type { ComponentFolder } from './component-folders.js';
import { integrity, save } from './delivered.js';

/** Where the plugin stands in `dist/`. */
export const WORDPRESS_ZIP = 'wordpress/uni-elements.zip';

/** Writes the WordPress plugin, which checks `uni.js` by what was built here. */
export const wordpressPlugin = (folders: readonly ComponentFolder[], dist: string): Plugin => ({
  name: 'wordpress-plugin',
  async writeBundle() {
    const script = readFileSync(join(dist, 'embed/uni.js'));
    save(join(dist, WORDPRESS_ZIP), await pluginZip(folders, { origin: '', integrity: integrity(script) }));
  },
});
