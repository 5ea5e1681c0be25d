/** A tag of an XML document, its attributes' values as written. */
export interface SvgTag {
  readonly kind: 'open' | 'close' | 'empty';
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The text in a `style`. */
  readonly css?: string;
}

const TAG = /<(\/)?([a-zA-Z][\w:.-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/y;
const ATTRIBUTE = /(?<![\w:.-])([a-zA-Z][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Parts of the file that are no tags, by how they start and end. */
const SKIPPED = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<!', '>'],
  ['<?', '?>'],
] as const;

/**
 * The tags of an XML document in order. Linear: the first thing that is not well-formed ends it.
 *
 * @throws SyntaxError when the markup is not well-formed.
 */
export function* tagsOf(source: string): Generator<SvgTag, void> {
  for (let at = source.indexOf('<'); at >= 0; at = source.indexOf('<', at)) {
    const skipped = SKIPPED.find(([start]) => source.startsWith(start, at));
    if (skipped) {
      const end = source.indexOf(skipped[1], at + skipped[0].length);
      if (end < 0) throw new SyntaxError(`'${skipped[0]}' is not closed`);
      at = end + skipped[1].length;
      continue;
    }
    TAG.lastIndex = at;
    const [tag, slash, name, text] = TAG.exec(source) ?? [];
    if (tag === undefined || name === undefined) throw new SyntaxError('a tag is not well-formed');
    at += tag.length;
    const kind = slash ? 'close' : text?.endsWith('/') ? 'empty' : 'open';
    const attributes = attributesOf(text ?? '');
    if (name !== 'style' || kind !== 'open') yield { kind, name, attributes };
    else {
      const end = source.indexOf('</style', at);
      if (end < 0) throw new SyntaxError('a style is not closed');
      yield { kind, name, attributes, css: source.slice(at, end) };
      at = end;
    }
  }
}

function attributesOf(text: string): Readonly<Record<string, string>> {
  const pairs = [...text.matchAll(ATTRIBUTE)].map(([, name, double, single]) => [
    name!,
    double ?? single ?? '',
  ]);
  return Object.fromEntries(pairs) as Record<string, string>;
}
