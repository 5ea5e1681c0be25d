import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { fetched, settled } from '../fixtures/visitor.js';
import { describe, it } from '../fixtures/visits.js';
import type { VitalsReport } from './apps/web-vitals.js';

/** The publish host behind a server that takes the measures too. */
function startListener(publish: string): Server {
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      server.emit('report', JSON.parse(Buffer.concat((await request.toArray()) as Buffer[]).toString()));
      return response.writeHead(204).end();
    }
    // A page that is closed leaves calls behind, whose host ends with the test.
    try {
      const answer = await fetch(publish + request.url);
      const body = Buffer.from(await answer.arrayBuffer());
      return response
        .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
        .end(body);
    } catch {
      return response.destroy();
    }
  });
  return server.listen(0, '127.0.0.1');
}

describe('web vitals', () => {
  // One server hears what all of them report.
  describe.configure({ mode: 'default' });

  let listener: Server;
  const reports: VitalsReport[] = [];
  it.beforeAll(({ site }) => {
    listener = startListener(site.publish);
    listener.on('report', (report) => reports.push(report as VitalsReport));
  });
  it.afterAll(() => {
    listener.close();
    listener.closeAllConnections();
  });
  const origin = () => `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;

  /** A page whose head says where its measures go. */
  async function visit(page: Page, head: string) {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    const address = `${origin()}/home.html?name=visitor`;
    await page.route(address, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('<head>', `<head>${head}`) });
    });
    await page.goto(address);
    assert.equal(await settled(page), 'success');
    const loaded = async () => (await fetched(page)).some(({ name }) => name.includes('web-vitals'));
    return { messages, loaded };
  }

  it('are measured for nobody where the page names nobody', async ({ page }) => {
    const { loaded } = await visit(page, '');
    assert.equal(await loaded(), false);
  });

  it('of an address that is none are told to nobody, and the console names the remedy', async ({ page }) => {
    const { messages, loaded } = await visit(
      page,
      '<meta name="web-vitals-path" content="javascript:alert(1)">',
    );
    const isTold = (text: string) => text.startsWith('<meta name="web-vitals-path">');
    if (!messages.some(isTold)) await page.waitForEvent('console', (message) => isTold(message.text()));
    assert.equal(await loaded(), false);
    assert.equal(messages.filter(isTold).length, 1);
  });

  it('go where the page says as the visitor leaves it, with the page’s path and without its query', async ({
    page,
  }) => {
    await visit(page, '<meta name="web-vitals-path" content="/bin/web-vitals">');
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('web-vitals')),
    );
    assert.equal(reports.length, 0);
    await page.goto(`${origin()}/about.html`);
    const names = () => reports.flatMap(({ vitals }) => vitals.map(({ name }) => name)).sort();
    while (!names().includes('LCP')) await once(listener, 'report');
    assert.deepEqual(names(), ['CLS', 'FCP', 'LCP', 'TTFB']);
    assert.deepEqual([...new Set(reports.map(({ page }) => page))], ['/home.html']);
  });
});
