import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commandsOfGuide, GUIDE_TEXT, run } from '../build/guide-commands.js';
import { get, sling, storePage } from './place.js';

const ORIGIN = 'http://127.0.0.1:4502';

test('the commands of the guide make a page with a component, and one of a site', async () => {
  const stdout = await run(commandsOfGuide(ORIGIN).replace(ORIGIN, sling.origin));
  const pages = stdout.split('<!DOCTYPE html>').slice(1);
  const model = stdout.match(/^\{.*":type":"uni\/components\/page"\}/m)?.[0];
  assert.match(pages[0]!, /<title>My first page<\/title>.*<uni-callout [^>]*Open through the night/s);
  assert.match(String(model), /"title":"Open through the night"/);
  const [, added = ''] = pages;
  assert.match(
    added,
    /Open through the night.*<uni-callout [^>]*Bring a card.*<uni-callout>\s*<h3>Open day/s,
  );
});

test('the commands of the guide can be repeated', async () => {
  await run(commandsOfGuide(ORIGIN).replace(ORIGIN, sling.origin));
});

test('the page template of the guide writes a page of a site’s own', async () => {
  const [, html = ''] = /^```html\n(<!DOCTYPE html>\n<html data-sly-use.*?)^```$/ms.exec(GUIDE_TEXT) ?? [];
  const type = 'mysite/components/own/page';
  const component = new FormData();
  component.set('jcr:primaryType', 'cq:Component');
  component.set('sling:resourceSuperType', 'uni/components/page');
  component.set('page.html', new Blob([html], { type: 'text/html' }), 'page.html');
  const answer = await sling.request(`/apps/${type}`, { method: 'POST', body: component });
  assert.ok(answer.ok, String(answer.status));
  const callout = { ':type': 'uni/components/callout', title: 'Fees' };
  await storePage('/content/guides-page', { callout }, { title: 'Own', language: 'vi' });
  await sling.post('/content/guides-page/jcr:content', { 'sling:resourceType': type });
  const page = await get('/content/guides-page.html');
  assert.match(page, /<html lang="vi">.*<title>Own<\/title>.*<link rel="stylesheet".*<script .*vietnamese/s);
  assert.match(page, /<main id="main">.*<uni-callout data-title="Fees" data-prerendered/s);
});
