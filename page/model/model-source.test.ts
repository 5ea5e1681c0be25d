import { expect } from '@open-wc/testing';
import { forgetPage } from '../testing.js';
import { findInPageModel, hasPageModel, onPageModel, setPageModel } from './model-source.js';

const hero = { title: 'Study' };

describe('the page model for elements', () => {
  beforeEach(forgetPage);
  afterEach(forgetPage);

  it('is absent until it is set', () => {
    expect(hasPageModel()).to.equal(false);
    expect(findInPageModel('hero')).to.equal(undefined);
    setPageModel({ ':items': { hero } });
    expect(hasPageModel()).to.equal(true);
    expect(findInPageModel('hero')).to.equal(hero);
  });

  it('is told of on every change, until the listener stops', () => {
    let calls = 0;
    const stop = onPageModel(() => calls++);
    setPageModel({});
    setPageModel({});
    stop();
    setPageModel({});
    expect(calls).to.equal(2);
  });

  it('stands before it is told of', () => {
    let seen: unknown;
    onPageModel(() => {
      seen = findInPageModel('hero');
    });
    setPageModel({ ':items': { hero } });
    expect(seen).to.equal(hero);
  });

  it('reaches every listener, though one throws or stops', () => {
    const { reportError } = globalThis;
    const reported: unknown[] = [];
    globalThis.reportError = (error) => reported.push(error);
    const broken = new Error('broken');
    let calls = 0;
    onPageModel(() => {
      throw broken;
    });
    const stop = onPageModel(() => stop());
    onPageModel(() => calls++);
    try {
      setPageModel({});
    } finally {
      globalThis.reportError = reportError;
    }
    expect(calls).to.equal(1);
    expect(reported).to.deep.equal([broken]);
  });

  it('is one for two copies of the library', async () => {
    const url = './model-source.ts?copy';
    const other = (await import(url)) as { setPageModel: typeof setPageModel };
    let calls = 0;
    onPageModel(() => calls++);
    other.setPageModel({ ':items': { hero } });
    expect(findInPageModel('hero')).to.equal(hero);
    expect(calls).to.equal(1);
  });

  it('replaces a store that it cannot use', () => {
    Object.assign(globalThis, { [Symbol.for('uni.page-model')]: { model: 1, listeners: [] } });
    expect(hasPageModel()).to.equal(false);
  });
});
