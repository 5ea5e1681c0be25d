import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'rollup';
import { hasView, type ViewDefinition } from '../../elements/_core/declare/definition.js';
import { boxCss, VIEW_RULES } from '../../elements/_core/place/shadow-styles.js';
import { VIEW_CLASS, WAITING_STATE } from '../../page/activation/prerendered.js';
import { breakpoints } from '../../vocabulary/breakpoints.js';
import type { ComponentFolder } from './component-folders.js';
import { blockTags, viewFence, viewGround } from './view-ground.js';

const TARGET = ['chrome111', 'firefox121', 'safari16.4'];
const SHARED = 'react-views/_shared';

/** A style sheet with its imports and fonts, minified: what `import css from './x.css?text'` gives. */
export async function cssText(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    target: TARGET,
    external: ['*.woff2'],
    logLevel: 'error',
  });
  return outputFiles[0]!.text;
}

/** Serves `x.css?text` as a module with the style sheet's text, for shadow roots. */
export function cssAsText(): Plugin {
  return {
    name: 'css-as-text',
    resolveId(source, importer) {
      if (!source.endsWith('.css?text') || !importer) return undefined;
      return resolve(importer, '..', source);
    },
    async load(id) {
      if (!id.endsWith('.css?text')) return undefined;
      return `export const css = ${JSON.stringify(await cssText(id.slice(0, -'?text'.length)))};`;
    },
  };
}

const LATE_STYLES = /\(\) => import\((["'][^"']+\.css\?text["'])\)/g;

/**
 * Puts style sheets into the scripts that ask for them: on other sites nearly every tag is isolated, and needs them at
 * once.
 */
export const stylesInside = (): Plugin => ({
  name: 'styles-inside',
  transform(code) {
    let imports = '';
    const inside = code.replace(LATE_STYLES, (_, file: string) => {
      const name = `css${imports.length}`;
      imports += `import { css as ${name} } from ${file};\n`;
      return `() => Promise.resolve({ css: ${name} })`;
    });
    return imports ? { code: imports + inside, map: null } : null;
  },
});

/** A built style sheet and the font files that it names: name → bytes. */
interface Styles {
  readonly css: Uint8Array;
  readonly fonts: Map<string, Uint8Array>;
}

type Shared = 'base.css' | 'fonts.css' | 'scheme.css';

/** The style sheet of the apps, or all of it but some of the shared files. */
export const bundleStyles = (
  folders: readonly ComponentFolder[],
  ...leftOut: readonly Shared[]
): Promise<Styles> => bundleSheet(appStyleSheet(folders, leftOut), composed);

