import { outageMessages } from '../../vocabulary/outage.js';
import { siteSection } from '../environment/environment.js';
import { reportMissing } from '../scripts.js';

type Message = (typeof outageMessages)[keyof typeof outageMessages];

const TAG = 'uni-outage-message';
/**
 * One line of a text of `vocabulary/outage.ts`: its words, and the address if they are a link. The texts have no other
 * attribute, no element in another one but `ul`, and no character references.
 */
const LINE = /(?:<a href="([^"]*)">)?([^<>]+)(?:<|$)/g;
/** Marks a message that no author placed. */
const INSERTED = 'data-inserted';

/**
 * Makes sure that an outage message stands in the document, at the top of `main` if there is none, with the texts of
 * the spec's sections 4 and 8 where its author gave none. The element shows itself by the page's state.
 *
 * @param define defines the message's tag. When it cannot, the texts are written without it.
 */
export async function showOutage(
  define: (tags: readonly string[]) => Promise<void>,
  pathname: string = location.pathname,
): Promise<void> {
  const message = outageMessages[siteSection(pathname) === 'courses' ? 'courses' : 'application'];
  const element = document.querySelector<HTMLElement>(TAG) ?? insert();
  for (const [name, value] of Object.entries(message)) {
    const isGiven = element.hasAttribute(name) || element.hasAttribute(`data-${name}`);
    if (!isGiven) element.setAttribute(`data-${name}`, value);
  }
  await define([TAG]).catch(reportMissing);
  if (!customElements.get(TAG)) writePlainly(element, message);
}

/**
 * Takes away the messages that `showOutage` inserted for a page that was stopped since, because no page leaves `app_error`.
 * One that an author placed clears itself if its class is there.
 */
export function hideOutage(): void {
  for (const element of document.querySelectorAll(`${TAG}[${INSERTED}]`)) element.remove();
}

function insert(): HTMLElement {
  const element = document.createElement(TAG);
  element.setAttribute(INSERTED, '');
  (document.querySelector('main') ?? document.body).prepend(element);
  return element;
}

/**
 * Keeps the content that an author wrote into the message. The message becomes an alert once it has its words, because
 * Firefox announces no later ones.
 */
function writePlainly(element: HTMLElement, { title, text }: Message): void {
  if (element.textContent.trim() === '') {
    const lines = [...text.matchAll(LINE)].map(([, href, words]) => line(words!, href));
    element.append(part('h2', title), ...lines);
  }
  element.hidden = false;
  element.style.display = 'block';
  element.setAttribute('role', 'alert');
}

function line(words: string, href: string | undefined): HTMLElement {
  if (!href) return part('p', words);
  const paragraph = document.createElement('p');
  paragraph.append(Object.assign(part('a', words), { href }));
  return paragraph;
}

const part = (tag: string, textContent: string): HTMLElement =>
  Object.assign(document.createElement(tag), { textContent });
