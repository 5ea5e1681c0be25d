// npm run build: writes dist/.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { buildDocs } from '../../docs/site/build-docs.js';
import { buildCms } from './cms.js';
import { buildEmbed } from './embed.js';
import { buildLibrary } from './library.js';
import { buildMetadata } from './metadata.js';
import { listRooms } from './rooms.js';
import { bundleEdgeWorker } from './scripts.js';

const started = performance.now();
rmSync('dist', { recursive: true, force: true });
const rooms = await listRooms();
await buildCms(rooms, 'dist/cms');
await buildEmbed(rooms, 'dist/embed');
await buildLibrary(rooms, 'dist/lib');
mkdirSync('dist/edge');
writeFileSync('dist/edge/worker.js', await bundleEdgeWorker(rooms));
buildMetadata(rooms, 'dist');
await buildDocs('dist');
console.log(
  `dist/ written: ${rooms.length} elements, ${((performance.now() - started) / 1000).toFixed(1)} s`,
);
