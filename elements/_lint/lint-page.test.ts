import { expect } from '@open-wc/testing';
import { placeExample } from '../../react-views/_shared/testing.js';
import { inRoom } from '../_core/testing-room.js';
import { definition } from '../callout/uni-callout.js';
import { lintPage } from './lint-page.js';

describe('a page that is linted', () => {
  const told = inRoom(definition);

  it('names once what stands there and what comes', async () => {
    await placeExample('<uni-callout title="A" cta-ulr="/a">A</uni-callout>');
    lintPage(document);
    const line = '<uni-callout> attribute cta-ulr="/a" names no prop; write cta-url';
    const said = () => told.warnings.filter((warning) => warning === line).length;
    expect(said()).to.equal(1);
    await placeExample('<uni-callout title="B" cta-ulr="/a"></uni-callout>');
    expect(said()).to.equal(1);
    await placeExample('<div><uni-callout isolated title="B" cta-ulr="/b"></uni-callout></div>');
    expect(told.warnings).to.include(line.replace('/a', '/b'));
  });
});
