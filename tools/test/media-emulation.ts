/** The preferences of every browser unless a test sets others. */
const UNSAID = ['no-preference', 'light'];
const NOT_EMULATED = 'this browser cannot emulate media';

/**
 * The parts that the runner's command `emulateMedia` uses, for browsers whose protocol has none of them: those stay as
 * they are.
 */
export const NO_EMULATION = {
  async emulateMediaFeatures(features: readonly { readonly value: string }[] = []): Promise<void> {
    if (features.some(({ value }) => !UNSAID.includes(value))) throw new Error(NOT_EMULATED);
  },
  async emulateMediaType(type?: string): Promise<void> {
    if (type !== 'screen') throw new Error(NOT_EMULATED);
  },
};

/** Whether an error says that a test asked for what the browser cannot do: it counts as skipped there, not as failed. */
export const isOfEmulation = (error: unknown): boolean =>
  String((error as Error | undefined)?.message).includes(NOT_EMULATED);
