const MAX_TAG_CHARACTERS = 80;
const TAG_AT_START_OF_LINE = /^( *)<([a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)+)>/gm;
const ATTRIBUTE = /[^\s=>]+(?:="[^"]*")?/g;

/** HTML whose long tags have one attribute on a line: they are read more easily so. */
export const oneAttributeALine = (html: string): string =>
  html.replace(TAG_AT_START_OF_LINE, (tag, indent: string, name: string, attributes: string) => {
    if (tag.length <= MAX_TAG_CHARACTERS) return tag;
    const lines = (attributes.match(ATTRIBUTE) ?? []).map((attribute) => `\n${indent}  ${attribute}`);
    return `${indent}<${name}${lines.join('')}\n${indent}>`;
  });
