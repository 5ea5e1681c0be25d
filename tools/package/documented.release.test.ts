// An editor's words about each name that the package exports, read from the declarations as built.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { before, describe, it } from 'node:test';
import ts from '@typescript/typescript6';
import { componentFolders } from '../rollup/component-folders.js';
import { built } from '../test/built.js';

const folders = await componentFolders();
const slugs = folders.map(({ slug }) => slug);

/** The declarations that package.json names. `*` stands for each element. */
function entries(dist: string): string[] {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    exports: Record<string, unknown>;
  };
  const types = Object.values(exports).flatMap((entry) => {
    const { types: file } = Object(entry) as { readonly types?: string };
    return file ? [file] : [];
  });
  const files = types.flatMap((file) =>
    file.includes('*') ? slugs.map((slug) => file.replace('*', slug)) : [file],
  );
  return [...new Set(files)].map((file) => resolve(dist, file.replace('./dist/', ''))).filter(existsSync);
}

describe('the declarations of the package', () => {
  let exported: { readonly file: string; readonly symbol: ts.Symbol }[];
  let checker: ts.TypeChecker;
  const dist = built('lib');

  before(() => {
    const files = entries(dist);
    const program = ts.createProgram(files, {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      skipLibCheck: true,
    });
    checker = program.getTypeChecker();
    exported = files.flatMap((file) => {
      const module = checker.getSymbolAtLocation(program.getSourceFile(file)!);
      return module ? checker.getExportsOfModule(module).map((symbol) => ({ file, symbol })) : [];
    });
  });

  const nameOf = ({ file, symbol }: (typeof exported)[number]) => `${relative(dist, file)}: ${symbol.name}`;

  it('say of each exported name what it is', () => {
    const silent = exported.filter(({ symbol }) => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return [symbol, target].every((each) => each.getDocumentationComment(checker).length === 0);
    });
    assert.ok(exported.length > 300, `${exported.length}`);
    assert.deepEqual(silent.map(nameOf), []);
  });

  it('export no helper by accident', () => {
    const ofFrameworks = exported.filter(({ file }) => /\/types\/(?:jsx|vue|svelte|css)\.d\.ts$/.test(file));
    assert.deepEqual(ofFrameworks.map(nameOf), []);
    const ofReact = exported.filter(({ file }) => /\/lib\/react\.d\.ts$/.test(file));
    const components = folders.flatMap(({ className }) => [className, `${className}Props`]);
    assert.deepEqual(ofReact.map(({ symbol }) => symbol.name).sort(), components.sort());
  });
});
