import { expect, oneEvent } from '@open-wc/testing';
import { captureConsole, json, stubFetch } from '../../page/testing.js';
import { waitUntil } from '../../page/testing-wait.js';
import { clear, get, placeExample } from '../../react-views/_shared/testing.js';
import { noticeWords } from '../../react-views/notice/notice-words.js';
import { flushed } from '../_core/testing/testing.js';
import { testElement } from '../_core/testing/testing-element.js';
import { definition } from './uni-notice.js';

const closable = (version = '1', mode = '') =>
  `<uni-notice closable version="${version}" ${mode}><h2>Closed</h2><p>Today.</p></uni-notice>`;
const place = async (html: string) => get(await placeExample(html), 'uni-notice');
const noticeIn = (host: HTMLElement) => get(host.shadowRoot ?? host, '.m-notice');
const past = (version = '1') => localStorage.getItem(`uni-notice ${version}`);
const shown = (host: HTMLElement) => waitUntil(() => host.offsetHeight > 0);
const regionIn = (host: HTMLElement) => get(noticeIn(host), '.m-notice__told');
const saidIn = (host: HTMLElement) => regionIn(host).shadowRoot?.textContent ?? '';
const close = (host: HTMLElement) => get(noticeIn(host), '.m-notice__close').click();

describe('uni-notice', () => {
  testElement(definition);
  beforeEach(() => localStorage.clear());
  after(() => localStorage.clear());

  for (const mode of ['', 'isolated'])
    it(`is closed for good, and takes no place from then on ${mode}`, async () => {
      const host = await place(closable('1', mode));
      await shown(host);
      const told = oneEvent(host, 'uni-toggle');
      close(host);
      expect((await told).detail).to.deep.equal({ expanded: false });
      expect([host.offsetHeight, past()]).to.deep.equal([0, 'closed']);
      clear();
      const next = await place(closable('1', mode));
      const heights = [next.offsetHeight];
      await waitUntil(() => noticeIn(next).matches('.m-notice--closed'));
      expect([...heights, next.offsetHeight]).to.deep.equal([0, 0]);
    });

  it('stays where the page has taken the click that would close it', async () => {
    const host = await place(closable());
    await shown(host);
    host.addEventListener('uni-interact', (event) => event.preventDefault(), { once: true });
    close(host);
    expect([host.offsetHeight > 0, past()]).to.deep.equal([true, 'told']);
    close(host);
    expect([host.offsetHeight > 0, past()]).to.deep.equal([false, 'closed']);
  });

  it('is shown again with another version', async () => {
    localStorage.setItem('uni-notice 1', 'closed');
    const host = await place(closable());
    await waitUntil(() => noticeIn(host).matches('.m-notice--closed'));
    host.setAttribute('version', '2');
    await shown(host);
    expect(past('2')).to.equal('told');
  });

  it('stays closed when its words change, if its version is the same', async () => {
    localStorage.setItem('uni-notice 1', 'closed');
    const host = await place(closable());
    await waitUntil(() => noticeIn(host).matches('.m-notice--closed'));
    host.setAttribute('level', 'warning');
    await waitUntil(() => noticeIn(host).matches('.m-notice--warning.m-notice--closed'));
    expect(host.offsetHeight).to.equal(0);
  });

  for (const [level, live] of [
    ['information', 'polite'],
    ['warning', 'polite'],
    ['emergency', 'assertive'],
  ] as const)
    it(`is announced once, in one sentence after the other: ${level}`, async () => {
      const html = `<uni-notice level="${level}" version="1"><h2>Closed</h2><p>A storm has come.</p><p><a href="/a.html">What to do</a></p></uni-notice>`;
      const host = await place(html);
      const view = noticeIn(host).outerHTML;
      expect(regionIn(host).ariaLive).to.equal(live);
      await waitUntil(() => saidIn(host) !== '');
      const words = `${noticeWords('en')[level]}. Closed. A storm has come. What to do.`;
      expect([saidIn(host), past()]).to.deep.equal([words, 'told']);
      expect(noticeIn(host).outerHTML, 'the view stays what its props say').to.equal(view);
      clear();
      // The notice that can be closed tells that the other has been looked after.
      const [next, last] = (await placeExample(html + closable('2'))).querySelectorAll('uni-notice');
      await shown(last as HTMLElement);
      expect(saidIn(next as HTMLElement)).to.equal('');
    });

  it('says nothing until it is painted, because Firefox makes its live region known then', async () => {
    let wasShownInSilence = false;
    const { requestAnimationFrame: frame } = window;
    window.requestAnimationFrame = (paint) => {
      const host = document.querySelector<HTMLElement>('uni-notice');
      wasShownInSilence ||= !!host && host.offsetHeight > 0 && saidIn(host) === '';
      return frame(paint);
    };
    const host = await place(closable());
    await waitUntil(() => saidIn(host) !== '');
    window.requestAnimationFrame = frame;
    expect(wasShownInSilence).to.equal(true);
  });

  it('stays closed when its page comes out of the cache and it was closed on another', async () => {
    const host = await place(closable());
    await shown(host);
    const back = (persisted: boolean) =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    back(true);
    expect(host.offsetHeight).to.be.above(0);
    localStorage.setItem(`uni-notice ${noticeIn(host).dataset.version}`, 'closed');
    back(false);
    expect(host.offsetHeight).to.be.above(0);
    back(true);
    expect(host.offsetHeight).to.equal(0);
  });

  it('gives the focus to the page where it was closed by the keyboard', async () => {
    const host = await place(closable());
    await shown(host);
    get(noticeIn(host), '.m-notice__close').focus();
    close(host);
    expect(document.activeElement).to.equal(document.querySelector('main'));
  });

  it('reads one address for the whole site', async () => {
    const net = stubFetch(() => json({ title: 'Storm', level: 'emergency', version: '9', closable: true }));
    const host = await place('<uni-notice src="/content/notice.model.json"></uni-notice>');
    await shown(host);
    net.restore();
    expect(noticeIn(host).matches('.m-notice--emergency')).to.equal(true);
    expect(host.innerText).to.contain('Storm');
    expect(past('9')).to.equal('told');
  });

  for (const mode of ['', ' isolated'])
    for (const [what, answer, isSeen] of [
      ['hides what stands in the tag where the address has no notice', () => json({}), false],
      ['shows it where the address cannot be had', () => json({}, { status: 404 }), true],
    ] as const)
      it(`${what}${mode}`, async () => {
        const logged = captureConsole();
        const net = stubFetch(answer);
        const host = await place(
          `<uni-notice src="/content/own-${mode.length}-${isSeen}.model.json"${mode}><p>Call us.</p></uni-notice>`,
        );
        await flushed();
        net.restore();
        logged.restore();
        expect([...host.querySelectorAll('p')].some((each) => each.checkVisibility())).to.equal(isSeen);
      });

  it('is nothing where the address has none', async () => {
    const net = stubFetch(() => json({}));
    const host = await place('<uni-notice src="/content/no-notice.model.json"></uni-notice>');
    net.restore();
    expect(host.offsetHeight).to.equal(0);
  });

  for (const mode of ['', 'isolated'])
    it(`is neither shown nor told before its time, after it, or outside its section ${mode}`, async () => {
      for (const when of ['from="2999-01-01"', 'until="1999-01-01"', 'section="/no/page"']) {
        localStorage.clear();
        const host = await place(`<uni-notice version="9" ${when} ${mode}><h2>Storm</h2></uni-notice>`);
        expect(host.offsetHeight).to.equal(0);
        await waitUntil(() => noticeIn(host).matches('.m-notice--closed:not(.m-notice--waiting)'));
        expect([host.offsetHeight, past('9')]).to.deep.equal([0, null]);
        host.setAttribute('from', '1999-01-01');
        host.setAttribute('until', '2999-01-01');
        host.setAttribute('section', '/');
        await shown(host);
      }
    });

  it('is several at once from one address, each closed by itself', async () => {
    const items = [
      { title: 'Storm', level: 'emergency', version: 'a', closable: true },
      { title: 'Fees', version: 'b', closable: true },
      { title: 'Over', version: 'c', until: '1999-01-01' },
    ];
    const net = stubFetch(() => json({ items }));
    const host = await place('<uni-notice src="/content/notices.model.json"></uni-notice>');
    const seen = () =>
      [...host.querySelectorAll<HTMLElement>('.m-notice')]
        .filter((each) => each.offsetHeight > 0)
        .map((each) => get(each, 'h2').textContent);
    await waitUntil(() => seen().length === 2);
    expect(seen()).to.deep.equal(['Storm', 'Fees']);
    get(host, '.m-notice__close').click();
    expect(seen()).to.deep.equal(['Fees']);
    expect([past('a'), past('b'), past('c')]).to.deep.equal(['closed', 'told', null]);
    net.restore();
  });
});
