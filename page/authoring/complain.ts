const told = new Set<string>();

/** Says each kind of fault once in the page's life, however often it happens. */
export function complainOnce(kind: string, message: string): void {
  if (told.has(kind)) return;
  told.add(kind);
  console.warn(message);
}

/** Forgets what was said, for tests. */
export const forgetComplaints = (): void => told.clear();
