export type Attributes = Readonly<Record<string, unknown>>;

/** A block as WordPress stores it: its HTML between two comments, with other blocks in it. */
export interface Block {
  /** `core/heading`, written `heading` in the comment. */
  readonly name: string;
  /** Attributes in the comment, because the HTML does not have them. */
  readonly attributes: Attributes;
  readonly open: string;
  readonly inner: readonly Block[];
  readonly close: string;
  /** Attributes that the HTML says. */
  readonly said?: Attributes;
  /** Attributes that a template gives a new block, beside those in the comment. */
  readonly given?: Attributes;
}

/** A block with those in it, as `InnerBlocks` takes it. */
export type Template = readonly [name: string, attributes: Attributes, inner: readonly Template[]];

/** A block as a post holds it. */
export function blockMarkup({ name, attributes, open, inner, close }: Block): string {
  const short = name.replace(/^core\//, '');
  const says = Object.keys(attributes).length > 0 ? ` ${inComment(attributes)}` : '';
  return `<!-- wp:${short}${says} -->\n${open}${inner.map(blockMarkup).join('\n\n')}${close}\n<!-- /wp:${short} -->`;
}

/** As WordPress's own serialiser writes it, so that nothing ends the comment. */
const inComment = (attributes: Attributes) =>
  JSON.stringify(attributes)
    .replaceAll('--', '\\u002d\\u002d')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\\"', '\\u0022');

/** The content of a new block: the same blocks without their words, which the placeholders name. */
export const templateOf = (
  { name, attributes, inner, given }: Block,
  placeholders: Readonly<Record<string, string>>,
): Template => [
  name,
  { ...attributes, ...given, ...(placeholders[name] && { placeholder: placeholders[name] }) },
  inner.filter((each) => each.name !== 'core/list-item').map((each) => templateOf(each, placeholders)),
];

/** A block with its words, as `example` of a `block.json` has it. */
export interface ExampleBlock {
  readonly name: string;
  readonly attributes: Attributes;
  readonly innerBlocks: readonly ExampleBlock[];
}

export const exampleBlock = ({ name, attributes, said, given, inner }: Block): ExampleBlock => ({
  name,
  attributes: { ...given, ...attributes, ...said },
  innerBlocks: inner.map(exampleBlock),
});

/** The names of blocks and of all in them. */
export const namesIn = (blocks: readonly Block[]): string[] => [
  ...new Set(blocks.flatMap(({ name, inner }) => [name, ...namesIn(inner)])),
];
