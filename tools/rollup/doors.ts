import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'rollup';

const DOOR = resolve('elements/_safe/index.ts');
const NAMES_OF_MODULE = /^export \{([^}]*)\} from '([^']+)';$/gm;

interface Statement {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly source?: { readonly value: string } | null;
  readonly specifiers?: readonly Specifier[];
}

type Specifier = Readonly<Record<'local' | 'imported' | 'exported', { readonly name: string } | undefined>>;

/**
 * Imports each name from its own module instead of the door of its folder. Rollup drops what nobody uses either way, but
 * what `chunks.ts` asks for is the modules that a script reaches, and through a door it would reach all of them.
 */
export function throughDoors(): Plugin {
  const moduleOf = new Map<string, string>();
  for (const [, names, file] of readFileSync(DOOR, 'utf8').matchAll(NAMES_OF_MODULE))
    for (const name of names!.split(',')) moduleOf.set(name.trim(), join(dirname(DOOR), file!));

  const isDoor = (source: string, importer: string) =>
    resolve(dirname(importer), source).replace(/\.js$/, '.ts') === DOOR;

  const direct = ({ type, specifiers = [] }: Statement, importer: string) =>
    specifiers
      .map(({ local, imported, exported }) => {
        const name = (type === 'ImportDeclaration' ? imported : local)?.name ?? '';
        const file = moduleOf.get(name);
        if (!file) throw new Error(`${importer}: ${DOOR} has no line that exports "${name}" from a module`);
        const [word, as] = type === 'ImportDeclaration' ? ['import', local] : ['export', exported];
        return `${word} { ${name} as ${as!.name} } from './${relative(dirname(importer), file).replaceAll('\\', '/')}';`;
      })
      .join('');

  return {
    name: 'through-doors',
    transform(code, id) {
      if (!code.includes('_safe/index.js')) return null;
      const { body } = this.parse(code) as unknown as { readonly body: readonly Statement[] };
      const found = body.filter(({ source }) => source && isDoor(source.value, id));
      let written = code;
      for (const each of [...found].reverse())
        written = written.slice(0, each.start) + direct(each, id) + written.slice(each.end);
      return { code: written, map: null };
    },
  };
}
