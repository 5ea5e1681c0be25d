/** A part of an address without its percent signs; one that cannot be decoded, for a stray percent sign, as written. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
