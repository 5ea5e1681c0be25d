import { useEffect, useLayoutEffect, useRef } from 'react';

interface SuggestionsProps {
  /** The start of the ids of the list and of its options. */
  readonly id: string;
  readonly caption: string;
  readonly suggestions: readonly string[];
  readonly isExpanded: boolean;
  readonly active: number | undefined;
  readonly onChoose: (at: number) => void;
}

/**
 * The list under a combobox, which keeps the focus: a press of the mouse must not take it. It is in the top layer, so that
 * no box of the page clips it, if the browser can place it by its field there.
 */
export function Suggestions({ id, caption, suggestions, isExpanded, active, onChoose }: SuggestionsProps) {
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isOnTop =
    'togglePopover' in (globalThis.HTMLElement?.prototype ?? {}) && CSS.supports('anchor-scope: all');
  // Runs after each render, because a script that moves the element closes its popover.
  useLayoutEffect(() => {
    const box = popup.current;
    if (isOnTop && box?.isConnected && box.matches(':popover-open') !== isExpanded)
      box.togglePopover(isExpanded);
  });
  useEffect(() => {
    if (active !== undefined) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      className="m-course-search__popup"
      hidden={!isExpanded}
      ref={popup}
      popover={isOnTop ? 'manual' : undefined}
    >
      <div className="m-course-search__caption" id={`${id}-caption`}>
        {caption}
      </div>
      <div id={`${id}-list`} ref={list} role="listbox" aria-labelledby={`${id}-caption`}>
        {suggestions.map((suggestion, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox
          <div
            className="m-course-search__suggestion"
            id={`${id}-${at}`}
            key={suggestion}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(at)}
          >
            {suggestion}
          </div>
        ))}
      </div>
    </div>
  );
}
