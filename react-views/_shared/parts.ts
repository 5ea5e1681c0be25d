/**
 * Attributes that an author wrote on an element in the tag, by React's names. Only the engine's reader makes them, so no
 * attribute, model or property can give a view any.
 */
export interface PartAttributes {
  readonly id?: string | undefined;
  readonly lang?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly target?: string | undefined;
  readonly rel?: string | undefined;
  readonly download?: string | undefined;
  readonly [name: string]: string | true | undefined;
}

/** What an author wrote on the parts of a tag's HTML, by the view's names for them. */
export type Parts<Name extends string = string> = {
  readonly [Part in Name]?: PartAttributes | undefined;
};

/** The attributes of the element that shows a part: a view's own where it has one, and else the author's. */
export function onPart<Own extends object>(part: PartAttributes | undefined, own: Own): Own {
  if (!part) return own;
  const set = Object.entries(own).filter(([, value]) => value !== undefined);
  return { ...own, ...part, ...Object.fromEntries(set) };
}
