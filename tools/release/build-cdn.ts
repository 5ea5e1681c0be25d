// npm run build:cdn: writes dist/cdn/, what a release serves to other sites, from dist/embed, which it builds where it is
// missing. `-- --cdn-origin https://elements.example.edu` is for the import map, the WordPress plugin and the Drupal module in it.
import { existsSync, readFileSync } from 'node:fs';
import { VERSION } from '../../elements/_core/declare/version.js';
import { MODULE, moduleFiles } from '../../integrations/drupal/module-files.js';
import { updateInfo } from '../../integrations/wordpress/plugin-files.js';
import { pluginZip, zipped } from '../../integrations/wordpress/plugin-zip.js';
import { allowedHtml } from '../metadata/editor-data.js';
import { elementInfos } from '../metadata/element-info.js';
import { optionsOf } from '../options.js';
import { build } from '../rollup/build.js';
import { componentFolders } from '../rollup/component-folders.js';
import { integrity } from '../rollup/delivered.js';
import { buildVersionFolders, cdnOrigin } from './version-folders.js';

try {
  const options = optionsOf({ 'cdn-origin': { type: 'string' } }, 'npm run build:cdn -- [--cdn-origin URL]');
  if (!existsSync('dist/embed')) build('dist', ['embed']);
  const folders = await componentFolders();
  const origin = cdnOrigin(options['cdn-origin']);
  const served = { origin: origin ?? '', integrity: integrity(readFileSync('dist/embed/uni.js')) };
  const beside = new Map<string, string | Uint8Array>([
    ['allowed-html.json', `${JSON.stringify(allowedHtml(elementInfos(folders)), null, 2)}\n`],
    ['wordpress/uni-elements.zip', await pluginZip(folders, served)],
    ['wordpress/uni-elements.json', updateInfo()],
    [`drupal/${MODULE}.zip`, zipped(MODULE, moduleFiles(folders, served))],
  ]);
  buildVersionFolders('dist/embed', 'dist/cdn', VERSION, folders, origin, beside);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
