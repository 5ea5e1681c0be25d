import { expect } from '@open-wc/testing';
import { waitUntil } from '../../page/testing-wait.js';
import { get, placeExample } from '../../react-views/_shared/testing.js';
import { testElement } from '../_core/testing/testing-element.js';
import { definition } from './uni-video.js';

const LINK = '<a href="https://youtu.be/aqz-KE-bpKQ">Watch the tour</a>';
const FRAME = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0';
const rootOf = (host: HTMLElement): ParentNode => host.shadowRoot ?? get(host, '.uni-view');

/** Frames of a test ask nobody. */
const inert = new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node instanceof HTMLIFrameElement) node.sandbox.add('allow-same-origin');
});

describe('uni-video', () => {
  const logged = testElement(definition);
  before(() => inert.observe(document, { childList: true, subtree: true }));
  after(() => inert.disconnect());

  /** Presses play until its script is there. */
  async function played(host: HTMLElement): Promise<HTMLIFrameElement> {
    const link = get(rootOf(host), '.m-video__play');
    const stay = (event: Event) => event.preventDefault();
    await waitUntil(() => {
      // Before its script has come, the link would leave the test.
      document.addEventListener('click', stay, { once: true });
      link.click();
      document.removeEventListener('click', stay);
      return rootOf(host).querySelector('iframe') !== null;
    });
    return get<HTMLIFrameElement>(rootOf(host), 'iframe');
  }

  for (const mode of ['', ' isolated']) {
    it(`puts the host’s frame in the link’s place at the click, by its private address${mode}`, async () => {
      const host = get(
        await placeExample(`<uni-video${mode}><h3>Tour</h3><p>${LINK}</p></uni-video>`),
        'uni-video',
      );
      expect(rootOf(host).querySelector('iframe')).to.equal(null);
      const frame = await played(host);
      expect([frame.src, frame.title]).to.deep.equal([FRAME, 'Tour']);
      expect((frame.getRootNode() as Document | ShadowRoot).activeElement).to.equal(frame);
      expect(get(rootOf(host), '.m-video__play').checkVisibility()).to.equal(false);
      expect(rootOf(host).querySelectorAll('iframe')).to.have.length(1);
    });

    it(`does nothing where a listener has prevented the click${mode}`, async () => {
      const place = await placeExample(
        `<uni-video${mode}>${LINK}</uni-video><uni-video${mode}>${LINK}</uni-video>`,
      );
      const [one, other] = place.querySelectorAll<HTMLElement>('uni-video');
      await played(other!);
      one!.addEventListener('uni-interact', (event) => event.preventDefault());
      get(rootOf(one!), '.m-video__play').click();
      expect(rootOf(one!).querySelector('iframe')).to.equal(null);
    });
  }

  it('takes the place of a frame, whose host it asks no more', async () => {
    const host = get(
      await placeExample(
        '<uni-video><h3>Tour</h3><div><iframe data-src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="A tour"></iframe></div><p>By us.</p></uni-video>',
      ),
      'uni-video',
    );
    expect(host.querySelector('iframe')).to.equal(null);
    expect(get(host, '.m-video__play').dataset.frame).to.equal(FRAME);
    expect(get(host, '.m-video').innerText).to.match(/^Tour[\s\S]+By us\.$/);
  });

  it('keeps the author’s own film alive', async () => {
    const place = document.body.appendChild(document.createElement('main'));
    place.innerHTML =
      '<uni-video><h3>Tour</h3><figure><video controls><track kind="captions" label="English"></video><figcaption>Harbour</figcaption></figure><details><summary>Words</summary><p>We stand</p></details></uni-video>';
    const film = get(place, 'video');
    await (place.firstElementChild as unknown as { mountComplete: Promise<void> }).mountComplete;
    const view = get(place, '.m-video');
    await waitUntil(() => view.contains(film));
    expect(film.checkVisibility()).to.equal(true);
    expect([view.innerText, view.textContent].join()).to.match(
      /Tour[\s\S]+Harbour[\s\S]+Words[\s\S]+We stand/,
    );
    place.remove();
  });

  const VTT =
    'WEBVTT\n\n00:00.000 --> 00:02.000\n<v Ann>We <b>stand</b> on the\nhill &amp; look.\n\n00:02.500 --> 00:04.000\nBelow is the tank.\n\n00:09.000 --> 00:10.000\nAt six it fills.\n\n00:10.000 --> 00:11.000\n<v Bo>&lt;img src=x&gt;\n';
  const captioned = (attributes: string, tracks: string) =>
    placeExample(
      `<uni-video${attributes}><h3>Tour</h3><video controls preload="none">${tracks}</video></uni-video>`,
    ).then((place) => get(place, 'uni-video'));
  const file = (text: string) => URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
  async function opened(host: HTMLElement): Promise<HTMLDetailsElement> {
    const fold = get<HTMLDetailsElement>(rootOf(host), 'details');
    get(fold, 'summary').click();
    await waitUntil(() => fold.hidden || get(fold, '.m-video__words').firstChild !== null);
    return fold;
  }

  for (const mode of ['', ' isolated'])
    it(`reads a transcript from the captions when its fold is opened, and nothing before${mode}`, async () => {
      const host = await captioned(
        mode,
        `<track kind="chapters" src="/chapters.vtt"><track kind="captions" srclang="en" src="${file(VTT)}">`,
      );
      const track = get<HTMLTrackElement>(host, 'track[kind=captions]');
      expect([track.readyState, track.track.mode]).to.deep.equal([0, 'disabled']);
      const fold = await opened(host);
      const words = get(fold, '.m-video__words');
      expect([...words.children].map(({ textContent }) => textContent)).to.deep.equal([
        'Ann: We stand on the hill & look. Below is the tank.',
        'At six it fills.',
        'Bo: <img src=x>',
      ]);
      expect(words.lang).to.equal('en');
      expect(track.track.mode).to.equal('disabled');
    });

  it('has no transcript where the captions cannot be read, and says so once', async () => {
    const gone = file(VTT);
    URL.revokeObjectURL(gone);
    const host = await captioned('', `<track kind="subtitles" src="${gone}">`);
    expect((await opened(host)).checkVisibility()).to.equal(false);
    expect(logged.warnings.filter((line) => /captions blob:.* could not be read/.test(line))).to.have.length(
      1,
    );
  });

  it('has no fold for a film without captions, and the written one where there is one', async () => {
    const none = await captioned('', '<track kind="metadata" src="/a.vtt">');
    expect(rootOf(none).querySelector('details')).to.equal(null);
    const place = await placeExample(
      `<uni-video src="/a.mp4" title="Tour" captions='[{"src":"/a.vtt"}]'><p slot="transcript">We stand</p></uni-video>`,
    );
    expect(get(place, 'details').textContent).to.equal('TranscriptWe stand');
    expect(place.querySelector('.m-video__transcript--captions')).to.equal(null);
  });

  it('has the author’s own film no wider than its place, where no style sheet of ours reaches it', async () => {
    const place = await placeExample('<div style="inline-size: 300px"></div>');
    const page = get(place, 'div').attachShadow({ mode: 'open' });
    page.innerHTML =
      '<uni-video isolated><h3>Tour</h3><video controls width="800" height="450"></video></uni-video>';
    const film = get<HTMLVideoElement>(page, 'video');
    await waitUntil(() => film.assignedSlot !== null);
    await waitUntil(() => film.getBoundingClientRect().width === 300);
  });

  it('shows its source as a prop, and asks for no model', async () => {
    const place = await placeExample('<uni-video src="/a.mp4" title="Tour"></uni-video>');
    expect(get<HTMLVideoElement>(place, 'video').getAttribute('src')).to.equal('/a.mp4');
  });

  it('leaves everything as it is where there is no film', async () => {
    const place = await placeExample('<uni-video><p>A <a href="/tour">tour</a></p></uni-video>');
    expect(place.innerText).to.equal('A tour');
  });
});
