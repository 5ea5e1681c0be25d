// A list that a server fills from an address of its own site.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPrerenderer } from '../../../prerender/prerender.js';
import { definition } from '../uni-list.js';

const { prerender } = createPrerenderer([definition]);
const ATOM =
  '<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>Tides</title><link href="/tides"/><updated>2026-03-01T08:00:00Z</updated></entry></feed>';
const JSON_FEED = { version: 'https://jsonfeed.org/version/1.1', items: [{ title: 'Moon', url: '/moon' }] };
const PAGE = (src: string) => `<uni-list src="${src}"><p>Our news</p></uni-list>`;

describe('a list that a server fills', () => {
  for (const [src, title] of [
    ['/news/feed/', 'Tides'],
    ['https://www.example.edu/feed.atom', 'Tides'],
    ['/feed.json', 'Moon'],
  ] as const)
    it(`has what its own site answers at ${src}`, async () => {
      const asked: string[] = [];
      const html = await prerender(PAGE(src).repeat(2), {
        url: 'https://www.example.edu/faculty/',
        fetch: async (address) => {
          asked.push(address);
          return address.endsWith('.json') ? Response.json(JSON_FEED) : new Response(ATOM);
        },
      });
      assert.equal(html.split(`>${title}<`).length - 1, 2, html);
      assert.equal(asked.length, 1, 'an address is asked once');
    });

  for (const src of [
    'https://other.example/feed.xml',
    '//other.example/feed.xml',
    '/../etc/feed.xml',
    '/etc/feed.xml',
  ])
    it(`is left to the browser where the address is ${src}`, async () => {
      let asked = 0;
      const html = await prerender(PAGE(src), {
        url: 'https://www.example.edu/faculty/',
        fetch: async () => {
          asked++;
          return new Response(ATOM);
        },
        onWarning() {},
        onError() {},
      });
      assert.equal(html, PAGE(src));
      assert.equal(asked, 0);
    });
});
