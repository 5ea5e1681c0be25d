// npm run pack: builds and writes uni-elements-<version>.tgz, what npm publishes. `-- --out FOLDER` writes it there.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { optionsOf } from '../options.js';
import { stagePackage } from './stage-package.js';

const { out } = optionsOf({ out: { type: 'string', default: '.' } }, 'npm run pack -- [--out FOLDER]');
const folder = mkdtempSync(join(tmpdir(), 'uni-pack-'));
try {
  stagePackage('dist', folder);
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', resolve(out)], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
