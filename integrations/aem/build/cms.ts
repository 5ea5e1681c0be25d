// npm run cms [-- --port N]: Apache Sling with our package and the demo university, until Ctrl+C.
import { optionsOf } from '../../../tools/options.js';
import { freePort } from '../../../tools/test/free-port.js';
import { buildAemOrEnd, PACKAGE, SLING_PACKAGE } from './build-aem.js';
import { startSling } from './sling.js';

const USAGE = 'npm run cms -- [--port N]';
const PORT = 4502;
const LAST_PORT = 65_535;

const options = optionsOf({ port: { type: 'string', default: String(PORT) } }, USAGE);
const port = Number(options.port);
if (!Number.isInteger(port) || port < 1 || port > LAST_PORT) {
  console.error(`--port ${options.port} is no port; give 1 to ${LAST_PORT}`);
  process.exit(1);
}
// Asked before a build that takes a minute. Sling does not say that it has got no port.
await freePort(port).catch(() => {
  console.error(`port ${port} is in use: stop what listens there, or give another: ${USAGE}`);
  process.exit(1);
});
console.log('building the package …');
await buildAemOrEnd();
console.log(`starting Sling at port ${port} …`);
const sling = await startSling([PACKAGE, SLING_PACKAGE], port);
console.log(`pages    ${sling.origin}/home.html
edited   ${sling.origin}/home.html?wcmmode=edit
model    ${sling.origin}/content/home.model.json
console  ${sling.origin}/system/console (admin, admin)
folder   ${sling.home}
Ctrl+C stops it.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    sling.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
