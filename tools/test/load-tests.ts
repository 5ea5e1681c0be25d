import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';

/** Runs test files in this process, one after the other. The hooks of each are its own. */
export function loadTests(files: readonly string[]): void {
  // Modules that await something and import each other would wait for ever if they came at the same time.
  let loaded = Promise.resolve();
  for (const file of files)
    describe(file, () => {
      loaded = loaded.then(() => load(file));
      return loaded;
    });
}

async function load(file: string): Promise<void> {
  try {
    await import(pathToFileURL(resolve(file)).href);
  } catch (error) {
    // A suite that fails before it has a test is none of the tests that are counted.
    it(`${file} can be loaded`, () => {
      throw error;
    });
  }
}
