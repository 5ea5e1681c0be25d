/** The list of suggestions under a combobox. */
export interface Popup {
  readonly isOpen: boolean;
  /** The place of the active suggestion, or none when the focus is in the text only. */
  readonly active: number | undefined;
}

interface Key {
  readonly key: string;
  readonly altKey: boolean;
}

interface Pressed {
  readonly popup: Popup;
  /** Whether the key has had its effect, so that the browser's own must not follow. */
  readonly isTaken: boolean;
  /** The place of the suggestion that the key takes. */
  readonly chosen?: number;
}

export const CLOSED: Popup = { isOpen: false, active: undefined };

/**
 * Moves in the list by a key, by the APG's editable combobox with list autocomplete and manual selection: arrows go
 * round through the suggestions and the text, Enter takes the active one, Escape closes, and the keys of the caret
 * leave the list for the text.
 *
 * @param count how many suggestions there are.
 * @returns nothing for a key that is the text's alone.
 */
export function press({ key, altKey }: Key, popup: Popup, count: number): Pressed | undefined {
  const isShown = popup.isOpen && count > 0;
  switch (key) {
    case 'ArrowDown':
      return {
        popup: { isOpen: true, active: altKey ? popup.active : step(popup, count, 1) },
        isTaken: true,
      };
    case 'ArrowUp':
      if (altKey) return { popup: CLOSED, isTaken: true };
      return { popup: { isOpen: true, active: step(popup, count, -1) }, isTaken: true };
    case 'Enter':
      if (!isShown || popup.active === undefined) return { popup: CLOSED, isTaken: false };
      return { popup: CLOSED, isTaken: true, chosen: popup.active };
    case 'Escape':
      return isShown ? { popup: CLOSED, isTaken: true } : undefined;
    case 'Tab':
      return { popup: CLOSED, isTaken: false };
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return { popup: { ...popup, active: undefined }, isTaken: false };
    default:
      return undefined;
  }
}

/** The text itself is a place of the round, before the first suggestion and after the last. */
function step({ active = -1 }: Popup, count: number, by: number): number | undefined {
  const places = count + 1;
  const place = ((active + 1 + by + places) % places) - 1;
  return place < 0 ? undefined : place;
}
