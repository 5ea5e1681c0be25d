/** React's chunk has not come; the message is the same for all elements that wait for it, and names the remedy. */
export class ReactMissing extends Error {
  override readonly name = 'ReactMissing';

  constructor(cause: unknown) {
    super(
      `uni-elements: React cannot be loaded, and elements that need it stay as they are: check that all files of one build are in one folder, unchanged, sent with Access-Control-Allow-Origin, and allowed by this page's Content-Security-Policy (${String(cause)})`,
      { cause },
    );
  }
}
