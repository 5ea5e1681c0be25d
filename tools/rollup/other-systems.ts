import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'rollup';
import { MODULE, moduleFiles } from '../../integrations/drupal/module-files.js';
import { pluginZip } from '../../integrations/wordpress/plugin-zip.js';
import type { ComponentFolder } from './component-folders.js';
import { integrity, save } from './delivered.js';

/** Writes the WordPress plugin and the Drupal module, which check `uni.js` by what was built here. */
export const otherSystems = (folders: readonly ComponentFolder[], dist: string): Plugin => ({
  name: 'other-systems',
  async writeBundle() {
    const served = { origin: '', integrity: integrity(readFileSync(join(dist, 'embed/uni.js'))) };
    save(join(dist, 'wordpress/uni-elements.zip'), await pluginZip(folders, served));
    rmSync(join(dist, 'drupal'), { recursive: true, force: true });
    for (const [path, content] of moduleFiles(folders, served))
      save(join(dist, 'drupal', MODULE, path), content);
  },
});
