// npm run build:cdn: writes dist/cdn/, what a release serves to other sites, from dist/embed, which it builds where it is
// missing. `-- --cdn-origin https://elements.example.edu` is for the import map in it.
import { existsSync } from 'node:fs';
import { VERSION } from '../../elements/_core/version.js';
import { optionsOf } from '../options.js';
import { build } from '../rollup/build.js';
import { componentFolders } from '../rollup/component-folders.js';
import { buildVersionFolders, cdnOrigin } from './version-folders.js';

try {
  const options = optionsOf({ 'cdn-origin': { type: 'string' } }, 'npm run build:cdn -- [--cdn-origin URL]');
  if (!existsSync('dist/embed')) build('dist', ['embed']);
  buildVersionFolders(
    'dist/embed',
    'dist/cdn',
    VERSION,
    await componentFolders(),
    cdnOrigin(options['cdn-origin']),
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
