/** One example of an element, as its `examples.ts` declares it. */
export interface Example {
  readonly name: string;
  readonly html: string;
  readonly note?: string;
  /** The page's state in which there is something to see. */
  readonly state?: string;
}
