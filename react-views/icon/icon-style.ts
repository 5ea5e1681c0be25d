const COLOUR = /^(?:[a-z]+|#[0-9a-f]{3,8})$/i;
const LENGTH = /^(?:auto|-?(?:\d+(?:\.\d+)?|\.\d+)(?:px|em|rem|%)?)$/;
const MAX_SIDES = 4;

/** A colour name or hexadecimal colour as authored, undefined for anything else: no author's text becomes CSS. */
export function iconColour(color: string | undefined): string | undefined {
  const authored = color?.trim();
  return authored && COLOUR.test(authored) ? authored : undefined;
}

/** The style for one to four lengths, undefined when the text is anything else. */
export function iconMargin(margin: string | undefined): { readonly margin: string } | undefined {
  const sides = margin?.trim().split(/\s+/) ?? [];
  if (sides.length > MAX_SIDES || !sides.every((side) => LENGTH.test(side))) return undefined;
  return sides.length === 0 ? undefined : { margin: sides.map(withUnit).join(' ') };
}

const withUnit = (side: string): string => (/\d$/.test(side) ? `${side}px` : side);
