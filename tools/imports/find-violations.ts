import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { type Edge, findCircles } from './circles.js';
import { lineAt, readImports, withoutComments } from './read-imports.js';
import { BUILT_IN, isBuildEntry, isProduct, isTest, ruleFor, runsInNode, SHELVES } from './rules.js';

/** An import, or a word, that stands where it must not. */
export interface Violation {
  /** From the root. */
  readonly file: string;
  readonly line: number;
  readonly what: string;
  readonly remedy: string;
}

/** The fault and its remedy. */
type Fault = readonly [what: string, remedy: string];

const SOURCE = /^(?!.*(?:^|\/)(?:node_modules|dist)\/).*\.(?:tsx?|css)$/;

const VIEW_WORDS: readonly (readonly [word: RegExp, ...Fault])[] = [
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
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const files = SHELVES.flatMap((shelf) => filesOn(root, shelf));
  const edges: Edge[] = [];
  const found = files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const imports = readImports(file, source).flatMap(({ specifier, line }) => {
      const to = specifier.startsWith('.') && fileOf(targetOf(file, specifier), files);
      if (to) edges.push({ from: file, to, line });
      const [what, remedy] = faultOf(file, specifier, [...dependencies, ...BUILT_IN]) ?? [];
      return what && remedy ? [{ file, line, what, remedy }] : [];
    });
    return [...imports, ...wordsIn(file, source)].sort((a, b) => a.line - b.line);
  });
  const circles = findCircles(edges).map(({ from, line, way }) => ({
    file: from,
    line,
    what: `closes a circle of imports: ${[...way, way[0]].join(' → ')}`,
    remedy: 'move what both need into a module of its own',
  }));
  return [...found, ...circles];
}

const fileOf = (target: string, files: readonly string[]) =>
  [target, target.replace(/\.ts$/, '.tsx')].find((path) => files.includes(path));

function faultOf(file: string, specifier: string, dependencies: readonly string[]): Fault | undefined {
  const rule = ruleFor(file);
  if (specifier.startsWith('.')) {
    const target = targetOf(file, specifier);
    if (target.endsWith('.mjs')) return [`imports the script ${target}`, 'move what both need into a module'];
    if (isProduct(file) && isTest(target))
      return [`imports ${target}`, 'what only tests use stays out of the product'];
    return rule.allows(target) ? undefined : [`imports ${target}`, rule.remedy];
  }
  if (!isProduct(file)) return undefined;
  if (specifier.startsWith('virtual:'))
    return isBuildEntry(file)
      ? undefined
      : [
          `imports ${specifier}`,
          'only loader/, prerender/command and prerender/edge import what the build writes',
        ];
  if (isBuiltin(specifier))
    return runsInNode(file) ? undefined : [`imports ${specifier}`, 'the product runs in browsers'];
  const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? [];
  const what = `imports the package ${name}`;
  if (!dependencies.includes(name))
    return [
      what,
      'the product imports only what package.json lists under dependencies and peerDependencies, or BUILT_IN in tools/imports/rules.ts names',
    ];
  return rule.packages?.test(name) === false ? [what, rule.remedy] : undefined;
}

function wordsIn(file: string, source: string): Violation[] {
  if (!file.startsWith('react-views/') || isTest(file)) return [];
  const code = withoutComments(source);
  return VIEW_WORDS.flatMap(([word, what, remedy]) =>
    [...code.matchAll(word)].map(({ index }) => ({ file, line: lineAt(code, index), what, remedy })),
  );
}

/** `./x.js` is `x.ts` or `x.tsx` on disk: for a component folder's rules either will do. */
const targetOf = (file: string, specifier: string) =>
  posix.join(posix.dirname(file), specifier.replace(/\?.*$/, '')).replace(/\.js$/, '.ts');

function filesOn(root: string, shelf: string): string[] {
  const folder = join(root, shelf);
  if (!existsSync(folder) || statSync(folder).isFile()) return existsSync(folder) ? [shelf] : [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${shelf}/${name.replaceAll('\\', '/')}`)
    .filter((file) => SOURCE.test(file))
    .sort();
}
