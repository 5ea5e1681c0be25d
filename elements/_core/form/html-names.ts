// The names of HTML elements by what they mean to a reader of an author's HTML.

export const HEADING = /^h[1-6]$/;
export const BLOCK =
  /^(?:a(?:ddress|rticle|side)|blockquote|center|d(?:[dlt]|etails|ialog|iv)|fieldset|fig.*|footer|form|h(?:[1-6r]|eader|group)|li|main|menu|nav|[ou]l|p|pre|section|summary|table)$/;
/** Elements that have no words, or hold them for others. */
export const SILENT = /^(?:noscript|script|style|template|source|w?br|hr|svg)$/;
/** Elements that say nothing of their own around the one thing in them. */
export const SHELL = /^(?:a|p|div|section|figure|picture|span|strong|em|b|i|u|[ou]l|li|menu|nav)$/;
/** Elements that fonts of icons use without content, for their look alone. */
export const ICON = /^(?:span|strong|em|b|i|u)$/;
/** Elements around others that say nothing of their own. */
export const WRAPPER = /^(?:div|section|article|header|nav|hgroup|figure|picture)$/;
/** Elements whose parts mean nothing outside of them. */
export const PARTED = /^(?:[duo]l|table|details)$/;
