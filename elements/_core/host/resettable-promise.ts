/** A promise that can be settled before anybody asks for it, and asked for again after a new beginning. */
export class ResettablePromise {
  #asked: PromiseWithResolvers<void> | undefined;
  #isSettled = false;

  get promise(): Promise<void> {
    this.#asked ??= Promise.withResolvers();
    if (this.#isSettled) this.#asked.resolve();
    return this.#asked.promise;
  }

  settle(): void {
    this.#isSettled = true;
    this.#asked?.resolve();
  }

  /** Whoever asks from now on waits for the next `settle`. */
  begin(): void {
    if (!this.#isSettled) return;
    this.#isSettled = false;
    this.#asked = undefined;
  }
}
