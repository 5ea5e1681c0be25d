import { existsSync, readFileSync } from 'node:fs';

/** Measurements of an element in a browser. The build has no browser, so it reads the kept figures. */
export interface Facts {
  /** The scripts that the first example adds to a page: rendered by a server, and as a bare tag. */
  readonly scripts: { readonly served: number; readonly bare: number };
  /** How many per cent of the words and pictures show without a script, or null where there are none. */
  readonly withoutScript: { readonly served: number | null; readonly bare: number | null };
  /** The median of the times that the page's thread takes to mount a tag and lay it out, once its code is loaded. */
  readonly mountMs: number;
}

export interface MeasuredFacts {
  readonly date: string;
  readonly browser: string;
  readonly elements: Readonly<Record<string, Facts>>;
}

export const FACTS = new URL('../facts.json', import.meta.url);

export const readFacts = (): MeasuredFacts =>
  existsSync(FACTS)
    ? (JSON.parse(readFileSync(FACTS, 'utf8')) as MeasuredFacts)
    : { date: '', browser: '', elements: {} };
