/** Opens what an element is folded away in, as the browser does for a link's target: details, and text to be found. */
export function reveal(element: Element): void {
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (each instanceof HTMLDetailsElement) each.open = true;
    if (each.getAttribute('hidden') !== 'until-found') continue;
    each.dispatchEvent(new Event('beforematch', { bubbles: true }));
    each.removeAttribute('hidden');
  }
}

/** Moves the focus without scrolling. What cannot take it can as long as it has it. */
export function focusOn(element: Element): void {
  if (!(element instanceof HTMLElement) || element === document.documentElement) return;
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.setAttribute('tabindex', '-1');
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}
