import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { findViolations } from './imports/find-violations.js';

const PACKAGE = JSON.stringify({
  dependencies: { react: '1', 'react-dom': '1', robot3: '1', dompurify: '1', '@lit/reactive-element': '1' },
  devDependencies: { esbuild: '1' },
});

/** A project with these files, for as long as `use` runs. */
function withProject<Result>(files: Readonly<Record<string, string>>, use: (root: string) => Result): Result {
  const root = mkdtempSync(join(tmpdir(), 'uni-imports-'));
  try {
    for (const [name, text] of Object.entries({ 'package.json': PACKAGE, ...files })) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
    return use(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const violationsIn = (files: Readonly<Record<string, string>>) =>
  withProject(files, (root) =>
    findViolations(root).map(({ file, line, what }) => `${file}:${line}: ${what}`),
  );

const importing = (specifier: string) => `import { x } from '${specifier}';\n`;

const FORBIDDEN: readonly (readonly [file: string, specifier: string, what: string])[] = [
  ['loader/a.ts', '../react-views/card/card.js', 'imports react-views/card/card.ts'],
  ['loader/a.ts', 'react-dom', 'imports the package react-dom'],
  ['page/a.ts', '../elements/card/uni-card.js', 'imports elements/card/uni-card.ts'],
  ['page/a.ts', '../loader/loader.js', 'imports loader/loader.ts'],
  ['page/a.ts', 'react', 'imports the package react'],
  ['page/a.ts', '../fixtures/server/host.js', 'imports fixtures/server/host.ts'],
  ['fsm/a.ts', '../page/request.js', 'imports page/request.ts'],
  ['fsm/a.ts', 'dompurify', 'imports the package dompurify'],
  ['vocabulary/a.ts', '../fsm/page-machine.js', 'imports fsm/page-machine.ts'],
  ['vocabulary/a.ts', 'robot3', 'imports the package robot3'],
  ['elements/card/a.ts', '../hero/uni-hero.js', 'imports elements/hero/uni-hero.ts'],
  ['elements/card/a.ts', '../../react-views/hero/hero.js', 'imports react-views/hero/hero.ts'],
  ['elements/card/a.ts', '../../page/request.js', 'imports page/request.ts'],
  ['elements/_core/a.ts', '../card/uni-card.js', 'imports elements/card/uni-card.ts'],
  ['elements/_core/a.ts', '../../page/model/normalise-keys.js', 'imports page/model/normalise-keys.ts'],
  ['elements/card/a.ts', '../_core/testing/testing.js', 'imports elements/_core/testing/testing.ts'],
  ['elements/_core/read/a.ts', '../place/a.js', 'imports elements/_core/place/a.ts'],
  ['elements/_core/declare/a.ts', '../lifecycle.js', 'imports elements/_core/lifecycle.ts'],
  ['elements/_core/write/a.ts', '../../_lint/a.js', 'imports elements/_lint/a.ts'],
  ['elements/_safe/a.ts', '../_core/a.js', 'imports elements/_core/a.ts'],
  ['fixtures/content-files/a.ts', '../server/host.js', 'imports fixtures/server/host.ts'],
  ['react-views/card/a.tsx', '../hero/hero.js', 'imports react-views/hero/hero.ts'],
  ['react-views/_shared/a.tsx', '../hero/hero.js', 'imports react-views/hero/hero.ts'],
  ['react-views/card/a.tsx', '../../elements/_core/kinds.js', 'imports elements/_core/kinds.ts'],
  ['react-views/card/a.tsx', 'react-dom', 'imports the package react-dom'],
  ['react-views/card/a.tsx', './draw.mjs', 'imports the script react-views/card/draw.mjs'],
  ['elements/card/a.ts', 'esbuild', 'imports the package esbuild'],
  ['elements/card/a.ts', 'undeclared/part', 'imports the package undeclared'],
  ['elements/card/a.ts', 'node:fs', 'imports node:fs'],
  ['elements/card/a.ts', 'virtual:element-modules', 'imports virtual:element-modules'],
  ['prerender/a.ts', '../loader/loader.js', 'imports loader/loader.ts'],
  ['prerender/a.ts', 'node:fs', 'imports node:fs'],
  ['prerender/edge/a.ts', 'node:fs', 'imports node:fs'],
  ['prerender/a.ts', 'virtual:prerender', 'imports virtual:prerender'],
  ['index.ts', './tools/test/run.js', 'imports tools/test/run.ts'],
  ['page/a.test.ts', '../tools/test/run.js', 'imports tools/test/run.ts'],
  ['page/a.node.test.ts', '../docs/page.js', 'imports docs/page.ts'],
  ['page/a.ts', '../integrations/authoring/a.js', 'imports integrations/authoring/a.ts'],
  ['integrations/drupal/a.ts', '../wordpress/a.js', 'imports integrations/wordpress/a.ts'],
  ['integrations/drupal/a.ts', '../eds/a.js', 'imports integrations/eds/a.ts'],
  ['integrations/drupal/a.node.test.ts', '../wordpress/a.js', 'imports integrations/wordpress/a.ts'],
  ['integrations/authoring/a.ts', '../aem/build/a.js', 'imports integrations/aem/build/a.ts'],
  ['integrations/eds/a.ts', '../authoring/a.js', 'imports integrations/authoring/a.ts'],
  ['integrations/eds/a.ts', '../../tools/a.js', 'imports tools/a.ts'],
  ['integrations/eds/a.ts', 'react', 'imports the package react'],
];

const ALLOWED: readonly (readonly [file: string, ...specifiers: string[]])[] = [
  ['loader/apps/a.ts', '../../page/a.js', '../../elements/_core/a.js', '../../vocabulary/a.js', 'virtual:x'],
  ['page/model/a.ts', '../request.js', '../../fsm/a.js', '../../vocabulary/a.js', 'robot3'],
  ['fsm/a.ts', './b.js', '../vocabulary/a.js', 'robot3'],
  ['elements/_core/a.ts', '../../page/warn.js', '../../react-views/_shared/a.js', '../_safe/text.js'],
  ['elements/_safe/a.ts', './b.js', '../../react-views/_shared/safe.js', 'dompurify'],
  ['elements/_safe/a.test.ts', './b.js', '../_core/a.js'],
  ['tools/a.ts', '../elements/_safe/hostile/testing-payloads.js'],
  ['fixtures/content-files/a.ts', './b.js', '../../vocabulary/a.js', 'fastify'],
  ['fixtures/content-files/a.node.test.ts', '../server/host.js'],
  ['elements/card/a.ts', './b.js', '../_core/a.js', '../../page/warn.js', '@lit/reactive-element'],
  ['elements/card/b.ts', '../../react-views/card/card.css?text', '../../vocabulary/a.js', 'react'],
  ['react-views/card/a.tsx', './b.js', '../_shared/a.js', '../../vocabulary/a.js', 'react'],
  ['react-views/card/a.test.tsx', '../hero/hero.js', '../../elements/_core/testing.js', '@open-wc/testing'],
  ['elements/_core/testing/testing.ts', '../../page/testing.js', 'esbuild'],
  ['elements/_core/testing-tags.tsx', '../../page/testing.js', '@open-wc/testing'],
  ['page/a.node.test.ts', '../tools/test/run.js', '../fixtures/server/host.js', 'node:fs', 'esbuild'],
  ['prerender/command/a.ts', '../prerender.js', 'node:fs', 'virtual:prerender'],
  ['prerender/edge/a.ts', '../prerender.js', 'virtual:prerender'],
  ['tools/a.ts', './b.js', '../elements/_core/a.js', '../docs/site/page.js', 'esbuild'],
  ['tools/b.ts', '../integrations/drupal/a.js', '../integrations/eds/a.js'],
  ['integrations/eds/a.ts', './b.js', '../../elements/_core/a.js', '../../page/a.js'],
  ['integrations/aem/build/a.ts', '../b.js', '../../authoring/a.js', '../../../elements/_core/a.js'],
  ['integrations/aem/checks/a.cms.test.ts', '../build/a.js', '../../../tools/a.js', 'node:fs', 'esbuild'],
  ['fixtures/a.ts', '../tools/a.js', '../docs/site/page.js', '../elements/card/examples.js'],
  ['index.ts', './elements/_core/a.js', './page/a.js', './loader/a.js', './react-views/_shared/a.js'],
  ['react-views/card/draw.mjs', 'node:fs', '../../tools/a.js'],
];

describe('the import directions', () => {
  for (const [file, specifier, what] of FORBIDDEN) {
    it(`forbid ${file} to import ${specifier}`, () => {
      assert.deepEqual(violationsIn({ [file]: importing(specifier) }), [`${file}:1: ${what}`]);
    });
  }

  for (const [file, ...specifiers] of ALLOWED) {
    it(`allow ${file} to import ${specifiers.join(', ')}`, () => {
      assert.deepEqual(violationsIn({ [file]: specifiers.map(importing).join('') }), []);
    });
  }

  it('hold for every way to import', () => {
    const source = `
import type { A } from '../elements/a.js';
import {
  type B,
  C,
} from "../elements/b.js";
export * from '../elements/c.js';
export type { D } from '../elements/d.js';
import '../elements/e.js';
const load = () => import('../elements/f.js');
type G = typeof import('../elements/g.js');
import H, * as I from '../elements/h.js';
`;
    const places = 'a:2 b:6 c:7 d:8 e:9 f:10 g:11 h:12'.split(' ');
    assert.deepEqual(
      violationsIn({ 'page/a.ts': source }),
      places.map((place) => {
        const [name, line] = place.split(':');
        return `page/a.ts:${line}: imports elements/${name}.ts`;
      }),
    );
  });

  it('hold for style sheets', () => {
    const source = `/* @import '../callout/callout.css'; */\n@import '../_shared/parts.css';\n@import url("../hero/hero.css");`;
    assert.deepEqual(violationsIn({ 'react-views/card/card.css': source }), [
      'react-views/card/card.css:3: imports react-views/hero/hero.css',
    ]);
  });

  it('do not mind what comments and written modules say', () => {
    const source = `// import '../elements/a.js'\n/* import('../elements/b.js') */\nexport const written = \`import '../elements/c.js';\`;\nconst note = 'do not // import("x")';\n`;
    assert.deepEqual(violationsIn({ 'page/a.ts': source }), []);
  });
});

describe('a view’s words', () => {
  const view = (code: string) => violationsIn({ 'react-views/card/card.tsx': code });

  for (const [code, what] of [
    ['customElements.get(name);', 'a view names customElements'],
    ['const { innerWidth } = window.top;', 'a view uses window'],
    ['document.querySelectorAll(selector);', 'a view looks elements up'],
    ['const tag = <uni-card />;', 'a view names a uni- tag'],
  ] as const) {
    it(`do not include ${code}`, () => {
      assert.deepEqual(view(`\n${code}`), [`react-views/card/card.tsx:2: ${what}`]);
      assert.deepEqual(violationsIn({ 'react-views/card/card.test.tsx': code }), []);
      assert.deepEqual(violationsIn({ 'elements/card/uni-card.ts': code }), []);
    });
  }

  it('may be in comments, and in names of custom properties', () => {
    assert.deepEqual(
      view(`// opens a new window. Not for uni-card.\nconst colour = 'var(--uni-colour-blue)';`),
      [],
    );
  });
});

describe('check-imports', () => {
  const run = (root: string) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'tools/check-imports.ts', root], { encoding: 'utf8' });

  it('prints one line for each violation, with the remedy, and fails', () => {
    const files = { 'page/a.ts': importing('../loader/b.js'), 'fsm/a.ts': importing('react') };
    const { status, stderr } = withProject(files, run);
    assert.equal(status, 1);
    assert.deepEqual(stderr.trim().split('\n'), [
      'fsm/a.ts:1: imports the package react; a machine imports robot3 and vocabulary/; what it calls is given to it',
      'page/a.ts:1: imports loader/b.ts; page/ imports fsm/ and vocabulary/, and no React; hand in what else it needs',
    ]);
  });

  it('says nothing of a project that keeps to the rules', () => {
    const { status, stdout, stderr } = withProject({ 'page/a.ts': importing('../fsm/b.js') }, run);
    assert.deepEqual({ status, stdout, stderr }, { status: 0, stdout: '', stderr: '' });
  });
});

it('names a circle once, with the way that it takes', () => {
  assert.deepEqual(
    violationsIn({
      'page/a.ts': importing('./b.js'),
      'page/b.ts': importing('./c.js'),
      'page/c.ts': `\n${importing('./a.js')}`,
      'page/d.ts': importing('./a.js'),
    }),
    ['page/c.ts:2: closes a circle of imports: page/a.ts → page/b.ts → page/c.ts → page/a.ts'],
  );
});
