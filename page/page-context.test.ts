import { expect } from '@open-wc/testing';
import { createPageData, type PageDataChange } from './page-context.js';

describe('the page’s data', () => {
  let changes: PageDataChange[];
  const note = (event: Event) => changes.push((event as CustomEvent<PageDataChange>).detail);
  beforeEach(() => {
    changes = [];
    document.addEventListener('uni-page-context', note);
  });
  afterEach(() => document.removeEventListener('uni-page-context', note));

  it('begin without model and locale', () => {
    expect(createPageData().data).to.deep.equal({
      modelData: undefined,
      domLoaded: true,
      hasLocale: false,
      reloadingDataInAuthorEditingState: false,
    });
    expect(changes).to.have.length(0);
  });

  it('tell of a change, with what was before', () => {
    const page = createPageData();
    page.update({ hasLocale: true });
    expect(changes).to.have.length(1);
    expect(changes[0]!.previous.hasLocale).to.equal(false);
    expect(changes[0]!.data).to.equal(page.data);
    expect(page.data.hasLocale).to.equal(true);
  });

  it('tell of nothing that is as before', () => {
    const page = createPageData();
    page.update({ hasLocale: false, domLoaded: true });
    page.update({});
    expect(changes).to.have.length(0);
  });

  it('leave an earlier state as it was', () => {
    const page = createPageData();
    const before = page.data;
    page.update({ modelData: {} });
    expect(before.modelData).to.equal(undefined);
  });
});
