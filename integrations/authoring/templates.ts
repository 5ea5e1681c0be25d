/** White space of a line's end and the next one's start, between two tags. */
const BETWEEN_TAGS = /(?<!<!DOCTYPE html)>\s*\n\s*(?=<)/g;

/** A template as the CMS gets it: it is indented for people, and a view has no white space between its tags. */
export const withoutIndentation = (template: string): string => template.replace(BETWEEN_TAGS, '>').trim();
