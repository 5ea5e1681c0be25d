import { expect, oneEvent } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { collectionEnvironment, environment, siteSection } from '../environment/environment.js';
import { json, stubFetch } from '../testing.js';
import { createPageData, type PageDataChange } from './page-context.js';

describe('the page’s data', () => {
  let changes: PageDataChange[];
  let life: AbortController;
  const note = (event: Event) => changes.push((event as CustomEvent<PageDataChange>).detail);
  beforeEach(() => {
    changes = [];
    life = new AbortController();
    document.addEventListener('uni-page-context', note);
  });
  afterEach(() => {
    life.abort();
    document.removeEventListener('uni-page-context', note);
  });

  it('begin without model and locale', () => {
    expect(createPageData(life.signal).data).to.deep.include({
      modelData: undefined,
      domLoaded: true,
      hasLocale: false,
      reloadingDataInAuthorEditingState: false,
    });
    expect(changes).to.have.length(0);
  });

  it('say where the page is shown', () => {
    const meta = document.createElement('meta');
    meta.name = 'is-editing-mode';
    meta.content = 'true';
    document.head.append(meta);
    const { data } = createPageData(life.signal);
    meta.remove();
    expect(data).to.deep.include({
      siteSection: siteSection(location.pathname),
      environment: environment(location),
      hostRole: undefined,
      collectionEnvironment: collectionEnvironment(location),
      displayMode: 'default',
      isEditing: true,
      isPreview: false,
    });
  });

  it('follow the window across the breakpoint between mobile and desktop', async () => {
    await setViewport({ width: 992, height: 600 });
    const page = createPageData(life.signal);
    expect(page.data.layout).to.equal('desktop');
    const changed = oneEvent(document, 'uni-page-context');
    await setViewport({ width: 991, height: 600 });
    await changed;
    expect(page.data.layout).to.equal('mobile');
    life.abort();
    await setViewport({ width: 1280, height: 800 });
    expect(changes).to.have.length(1);
  });

  it('tell of a change, with what was before', () => {
    const page = createPageData(life.signal);
    page.update({ hasLocale: true });
    expect(changes).to.have.length(1);
    expect(changes[0]!.previous.hasLocale).to.equal(false);
    expect(changes[0]!.data).to.equal(page.data);
    expect(page.data.hasLocale).to.equal(true);
  });

  it('tell of nothing that is as before', () => {
    const page = createPageData(life.signal);
    page.update({ hasLocale: false, domLoaded: true });
    page.update({});
    expect(changes).to.have.length(0);
  });

  it('give what the courses share when it is asked for, and ask once', async () => {
    const net = stubFetch((url) => json({ from: String(url) }));
    const page = createPageData(life.signal);
    page.update({ hasLocale: true });
    expect(net.calls).to.have.length(0);
    const changed = oneEvent(document, 'uni-page-context');
    expect([page.data.globalConfig, page.data.commonContent]).to.deep.equal([undefined, undefined]);
    await changed;
    net.restore();
    expect(JSON.stringify(page.data.globalConfig)).to.contain('/bin/courses/global-config.json');
    expect(JSON.stringify(page.data.commonContent)).to.contain('/bin/courses/course-common-content.json');
    expect(net.calls).to.have.length(2);
  });

  it('leave an earlier state as it was', () => {
    const page = createPageData(life.signal);
    const before = page.data;
    page.update({ modelData: {} });
    expect(before.modelData).to.equal(undefined);
  });
});
