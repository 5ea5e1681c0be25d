/** Keys that press a button or a link. */
const PRESSES = [' ', 'Enter'];
const TEXT_FIELD =
  'input:not([type=radio], [type=checkbox], [type=button], [type=submit]), textarea, [contenteditable]';

/** The keys above that are down now, and the ids of pointers that are down. */
const pressed = new Set<unknown>();
let isComposing = false;
let isWatching = false;
const waiting: (() => void)[] = [];

/**
 * Notes from now on whether a visitor is in the middle of something that a replaced node would lose: a word that an input
 * method composes, or a press whose click has not come yet.
 */
export function watchInput(): void {
  if (isWatching) return;
  isWatching = true;
  for (const type of [
    'compositionstart',
    'compositionend',
    'pointerdown',
    'pointerup',
    'pointercancel',
    'keydown',
    'keyup',
  ])
    window.addEventListener(type, note, { capture: true, passive: true });
  // Nobody hears how it ends in another window.
  window.addEventListener('blur', end);
}

/** Resolves when the visitor is in the middle of nothing, or undefined if that is so now. */
export const whenIdle = (): Promise<void> | undefined =>
  isComposing || pressed.size > 0 ? new Promise((resolve) => waiting.push(resolve)) : undefined;

function note(event: Event): void {
  const { type } = event;
  if (type === 'compositionstart') isComposing = true;
  else if (type === 'compositionend') isComposing = false;
  else if (type === 'pointerdown') pressed.add((event as PointerEvent).pointerId);
  else if (type.startsWith('pointer')) pressed.delete((event as PointerEvent).pointerId);
  // In a text field these keys write. A press that began elsewhere may end there, because its click has moved the focus.
  else if (type === 'keyup') pressed.delete((event as KeyboardEvent).key);
  else if (PRESSES.includes((event as KeyboardEvent).key) && !isInText(event))
    pressed.add((event as KeyboardEvent).key);
  // The click, or the last input of a word, comes in this task still.
  if (waiting.length > 0) setTimeout(tellIdle);
}

const isInText = (event: Event) => (event.composedPath()[0] as Partial<Element>).matches?.(TEXT_FIELD);

function tellIdle(): void {
  if (isComposing || pressed.size > 0) return;
  for (const resolve of waiting.splice(0)) resolve();
}

function end(): void {
  isComposing = false;
  pressed.clear();
  tellIdle();
}
