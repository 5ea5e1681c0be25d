type Level = 'info' | 'warn' | 'error';
type Say = (level: Level, message: string, details: readonly unknown[]) => void;

const REMEMBERED_MESSAGES = 1000;
const speaker: Pick<Console, Level> = console;

/** Says each message once. After a thousand others it is forgotten, so that a server that runs for days is never silent. */
export class Warnings {
  readonly #said = new Set<string>();
  readonly #checked = new Set<string>();
  readonly #say: Say;

  constructor(say: Say) {
    this.#say = say;
  }

  warnOnce(message: string, level: Level, details: readonly unknown[]): void {
    if (isNew(message, this.#said)) this.#say(level, message, details);
  }

  isUnchecked(key: string): boolean {
    return isNew(key, this.#checked);
  }

  forget(): void {
    this.#said.clear();
    this.#checked.clear();
  }
}

/** Keeps a text as the latest of those that are remembered. */
function isNew(text: string, remembered: Set<string>): boolean {
  const isKnown = remembered.delete(text);
  remembered.add(text);
  if (remembered.size > REMEMBERED_MESSAGES) remembered.delete(remembered.values().next().value!);
  return !isKnown;
}

const onConsole = new Warnings((level, message, details) => speaker[level](message, ...details));
let current = onConsole;
let isMuted = false;

/** Says a message once in the page's life, however many elements cause it. */
export function warnOnce(message: string, level: Level = 'warn', ...details: unknown[]): void {
  if (!isMuted) current.warnOnce(message, level, details);
}

/** Whether something was not looked at yet, so that it is checked once in the page's life. */
export const isUnchecked = (...parts: readonly string[]): boolean => current.isUnchecked(parts.join(' '));

/** Runs a synchronous function. Warnings during it go to this set of warnings. */
export function withWarnings<Result>(warnings: Warnings, run: () => Result): Result {
  const before = current;
  current = warnings;
  try {
    return run();
  } finally {
    current = before;
  }
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
  onConsole.forget();
}
