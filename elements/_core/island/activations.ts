/** Promises of callers that wait until a view with state can be used. */
export class Activations {
  readonly #waiting: ((isActive: boolean) => void)[] = [];

  /** True while somebody waits. */
  get areDue(): boolean {
    return this.#waiting.length > 0;
  }

  /** Resolves to whether the view can be used. */
  wait(): Promise<boolean> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  end(isActive: boolean): void {
    for (const resolve of this.#waiting.splice(0)) resolve(isActive);
  }
}
