import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'rollup';
import { authorFiles } from '../../integrations/authoring/author-files.js';
import { appNames } from '../../vocabulary/runtime.js';
import { RUNTIME } from './chunks.js';
import type { ComponentFolder } from './component-folders.js';
import { type Delivered, delivered } from './delivered.js';
import { bundleStyles, sheetsOf } from './styles.js';

export const APPS = appNames;
export const STAGES = ['above-the-fold', 'all-components', 'non-critical'] as const;
const CLIENTLIBS = '/etc.clientlibs/uni';
const SUFFIX_LENGTH = 8;

type Files = Map<string, Uint8Array>;

/**
 * Adds to the bundles of the CMS's pages: each entry under a name with its hash, the apps' style sheets and fonts, the
 * manifest, the head's snippets, and what the CMS's editors need. The loader stands in the folder already.
 */
export function cmsFiles(folders: readonly ComponentFolder[]): Plugin {
  return {
    name: 'cms-files',
    buildStart() {
      for (const file of sheetsOf('elements', 'react-views')) this.addWatchFile(file);
    },
    /** Its hash stands in the names of the stages' scripts too, so that it changes with them. */
    augmentChunkHash: ({ name }) => (name === RUNTIME ? stageSources() : undefined),
    async generateBundle({ dir }, bundle) {
      const modules = Object.values(bundle).map(
        (file) => [file.fileName, Buffer.from(file.type === 'chunk' ? file.code : file.source)] as const,
      );
      const loader = readFileSync(join(dir!, 'loader.js'));
      for (const [fileName, source] of await withManifest(folders, new Map(modules), loader))
        if (!(fileName in bundle)) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

const stageSources = () =>
  APPS.flatMap((app) => STAGES.map((stage) => readFileSync(`loader/apps/${app}/${stage}.ts`, 'utf8'))).join();

async function withManifest(
  folders: readonly ComponentFolder[],
  modules: Files,
  loader: Uint8Array,
): Promise<Files> {
  const { css, fonts } = await bundleStyles(folders);
  const files: Files = new Map([...modules, ...fonts]);
  const runtime = [...modules.keys()].find((name) => name.startsWith(`${RUNTIME}.`))!;
  const suffix = runtime.slice(RUNTIME.length, -'.js'.length);
  const cssSuffix = `.${hash(css)}`;
  const manifest: Record<string, Delivered> = {};
  const addHashed = (name: string, bytes: Uint8Array, hashedName: string) => {
    files.set(name, bytes);
    files.set(hashedName, bytes);
    manifest[name] = delivered(hashedName, bytes);
  };
  addHashed(`${RUNTIME}.js`, modules.get(runtime)!, runtime);
  // A page that asks for it without the suffix gets the one that the other scripts import.
  files.set(`${RUNTIME}.js`, Buffer.from(`import"./${runtime}";\n`));
  for (const name of APPS.flatMap((app) => STAGES.map((stage) => `${app}-${stage}`)))
    addHashed(`${name}.js`, modules.get(`${name}.js`)!, `${name}${suffix}.js`);
  for (const app of APPS) addHashed(`${app}.css`, css, `${app}${cssSuffix}.css`);
  addHashed('loader.js', loader, `loader.${hash(loader)}.js`);
  for (const [name, bytes] of files) {
    if (/^(chunks|fonts)\//.test(name)) manifest[name] = delivered(name, bytes);
  }

  const heads = APPS.flatMap((app) => [
    [app, head(app, RUNTIME, suffix, manifest)] as const,
    [`${app}${EDITED}`, head(app, `${app}-above-the-fold`, suffix, manifest)] as const,
  ]);
  const languages = Object.entries(FIRST_FONTS_BY_LANGUAGE).map(
    ([language, fonts]) => [language, fontPreloads(manifest, fonts)] as const,
  );
  for (const [name, html] of [...heads, ...languages]) files.set(`head-${name}.html`, Buffer.from(html));
  files.set(`foot-${CLOSED}.html`, Buffer.from(assets(CLOSED, RUNTIME, suffix, manifest)));
  files.set('head.html', Buffer.from(htlHead(heads, languages)));
  files.set('manifest.json', Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  for (const [name, text] of authorFiles(folders)) files.set(name, Buffer.from(text));
  files.delete('loader.js');
  return files;
}

/** A font that is late is not used in that page, so those of nearly every word are asked for first. */
const FIRST_FONTS = /^fonts\/be-vietnam-pro-latin-\d/;
/** The same on pages of a language whose words have letters that stand in fonts of their own. */
const FIRST_FONTS_BY_LANGUAGE = { vi: /^fonts\/be-vietnam-pro-vietnamese-\d/ } as const;

/** The ending of a head's name that is for pages in an editor. */
const EDITED = '-edited';

/** The app whose page embeds its assets at its end (spec section 7), by a snippet of its own. */
const CLOSED = 'corporate-local';

/**
 * A page can be read without its scripts: on slow networks they wait for what it is painted with. The parser waits for no
 * async script either. After a deferred one Chromium lays the page out before it tells that the document is parsed, and
 * lays out a long page once more before it paints: the first paint came a sixth later. The loader's tag keeps its `defer`,
 * which says nothing beside `async`, because templates and tools look for it.
 */
const LAST = 'fetchpriority="low" async';

/**
 * Returns the head's lines for pages of one app. Requests go out in this order, and some networks share their bandwidth
 * among them: the style sheet, without which nothing is painted, is the first.
 *
 * @param first the script that begins the page's first phase: the runtime, or in editing mode, which leaves its script
 * out, the phase's own, which imports it.
 */
function head(
  app: string,
  first: string,
  suffix: string,
  manifest: Readonly<Record<string, Delivered>>,
): string {
  const [styles, ...scripts] = assets(app, first, suffix, manifest).split('\n');
  return `${styles}\n${fontPreloads(manifest, FIRST_FONTS)}${scripts.join('\n')}`;
}

/** An app's style sheet by its content's hash, and its scripts by the hash of their chunks. */
function assets(
  app: string,
  first: string,
  suffix: string,
  manifest: Readonly<Record<string, Delivered>>,
): string {
  const of = (name: string) => manifest[name]!;
  const stages = [RUNTIME, `${app}-all-components`, `${app}-non-critical`];
  const integrities = Object.fromEntries(stages.map((name) => [name, of(`${name}.js`).integrity]));
  const css = of(`${app}.css`);
  const begin = of(`${first}.js`);
  const loader = of('loader.js');
  return `<link rel="stylesheet" href="${CLIENTLIBS}/${css.file}" integrity="${css.integrity}" crossorigin="anonymous">
<script type="module" src="${CLIENTLIBS}/${begin.file}" integrity="${begin.integrity}" crossorigin="anonymous" ${LAST}${first === RUNTIME ? ' data-phase="aboveTheFold"' : ''}></script>
<script src="${CLIENTLIBS}/${loader.file}" integrity="${loader.integrity}" crossorigin="anonymous" ${LAST} data-app="${app}" data-chunk-suffix="${suffix}" data-integrity='${JSON.stringify(integrities)}' defer></script>
`;
}

const fontPreloads = (manifest: object, fonts: RegExp) =>
  Object.keys(manifest)
    .filter((name) => fonts.test(name))
    .map(
      (name) =>
        `<link rel="preload" href="${CLIENTLIBS}/${name}" as="font" type="font/woff2" crossorigin="anonymous">\n`,
    )
    .join('');

/** The HTL snippet: the head of the app named in `app`, and what the template's `language` needs beside all others. */
function htlHead(
  heads: readonly (readonly [string, string])[],
  languages: readonly (readonly [string, string])[],
): string {
  const when = (condition: string, html: string) => `<sly data-sly-test="\${${condition}}">\n${html}</sly>\n`;
  const parts = [
    ...heads.map(([name, html]) => {
      const isEdited = name.endsWith(EDITED);
      const app = name.replace(EDITED, '');
      return when(`app == '${app}' && ${isEdited ? '' : '!'}wcmmode.edit`, html);
    }),
    ...languages.map(([language, html]) => when(`language == '${language}'`, html)),
  ];
  return `<template data-sly-template.head="\${@ app, language}">\n${parts.join('')}</template>\n`;
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, SUFFIX_LENGTH);
