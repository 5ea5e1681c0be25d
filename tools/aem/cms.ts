// npm run cms: Apache Sling with our package and the demo university, until Ctrl+C.
import { buildAem, PACKAGE, SLING_PACKAGE } from './build-aem.js';
import { missingTools } from './maven.js';
import { startSling } from './sling.js';

const PORT = 4502;

const missing = missingTools();
if (missing) {
  console.error(missing);
  process.exit(1);
}
await buildAem();
const sling = await startSling([PACKAGE, SLING_PACKAGE], PORT);
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
