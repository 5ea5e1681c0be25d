import { settle } from '../../../page/testing.js';
import { createPrerenderer } from '../../../prerender/prerender.js';
import type { ElementDefinition } from '../declare/definition.js';
import type { ViewElement } from '../element.js';

type Live = (html: string) => Promise<ViewElement>;

/** Puts HTML into a `main` of its own, and gives its first element once that has its view. */
async function placed(html: string): Promise<ViewElement> {
  const place = document.body.appendChild(document.createElement('main'));
  place.setHTMLUnsafe(html);
  const element = place.firstElementChild as ViewElement;
  for (let turn = 0; turn < 2; turn++) {
    await element.mountComplete;
    await settle();
  }
  return element;
}

/** The lives that a tag can have in a page, by name: each takes the tag as its author wrote it. */
export function livesOf(definitions: readonly ElementDefinition[]): Readonly<Record<string, Live>> {
  const { prerender } = createPrerenderer(definitions, async () => '');
  const isolated = (html: string) => html.replace(/^<[\w-]+/, '$& isolated');
  const served = async (html: string) => placed(await prerender(html, { url: `${location.origin}/a.html` }));
  return {
    light: placed,
    isolated: (html) => placed(isolated(html)),
    prerendered: served,
    'prerendered and isolated': (html) => served(isolated(html)),
  };
}

/** The view of an element, wherever it stands. */
export const viewOf = (element: Element): Element | undefined =>
  [...(element.shadowRoot ?? element).children].find(({ classList }) => classList.contains('uni-view'));
