const told = new Set<string>();
const REMEMBERED_MESSAGES = 1000;

const speak = {
  info: (...words: unknown[]) => console.info(...words),
  warn: (...words: unknown[]) => console.warn(...words),
  error: (...words: unknown[]) => console.error(...words),
};

/** Says a message once in the page's life, however many elements cause it. */
export function warnOnce(message: string, level: keyof typeof speak = 'warn', ...details: unknown[]): void {
  if (told.has(message) || told.size >= REMEMBERED_MESSAGES) return;
  told.add(message);
  speak[level](message, ...details);
}

/** Forgets what was said, for tests. */
export function forgetWarnings(): void {
  told.clear();
}
