/** The elements that an event has happened to, through shadow roots, the innermost first. */
export const eventPathElements = (event: Event): Element[] =>
  event.composedPath().filter((target) => target instanceof Element);
