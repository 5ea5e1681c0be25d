const KNOWN = Symbol.for('uni.known-tags');

const page = globalThis as typeof globalThis & { [KNOWN]?: Set<string> };

/** Says which tags the page defines as soon as they appear, so that a model's components can become elements. */
export function announceTags(tags: Iterable<string>): void {
  page[KNOWN] = new Set([...(page[KNOWN] ?? []), ...tags]);
}

/** Whether an element with this tag is, or will be, one of ours. */
export const isKnownTag = (tag: string): boolean =>
  page[KNOWN]?.has(tag) === true || customElements.get(tag) !== undefined;
