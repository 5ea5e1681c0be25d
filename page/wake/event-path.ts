/** What an event has happened to, through shadow roots, the innermost first. */
export const elementsOf = (event: Event): Element[] =>
  event.composedPath().filter((target) => target instanceof Element);
