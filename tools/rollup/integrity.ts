import { createHash } from 'node:crypto';

/** What a browser compares a file with: the `integrity` of a script or a style sheet. */
export const integrity = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
