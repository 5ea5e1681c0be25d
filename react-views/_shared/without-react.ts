import type { LabelTexts } from '../../vocabulary/labels.js';

/** What a view that is rendered without React has instead of React's contexts and state. */
export interface WithoutReact {
  readonly labels: LabelTexts;
  /** Whether React takes the view over later. Its hooks have what they begin with; else it must have none. */
  readonly comesAlive: boolean;
}

let current: WithoutReact | undefined;

/** Undefined while React renders. */
export const withoutReact = (): WithoutReact | undefined => current;

/** Views that are called before `render` returns are rendered so. */
export function renderWithoutReact(how: WithoutReact, render: () => void): void {
  const outer = current;
  current = how;
  try {
    render();
  } finally {
    current = outer;
  }
}
