import { expect } from '@open-wc/testing';
import { captureConsole } from '../../page/testing.js';
import { claimPage } from './claim-page.js';

describe('a page with two copies of uni.js', () => {
  it('is served by the first, and the second says that it does nothing', () => {
    const logged = captureConsole();
    expect([claimPage(), claimPage()]).to.deep.equal([true, false]);
    logged.restore();
    expect(logged.info).to.have.length(1);
    expect(logged.info[0]).to.match(/does nothing\. Keep one of the two scripts/);
  });
});
