import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { build } from 'esbuild';
import { findChromium, type Machine } from './find-chromium.js';

describe('the Chromium to test with', () => {
  const { env } = process;
  afterEach(() => {
    process.env = env;
  });

  it('is the one that CHROMIUM_PATH names', () => {
    process.env = { CHROMIUM_PATH: process.execPath, CHROME_PATH: '/nowhere/chrome' };
    assert.equal(findChromium(), process.execPath);
  });

  it('is no other one where CHROMIUM_PATH names none, and the message says what to do', () => {
    process.env = { CHROMIUM_PATH: '/nowhere/chromium', CHROME_PATH: process.execPath };
    assert.throws(findChromium, {
      message: /^No Chromium found at \/nowhere\/chromium: install it .* CHROMIUM_PATH\.$/,
    });
  });

  it('may be one that is named for other programs', () => {
    process.env = { CHROME_PATH: '/nowhere/chrome', PUPPETEER_EXECUTABLE_PATH: process.execPath };
    assert.equal(findChromium(), process.execPath);
  });
});

const USUAL = '/usr/bin/chromium';
const DOWNLOADED = '/cache/chromium';

/** A machine with these sources, and what happened on it, in order. */
function machineWith(sources: {
  env?: NodeJS.ProcessEnv;
  files?: readonly string[];
  /** Packages that the process may install. */
  apt?: 'works' | 'fails' | 'has no network';
  playwright?: 'works' | 'fails' | 'has none';
}) {
  const files = new Set(sources.files);
  const log: string[] = [];
  const machine: Machine = {
    env: sources.env ?? {},
    mayInstall: sources.apt !== undefined,
    isExecutable: (path) => files.has(path),
    downloadPath: () => (sources.playwright === 'has none' ? undefined : DOWNLOADED),
    run(command, args, limitMs) {
      const last = args.filter((arg) => /^(?:update|install)$/.test(arg)).join();
      log.push(`${command === 'apt-get' ? command : 'playwright'} ${last}`);
      if (last === 'install' && command === 'apt-get')
        assert.deepEqual(args.slice(-2), ['chromium', 'fonts-liberation']);
      assert.ok(limitMs <= (last === 'update' ? 60_000 : 600_000));
      if (command !== 'apt-get') {
        if (sources.playwright === 'works') files.add(DOWNLOADED);
        return sources.playwright === 'works';
      }
      if (last === 'update') return sources.apt !== 'has no network';
      if (sources.apt === 'works') files.add(USUAL);
      return sources.apt === 'works';
    },
    say: (line) => log.push(line),
  };
  return { machine, log };
}

describe('the sources of a Chromium, taken away one after the other', () => {
  const NAMED = '/opt/chromium';
  const env = { CHROMIUM_PATH: NAMED, CHROME_PATH: '/opt/chrome' };
  const files = [NAMED, '/opt/chrome', USUAL, DOWNLOADED];

  it('are what is there, in this order, and nothing is installed', () => {
    for (const [at, path] of files.entries()) {
      const { machine, log } = machineWith({
        env: at === 0 ? env : { CHROME_PATH: env.CHROME_PATH },
        files: files.slice(at),
        apt: 'works',
        playwright: 'works',
      });
      assert.equal(findChromium(machine), path);
      assert.deepEqual(log, []);
    }
  });

  it('are Debian’s package next, where it may be installed', () => {
    const { machine, log } = machineWith({ apt: 'works', playwright: 'works' });
    assert.equal(findChromium(machine), USUAL);
    assert.deepEqual(log.slice(1), ['apt-get update', 'apt-get install']);
    assert.match(log[0]!, /^No Chromium found: installing Debian’s package/);
  });

  it('are Playwright’s download where none may be installed, or the package is not to be had', () => {
    for (const apt of [undefined, 'fails', 'has no network'] as const) {
      const { machine, log } = machineWith({ apt, playwright: 'works' });
      assert.equal(findChromium(machine), DOWNLOADED);
      assert.match(log.at(-2)!, /^No Chromium found: Playwright downloads one/);
      assert.equal(log.at(-1), 'playwright install');
    }
  });

  it('are a line that says what to do, in the end', () => {
    for (const playwright of ['fails', 'has none'] as const) {
      const { machine, log } = machineWith({ apt: 'has no network', playwright });
      assert.throws(() => findChromium(machine), {
        message: /^No Chromium found: install it \("apt-get install chromium" .* CHROMIUM_PATH\.$/,
      });
      assert.deepEqual(
        log.filter((line) => !line.startsWith('No ')),
        ['apt-get update', 'playwright install'],
      );
    }
  });

  it('are not asked where one is named that is not there', () => {
    const { machine, log } = machineWith({ env, files: files.slice(1), apt: 'works', playwright: 'works' });
    assert.throws(() => findChromium(machine), { message: /^No Chromium found at \/opt\/chromium: / });
    assert.deepEqual(log, []);
  });
});

describe('what npm start and npm run build run', () => {
  it('looks for no browser', async () => {
    const { metafile } = await build({
      entryPoints: ['fixtures/server/main.ts', 'rollup.config.mjs'],
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      outdir: 'none',
      write: false,
      metafile: true,
      logLevel: 'silent',
    });
    const read = Object.keys(metafile.inputs);
    assert.ok(read.includes('fixtures/server/content-server.ts'));
    assert.deepEqual(
      read.filter((file) => file.startsWith('tools/test/')),
      [],
    );
  });
});
