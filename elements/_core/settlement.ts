/** A promise that can be settled before anybody asks for it, and asked for anew after a new beginning. */
export class Settlement {
  #promise: Promise<void> | undefined;
  #resolve = () => {};
  #isSettled = false;

  get promise(): Promise<void> {
    this.#promise ??= this.#isSettled
      ? Promise.resolve()
      : new Promise((resolve) => {
          this.#resolve = resolve;
        });
    return this.#promise;
  }

  settle(): void {
    this.#isSettled = true;
    this.#resolve();
  }

  /** Calls from now on wait for the next `settle`. */
  begin(): void {
    if (!this.#isSettled) return;
    this.#isSettled = false;
    this.#promise = undefined;
  }
}
