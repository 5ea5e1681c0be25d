/** Where an element's view stands: in it or in its shadow root; else the element itself. */
export function shownBy(element: Element): Element {
  return (element.shadowRoot ?? element).querySelector('.uni-view') ?? element;
}
