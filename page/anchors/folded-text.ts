import { PRERENDERED_MARK, SCRIPTS_MARK } from '../wake/prerendered.js';

const PRERENDERED = `[${PRERENDERED_MARK}]`;
/** What a server's view folds until its element comes alive: the style sheet does, which no search looks through. */
const FOLDED = '.m-fold--waiting .m-fold__rest';
/** As the views' own fold has it (`useFold`), which takes the role away again where a view has come alive. */
const HAS_ROLE = ':not(div, span, dt, dd, caption, details, [role])';
const NO_ROLE = 'none presentation';

/**
 * Has the browser's search, and links, find what prerendered elements fold; it is open then, and where the page's or the
 * element's script fails. Ends with the signal.
 */
export function makeFindable(signal: AbortSignal): void {
  hideUntilFound(
    document.querySelectorAll(`${PRERENDERED}:not([${SCRIPTS_MARK}="failed"]) ${FOLDED}:not([hidden])`),
  );
  const failures = new MutationObserver((records) => {
    for (const { target } of records)
      if ((target as Element).getAttribute(SCRIPTS_MARK) === 'failed') unfold(target as Element);
  });
  failures.observe(document.body, { subtree: true, attributeFilter: [SCRIPTS_MARK] });
  document.addEventListener('beforematch', onFound, { signal });
  signal.addEventListener('abort', () => {
    failures.disconnect();
    for (const element of document.querySelectorAll(PRERENDERED)) unfold(element);
  });
}

/** Chromium's search passes over what a style sheet has hidden before, unless it was shown in between: here in no frame. */
function hideUntilFound(texts: NodeListOf<HTMLElement>): void {
  for (const { style } of texts) style.contentVisibility = 'visible';
  if (texts[0]) getComputedStyle(texts[0]).getPropertyValue('content-visibility');
  for (const text of texts) {
    text.setAttribute('hidden', 'until-found');
    if (text.matches(HAS_ROLE)) text.setAttribute('role', NO_ROLE);
    // Chromium leaves an empty attribute where nobody has looked at it since the style was set.
    if (text.hasAttribute('style')) text.removeAttribute('style');
  }
}

/** At once: the browser goes there before anything could be loaded. */
function onFound({ target }: Event): void {
  const text = target as Element;
  const element = text.matches(FOLDED) && text.closest(PRERENDERED);
  if (!element) return;
  element.setAttribute(SCRIPTS_MARK, 'failed');
  unfold(element);
}

function unfold(root: ParentNode): void {
  for (const text of root.querySelectorAll(`${FOLDED}[hidden]`)) {
    text.removeAttribute('hidden');
    if (text.getAttribute('role') === NO_ROLE) text.removeAttribute('role');
  }
}
