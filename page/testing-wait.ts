import { waitUntil as until } from '@open-wc/testing';

type Waiting = Parameters<typeof until>;

/** Shortly before the runner gives the test up, so that the failure says what was waited for. */
const AT_MOST_MS = 9_000;

/** The kept helper's, without its limit of one second: a busy machine takes longer to load a script. */
export const waitUntil = (isSo: Waiting[0], what?: Waiting[1], options?: Waiting[2]): Promise<void> =>
  until(isSo, what, { timeout: AT_MOST_MS, ...options });
