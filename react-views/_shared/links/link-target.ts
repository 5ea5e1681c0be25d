const TARGETS = ['_self', '_blank', '_parent', '_top'];

/** An author's wishes for a link beside its address. */
export interface LinkOptions {
  readonly target?: string | undefined;
  /** As in HTML: `nofollow`, `license`, several with spaces between. */
  readonly rel?: string | undefined;
  /** The file name under which the link downloads what it leads to, empty for the file's own, or undefined for none. */
  readonly download?: string | undefined;
}

/**
 * The attributes of a link that opens in `target`. An unknown target is left out, and so is the right to reach back.
 */
export function linkAttributes(target = '', { rel = '', download }: LinkOptions = {}): LinkOptions {
  const words = new Set(rel.split(/\s+/).filter((word) => word && word !== 'opener'));
  if (opensWindow(target)) words.add('noopener');
  return {
    ...(TARGETS.includes(target) && { target }),
    ...(words.size > 0 && { rel: [...words].join(' ') }),
    ...(download !== undefined && { download }),
  };
}

export const opensWindow = (target: string | undefined): boolean => target === '_blank';
