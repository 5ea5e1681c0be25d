const LEAST = 16;

/** What is known for as long as somebody else holds it. What is gone is dropped whenever the list has doubled. */
export class WeakList<T extends object> {
  #references: WeakRef<T>[] = [];
  #most = LEAST;

  add(value: T): void {
    this.#references.push(new WeakRef(value));
    if (this.#references.length < this.#most) return;
    this.#references = this.#references.filter((reference) => reference.deref());
    this.#most = LEAST + 2 * this.#references.length;
  }

  /** What is left, in its order. */
  get present(): readonly T[] {
    return this.#references.flatMap((reference) => reference.deref() ?? []);
  }

  /** Empties the list, and returns what was left. */
  splice(): readonly T[] {
    const { present } = this;
    this.#references = [];
    return present;
  }
}
