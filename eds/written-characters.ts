// In the place of elements/_core/safe/named-characters.ts: a block reads what a browser has parsed, and a browser writes
// no other names.
const WRITTEN: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

export const namedCharacter = (name: string): string | undefined =>
  Object.hasOwn(WRITTEN, name) ? WRITTEN[name] : undefined;
