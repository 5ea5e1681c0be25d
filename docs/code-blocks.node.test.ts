// A block of code that you copy out of a guide has no fault of the language's own.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { type Loader, transformSync } from 'esbuild';
import { type ParserOptions, parse, parseFragment } from 'parse5';
import { readTwig } from '../integrations/drupal/testing.js';

type Check = (code: string) => unknown;

const script =
  (loader: Loader): Check =>
  (code) => {
    const { warnings } = transformSync(code, { loader, logLevel: 'silent' });
    assert.deepEqual(warnings, []);
  };

/** A part that a page may leave out is no fault. */
const LEFT_OUT = ['missing-doctype'];

function checkHtml(code: string): void {
  const faults: string[] = [];
  const options: ParserOptions<never> = {
    onParseError: ({ code: fault, startLine }) => {
      if (!LEFT_OUT.includes(fault)) faults.push(`${fault} in line ${startLine}`);
    },
  };
  if (/<(?:!doctype|html|head|body)\b/i.test(code)) parse(code, options as ParserOptions<never>);
  else parseFragment(code, options as ParserOptions<never>);
  assert.deepEqual(faults, []);
}

function checkShell(code: string): void {
  const { status, stderr } = spawnSync('bash', ['-n'], { input: code, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
}

const CHECKS: Readonly<Record<string, Check>> = {
  ts: script('ts'),
  js: script('js'),
  jsx: script('jsx'),
  css: script('css'),
  json: JSON.parse,
  html: checkHtml,
  xml: checkHtml,
  sh: checkShell,
  twig: readTwig,
  http: (code) => assert.match(code, /^(?:[\w-]+:.*\n(?: +\S.*\n)*)+$/),
};
/** Files of other frameworks, whose own compilers read them: tools/package/frameworks.release.test.ts. */
const OF_FRAMEWORKS = ['vue', 'svelte', 'astro'];

const FOLDERS = ['docs', 'docs/contributing', 'docs/contributing/decisions'];
const files = ['README.md', 'CONTRIBUTING.md', ...FOLDERS.flatMap(guides)];

function guides(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
}

describe('the blocks of code in the guides', () => {
  for (const file of files) {
    const blocks = [...readFileSync(file, 'utf8').matchAll(/^```(\w*)[^\n]*\n(.*?)^```$/gms)];
    if (blocks.length === 0) continue;
    it(`can be read: ${file}`, () => {
      for (const [, language, code] of blocks) {
        if (!language || OF_FRAMEWORKS.includes(language)) continue;
        const check = CHECKS[language];
        assert.ok(check, `no check for ${language}`);
        assert.doesNotThrow(() => check(code!), `${language}:\n${code}`);
      }
    });
  }
});
