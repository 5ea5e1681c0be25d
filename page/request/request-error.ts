/**
 * Why a call gave no answer: `timeout` (headers or body took too long), `aborted` by the caller, `network` (no answer,
 * or a redirect to another origin), `status` (not 2xx), `content-type` (HTML where JSON was expected), `parse` (not
 * JSON), `origin` (an address that may not be called), `size` (the body is over the cap).
 */
export type RequestFailure =
  | 'timeout'
  | 'aborted'
  | 'network'
  | 'status'
  | 'content-type'
  | 'parse'
  | 'origin'
  | 'size';

interface Details {
  readonly kind: RequestFailure;
  readonly url: string;
  /** The HTTP status, when an answer came. */
  readonly status?: number;
  readonly cause?: unknown;
}

/** The one error with which calls fail. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly kind: RequestFailure;
  readonly url: string;
  readonly status: number | undefined;

  constructor(message: string, { kind, url, status, cause }: Details) {
    super(message, { cause });
    this.kind = kind;
    this.url = url;
    this.status = status;
  }
}

/** A thrown value in the words of a message. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
