import { expect, waitUntil } from '@open-wc/testing';
import { renderToString } from 'react-dom/server';
import { pageModel } from '../../../page/model/page-model.js';
import { setPageState } from '../../../page/phases/page-state.js';
import { json, stubFetch } from '../../../page/testing.js';
import { definition as showMore } from '../../show-more/uni-show-more.js';
import { registerElement } from '../register.js';
import { ConsoleSpy, clearPage, put } from '../testing.js';
import { button, Counter, cameAlive, countingTag } from '../testing-counter.js';

const MODEL = { defaultContent: '<p>Start</p>', moreContent: '<p>Rest</p>' };
const FOLDED =
  '<div class="m-show-more m-fold m-fold--waiting"><div class="m-fold__rest">Rest</div><button type="button" class="m-fold__toggle" aria-expanded="false">See more</button></div>';
const served = (attributes: string) =>
  put(
    `<uni-show-more ${attributes} data-prerendered="0.1.0" data-hydrate="interaction" data-uni-scripts="running"><div class="uni-view">${FOLDED}</div></uni-show-more>`,
  );
const toggle = (element: Element) => element.querySelector<HTMLElement>('button')!;
const isOpen = (element: Element) => toggle(element)?.ariaExpanded === 'true';
const isReadable = (element: Element) =>
  element.getAttribute('data-uni-scripts') === 'failed' && element.textContent!.includes('Rest');
/** The toggle is not shown where nothing is folded. */
const press = (element: Element) =>
  element
    .querySelector('.m-fold__rest')!
    .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
const addresses = ['/a.json', '/b.json', '/c.json'];

describe('a served view whose model cannot be had', () => {
  let errors: ConsoleSpy;
  let isDown = true;
  let stub: ReturnType<typeof stubFetch>;
  const page = (model: unknown) => pageModel.set({ ':items': { root: { ':items': model } } });

  before(() => registerElement(showMore));
  beforeEach(() => {
    errors = new ConsoleSpy('error');
    isDown = true;
    stub = stubFetch(() => (isDown ? new Response('', { status: 503 }) : json(MODEL)));
    pageModel.set(undefined);
  });
  afterEach(() => {
    clearPage();
    errors.restore();
    stub.restore();
    pageModel.set(undefined);
    setPageState('idle');
    document.body.removeAttribute('data-page-state');
    document.body.removeAttribute('data-page-scripts');
  });

  for (const own of ['', ' data-see-more-label="More"']) {
    const what = own && ', though the tag has data of its own,';

    it(`can be read${what} and comes alive when its source answers again`, async () => {
      const element = served(`src="${addresses.pop()}"${own}`);
      press(element);
      await waitUntil(() => isReadable(element), 'it can be read');
      isDown = false;
      press(element);
      await element.mountComplete;
      press(element);
      await waitUntil(() => isOpen(element), 'it is alive');
      expect(stub.calls).to.have.length(2);
    });

    it(`can be read${what} once the page has failed`, async () => {
      const element = served(`model-path="root/more"${own}`);
      press(element);
      await element.mountComplete;
      expect(isReadable(element)).to.equal(false);
      setPageState('fail');
      expect(isReadable(element)).to.equal(true);
      toggle(element).click();
      expect(isReadable(element)).to.equal(true);
    });

    it(`can be read${what} while the page’s model has no such path, and comes alive once it has`, async () => {
      page({});
      const element = served(`model-path="root/more"${own}`);
      press(element);
      expect(isReadable(element)).to.equal(true);
      press(element);
      expect(isOpen(element)).to.equal(false);
      page({ more: MODEL });
      press(element);
      await waitUntil(() => isOpen(element), 'it is alive');
    });
  }

  it('comes alive with data of its own that are enough, once the page has failed', async () => {
    setPageState('fail');
    const element = served('model-path="root/more" data-more-content="Rest"');
    await element.mountComplete;
    toggle(element).click();
    await waitUntil(() => isOpen(element), 'it is alive');
  });

  it('comes alive in place with data of its own, and asks for nothing again', async () => {
    const name = countingTag('interaction');
    const element = put(
      `<${name} label="Likes" src="/own.json" data-prerendered="0.1.0" data-hydrate="interaction"><div class="uni-view">${renderToString(<Counter label="Likes" />)}</div></${name}>`,
    );
    await element.mountComplete;
    const former = button(element);
    former.focus();
    await cameAlive(element);
    await waitUntil(() => stub.calls.length > 0);
    await element.mountComplete;
    expect([button(element), document.activeElement]).to.deep.equal([former, former]);
    expect(stub.calls).to.have.length(1);
  });

  it('asks again by a press, not by a pointer that moves', async () => {
    const element = served(`src="${addresses.pop()}"`);
    press(element);
    await waitUntil(() => isReadable(element), 'it can be read');
    toggle(element).dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    expect(stub.calls).to.have.length(1);
    press(element);
    expect(stub.calls).to.have.length(2);
  });
});
