import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import * as shapes from './icons/icon-shapes.js';
import { namedShapes } from './icons/shape-by-name.js';
import type { SafeHtml, SafeUrl } from './safe.js';

// React does not wait for an icon.
namedShapes.provide(shapes);

interface Mounting extends Element {
  readonly mountComplete?: Promise<void>;
}

const PICTURES = /\/content\/dam\/[^"', ]+/g;
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

const roots: { readonly root: Root | undefined; readonly place: HTMLElement }[] = [];

/** Marks HTML of a test's own as sanitised. */
export const html = (markup: string): SafeHtml => ({ __html: markup }) as unknown as SafeHtml;

/** Marks a URL of a test's own as checked. */
export const url = (address: string): SafeUrl => address as SafeUrl;

/** A narrow column, which a window of any width may have. */
export function column(widthPx: number): HTMLElement {
  const place = document.createElement('div');
  place.style.inlineSize = `${widthPx}px`;
  return place;
}

/** Renders a view into the page and gives the place that it stands in. */
export function show(view: ReactNode, place: HTMLElement = document.createElement('div')): HTMLElement {
  document.body.append(place);
  const root = createRoot(place);
  roots.push({ root, place });
  flushSync(() => root.render(view));
  return place;
}

/** Puts an element's example into the page, its pictures replaced by a white one, and waits until its tags have mounted. */
export async function placeExample(markup: string): Promise<HTMLElement> {
  const place = document.createElement('main');
  place.innerHTML = markup.replace(PICTURES, PICTURE);
  document.body.append(place);
  roots.push({ root: undefined, place });
  await Promise.all([...place.querySelectorAll('*')].map((tag) => (tag as Mounting).mountComplete));
  return place;
}

/** Takes away what `show` and `placeExample` put into the page. */
export function clear(): void {
  for (const { root, place } of roots.splice(0)) {
    root?.unmount();
    place.remove();
  }
}

/** Every test of a view begins so: its styles are the page's, and the page is empty again after each. */
export function inStyle(): void {
  before(() => applyStyles());
  after(() => {
    document.adoptedStyleSheets = [];
  });
  afterEach(clear);
}

/** Gives the page the style sheet of the apps, without its fonts. */
export async function applyStyles(): Promise<void> {
  const response = await fetch('/app.css');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await response.text());
  document.adoptedStyleSheets = [sheet];
}

/**
 * The parts of an element's HTL template that its view does not render: class names and drawings. Markup that changes when
 * a script takes over would shift the page.
 *
 * @param rendered markup of the view that has every part that the template has.
 */
export async function partsOnlyIn(template: URL, rendered: string): Promise<string[]> {
  const text = await (await fetch(template)).text();
  const classes = [...text.matchAll(/[ "'](m-[\w-]*\w)(?=[ "'])/g)].map(([, name]) => name!);
  const drawings = [...text.matchAll(/ d="([^"$]+)"/g)].map(([, d]) => d!);
  return [...new Set([...classes, ...drawings])].filter((part) => !rendered.includes(part));
}

/** Waits for an eager picture. (`decode` waits for a frame, which a page in the background never paints.) */
export async function loaded(image: HTMLImageElement): Promise<void> {
  if (!image.complete) await new Promise((done) => image.addEventListener('load', done, { once: true }));
}

/** An element that must be there. */
export function get<E extends HTMLElement = HTMLElement>(place: ParentNode, selector: string): E {
  const found = place.querySelector<E>(selector);
  if (!found) throw new Error(`no element matches ${selector}`);
  return found;
}
