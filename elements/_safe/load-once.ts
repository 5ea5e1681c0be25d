/**
 * Makes a function that loads something once for all who ask. Where that has failed, it tries again for the next one.
 *
 * @param use takes what has been loaded.
 * @param fault gives the error that those who wait get. Default: the one of `load`.
 */
export function loadOnce<Part>(
  load: () => Promise<Part>,
  use: (part: Part) => void,
  fault = (error: unknown) => error,
): () => Promise<void> {
  let loading: Promise<void> | undefined;
  return () => {
    loading ??= load().then(use, (error: unknown) => {
      loading = undefined;
      throw fault(error);
    });
    return loading;
  };
}
