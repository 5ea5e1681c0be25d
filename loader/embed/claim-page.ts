import { VERSION } from '../../elements/_core/declare/version.js';
import { sharedStore } from '../../page/shared.js';
import { report } from './report.js';

/** Whether this copy of `uni.js` serves the page. The first copy does, and any other says that it does nothing. */
export function claimPage(): boolean {
  const own = { version: VERSION };
  const owner = sharedStore('embed-owner', () => own, isOwner);
  if (owner === own) return true;
  report(
    `this page is served by version ${owner.version} of uni-elements already, so version ${VERSION} does nothing. Keep one of the two scripts`,
    'info',
  );
  return false;
}

const isOwner = (present: { readonly version?: unknown }) => typeof present.version === 'string';
