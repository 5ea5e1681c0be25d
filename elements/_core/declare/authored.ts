import type { HtmlForm, ReadForm } from './html-form.js';
import type { PropTypes } from './prop-type.js';
import type { AuthoredPart } from './tree.js';

/** The content that an author wrote inside a tag. */
export interface AuthoredContent {
  /** `<script type="application/json" data-slot="…">` by slot name, as text. */
  readonly json: ReadonlyMap<string, string>;
  /** Children with `slot` or `data-slot`, by slot name. Those of no prop are empty. */
  readonly slotted: ReadonlyMap<string, AuthoredPart>;
  /** Everything else: ordinary HTML, in the tag or in its fallback template. Undefined when it is but white space. */
  readonly rest: AuthoredPart | undefined;
  /** The parts that the tag's form finds in the ordinary HTML. They are read once, when first asked for. */
  readonly form?: () => ReadForm;
  /** The content that the form has no place for. */
  readonly left?: () => AuthoredPart;
  /** The part of `left` without which the view would be half of what its author wrote. */
  readonly missed?: () => AuthoredPart;
  /** The nodes that are taken along, by the ends of the names of their slots. It fills as rich text is read. */
  readonly holes?: ReadonlyMap<string, unknown>;
}

/** The content of an empty tag. */
export const NO_CONTENT: AuthoredContent = { json: new Map(), slotted: new Map(), rest: undefined };

/** True if a child with this slot gives one of the tag's props. */
export type TakesChild = (slot: string) => boolean;

/** The parts of a definition that its content is read by. */
export interface ContentReader {
  readonly takes: TakesChild;
  /** Undefined for a tag that reads no ordinary HTML. */
  readonly form?: HtmlForm | undefined;
  readonly props?: PropTypes | undefined;
}
