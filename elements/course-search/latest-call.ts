/** Calls of which only the latest counts: a new one aborts the one before, whose answer is dropped if it still comes. */
export class LatestCall {
  #controller: AbortController | undefined;

  /**
   * Makes a call and passes its answer or error to one of the two functions, unless a later call or `stop` comes first.
   */
  make<Answer>(
    call: (signal: AbortSignal) => Promise<Answer>,
    done: (answer: Answer) => void,
    failed: (error: unknown) => void,
  ): void {
    this.stop();
    const controller = new AbortController();
    this.#controller = controller;
    const ifWanted =
      <Value>(listener: (value: Value) => void) =>
      (value: Value) => {
        if (this.#controller === controller) listener(value);
      };
    call(controller.signal).then(ifWanted(done), ifWanted(failed));
  }

  stop(): void {
    this.#controller?.abort();
    this.#controller = undefined;
  }
}
