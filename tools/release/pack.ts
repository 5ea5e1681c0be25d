// npm run pack: builds and writes uni-elements-<version>.tgz, what npm publishes. `-- --out FOLDER` writes it there.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { stagePackage } from './stage-package.js';

const { values } = parseArgs({ options: { out: { type: 'string', default: '.' } } });
const folder = mkdtempSync(join(tmpdir(), 'uni-pack-'));
try {
  stagePackage('dist', folder);
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', resolve(values.out)], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
