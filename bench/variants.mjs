import { mkdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { bundling } from './bundling.mjs';
import { calloutTag } from './pages/callout.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const SCRIPTS = {
  static: '',
  embed: '<script type="module" src="/embed/uni.js"></script>',
  'embed-light': '<script type="module" src="/embed/uni.js" data-light></script>',
};
const EMBEDDED = /^\/embed\/[\w./-]+\.(?:js|css|woff2)$/;
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/**
 * Builds every variant and serves it on a free port of 127.0.0.1: `/{variant}/{n}.html` is a page with n callouts. Those of
 * `embed` are isolated, those of `embed-light` in the page; both are brought by `dist/embed/uni.js`.
 *
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function serveVariants() {
  const css = await readFile(here('../dist/cms/courses.css'));
  const scripts = Object.fromEntries(
    await Promise.all(['ours', 'r2wc'].map(async (name) => [name, await bundle(name)])),
  );
  const { staticCallout } = await importStatic();
  const body = {
    static: staticCallout,
    ours: (i) => calloutTag('uni-callout', 'data-', i),
    embed: (i) => calloutTag('uni-callout', 'data-', i),
    'embed-light': (i) => calloutTag('uni-callout', 'data-', i),
    r2wc: (i) => calloutTag('r2wc-callout', '', i),
  };
  const page = (variant, n) => {
    const script = SCRIPTS[variant] ?? `<script type="module" src="/${variant}.js"></script>`;
    const callouts = Array.from({ length: n }, (_, i) => body[variant](i)).join('\n');
    return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${variant} ${n}</title><meta name="viewport" content="width=device-width">${variant.startsWith('embed') ? '' : '<link rel="stylesheet" href="/courses.css">'}${script}<body><main>${callouts}</main>`;
  };
  const server = createServer(async (request, response) => {
    const [, variant, n] = /^\/(static|ours|r2wc|embed|embed-light)\/(\d+)\.html$/.exec(request.url) ?? [];
    const send = (type, content) => response.writeHead(200, { 'content-type': type }).end(content);
    if (variant) send('text/html; charset=utf-8', page(variant, Number(n)));
    else if (EMBEDDED.test(request.url))
      send(TYPES[extname(request.url)], await readFile(here(`../dist${request.url}`)));
    else if (request.url === '/courses.css') send('text/css', css);
    else if (scripts[request.url.slice(1, -3)]) send('text/javascript', scripts[request.url.slice(1, -3)]);
    else response.writeHead(404).end();
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((done) => server.close(done)),
  };
}

async function bundle(name) {
  const { outputFiles } = await build({
    ...bundling,
    entryPoints: [here(`pages/${name}.mjs`)],
    write: false,
  });
  return outputFiles[0].text;
}

async function importStatic() {
  const outfile = here('results/.static.mjs');
  await mkdir(here('results'), { recursive: true });
  await build({
    ...bundling,
    platform: 'node',
    minify: false,
    entryPoints: [here('pages/static.mjs')],
    outfile,
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(outfile);
  }
}
