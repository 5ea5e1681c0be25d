const told = new Set<string>();
const REMEMBERED_MESSAGES = 1000;
const speaker: Pick<Console, 'info' | 'warn' | 'error'> = console;
let isMuted = false;

/** Says a message once in the page's life, however many elements cause it. */
export function warnOnce(message: string, level: keyof typeof speaker = 'warn', ...details: unknown[]): void {
  if (isMuted || told.has(message) || told.size >= REMEMBERED_MESSAGES) return;
  told.add(message);
  speaker[level](message, ...details);
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

/** Forgets what was said, for tests. */
export function forgetWarnings(): void {
  told.clear();
}
