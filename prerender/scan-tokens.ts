import type { DefaultTreeAdapterMap } from 'parse5';
import { characterInTable } from '../elements/_safe/named-characters-table.js';

type Element = DefaultTreeAdapterMap['element'];
type Places = NonNullable<NonNullable<Element['sourceCodeLocation']>['attrs']>;
export type Attribute = Element['attrs'][number];

/** Thrown where a parser would repair, move or imply something. */
export const REFUSED = Symbol('left to the parser');

export const refuse = (): never => {
  throw REFUSED;
};

/** Each attribute is compared with those before it. */
const MOST_ATTRIBUTES = 100;

const TAG = /<(\/?)([a-z][a-z0-9-]*)(?=[ \t\n/>])/iy;
const ATTRIBUTE =
  /[ \t\n]+([a-z_:@#*.([][\w:@#*.()[\]-]*)(?:[ \t\n]*=[ \t\n]*(?:"([^"]*)"|'([^']*)'|([^ \t\n"'=<>`]+)))?/iy;
const TAG_END = /[ \t\n]*(\/?)>/y;
const DOCTYPE = /[ \t\n]*<!doctype html>/iy;
const REFERENCE = /&(?:#([0-9]+);|#x([0-9a-f]+);|([a-z][a-z0-9]*)(;|=)?|#)/gi;
const ODD_COMMENT = /^-?>|--!>|<!--|-$/;

export interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly isSelfClosed: boolean;
  readonly attributes: Attribute[];
  readonly places: Places | undefined;
}

/** Reads a source from one place to the next. Whatever is not plain is refused. */
export class Tokens {
  readonly source: string;
  at = 0;

  constructor(source: string) {
    this.source = source;
  }

  skipDoctype(): void {
    DOCTYPE.lastIndex = 0;
    if (DOCTYPE.test(this.source)) this.at = DOCTYPE.lastIndex;
  }

  /**
   * @param placed the tags whose attributes have places.
   * @returns undefined where no tag begins.
   */
  tag(placed: ReadonlySet<string>): Tag | undefined {
    TAG.lastIndex = this.at;
    const begin = TAG.exec(this.source);
    if (!begin) return undefined;
    this.at = TAG.lastIndex;
    const [isEnd, name] = [begin[1] === '/', begin[2]!.toLowerCase()];
    const places = !isEnd && placed.has(name) ? (Object.create(null) as Places) : undefined;
    const attributes = isEnd ? [] : this.#attributes(places);
    return { name, isEnd, attributes, places, isSelfClosed: this.#tagEnd() };
  }

  #tagEnd(): boolean {
    TAG_END.lastIndex = this.at;
    const end = TAG_END.exec(this.source) ?? refuse();
    this.at = TAG_END.lastIndex;
    return end[1] === '/';
  }

  #attributes(places: Places | undefined): Attribute[] {
    const attributes: Attribute[] = [];
    for (;;) {
      ATTRIBUTE.lastIndex = this.at;
      const found = ATTRIBUTE.exec(this.source);
      if (!found) return attributes;
      const [written, mixed, double, single, bare] = found;
      this.at = ATTRIBUTE.lastIndex;
      const name = mixed!.toLowerCase();
      if (attributes.length > MOST_ATTRIBUTES) refuse();
      if (attributes.some((each) => each.name === name)) continue;
      attributes.push({ name, value: withoutReferences(double ?? single ?? bare ?? '', true) });
      if (!places) continue;
      const startOffset = this.at - written.trimStart().length;
      places[name] = { startOffset, endOffset: this.at } as Places[string];
    }
  }

  /** The text of a comment. */
  comment(): string {
    const { source, at } = this;
    const end = source.startsWith('<!--', at) ? source.indexOf('-->', at + 4) : -1;
    if (end < 0) refuse();
    this.at = end + 3;
    const said = source.slice(at + 4, end);
    return ODD_COMMENT.test(said) ? refuse() : said;
  }

  /** Where the text ends that the end tag of this name alone ends. */
  rawTextEnd(name: string): number {
    const end = new RegExp(`</${name}(?=[ \\t\\n/>])`, 'gi');
    end.lastIndex = this.at;
    const { index } = end.exec(this.source) ?? refuse();
    this.at = end.lastIndex;
    return this.#tagEnd() ? refuse() : index;
  }
}

/** Decodes the character references of a text. Refuses unusual ones, so that parse5 reads the page instead. */
export function withoutReferences(text: string, isAttribute: boolean): string {
  if (!text.includes('&')) return text;
  return text.replace(REFERENCE, (reference, decimal, hex, name, end) => {
    if (name !== undefined) {
      if (end === '=') return isAttribute ? reference : refuse();
      return end === ';' ? (characterInTable(name) ?? refuse()) : refuse();
    }
    const code = decimal ? Number.parseInt(decimal, 10) : hex ? Number.parseInt(hex, 16) : 0;
    const isPlain = (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code < 0xd800) || code > 0xdfff;
    return isPlain && code <= 0x10ffff ? String.fromCodePoint(code) : refuse();
  });
}