/** A style sheet with its imports, minified, and its fonts beside it in `fonts/`. */
export async function bundleSheet(
  contents: string,
  finished = (css: string): string => css,
): Promise<Styles> {
  const { outputFiles } = await build({
    stdin: { contents, loader: 'css', resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    write: false,
    outdir: 'out',
    target: TARGET,
    loader: { '.woff2': 'file' },
    assetNames: 'fonts/[name]-[hash]',
    logLevel: 'error',
  });
  const css = new TextEncoder().encode(finished(outputFiles.find(({ path }) => path.endsWith('.css'))!.text));
  const fonts = outputFiles.filter(({ path }) => path.endsWith('.woff2'));
  return {
    css,
    fonts: new Map(fonts.map(({ path, contents }) => [path.replace(/^.*\/fonts\//, 'fonts/'), contents])),
  };
}

/** One sheet from the tags' boxes, what all views share, tokens first, and each view's or element's own file. */
function appStyleSheet(folders: readonly ComponentFolder[], leftOut: readonly Shared[]): string {
  const apart = ['isolated.css', ...leftOut].map((name) => `${SHARED}/${name}`);
  const shared = cssFiles(SHARED).filter((file) => !apart.includes(file));
  const first = [`${SHARED}/layers.css`, `${SHARED}/tokens.css`, `${SHARED}/fonts.css`, `${SHARED}/base.css`];
  const rest = shared.filter((file) => !first.includes(file));
  const own = ['react-views', 'elements'].flatMap((shelf) =>
    readdirSync(shelf, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
      .flatMap(({ name }) => cssFiles(`${shelf}/${name}`)),
  );
  // The look of a tag before its view overrides the view's rules, so it comes after them.
  const before = own.filter((file) => file.endsWith(BEFORE));
  const views = own.filter((file) => !before.includes(file));
  const files = [...first.filter((file) => shared.includes(file)), ...rest, ...views, ...before];
  const isElsewhere = leftOut.includes('base.css');
  return [
    ...files.map((file) => `@import './${file}';`),
    isElsewhere ? viewGround(folders) : '',
    tagBoxes(folders),
    isElsewhere ? viewFence() : '',
  ].join('\n');
}

/**
 * A tag that no style sheet knows is inline, and words that nothing breaks, as e-mail addresses and URLs are, widen the
 * page. `break-word` would not do: flex and grid items stay as wide as their longest word with it. A table needs just
 * that, or its columns would be narrower than short words. A rule that gives a tag a box must not show one that is
 * `hidden`, and an important rule of the lowest layer wins over all of them.
 */
function tagBoxes(folders: readonly ComponentFolder[]): string {
  const all = folders.map(({ slug }) => `uni-${slug}`).join();
  const blocks = blockTags(folders);
  return `@layer uni.base {
    :where(${all}) { overflow-wrap: anywhere }
    :where(${all}) :where(table) { overflow-wrap: break-word }
    :where(${blocks}, :is(${all})[hidden]) { display: block }
    :is(${all})[hidden]:not([hidden='until-found' i]) { display: none !important }
    .${VIEW_CLASS}:not([hidden]) { display: contents }
    ${VIEW_RULES}
    ${reservedSpace()}
  }`;
}

/** The height of the examples of each tag in px, on a phone and on a desktop: their median. A test measures it. */
export type ReservedHeights = Readonly<Record<string, readonly [number, number]>>;
export const RESERVED_HEIGHTS = 'tools/rollup/reserved-heights.json';
export const reservedHeights = (): ReservedHeights => JSON.parse(readFileSync(RESERVED_HEIGHTS, 'utf8'));

/** The style sheet of what stands in a tag before its view does, beside the view's own. */
const BEFORE = '.before.css';
/** A tag whose HTML is the author's still, also where its view failed, and has what a model or an attribute could give. */
const WAITING = `:not([data-uni-injected],[isolated],[model-path],[title],[data-title],[img],[image-url],:has(>.${VIEW_CLASS}))`;
/** The HTML that a view is made from is neither in a slot nor in a script. */
const BARE = `${WAITING}:has(>:not([slot],[data-slot],script))`;
const COMPOSING = /([^{};]+)\{([^{}]*?)composes:([^;}]+);?/g;

/**
 * Gives ordinary HTML the look of the view that it will be, by the view's own rules: `composes`, as CSS modules have it,
 * adds a selector to each rule of a class. `:--bare` is a tag with ordinary HTML in it, `:--waiting` one with anything.
 */
function composed(sheet: string): string {
  const selectors = new Map<string, string[]>();
  const css = sheet.replace(COMPOSING, (_, selector: string, before: string, names: string) => {
    for (const name of names.trim().split(/\s+/))
      selectors.set(name, [...(selectors.get(name) ?? []), selector]);
    return `${selector}{${before}`;
  });
  const rules = [...selectors].reduce((text, [name, list]) => {
    const rule = new RegExp(`(?<=[{},;])\\.${name}(::?(?:before|after))?(?=[,{])`, 'g');
    return text.replace(rule, (own, pseudo?: string) =>
      [own, ...(pseudo ? [`:is(${list})${pseudo}`] : list)].join(),
    );
  }, css);
  return rules
    .replace(/[^{};]+\{\}/g, '')
    .replaceAll(':--waiting', WAITING)
    .replaceAll(':--bare', BARE);
}

/**
 * A bare tag takes the place of its view from the first paint on, so that the page does not move when it mounts. A tag may
 * be defined before all is there that its view needs. Browsers that do not know its custom state leave the second rule out.
 */
function reservedSpace(): string {
  const heights = Object.entries(reservedHeights());
  const tags = heights.map(([slug]) => `uni-${slug}`).join();
  const rules = (at: 0 | 1) =>
    heights.map(([slug, values]) => `uni-${slug} { --uni-reserved: ${values[at] / ROOT_PX}rem }`).join('\n');
  // A template that writes the view's own HTML into the tag has given it its height.
  const written = '[data-prerendered], :has(> [class^="m-"])';
  return `@media (scripting: enabled) {
    ${rules(0)}
    @media (min-width: ${breakpoints.tabletUp}px) { ${rules(1)} }
    :is(${tags}):not(:defined, ${written}) { min-block-size: var(--uni-reserved) }
    :is(${tags}):state(${WAITING_STATE}):not(${written}) { min-block-size: var(--uni-reserved) }
  }`;
}

const ROOT_PX = 16;

const cssFiles = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .sort()
    .map((name) => `${folder}/${name}`);

/** Lists the style sheets and the files for editors in these folders, which no script imports. */
export const sheetsOf = (...shelves: readonly string[]): string[] =>
  shelves.flatMap((shelf) =>
    readdirSync(shelf, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:css|html)$/.test(name))
      .map((name) => resolve(shelf, name)),
  );

/** The styles of a definition's isolated tags from their sources: what imports them as text is made by the build. */
export async function readIsolatedStyles({ tag, display = 'block' }: ViewDefinition): Promise<string> {
  return isolated([tag.replace('uni-', '')], boxCss(display));
}

/** The styles of all isolated tags as one sheet, which a prerendered page asks for once. */
export async function isolatedSheet(folders: readonly ComponentFolder[]): Promise<string> {
  const views = folders.filter(({ definition }) => hasView(definition));
  const inline = views
    .filter(({ definition }) => definition.display === 'inline')
    .map(({ slug }) => `uni-${slug}`);
  const slugs = views.map(({ slug }) => slug);
  return isolated(slugs, boxCss('block', `:host(:is([hidden], :not(${inline.join()})))`));
}

async function isolated(views: readonly string[], ...boxes: readonly string[]): Promise<string> {
  const files = [`${SHARED}/isolated.css`, ...views.map((view) => `react-views/${view}/${view}.css`)];
  const { css } = await bundleSheet(files.map((file) => `@import './${file}';`).join('\n'));
  return [new TextDecoder().decode(css), ...boxes].join('\n');
}
