// Serves one course page in every variant on 127.0.0.1: /{variant}/{n}.html, compressed as a CDN does.
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { bundling } from '../bundling.mjs';
import { spaModel } from './adobe.mjs';
import { kindsOf } from './kinds.mjs';
import {
  bareTag,
  escaped,
  load,
  partsOf,
  prerendered,
  sourceOf,
  staticSource,
  withViewProps,
} from './page.mjs';
import { kitSource } from './web-awesome.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const DIST = here('../../dist/cms');
const CACHE = { '.html': 'no-cache', '.json': 'no-cache' };
const CLIENTLIBS = '/etc.clientlibs/uni/';
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};
const OTHER_TYPES = { '.jpg': 'image/jpeg', '.woff2': 'font/woff2' };
const PICTURE = here('../../fixtures/content/dam/harbour.jpg');

const LAYOUT = `main{display:grid;gap:2rem;max-inline-size:72rem;margin-inline:auto;padding:1rem}
main>*{min-inline-size:0}.stack{display:grid;gap:2rem}.stack>*{min-inline-size:0}.tiles{display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fill,minmax(16rem,1fr))}
.bare{display:contents}`;

const kebab = (name) => name.replace(/[A-Z]/g, (each) => `-${each.toLowerCase()}`);
const attributesTag =
  (prefix) =>
  ({ tag, props }) => {
    const name = tag.replace('uni-', prefix);
    const attributes = Object.entries(props).map(([prop, value]) => {
      const text = typeof value === 'object' ? JSON.stringify(value) : value;
      return ` ${kebab(prop)}="${escaped(text)}"`;
    });
    return `<${name} class="bare"${attributes.join('')}></${name}>`;
  };

const pictureOf = (parts) => {
  const { img } = parts.find(({ tag }) => tag === 'uni-hero').props;
  return `<link rel="preload" as="image" href="${escaped(img)}" fetchpriority="high">`;
};

/** Each page, and what a reader of the table calls it. */
export const VARIANTS = {
  static: 'static HTML',
  prerendered: 'ours, prerendered',
  bare: 'ours, bare tags',
  lit: 'Lit',
  webawesome: 'Web Awesome',
  react: 'React SSR, hydrated',
  r2wc: 'plain r2wc',
  adobe: 'Adobe SPA SDK',
};

