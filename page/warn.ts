const told = new Set<string>();
const checked = new Set<string>();
const REMEMBERED_MESSAGES = 1000;
const speaker: Pick<Console, 'info' | 'warn' | 'error'> = console;
let isMuted = false;

/** Says a message once in the page's life, however many elements cause it. */
export function warnOnce(message: string, level: keyof typeof speaker = 'warn', ...details: unknown[]): void {
  if (isMuted || told.has(message) || told.size >= REMEMBERED_MESSAGES) return;
  told.add(message);
  speaker[level](message, ...details);
}

/** Whether something was not looked at yet, so that it is checked once in the page's life. */
export function isUnchecked(...parts: readonly string[]): boolean {
  const key = parts.join(' ');
  if (checked.has(key) || checked.size >= REMEMBERED_MESSAGES) return false;
  checked.add(key);
  return true;
}

/** Says nothing while something runs: a build that renders examples of bad input on purpose. */
export async function muted<Result>(run: () => Promise<Result>): Promise<Result> {
  isMuted = true;
  try {
    return await run();
  } finally {
    isMuted = false;
  }
}

/** Forgets what was said and checked, for tests. */
export function forgetWarnings(): void {
  told.clear();
  checked.clear();
}
