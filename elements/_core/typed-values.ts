import { successorOf } from './replaced-controls.js';

type Typed = HTMLInputElement | HTMLTextAreaElement;

/**
 * Remembers what a visitor has typed into a view before anybody listened.
 *
 * @returns tells it to the React that has taken the view over, by the event that typing makes; the caret stays.
 */
export function typedInto(view: Element): () => void {
  const typed = [...view.querySelectorAll<Typed>('input:not([type="hidden"]), textarea')]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ field, text: field.value, caret: field.selectionStart }));
  return () => {
    for (const { field: former, text, caret } of typed) {
      const field = (successorOf(former) as Typed | undefined) ?? former;
      field.value = field.defaultValue;
      setUnnoticed(field, text);
      if (caret !== null) field.setSelectionRange(caret, caret);
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    }
  };
}

/** React puts a setter of its own on a field, to tell a visitor's text from its own. */
function setUnnoticed(field: Typed, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
}