/** @param content the file of the page's content. */
export async function serveCoursePage(content) {
  const example = await withViewProps(partsOf(load(content, 1)));
  const kinds = JSON.stringify(kindsOf(example));
  const scripts = {};
  for (const name of ['r2wc', 'lit', 'react', 'webawesome', 'adobe'])
    Object.assign(scripts, await bundle(name, kinds));
  const { renderToString } = await import('react-dom/server');
  const { tree } = await importTree();
  const ownHead = readFileSync(join(DIST, 'head-courses.html'), 'utf8');
  const style = /<link rel="stylesheet"[^>]*>/.exec(ownHead)[0];
  const fonts = [...ownHead.matchAll(/<link rel="preload"[^>]*as="font"[^>]*>/g)].join('');

  const bodies = {
    static: async (parts) => ({ main: await staticSource(parts) }),
    prerendered: async (parts) => ({ main: await prerendered(parts), head: ownHead }),
    bare: async (parts) => ({ main: sourceOf(parts, bareTag), head: ownHead }),
    r2wc: async (parts) => ({
      main: sourceOf(await withViewProps(parts), attributesTag('r2wc-')),
      script: '/r2wc.js',
    }),
    lit: async (parts) => ({
      main: sourceOf(await withViewProps(parts), attributesTag('lit-')),
      // Ours has the hero's picture in its HTML, where the browser finds it at once.
      head: `${style}${fonts}${pictureOf(parts)}`,
      script: '/lit.js',
    }),
    react: async (parts) => {
      const given = await withViewProps(parts);
      const json = JSON.stringify(given).replaceAll('<', '\\u003c');
      return {
        main: renderToString(tree(given)),
        after: `<script type="application/json" id="content">${json}</script>`,
        script: '/react.js',
      };
    },
    webawesome: async (parts) => ({
      main: await kitSource(parts),
      head: `${style}${fonts}<link rel="stylesheet" href="/webawesome.css">`,
      script: '/webawesome.js',
    }),
    adobe: async (_parts, n) => ({
      main: '<div id="spa"></div>',
      head: `${style}${fonts}<meta property="cq:pagemodel_root_url" content="/adobe/${n}.model.json">`,
      script: '/adobe.js',
    }),
  };
  const page = async (variant, n) => {
    const data = load(content, n);
    const { main, head, after = '', script } = await bodies[variant](partsOf(data), n);
    const scripted = script ? `<script type="module" src="${script}"></script>` : '';
    return `<!doctype html><html lang="${data.lang}"><head><meta charset="utf-8"><title>${escaped(data.title)}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="${escaped(data.hero.alt)}"><link rel="icon" href="data:,"><style>${LAYOUT}</style>${head ?? style + fonts}${scripted}</head><body><main>${main}</main>${after}</body></html>`;
  };

  const kept = new Map();
  const answer = async (path) => {
    const [, variant, n, ending] = /^\/([\w-]+)\/(\d+)(\.html|\.model\.json)$/.exec(path) ?? [];
    if (variant && ending === '.html' && bodies[variant]) return page(variant, Number(n));
    if (variant === 'adobe')
      return JSON.stringify(spaModel(await withViewProps(partsOf(load(content, n))), path));
    if (variant) return '{":items":{},":itemsOrder":[]}';
    if (scripts[path]) return scripts[path];
    if (path.startsWith('/assets/')) return readFileSync(PICTURE);
    const file = path.startsWith(CLIENTLIBS) ? join(DIST, path.slice(CLIENTLIBS.length)) : '';
    return file && existsSync(file) ? readFileSync(file) : undefined;
  };
  const server = createServer(async (request, response) => {
    const path = new URL(request.url, 'http://x').pathname;
    if (!kept.has(path)) kept.set(path, await packed(path, await answer(path)));
    const { status, headers, body } = kept.get(path);
    response.writeHead(status, headers).end(body);
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((done) => server.close(done)),
  };
}

async function packed(path, body) {
  if (body === undefined) return { status: 404, headers: {}, body: '' };
  const ending = extname(path);
  const bytes = Buffer.from(body);
  const isText = ending in TYPES;
  const type = isText
    ? `${TYPES[ending]}; charset=utf-8`
    : (OTHER_TYPES[ending] ?? 'application/octet-stream');
  return {
    status: 200,
    headers: {
      'cache-control': CACHE[ending] ?? 'public, max-age=31536000, immutable',
      'content-type': type,
      ...(isText && { 'content-encoding': 'gzip' }),
    },
    body: isText ? gzipSync(bytes, { level: 9 }) : bytes,
  };
}

/** @param kinds what plain r2wc and Lit are told of the props, as JSON. */
async function bundle(name, kinds) {
  const given = {
    name: 'kinds',
    setup(build) {
      build.onResolve({ filter: /^bench:kinds$/ }, ({ path }) => ({ path, namespace: 'bench' }));
      build.onLoad({ filter: /.*/, namespace: 'bench' }, () => ({
        contents: `export const kinds = ${kinds}`,
      }));
    },
  };
  const entryPoints = [here(`clients/${name}.mjs`)];
  const { outputFiles } = await build({
    ...bundling,
    write: false,
    entryPoints,
    plugins: [given],
    outdir: 'out',
  });
  return Object.fromEntries(outputFiles.map(({ path, text }) => [`/${basename(path)}`, text]));
}

/** The React page for this process: JSX has to be compiled, React is that of the views. */
async function importTree() {
  const outfile = here('.tree.mjs');
  await build({
    ...bundling,
    alias: {},
    external: ['react', 'react-dom'],
    minify: false,
    platform: 'node',
    entryPoints: [here('react-page.mjs')],
    outfile,
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(outfile);
  }
}
