/** A component's model could not be had. The page goes on; the element keeps what it has. */
export class DataSourceError extends Error {
  override readonly name = 'DataSourceError';
}
