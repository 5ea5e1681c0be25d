import { sharedStore } from '../shared.js';

interface HomeStore {
  origin: string | undefined;
}

const LOCAL_HOSTS = /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Says whose models and icon files the elements of this page show, where that is another site than the page's. Their
 * paths count from there. It has to allow the page's origin by CORS, and gets no credentials. Rich text may show
 * its pictures too.
 *
 * @param address of the home site. All but its origin is ignored.
 * @throws TypeError, with what to write instead, for an address that is neither https nor on this machine.
 */
export function setHomeOrigin(address: string): void {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isSound = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOCAL_HOSTS.test(url.hostname));
  if (!url || !isSound) {
    throw new TypeError(`${JSON.stringify(address)} is no https address; write https://www.example.edu`);
  }
  store().origin = url.origin;
}

/** The home site's origin, or undefined where it is the page's own. */
export function homeOrigin(): string | undefined {
  const { origin } = store();
  return origin === location.origin ? undefined : origin;
}

/** The address that the paths of models and icon files count from. */
export const homeAddress = (): string => homeOrigin() ?? location.href;

const store = () =>
  sharedStore<HomeStore>(
    'home-origin',
    () => ({ origin: undefined }),
    (present) => 'origin' in present,
  );
