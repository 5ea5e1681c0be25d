import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { debounce } from 'lodash-es';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { assetRoutes } from '../../fixtures/content-files/asset-routes.js';
import { dataAt } from '../../fixtures/content-files/data-answers.js';
import { refuse } from '../../fixtures/content-files/not-found.js';
import { Renditions } from '../../fixtures/content-files/renditions.js';
import { siteContent } from '../../fixtures/server/content/site-content.js';
import { createHost } from '../../fixtures/server/host.js';
import { pathnameOf } from '../../fixtures/server/routes/pages.js';
import { searchRoutes } from '../../fixtures/server/routes/search.js';
import { componentFolders } from '../rollup/component-folders.js';
import { bundleSheet, bundleStyles } from '../rollup/styles.js';
import { elementPage, guideNames, guidePage, indexPage } from './pages.js';
import { writtenModules } from './sources.js';

const SOURCES = /^(?:docs|elements|integrations\/eds|fsm|page|react-views|vocabulary)\//;
const CALM_MS = 50;
const FONT = /^\/fonts\//;
const PAGE = /^\/(elements|guides)\/([\w-]+)\.html$/;
const OF_THE_SITE = /^\/(?:content|bin|mocks|libs|[^/]*\.json)/;

/**
 * Serves every element and every guide from the sources, each on a page that loads anew when a file of theirs is saved.
 *
 * @param port 0 for any that is free. If the port is taken, the next one is used.
 */
export async function startDevServer(port: number): Promise<ViteDevServer> {
  const server = await createServer({
    ...{ configFile: false, appType: 'custom', clearScreen: false, logLevel: 'warn' },
    server: {
      ...{ host: '127.0.0.1', port },
      watch: { ignored: ['**/dist/**', '**/aem/**', '**/target/**', '**/bench/**'] },
    },
    optimizeDeps: { entries: ['index.ts', 'elements/*/uni-*.ts'] },
    plugins: [writtenModules(), pages(await site())],
  });
  return server.listen();
}

/** Pictures, models and the answers of services, as the demo site has them. */
async function site(): Promise<FastifyInstance> {
  const content = siteContent(['fixtures/mocks', 'fixtures/content']);
  const assets = resolve('fixtures/content/dam');
  const app = await createHost();
  assetRoutes(app, { clientLibs: resolve('dist/cms'), assets, renditions: new Renditions(assets) });
  searchRoutes(app);
  app.get('/*', (request, reply) => {
    const data = dataAt(content, pathnameOf(request.url));
    return data === undefined ? refuse(reply, request.url, 'there is no such data') : reply.send(data);
  });
  await app.ready();
  return app;
}

function pages(site: FastifyInstance): Plugin {
  return {
    name: 'pages',
    configureServer(server) {
      loadAnewOnChange(server);
      server.middlewares.use((request, response, next) => {
        const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
        if (OF_THE_SITE.test(pathname)) site.routing(request, response);
        else
          answer(server, pathname, searchParams).then(
            (made) => (made ? send(response, made) : next()),
            (error: Error) => {
              server.ssrFixStacktrace(error);
              console.error(`${pathname}: ${error.stack ?? error.message}`);
              send(response, { type: 'text/plain', body: error.message }, 500);
            },
          );
      });
    },
    async buildEnd() {
      await site.close();
    },
  };
}

interface Answer {
  readonly type: string;
  readonly body: string | Uint8Array;
}

/** @returns undefined for what Vite answers: modules. */
async function answer(
  server: ViteDevServer,
  pathname: string,
  query: URLSearchParams,
): Promise<Answer | undefined> {
  const page = async (html: string) => ({
    type: 'text/html',
    body: await server.transformIndexHtml(pathname, html),
  });
  if (pathname === '/') return page(indexPage((await componentFolders()).map(({ slug }) => slug)));
  if (pathname === '/app.css' || FONT.test(pathname)) {
    const { css, fonts } = await bundleStyles(await componentFolders());
    const font = fonts.get(pathname.slice(1));
    return font ? { type: 'font/woff2', body: font } : { type: 'text/css', body: css };
  }
  if (pathname === '/docs.css')
    return { type: 'text/css', body: (await bundleSheet("@import './docs/site/docs.css';")).css };
  const [, kind, name = ''] = PAGE.exec(pathname) ?? [];
  if (kind === 'guides' && guideNames().includes(name)) return page(guidePage(name));
  if (kind !== 'elements' || !(await componentFolders()).some(({ slug }) => slug === name)) return undefined;
  const { examples } = await server.ssrLoadModule(`/elements/${name}/examples.ts`);
  return page(elementPage(name, examples, query));
}

/** A style sheet and an example are in a page that no module of it names, so every page loads anew, and all modules. */
function loadAnewOnChange(server: ViteDevServer): void {
  const reload = debounce(() => {
    server.moduleGraph.invalidateAll();
    server.ws.send({ type: 'full-reload' });
  }, CALM_MS);
  server.watcher.on('all', (_, file) => {
    if (SOURCES.test(file.slice(process.cwd().length + 1))) reload();
  });
}

function send(response: ServerResponse<IncomingMessage>, { type, body }: Answer, status = 200): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' });
  response.end(body);
}
