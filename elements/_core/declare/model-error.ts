/** A component's model could not be had. The page goes on. The element keeps what it has. */
export class DataSourceError extends Error {
  override readonly name = 'DataSourceError';
}

/** Another copy of the library has a class of its own. */
export const isDataSourceError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'DataSourceError';

/**
 * Thrown while a component's model is being fetched. The element that reads it is told once the model has come or
 * failed.
 */
export class ModelComing extends Error {
  override readonly name = 'ModelComing';
  readonly from: 'page' | 'address';

  /** @param from the page's model, or what the tag itself asks for. */
  constructor(from: 'page' | 'address') {
    super(`the model is on its way from the ${from}`);
    this.from = from;
  }
}
