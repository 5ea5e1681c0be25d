import { isEditingMode } from '../../page/environment/modes.js';
import { warnOnce } from '../../page/warn.js';
import '../_core/form/form-at-once.js';
import { DOM } from '../_core/read/dom-content.js';
import type { Finding } from './finding.js';
import { hostRuleFinding } from './host-rules.js';
import { iconFileFindings } from './icon-file.js';
import { lint, sentenceOf } from './lint.js';
import { tagInPage } from './tag-in-page.js';
import { tornFindings } from './torn-view.js';

/** The findings of a tag, one sentence a line. `page/authoring/authoring.css` shows them. */
const FINDINGS = 'data-uni-findings';
const UNUSED = '[data-prerendered]:not(:defined)';

/**
 * Names on the console what authors should know of the tags of a page, each finding once, and of those that follow. Where
 * the page is edited, each tag shows its own too, because authors have no console open.
 *
 * @param define defines a tag. Give it if prerendered tags that nobody has used are to be linted too.
 */
export async function lintPage(
  document: Document,
  define?: (tag: string) => Promise<unknown> | undefined,
): Promise<void> {
  const compared = new Set<string>();
  const look = (element: Element) => {
    // An author's edit comes as a model, and is newer than the tag.
    const isEdited = Reflect.get(element, 'model') !== undefined;
    const tag = isEdited ? undefined : tagInPage(element);
    const findings = tag ? lint(tag) : [];
    if (tag && !compared.has(element.localName)) {
      compared.add(element.localName);
      const changed = hostRuleFinding(element);
      if (changed) findings.push(changed);
    }
    show(element, findings);
    if (tag)
      void iconFileFindings(tag).then((others) => {
        if (others.length > 0) show(element, [...findings, ...others]);
      });
  };
  const lookAtAll = () => {
    for (const element of document.querySelectorAll('*'))
      if (Reflect.get(element, 'mountState') === 'mounted') look(element);
  };
  document.addEventListener('uni-mount', (event) => {
    const [element] = event.composedPath();
    if (element instanceof Element) look(element);
  });
  lookAtAll();
  const unused = [...document.querySelectorAll(UNUSED)];
  for (const element of unused) show(element, tornFindings(element, DOM));
  if (!define) return;
  const tags = new Set(unused.map(({ localName }) => localName));
  await Promise.allSettled([...tags].map(define));
  lookAtAll();
}

function show(element: Element, findings: readonly Finding[]): void {
  const sentences = findings.map(sentenceOf);
  for (const sentence of sentences) warnOnce(sentence);
  if (sentences.length === 0) element.removeAttribute(FINDINGS);
  else if (isEditingMode()) element.setAttribute(FINDINGS, sentences.join('\n'));
}
