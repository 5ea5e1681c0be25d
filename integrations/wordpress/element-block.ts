import type { Field } from '../authoring/field.js';
import type { ExampleBlock, Template } from './stored-block.js';

/** A field of a block's sidebar, as `editor.js` reads it. */
export interface BlockField extends Field {
  /** The block's attribute. */
  readonly key: string;
  /** The tag's attribute. */
  readonly attribute: string;
  /** Every name that the tag reads it by. */
  readonly names: readonly string[];
  /** Whether the blocks in the tag say it, or its style: the sidebar has it only where an attribute gives it. */
  readonly isSaid?: true;
}

/** A ready-made tag with its words. */
export interface Pattern {
  readonly name: string;
  readonly content: string;
}

/** An element as a block of WordPress's editor. */
export interface ElementBlock {
  readonly slug: string;
  readonly tag: string;
  readonly title: string;
  readonly description: string;
  readonly group: string;
  readonly isInline: boolean;
  readonly fields: readonly BlockField[];
  /** Its words as blocks of WordPress's own, or undefined for a tag that is attributes alone. */
  readonly template?: readonly Template[];
  /** The blocks that may stand in it, or all where it arranges what others have written. */
  readonly allowed?: readonly string[];
  /** Blocks that older versions of WordPress do not have, without which there is no such block. */
  readonly needs: readonly string[];
  /** Slots whose children say the same without the slot. */
  readonly opens: readonly string[];
  readonly styles: readonly { readonly name: string; readonly label: string }[];
  readonly patterns: readonly Pattern[];
  /** What WordPress shows of the block before somebody inserts it. */
  readonly example: Example;
  /** The one block of WordPress's own that the tag holds, from which and to which it can be changed. */
  readonly holds?: string;
}

/** Attributes of the block, and blocks in it. */
export interface Example {
  readonly attributes: Readonly<Record<string, string>>;
  readonly innerBlocks: readonly ExampleBlock[];
}

/** An element as a block, as far as its ready-made ones have to know it. */
export type AboutBlock = Omit<ElementBlock, 'patterns' | 'example'>;
