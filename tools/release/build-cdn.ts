// npm run build:cdn: writes dist/cdn/, what a release serves to other sites. `-- --cdn-origin https://elements.example.edu`
// is for the import map in it.
import { parseArgs } from 'node:util';
import { VERSION } from '../../elements/_core/version.js';
import { buildVersionFolders, cdnOrigin } from './version-folders.js';

try {
  const { values } = parseArgs({ options: { 'cdn-origin': { type: 'string' } } });
  buildVersionFolders('dist/embed', 'dist/cdn', VERSION, cdnOrigin(values['cdn-origin']));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
