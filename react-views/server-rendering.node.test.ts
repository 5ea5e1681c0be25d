import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Something for every view to show. Each takes what it knows. */
const PROPS = {
  title: 'Title',
  text: { __html: 'Text' },
  description: { __html: '<p>Description</p>' },
  items: [{ title: 'Home', link: { url: '/' } }, { title: 'Here' }],
  img: '/picture.jpg',
  imagePath: '/picture.jpg',
  posY: '20%',
  calltoactions: [{ ctaDescription: 'More', ctaUrl: '/more.html' }],
  ctaText: 'More',
  ctaUrl: '/more.html',
  name: 'add',
  size: 16,
};
const NOT_TEXT_OF = new Set(['button']);

const views = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name);
const componentName = (slug: string) =>
  slug.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

describe('on a server, where there is no document', () => {
  for (const slug of views) {
    it(`${slug} renders`, async () => {
      assert.equal(typeof document, 'undefined');
      const module = (await import(`./${slug}/${slug}.js`)) as Record<string, ComponentType<object>>;
      const View = module[componentName(slug)];
      assert.ok(View, `${slug}.tsx exports ${componentName(slug)}`);
      const props = NOT_TEXT_OF.has(slug) ? { ...PROPS, text: 'Text' } : PROPS;
      assert.match(renderToStaticMarkup(createElement(View, props)), /^$|^<\w+ /);
    });
  }
});
