import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { CLOSED, press } from './popup-keys.js';

/** Stands for any key that an input method takes (UI Events, section on `keyCode`). */
const TAKEN_BY_INPUT_METHOD = 229;

/** The parts around a combobox. */
export interface Combobox {
  readonly text: string;
  readonly suggestions: readonly string[];
  /** Suggestions for a text are wanted. */
  readonly onSuggest: (text: string) => void;
  readonly onDismiss: () => void;
  readonly onChoose: (suggestion: string) => void;
}

/** Whether the suggestions are open and which of them is active, by what a visitor types, clicks and presses. */
export function useCombobox({ text, suggestions, onSuggest, onDismiss, onChoose }: Combobox) {
  const [popup, setPopup] = usePopup(suggestions);

  const open = (wanted: string) => {
    setPopup({ isOpen: true, active: undefined });
    onSuggest(wanted);
  };
  const close = () => {
    setPopup(CLOSED);
    onDismiss();
  };
  const choose = (at: number) => {
    close();
    onChoose(suggestions[at]!);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Safari tells of the key that ends a word when the word has ended already.
    if (event.nativeEvent.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD) return;
    const pressed = press(event, popup, suggestions.length);
    if (!pressed) return;
    if (pressed.isTaken) event.preventDefault();
    if (pressed.chosen !== undefined) return choose(pressed.chosen);
    if (!pressed.popup.isOpen) return close();
    setPopup(pressed.popup);
    if (!popup.isOpen) onSuggest(text);
  };

  return {
    isExpanded: popup.isOpen && suggestions.length > 0,
    active: popup.active,
    open,
    choose,
    listeners: { onKeyDown, onBlur: close, onClick: () => !popup.isOpen && open(text) },
  };
}

/** Other suggestions are another list, of which none is active yet. */
function usePopup(suggestions: readonly string[]) {
  const [popup, setPopup] = useState(CLOSED);
  const [seen, setSeen] = useState(suggestions);
  if (seen !== suggestions) {
    setSeen(suggestions);
    setPopup({ ...popup, active: undefined });
  }
  return [popup, setPopup] as const;
}
