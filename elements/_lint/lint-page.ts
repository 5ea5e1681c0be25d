import { warnOnce } from '../../page/warn.js';
import { lint, sentenceOf } from './lint.js';
import { tagInPage } from './tag-in-page.js';

/** Names on the console what authors should know of the tags of a page, each finding once, and of those that follow. */
export function lintPage(document: Document): void {
  const look = (element: Element) => {
    const tag = tagInPage(element);
    for (const finding of tag ? lint(tag) : []) warnOnce(sentenceOf(finding));
  };
  document.addEventListener('uni-mount', (event) => {
    const [element] = event.composedPath();
    if (element instanceof Element) look(element);
  });
  for (const element of document.querySelectorAll('*'))
    if (Reflect.get(element, 'mountState') === 'mounted') look(element);
}
