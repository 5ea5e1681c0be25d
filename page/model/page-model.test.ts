import { expect } from '@open-wc/testing';
import { forgetPage } from '../testing.js';
import { findInPageModel } from './find-model.js';
import { pageModel } from './page-model.js';

const hero = { title: 'Study' };

describe('the page model for elements', () => {
  beforeEach(forgetPage);
  afterEach(forgetPage);

  it('is absent until it is set', () => {
    expect(pageModel.now !== undefined).to.equal(false);
    expect(findInPageModel('hero')).to.equal(undefined);
    pageModel.set({ ':items': { hero } });
    expect(pageModel.now !== undefined).to.equal(true);
    expect(findInPageModel('hero')).to.equal(hero);
  });

  it('is told of on every change, until the listener stops', () => {
    let calls = 0;
    const stop = pageModel.follow(() => calls++);
    pageModel.set({});
    pageModel.set({});
    stop();
    pageModel.set({});
    expect(calls).to.equal(2);
  });

  it('stands before it is told of', () => {
    let seen: unknown;
    pageModel.follow(() => {
      seen = findInPageModel('hero');
    });
    pageModel.set({ ':items': { hero } });
    expect(seen).to.equal(hero);
  });

  it('reaches every listener, though one throws or stops', () => {
    const { reportError } = globalThis;
    const reported: unknown[] = [];
    globalThis.reportError = (error) => reported.push(error);
    const broken = new Error('broken');
    let calls = 0;
    pageModel.follow(() => {
      throw broken;
    });
    const stop = pageModel.follow(() => stop());
    pageModel.follow(() => calls++);
    try {
      pageModel.set({});
    } finally {
      globalThis.reportError = reportError;
    }
    expect(calls).to.equal(1);
    expect(reported).to.deep.equal([broken]);
  });

  it('is one for two copies of the library', async () => {
    const url = './page-model.ts?copy';
    const other = (await import(url)) as { pageModel: typeof pageModel };
    let calls = 0;
    pageModel.follow(() => calls++);
    other.pageModel.set({ ':items': { hero } });
    expect(findInPageModel('hero')).to.equal(hero);
    expect(calls).to.equal(1);
  });

  it('replaces a store that it cannot use', () => {
    Object.assign(globalThis, { [Symbol.for('uni.page-model')]: { value: 1, listeners: [] } });
    expect(pageModel.now !== undefined).to.equal(false);
  });
});
