/** All copies of the library on a page share this symbol, so its meaning may never change. */
const KNOWN = Symbol.for('uni.known-tags');

const page = globalThis as typeof globalThis & { [KNOWN]?: Set<string> };

/** Says which tags the page defines as soon as they appear, so that a model's components can become elements. */
export function announceTags(tags: Iterable<string>): void {
  page[KNOWN] = new Set([...(page[KNOWN] ?? []), ...tags]);
}

/**
 * Whether a tag is announced, or defined by whomever. Pages that import single elements announce none. Whoever asks about a
 * tag that may be somebody else's has to look at its name too.
 */
export const isKnownTag = (tag: string): boolean =>
  page[KNOWN]?.has(tag) === true || customElements.get(tag) !== undefined;
