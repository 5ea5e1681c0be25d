/** A part that few views need. It is loaded when one first does. */
export interface LatePart<Part> {
  /** @throws a promise until it is loaded. The code that renders the view waits for it. */
  get(): Part;
  /** Gives it where nobody can wait: on a server, and where React renders views. */
  provide(part: Part): void;
}

let areLeftOut = false;

/** @param otherwise stands in where it cannot be loaded. */
export function latePart<Part>(load: () => Promise<Part>, otherwise: Part): LatePart<Part> {
  let present: Part | undefined;
  let loading: Promise<void> | undefined;
  const provide = (part: Part) => {
    present = part;
  };
  return {
    provide,
    get() {
      if (present && !areLeftOut) return present;
      loading ??= load().then(provide, () => provide(otherwise));
      throw loading;
    },
  };
}

/** Calls what renders a view as if no late part had come. */
export function withoutLateParts<Result>(call: () => Result): Result {
  areLeftOut = true;
  try {
    return call();
  } finally {
    areLeftOut = false;
  }
}
