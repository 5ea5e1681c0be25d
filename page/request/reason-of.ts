/** What was thrown, in the words of a message. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
