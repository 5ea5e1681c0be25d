import type { SafeHtml } from '../../react-views/_shared/safe.js';
import type { Model } from './synonyms.js';

/** A component that one of our tags shows. */
export interface TagPart {
  readonly tag: `uni-${string}`;
  readonly model: Model;
}

/** A plain element. */
export interface ContentPart {
  readonly name: string;
  readonly className: string;
  readonly slot?: string;
  readonly id?: string;
  /** A safe address. */
  readonly href?: string;
  /** Of a fold that is open at first. */
  readonly open?: string;
  /** Of a tag whose folds close each other. */
  readonly exclusive?: string;
  readonly content: readonly (ModelPart | string)[];
}

/** A piece of what shows a model, for a document or for a server. */
export type ModelPart = TagPart | ContentPart | { readonly html: SafeHtml };

/** The attributes that a plain element may have. */
export const PART_ATTRIBUTES = ['slot', 'id', 'href', 'open', 'exclusive'] as const;

/** True if a plain element is a tag of ours that reads what stands in it. */
export const isReader = ({ name }: ContentPart): boolean => /^uni-(?:tabs|accordion)$/.test(name);

export const make = (
  name: string,
  className: string,
  content: readonly (ModelPart | string)[],
): ContentPart => ({ name, className, content });
