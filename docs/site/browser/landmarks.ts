const LABEL = 'aria-label';
const LANDMARKS = [
  ':is(nav, search, form, section, aside):not([role])',
  ':is([role="navigation"], [role="search"], [role="form"], [role="region"], [role="complementary"])',
]
  .map((selector) => `${selector}[${LABEL}]`)
  .join();

/**
 * Tells apart the landmarks of a page that shows several examples of one element, for readers who go from landmark to
 * landmark: one whose name another has before it gets the name of its example too.
 */
export function nameLandmarks(examples: readonly HTMLElement[]): void {
  const watched = new MutationObserver(name);
  name();
  for (const example of examples)
    watched.observe(example, { childList: true, subtree: true, attributeFilter: [LABEL] });

  function name(): void {
    const known = new Set<string>();
    for (const landmark of document.querySelectorAll(LANDMARKS)) {
      const { example } = landmark.closest<HTMLElement>('[data-example]')?.dataset ?? {};
      const label = landmark.getAttribute(LABEL)!;
      if (example && known.has(keyOf(landmark)) && !label.endsWith(example))
        landmark.setAttribute(LABEL, `${label}: ${example}`);
      known.add(keyOf(landmark));
    }
  }
}

const keyOf = (landmark: Element) =>
  `${landmark.getAttribute('role') ?? landmark.localName} ${landmark.getAttribute(LABEL)}`;
