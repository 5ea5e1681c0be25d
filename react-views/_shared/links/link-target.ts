const TARGETS = ['_self', '_blank', '_parent', '_top'];

interface LinkAttributes {
  readonly target?: string;
  readonly rel?: 'noopener';
}

/** The attributes of a link that opens in `target`; an unknown target is left out. */
export function linkAttributes(target: string | undefined): LinkAttributes {
  if (target === undefined || !TARGETS.includes(target)) return {};
  return target === '_blank' ? { target, rel: 'noopener' } : { target };
}

export const opensWindow = (target: string | undefined): boolean => target === '_blank';
