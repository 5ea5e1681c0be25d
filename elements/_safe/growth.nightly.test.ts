// Twice the text takes about twice the time, whatever the text is: every exported function that takes one, as
// TypeScript finds them, in a browser. The prerenderer's own work is measured in prerender/growth.node.test.ts.
import assert from 'node:assert/strict';
import { relative } from 'node:path';
import { after, before, describe, it } from 'node:test';
import ts from '@typescript/typescript6';
import { projectProgram } from '../../tools/project-program.js';
import { type ElementPages, startElementPages } from '../../tools/test/element-page.js';

/** An exported function that takes a text, and what else it takes. */
interface TextFunction {
  readonly file: string;
  readonly name: string;
  /** The types of its parameters, as TypeScript writes them. */
  readonly parameters: readonly string[];
}

const OURS =
  /^(?:elements|page|prerender|react-views|vocabulary|integrations\/eds)\/(?!.*(?:\btest\b|testing|examples|\.d\.ts))/;
const NO_FUNCTIONS = ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Alias;
/** Types that are known before the call: a text, or anything. */
const TEXT = /^(?:string|unknown)(?: \| undefined)?$/;
/** Calls that work by an effect and give nothing back. */
const NO_ANSWER = /^(?:void|never|Promise\b)/;

const isText = (type: string): boolean => TEXT.test(type);

/** Every exported function of the library that makes something of a text, at once. */
function textFunctions(): readonly TextFunction[] {
  const program = projectProgram();
  const checker = program.getTypeChecker();
  const typeOf = (symbol: ts.Symbol) => checker.typeToString(checker.getTypeOfSymbol(symbol));
  return program.getSourceFiles().flatMap((source) => {
    const file = relative('.', source.fileName);
    const module = OURS.test(file) && checker.getSymbolAtLocation(source);
    if (!module) return [];
    return checker.getExportsOfModule(module).flatMap((symbol): TextFunction[] => {
      if (symbol.flags & NO_FUNCTIONS) return [];
      const [call] = checker.getTypeOfSymbol(symbol).getCallSignatures();
      if (!call) return [];
      const parameters = call.getParameters().map(typeOf);
      const answer = checker.typeToString(call.getReturnType());
      return parameters.some(isText) && !NO_ANSWER.test(answer)
        ? [{ file, name: symbol.name, parameters }]
        : [];
    });
  });
}

const functions = textFunctions();
const files = [...new Set(functions.map(({ file }) => file))];

/** Values for other parameters, with which most functions come to the text. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^number/, '50'],
  [/=>/, '(x) => x'],
  [/\[\]/, '[]'],
  [/\bDocument\b/, 'document'],
  [/\bLocation\b/, 'location'],
  [/^string|^unknown/, "'a'"],
];
const valueFor = (type: string) => OTHERS.find(([pattern]) => pattern.test(type))?.[1] ?? '{}';

const calls = functions.flatMap(({ file, name, parameters }) =>
  parameters.flatMap((type, at) => {
    if (!isText(type)) return [];
    const given = parameters.map((other, place) => (place === at ? 'text' : valueFor(other)));
    return {
      what: `${name}(${given.join(', ')})`,
      call: `m${files.indexOf(file)}.${name}(${given.join(', ')})`,
    };
  }),
);

/** A browser's own work in such a function takes four times as long for twice a text like `<b><b><b>`. */
const THE_BROWSERS: Readonly<Record<string, string>> = {
  'sanitizeHtml(text)': "new DOMParser().parseFromString(text, 'text/html')",
  'isEmptySearch(text)': 'new URLSearchParams(text)',
  'searchQueryOf(text)': 'new URLSearchParams(text)',
};

const MODULE = `
import { growth, MOST_GROWTH, timesOf, UNITS } from './tools/test/growth.ts';
${files.map((file, at) => `import * as m${at} from './${file}';`).join('\n')}
const timed = (call) => (text) => {
  const begin = performance.now();
  try { call(text); } catch {}
  return performance.now() - begin;
};
const calls = {
${calls.map(({ what, call }) => `  ${JSON.stringify(what)}: timed((text) => ${call}),`).join('\n')}
};
const browsers = {
${Object.entries(THE_BROWSERS)
  .map(([what, call]) => `  ${JSON.stringify(what)}: timed((text) => ${call}),`)
  .join('\n')}
};
globalThis.slowFor = async (what) => {
  const slow = [];
  for (const unit of UNITS) {
    if (browsers[what] && (await timesOf(calls[what], browsers[what], unit)) <= MOST_GROWTH) continue;
    const times = await growth(calls[what], unit);
    if (times > MOST_GROWTH) slow.push(JSON.stringify(unit(0)) + ': ' + times.toFixed(1) + ' times');
  }
  return slow;
};`;

declare global {
  var slowFor: (what: string) => Promise<readonly string[]>;
}

describe('the time for a text grows with its length, or with that of the browser’s own parser', () => {
  let pages: ElementPages;
  before(async () => {
    pages = await startElementPages(MODULE);
  });
  after(() => pages.close());

  it('in every exported function that takes one', async (test) => {
    test.diagnostic(`${calls.length} texts of ${functions.length} functions in ${files.length} files`);
    const { page } = await pages.open();
    const slow: Record<string, readonly string[]> = {};
    for (const { what } of calls) {
      const units = await page.evaluate((each) => globalThis.slowFor(each), what);
      if (units.length > 0) slow[what] = units;
    }
    assert.deepEqual(slow, {});
  });
});
