import { transform } from '@swc/core';
import type { Plugin } from 'rollup';

/** Parts of a definition that an element needs and its view does not. */
const OF_ELEMENTS = new Set(['elementClass', 'controller', 'island', 'styles']);
const DEFINES = new Set(['defineView', 'defineIsland', 'defineClass']);
const COMPONENT = /[/\\]elements[/\\][\w-]+[/\\]uni-[\w-]+\.ts$/;
const EQUIP = 'prerender/cms/equip.ts';
/** An empty module, which every dynamic import leads to: the CMS's engine loads nothing. */
const NOTHING = '\0nothing';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/**
 * Takes out of each definition what only an element needs, so that no code of elements is built in. Definitions write these
 * parts as `name: value`, never as methods or by a shorthand.
 */
export const withoutBrowsers = (): Plugin => ({
  name: 'without-browsers',
  transform(code, id) {
    // The package says that its modules do nothing by themselves. This one does, so Rollup has to keep it.
    if (id.endsWith(EQUIP)) return { code, map: null, moduleSideEffects: true };
    if (!COMPONENT.test(id)) return undefined;
    const values = valuesOfBrowsers(this.parse(code) as unknown as Node).sort((a, b) => b.start - a.start);
    let shortened = code;
    for (const { start, end } of values)
      shortened = `${shortened.slice(0, start)}() => undefined${shortened.slice(end)}`;
    return { code: shortened, map: null };
  },
  resolveDynamicImport: () => ({ id: NOTHING }),
  load: (id) => (id === NOTHING ? 'export {};' : undefined),
});

/** The same for scripts of browsers that still load modules later (`dist/eds`): dynamic imports stay. */
export const definitionsAlone = (): Plugin => ({
  name: 'definitions-alone',
  transform: withoutBrowsers().transform!,
});

function valuesOfBrowsers(node: Node): Node[] {
  const callee = node.callee as Node | undefined;
  if (node.type === 'CallExpression' && DEFINES.has(String(callee?.name))) {
    const [declared] = node.arguments as readonly (Node & { readonly properties?: readonly Node[] })[];
    const properties = declared?.properties ?? [];
    const nameOf = ({ key }: Node) => String((key as Node | undefined)?.name);
    return properties.filter((each) => OF_ELEMENTS.has(nameOf(each))).map(({ value }) => value as Node);
  }
  return Object.values(node).flatMap((field) => {
    const nodes = Array.isArray(field) ? field : [field];
    return nodes.filter((each): each is Node => typeof each?.type === 'string').flatMap(valuesOfBrowsers);
  });
}

/** The script in the language that every engine knows: ECMAScript 5, as far as its syntax goes. */
export const forEveryEngine = (): Plugin => ({
  name: 'for-every-engine',
  async renderChunk(code) {
    const { code: lowered } = await transform(code, {
      isModule: false,
      jsc: {
        parser: { syntax: 'ecmascript' },
        // Kept exactly, these rules would take an interpreter up to a fifth of a view's time. No view depends on them.
        assumptions: {
          noClassCalls: true,
          objectRestNoSymbols: true,
          privateFieldsAsProperties: true,
          setPublicClassFields: true,
        },
      },
      // A helper for each `typeof` would take time as well, and no view asks for the type of a symbol.
      env: { forceAllTransforms: true, exclude: ['transform-typeof-symbol'] },
    });
    return { code: lowered.replace(UNICODE_PATTERN, withoutFlag), map: null };
  },
});

/** A regular expression with the flag `u`, as the transform writes it: not every engine knows the flag. */
const UNICODE_PATTERN = /RegExp\(("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'), *"([a-z]*)u([a-z]*)"\)/g;
const CODE_POINT = /\\\\u\{([\dA-Fa-f]{1,4})\}/g;
const NEEDS_FLAG = /\\\\(?:u\{|p\{)/i;

/**
 * Takes the flag away unless the pattern names a character beyond the first 65,536 or a class of Unicode's. Without it, `.`
 * and `[^…]` take half of such a character, so an expression of the views must not count characters.
 */
function withoutFlag(written: string, pattern: string, before: string, after: string): string {
  const plain = pattern.replace(CODE_POINT, (_, digits: string) => `\\\\u${digits.padStart(4, '0')}`);
  return NEEDS_FLAG.test(plain) ? written : `RegExp(${plain},"${before}${after}")`;
}

/** The comment above the script, for an engine's host. */
export const hostAtTop = (): Plugin => ({
  name: 'host-at-top',
  renderChunk: (code) => ({ code: HOST + code, map: null }),
});

const HOST = `// The views of all elements: uniViews.write(slug, properties as JSON, language, labels as JSON, mode, query) gives JSON.
// uniViews.apart(view, taken ids as JSON) gives the view with ids of its own, read(slug, properties, language) the props,
// order(components) the names of those that are shown, each with whether it is the first of its group.
// Before this script runs, every engine has to have a global uniHost with the functions filter(html), warn(message) and
// longDate(ms, language, region, zone). The last is asked only in an engine without Intl, warn only in one without console
// (prerender/cms/engine.ts).
`;
