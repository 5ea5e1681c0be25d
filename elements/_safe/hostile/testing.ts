// The script of the tests of hostile input in a page, beside the elements.

import type { TagDefinition } from '../../_core/declare/definition.js';
import { attributeNames } from '../../_core/declare/names.js';
import type { PropType } from '../../_core/declare/prop-type.js';
import { loadIconFile } from '../../_icon-files/icon-files.js';
import { validateSvg } from '../../_icon-files/validate-svg.js';
import { sanitizeHtml } from '../sanitize.js';

/** How a payload gets into the page. */
export type Way = 'raw' | 'sanitised' | keyof typeof GIVE;

/** The effects of payloads, as far as a page can see them itself. */
export interface Outcome {
  /** How many elements show their view. */
  readonly mounted: number;
  /** Elements that dispatched `uni-error`. */
  readonly failed: readonly string[];
  /** Markup in the page that could act. */
  readonly leftovers: readonly string[];
  /** Keys that the prototypes of objects and lists did not have. */
  readonly polluted: readonly string[];
}

type Give = (element: HTMLElement, prop: string, type: PropType<unknown>, payload: string) => void;

/** Addresses of pictures, which may be of any site. */
const PICTURES = new Set(['img', 'srcset', 'imageUrl', 'imagePath', 'tabletUp', 'mobileUp', 'logo']);
const ACTIVE =
  'iframe, frame, object, embed, base, meta, link, form, style, portal, script:not([data-slot]), animate, set, foreignObject';
/** A view that is not there after so many frames will not come. */
const MAX_FRAMES = 100;
/** Words that an element writes by itself. */
const OWN = 'form.m-course-search__form';
const EVENT_NAME = /\bon([a-z]+)/gi;

const GIVE = {
  attributes: (element, prop, _kind, payload) => {
    element.setAttribute(attributeNames(prop)[0]!, payload);
  },
  models: (element, prop, type, payload) => {
    const { model = {} } = element as { model?: object };
    Object.assign(element, { model: { ...model, [prop]: valueFor(type, payload) } });
  },
  'JSON slots': (element, prop, type, payload) => {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.dataset.slot = prop;
    script.textContent = JSON.stringify(valueFor(type, payload));
    element.append(script);
  },
  slots: (element, prop, _kind, payload) => {
    const child = document.createElement('div');
    child.slot = prop;
    child.textContent = payload;
    element.append(child);
  },
} satisfies Readonly<Record<string, Give>>;

const prototypeKeys = () => [Object.prototype, Array.prototype].flatMap((each) => Reflect.ownKeys(each));
const keysAtFirst = new Set(prototypeKeys());

/** So many payloads stand in the page at a time: a page of thousands of elements takes longer for each of them. */
const AT_A_TIME = 60;

/** Puts each payload into the page by itself, provokes the events that it names, and tells what became of it. */
async function tryAll(way: Way, tags: readonly string[], payloads: readonly string[]): Promise<Outcome> {
  const failed: string[] = [];
  const leftovers: string[] = [];
  let mounted = 0;
  document.addEventListener('uni-mount', ({ target }) => {
    if (isView(target as Element)) mounted++;
  });
  document.body.dataset.pageState = 'app_error';
  document.addEventListener('uni-error', (event) => {
    failed.push(
      `${(event.target as Element).localName}: ${(event as CustomEvent<{ error: unknown }>).detail.error}`,
    );
  });
  document.addEventListener('click', keepOnPage, true);
  for (let from = 0; from < payloads.length; from += AT_A_TIME) {
    const some = payloads.slice(from, from + AT_A_TIME);
    const places = some.map((payload, at) => place(way, tags, payload, from + at));
    await Promise.all(
      [...document.querySelectorAll<Mounting>(tags.join())].map((each) => each.mountComplete),
    );
    await rest();
    for (const [at, payload] of some.entries()) provoke(places[at]!, payload);
    await rest();
    leftovers.push(
      ...places.flatMap((each) =>
        [...each.querySelectorAll('*')].filter(couldAct).map((part) => part.outerHTML),
      ),
    );
    for (const each of places) each.remove();
  }
  const polluted = prototypeKeys().filter((key) => !keysAtFirst.has(key));
  return { mounted, failed, leftovers, polluted: polluted.map(String) };
}

/** Dispatches the events that payloads name in the views of them. Returns the elements that could act. */
async function actingIn(views: readonly Element[], payloads: readonly string[]): Promise<string[]> {
  document.addEventListener('click', keepOnPage, true);
  for (const view of views) provoke(view, payloads.join());
  await rest();
  return views.flatMap((view) =>
    [...view.querySelectorAll('*')].filter(couldAct).map(({ outerHTML }) => outerHTML),
  );
}

