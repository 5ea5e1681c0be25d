import { readdirSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { lineAt, readImports, withoutComments } from './read-imports.js';
import {
  BUILT_IN,
  isBuildEntry,
  isProduct,
  isTest,
  OUTER_SHELVES,
  type Place,
  PRODUCT_SHELVES,
  placeOf,
  ruleFor,
  runsInNode,
} from './rules.js';

/** An import, or a word, that stands where it must not. */
export interface Violation {
  /** From the root. */
  readonly file: string;
  readonly line: number;
  readonly what: string;
  readonly remedy: string;
}

/** What a room's scripts run by hand are written in; nothing may import them. */
const SCRIPT = /\.mjs$/;
const SOURCE = /\.(?:tsx?|css)$/;
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist']);
/** The modules that the build writes. */
const VIRTUAL = 'virtual:';

const VIEW_WORDS: readonly (readonly [word: RegExp, what: string, remedy: string])[] = [
  [/\bcustomElements\b/g, 'a view names customElements', 'definitions belong into elements/'],
  [
    /(?<![.\w$])window\./g,
    'a view uses window',
    'it renders on a server too: let its element hand in what it needs',
  ],
  [/(?<![.\w$])document\.querySelector/g, 'a view looks elements up', 'use a ref to what it renders itself'],
  [/(?<![-\w])uni-[a-z]/g, 'a view names a uni- tag', 'compose views, not tags'],
];

/** Every violation of the import directions under a project's root, by file and line. */
export function findViolations(root: string): Violation[] {
  const { dependencies: own, peerDependencies: peers } = readPackage(root);
  const dependencies = new Set([...Object.keys({ ...own, ...peers }), ...BUILT_IN]);
  return sources(root).flatMap((file) => {
    const place = placeOf(file);
    const source = readFileSync(join(root, file), 'utf8');
    return [...importViolations(place, source, dependencies), ...wordViolations(place, source)].sort(
      (a, b) => a.line - b.line,
    );
  });
}

function importViolations(place: Place, source: string, dependencies: ReadonlySet<string>): Violation[] {
  const rule = ruleFor(place);
  if (!rule) return [];
  return readImports(place.path, source).flatMap(({ specifier, line }) => {
    const violation = (what: string, remedy: string) => [{ file: place.path, line, what, remedy }];
    if (specifier.startsWith('.')) {
      const target = targetOf(place, specifier);
      if (SCRIPT.test(target.path)) {
        return violation(`imports the script ${target.path}`, 'move what both need into a module');
      }
      if (isProduct(place) && isTest(target.path)) {
        return violation(`imports ${target.path}`, 'what only tests use stays out of the product');
      }
      return rule.allows(target, place) ? [] : violation(`imports ${target.path}`, rule.remedy);
    }
    if (!isProduct(place)) return [];
    if (specifier.startsWith(VIRTUAL)) {
      const remedy = 'only loader/, prerender/command and prerender/edge import what the build writes';
      return isBuildEntry(place) ? [] : violation(`imports ${specifier}`, remedy);
    }
    if (isBuiltin(specifier))
      return runsInNode(place) ? [] : violation(`imports ${specifier}`, 'the product runs in browsers');
    const name = packageOf(specifier);
    if (!dependencies.has(name)) {
      return violation(
        `imports the package ${name}`,
        'the product imports only what package.json lists under dependencies and peerDependencies, or BUILT_IN in tools/imports/rules.ts names',
      );
    }
    return rule.usesPackage(name) ? [] : violation(`imports the package ${name}`, rule.remedy);
  });
}

function wordViolations({ path, shelf }: Place, source: string): Violation[] {
  if (shelf !== 'react-views' || isTest(path)) return [];
  const code = withoutComments(source);
  return VIEW_WORDS.flatMap(([word, what, remedy]) =>
    [...code.matchAll(word)].map(({ index }) => ({ file: path, line: lineAt(code, index), what, remedy })),
  );
}

/** `./x.js` is `x.ts` or `x.tsx` on disk: for a room's rules either will do. */
function targetOf({ path }: Place, specifier: string): Place {
  const [file = ''] = specifier.split('?');
  return placeOf(posix.join(posix.dirname(path), file).replace(/\.js$/, '.ts'));
}

/** `@scope/name/part` → `@scope/name`. */
function packageOf(specifier: string): string {
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

function sources(root: string): string[] {
  const shelves = [...PRODUCT_SHELVES, ...OUTER_SHELVES];
  return shelves.flatMap((shelf) => filesUnder(root, shelf)).filter((file) => SOURCE.test(file));
}

function filesUnder(root: string, path: string): string[] {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [path] : [];
  const names = readdirSync(join(root, path)).filter((name) => !SKIPPED_FOLDERS.has(name));
  return names.sort().flatMap((name) => filesUnder(root, `${path}/${name}`));
}

type Listed = Readonly<Record<string, string>>;

const readPackage = (root: string): { dependencies?: Listed; peerDependencies?: Listed } =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
