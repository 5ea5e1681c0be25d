/** A component's model could not be had. The page goes on; the element keeps what it has. */
export class DataSourceError extends Error {
  override readonly name = 'DataSourceError';
}

/** Another copy of the library has a class of its own. */
export const isDataSourceError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'DataSourceError';
