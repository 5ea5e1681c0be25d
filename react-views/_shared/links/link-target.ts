import type { PartAttributes } from '../parts.js';

const TARGETS = ['_self', '_blank', '_parent', '_top'];

/** The props by which attributes, models and properties say of a link what HTML writes on it. */
export interface LinkOptions {
  readonly linkTarget?: string | undefined;
  /** Link types as HTML has them, such as `nofollow` or `license`, with spaces between several. */
  readonly linkRel?: string | undefined;
  /** The file name under which the link downloads what it leads to, empty for the file's own, or undefined for none. */
  readonly linkDownload?: string | undefined;
}

/** What is written on a link, by its props or in the tag's HTML. Props have the last word. */
export function linkPart(
  { linkTarget: target, linkRel: rel, linkDownload: download }: LinkOptions,
  part?: PartAttributes,
): PartAttributes {
  return {
    ...part,
    ...(target !== undefined && { target }),
    ...(rel !== undefined && { rel }),
    ...(download !== undefined && { download }),
  };
}

/** The attributes of a link. An unknown target is left out, and so is the right to reach back. */
export function linkAttributes(part: PartAttributes = {}): PartAttributes {
  const { target = '', rel = '', ...attributes } = part;
  const words = new Set(rel.split(/\s+/).filter((word) => word && word !== 'opener'));
  if (opensWindow(part)) words.add('noopener');
  return {
    ...attributes,
    ...(TARGETS.includes(target) && { target }),
    ...(words.size > 0 && { rel: [...words].join(' ') }),
  };
}

/** What is written on a link in a list of links, each of which may lead to a page of another language. */
export const listedPart = (lang: string | undefined, part?: PartAttributes): PartAttributes =>
  linkAttributes({ ...(lang && { hrefLang: lang, lang }), ...part });

/** What is written on a link that leads nowhere, so that it is a text. */
export function textPart(part: PartAttributes = {}): PartAttributes {
  const {
    target: _,
    rel: _1,
    download: _2,
    hrefLang: _3,
    type: _4,
    referrerPolicy: _5,
    ...attributes
  } = part;
  return attributes;
}

export const opensWindow = (part: PartAttributes | undefined): boolean => part?.target === '_blank';
