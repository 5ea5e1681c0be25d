import { expect } from '@open-wc/testing';
import { trustHtml, trustScriptUrl } from './trusted-types.js';

interface Policy {
  createHTML(html: string): unknown;
  createScriptURL(address: string): unknown;
}

const hasTypes = 'trustedTypes' in globalThis;

describe('the policy "uni"', () => {
  it('takes what the library has checked', () => {
    expect(String(trustHtml('<b>A</b>'))).to.equal('<b>A</b>');
    expect(String(trustScriptUrl('/a.js'))).to.equal('/a.js');
  });

  it('refuses what anybody else hands to it', () => {
    if (!hasTypes) return;
    trustHtml('');
    const shared = Reflect.get(globalThis, Symbol.for('uni.trusted-types')) as { readonly policy: Policy };
    expect(() => shared.policy.createHTML('<b>A</b>')).to.throw(TypeError);
    expect(() => shared.policy.createScriptURL('/a.js')).to.throw(TypeError);
  });
});
