import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from '@typescript/typescript6';
import { camelCase, upperFirst } from 'lodash-es';
import { projectProgram } from '../../tools/project-program.js';

/** An export of the package, as its declaration and the comment above that tell it. */
export interface ApiExport {
  readonly name: string;
  readonly signature: string;
  /** Empty where nobody has written a sentence. */
  readonly text: string;
  /** The errors that it throws, or rejects with. */
  readonly errors: readonly string[];
}

/** Modules that are imported by a name of the package, and the files that they are written in. */
const MODULES: Readonly<Record<string, string>> = {
  '@uni/elements': 'index.ts',
  '@uni/elements/vocabulary': 'vocabulary/index.ts',
};
const TYPES = ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias;
const FORMAT = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
const THROWS = /^throws?$/;
const LONGEST_SIGNATURE = 300;

/** The exports of each module, by name. */
export function apiReference(): ReadonlyMap<string, readonly ApiExport[]> {
  const program = projectProgram();
  const checker = program.getTypeChecker();
  const exportsOf = (file: string) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(resolve(file))!)!;
    const all = checker.getExportsOfModule(module).map((symbol) => exportOf(symbol, checker));
    return all.sort((a, b) => a.name.localeCompare(b.name, 'en'));
  };
  return new Map(Object.entries(MODULES).map(([name, file]) => [name, exportsOf(file)]));
}

function exportOf(exported: ts.Symbol, checker: ts.TypeChecker): ApiExport {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const tags = symbol.getJsDocTags(checker).filter(({ name }) => THROWS.test(name));
  return {
    name: exported.name,
    signature: signatureOf(symbol, checker),
    text: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    errors: tags.map(({ text }) => ts.displayPartsToString(text)),
  };
}

/** A function's or a constant's type, or the members of a type. */
function signatureOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  if (!(symbol.flags & TYPES))
    return checker.typeToString(checker.getTypeOfSymbol(symbol), undefined, FORMAT);
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const text = checker.typeToString(type, undefined, FORMAT);
  if (text !== symbol.name) return text;
  const members = checker.getPropertiesOfType(type).map((member) => {
    const mark = member.flags & ts.SymbolFlags.Optional ? '?' : '';
    return `${member.name}${mark}: ${checker.typeToString(checker.getTypeOfSymbol(member), undefined, FORMAT)}`;
  });
  return `{ ${members.join('; ')} }`;
}

const components = () =>
  readdirSync('elements', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => `- [\`Uni${upperFirst(camelCase(name))}\`](../elements/${name}/README.md)`);

/** The page of the documentation. */
export function apiPage(reference = apiReference()): string {
  const modules = [...reference].map(([module, exports]) => {
    const parts = exports.map(({ name, signature, text, errors }) =>
      [`### \`${name}\``, text, fenced(signature), ...errors.map((error) => `Throws: ${error}`)].join('\n\n'),
    );
    return [`## \`${module}\``, ...parts].join('\n\n');
  });
  return `# API reference

What the package's root and its vocabulary export: signature, meaning, errors. The build writes this page from the declarations.

${modules.join('\n\n')}

## \`@uni/elements/react\`

A React component for each element, also for server rendering. Its props are those of the element's own page.

${components().join('\n')}
`;
}

const fenced = (signature: string) =>
  `\`\`\`ts\n${signature.length > LONGEST_SIGNATURE ? `${signature.slice(0, LONGEST_SIGNATURE)}…` : signature}\n\`\`\``;
