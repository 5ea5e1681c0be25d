import { type PartAttributes, worded } from '../parts.js';

interface WordedTextProps {
  readonly words: string;
  readonly part: PartAttributes | undefined;
}

/** Words that others may stand beside. They are in an element of their own only if there are elements in them. */
export function WordedText({ words, part }: WordedTextProps) {
  const shown = worded(words, part);
  return 'children' in shown ? shown.children : <span {...shown} />;
}
