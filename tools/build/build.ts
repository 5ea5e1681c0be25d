// npm run build: writes dist/. `-- --cdn-origin https://elements.example.edu` is for the import map in dist/cdn/.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildDocs } from '../../docs/site/build-docs.js';
import { VERSION } from '../../elements/_core/version.js';
import { buildCms } from './cms.js';
import { buildEmbed } from './embed.js';
import { buildLibrary } from './library.js';
import { buildMetadata } from './metadata.js';
import { listRooms } from './rooms.js';
import { bundleEdgeWorker } from './scripts.js';
import { buildVersionFolders, cdnOrigin } from './version-folders.js';
import { buildWholeManifest } from './whole-manifest.js';

function originOrExit(): string | undefined {
  try {
    return cdnOrigin(parseArgs({ options: { 'cdn-origin': { type: 'string' } } }).values['cdn-origin']);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

const origin = originOrExit();
const started = performance.now();
rmSync('dist', { recursive: true, force: true });
const rooms = await listRooms();
await buildCms(rooms, 'dist/cms');
await buildEmbed(rooms, 'dist/embed');
buildVersionFolders('dist/embed', 'dist/cdn', VERSION, origin);
await buildLibrary(rooms, 'dist/lib');
mkdirSync('dist/edge');
writeFileSync('dist/edge/worker.js', await bundleEdgeWorker(rooms));
buildMetadata(rooms, 'dist');
buildWholeManifest('dist');
await buildDocs('dist');
console.log(
  `dist/ written: ${rooms.length} elements, ${((performance.now() - started) / 1000).toFixed(1)} s`,
);
