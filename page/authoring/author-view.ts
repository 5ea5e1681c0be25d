import { css } from './authoring.css?text';
import { placesIn } from './component-places.js';
import { NonAsciiMarks } from './non-ascii.js';
import { Placeholders } from './placeholders.js';

/** Shows authors what visitors do not see: empty components and letters beyond ASCII. */
export function showAuthorView(ready: Promise<unknown>, signal: AbortSignal): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const placeholders = new Placeholders();
  const marks = new NonAsciiMarks();
  const adopt = (root: Document | ShadowRoot) => {
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  };
  const look = (element: Element) => {
    if (element.shadowRoot) adopt(element.shadowRoot);
    marks.follow(element);
    placeholders.follow(element);
  };
  const onMount = (event: Event) => look(event.composedPath()[0] as Element);
  const followPlaces = () => {
    for (const place of placesIn(document).values()) placeholders.follow(place);
  };
  adopt(document);
  for (const type of ['uni-mount', 'uni-error']) document.addEventListener(type, onMount, { signal });
  window.addEventListener('cq-async-content-loaded', followPlaces, { signal });
  for (const element of document.querySelectorAll('*')) if (isMounted(element)) look(element);
  void ready.then(() => signal.aborted || followPlaces());
  signal.addEventListener('abort', () => {
    placeholders.stop();
    marks.stop();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  });
}

/** Elements that mounted before the author's part of the page was there. */
const isMounted = (element: Element) =>
  element.localName.startsWith('uni-') && Reflect.get(element, 'mountState') === 'mounted';
