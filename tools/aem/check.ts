/** Runs checks one after the other, and counts them. */
export class Checks {
  passed = 0;
  failed = 0;

  /** A check that throws has failed; its message is told. */
  async run(name: string, check: () => Promise<void>): Promise<void> {
    const started = performance.now();
    try {
      await check();
      this.passed++;
      console.log(`✔ ${name} (${Math.round(performance.now() - started)} ms)`);
    } catch (error) {
      this.failed++;
      console.error(`failed: ${name}\n${(error as Error).message}`);
    }
  }
}
