import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

/** npm runs none of them: `allowScripts` in package.json says so too. */
const INSTALL_SCRIPTS = new Set([
  'node_modules/core-js-pure',
  'node_modules/esbuild',
  'node_modules/@swc/core',
]);

/** The package's own dependencies reach every site that uses it. */
const LICENCES = [
  ...['MIT', 'MIT-0', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'MIT OR Apache-2.0', '(MIT OR CC0-1.0)', '(MPL-2.0 OR Apache-2.0)'],
];
/**
 * Further packages of builds and tests: none of them is in a file that we deliver, but for the fonts and `ical.js`, which is
 * delivered unchanged, with its licence beside it.
 */
const TOOLS_LICENCES: Readonly<Record<string, RegExp>> = {
  'OFL-1.1': /^@fontsource\//,
  'MPL-2.0': /^(?:axe-core|lightningcss(?:-[\w-]+)?|ical\.js)$/,
  'CC-BY-4.0': /^caniuse-lite$/,
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'Apache-2.0 AND MIT': /^@swc\/core-/,
  'Apache-2.0 AND LGPL-3.0-or-later': /^@img\/sharp-/,
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT': /^@img\/sharp-/,
  // MIT, which stands in a text file of theirs only.
  none: /^(node-esapi|only)$/,
  // Apache 2.0, as its author spells it, and as walk may be used, which twig has.
  Apache2: /^foreachasync$/,
  '(MIT OR Apache-2.0)': /^walk$/,
};

interface Locked {
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const { packages } = read<{ packages: Readonly<Record<string, Locked>> }>('package-lock.json');
const foreign = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

/** The registry's answer, or undefined where it cannot be asked. */
function advisories(): readonly string[] | undefined {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' });
  try {
    const { vulnerabilities } = JSON.parse(stdout) as {
      vulnerabilities?: Record<string, { severity: string }>;
    };
    return (
      vulnerabilities && Object.entries(vulnerabilities).map(([name, { severity }]) => `${name}: ${severity}`)
    );
  } catch {
    return undefined;
  }
}

describe('the dependencies', () => {
  it('have no known advisory', (test) => {
    const found = advisories();
    if (!found) return test.skip('the registry does not answer "npm audit"');
    assert.deepEqual(found, []);
  });

  it('are locked as package.json and the packages themselves ask for them', () => {
    const { stdout, stderr } = spawnSync('npm', ['ls', '--all', '--package-lock-only'], { encoding: 'utf8' });
    const wrong = /\b(?:invalid|extraneous|missing|ELSPROBLEMS)\b/;
    assert.deepEqual(
      `${stdout}\n${stderr}`.split('\n').filter((line) => wrong.test(line)),
      [],
    );
    assert.match(stdout, /dompurify@/);
  });

  it('run no install script that is not on the list', () => {
    const scripts = foreign.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
    assert.deepEqual(new Set(scripts), INSTALL_SCRIPTS);
  });

  it('have licences that are on the list', () => {
    const others = foreign.filter(([path, { license = 'none', dev }]) => {
      const name = path.split('node_modules/').at(-1)!;
      return !LICENCES.includes(license) && !(dev && TOOLS_LICENCES[license]?.test(name));
    });
    assert.deepEqual(
      others.map(([path, { license }]) => `${path}: ${license}`),
      [],
    );
    assert.ok(foreign.length > 100);
  });
});
