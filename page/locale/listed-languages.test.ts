import { expect } from '@open-wc/testing';
import { captureConsole } from '../testing.js';
import { forgetWarnings } from '../warn.js';
import { readLanguages } from './listed-languages.js';

describe('the languages that a CMS writes', () => {
  let captured: ReturnType<typeof captureConsole>;
  beforeEach(() => {
    forgetWarnings();
    captured = captureConsole('warn');
  });
  afterEach(() => {
    captured.restore();
    document.querySelector('meta[name="languages"]')?.remove();
  });

  it('are read with either separator, and named once where they are none', () => {
    const list = ['vi_VN', 'zh-Hant-TW', 'en', 'zz', 'Klingon', 'x'].map((value) => ({ name: value, value }));
    const meta = Object.assign(document.createElement('meta'), {
      name: 'languages',
      content: JSON.stringify(list),
    });
    document.head.append(meta);
    for (const _ of [1, 2])
      expect(readLanguages()!.map(({ value }) => value)).to.deep.equal(['vi', 'zh', 'en', 'zz']);
    expect(captured.warn).to.have.length(2);
    for (const [line] of captured.warn)
      expect(line).to.match(/^<meta name="languages"> .* is no language; give /);
  });
});
