/**
 * The query that the document was asked for with. That of its address may be another from the start: a step through the
 * history of a document that was loaded anew comes before any script can hear of it.
 */
export const servedQuery = (): string =>
  new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).search;
