/** What `src` may lead to besides a model of the CMS. */
export interface FeedSource {
  /** Whether the answer of an address is a text that only `load` knows how to read. */
  isText(src: string): boolean;
  /**
   * Loads what makes a model of an answer: of the text, or of the JSON if `isText` is false.
   *
   * @returns a function that takes the answer, and the absolute address that it has come from. It rejects with an Error for
   *   what it cannot read.
   */
  load(): Promise<(answer: unknown, address: string) => Promise<Readonly<Record<string, unknown>>>>;
}