/** The payloads that a second sanitising would change. */
const notIdempotent = (payloads: readonly string[]): string[] =>
  payloads.filter((payload) => sanitizeHtml(sanitizeHtml(payload)) !== sanitizeHtml(payload));

/** Shows the icon files at these addresses. Returns how many are drawn, and as which elements with which attributes. */
async function drawIcons(addresses: readonly string[]): Promise<{ drawn: number; names: string[] }> {
  const icons = addresses.map((address) => {
    const icon = document.createElement('uni-icon');
    icon.setAttribute('external-icon', address);
    return icon;
  });
  document.body.append(...icons);
  const files = await Promise.allSettled(addresses.map(loadIconFile));
  const drawn = files.filter(({ status }) => status === 'fulfilled').length;
  for (let frame = 0; frame < MAX_FRAMES && icons.filter(isDrawn).length < drawn; frame++) await rest();
  await rest();
  const parts = icons.flatMap((icon) => [...icon.querySelectorAll('svg *')]);
  const names = parts.flatMap((part) => [part.localName, ...part.getAttributeNames()]);
  return { drawn, names: [...new Set(names)] };
}

const isDrawn = (icon: Element) => icon.querySelector('svg *') !== null;

/** The texts that `validateSvg` lets pass. */
const validSvgs = (texts: readonly string[]): string[] =>
  texts.filter((text) => {
    try {
      return validateSvg(text) === text;
    } catch {
      return false;
    }
  });

const api = { tryAll, actingIn, notIdempotent, drawIcons, validSvgs };

declare global {
  var hostile: typeof api;
}
globalThis.hostile = api;

interface Mounting extends HTMLElement {
  readonly mountComplete?: Promise<void>;
}

function place(way: Way, tags: readonly string[], payload: string, at: number): HTMLElement {
  const div = document.createElement('div');
  div.dataset.payload = String(at);
  document.body.append(div);
  if (way === 'raw') div.innerHTML = payload;
  else if (way === 'sanitised') div.innerHTML = sanitizeHtml(payload);
  else div.append(...tags.map((tag) => elementWith(tag, GIVE[way], payload)));
  return div;
}

function elementWith(tag: string, give: Give, payload: string): HTMLElement {
  const element = document.createElement(tag);
  const { definition } = customElements.get(tag) as unknown as { definition: TagDefinition };
  for (const [prop, type] of Object.entries(definition.props)) {
    if (!PICTURES.has(prop)) give(element, prop, type, payload);
  }
  return element;
}

/** Elements that arrange what is there mount too, with or without something to arrange. */
function isView({ localName }: Element): boolean {
  const { definition } = customElements.get(localName) as { definition?: object };
  return definition !== undefined && 'view' in definition;
}

function valueFor({ name, shape = {} }: PropType<unknown>, payload: string): unknown {
  const record = Object.entries(shape).map(([key, type]) => [key, valueFor(type, payload)]);
  if (name === 'list') return [Object.fromEntries(record)];
  return name === 'object' ? Object.fromEntries(record) : payload;
}

/** Nobody's mouse or keyboard is there. A link without script is not followed. */
function provoke(div: Element, payload: string): void {
  const events = [...payload.matchAll(EVENT_NAME)].map(([, name]) => name!.toLowerCase());
  for (const part of div.querySelectorAll<HTMLElement>('*')) {
    for (const name of new Set(events)) part.dispatchEvent(new Event(name, { cancelable: true }));
    if (part instanceof HTMLAnchorElement) part.click();
  }
}

function keepOnPage(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.protocol !== 'javascript:') event.preventDefault();
}

/** Every picture has come or failed, and what this led to is done. */
async function rest(): Promise<void> {
  const pictures = [...document.images].filter((image) => !image.complete && image.loading !== 'lazy');
  await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
  for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
  await new Promise((done) => setTimeout(done));
}

function couldAct(element: Element): boolean {
  if (element.matches(ACTIVE) && !element.matches(OWN)) return true;
  return element.getAttributeNames().some((name) => {
    const value = element.getAttribute(name) ?? '';
    return /^on/i.test(name) || (/^(href|src|action|xlink:href)$/i.test(name) && isScript(value));
  });
}

const isScript = (address: string) =>
  URL.canParse(address, location.href) && new URL(address, location.href).protocol === 'javascript:';
