// npm run new -- <slug> <prop>:<kind> …: writes the files of a new element, which pass their tests as they are.
import { spawnSync } from 'node:child_process';
import { writeComponent } from './new-component.js';
import { readNewComponent } from './read-props.js';

try {
  const component = readNewComponent(process.argv.slice(2));
  const files = writeComponent(component, process.cwd());
  spawnSync(
    'node_modules/.bin/biome',
    ['check', '--write', '--log-level=error', ...files.filter((file) => /\.(?:tsx?|css|json)$/.test(file))],
    {
      stdio: 'inherit',
    },
  );
  for (const file of files) console.log(file);
  console.log(`\nNow say in its README what it is for, and: npm run test:room -- ${component.slug}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
