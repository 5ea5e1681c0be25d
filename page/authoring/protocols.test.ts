import { expect } from '@open-wc/testing';
import { captureConsole, settle } from '../testing.js';
import { forgetWarnings } from '../warn.js';
import { followReplacements } from './dom-replacement.js';
import { followEditorFrame } from './editor-frame.js';
import type { Adapter, ModelPatch } from './model-patch.js';
import { changeOwn } from './own-changes.js';
import { followPageEditor } from './page-editor.js';
import { followUniversalEditor } from './universal-editor.js';

const MAIN = '/content/uni/en/home/jcr:content/root/main';
const URN = `urn:aemconnection:${MAIN}`;

describe('the editors’ protocols', () => {
  let patches: ModelPatch[];
  let ended: number;
  let life: AbortController;
  let logged: ReturnType<typeof captureConsole>;
  let place: HTMLElement;

  beforeEach(() => {
    patches = [];
    ended = 0;
    life = new AbortController();
    logged = captureConsole();
    forgetWarnings();
    place = document.createElement('main');
    document.body.append(place);
  });

  afterEach(() => {
    life.abort();
    logged.restore();
    place.remove();
  });

  const follow = (adapter: Adapter) =>
    adapter({ add: (patch) => patches.push(patch), end: () => void ended++ }, life.signal);

  describe('of the AEM Page Editor', () => {
    const tell = (detail: unknown) =>
      window.dispatchEvent(new CustomEvent('cq-pagemodel-update', { detail }));

    it('says once that a message has another shape, and does nothing', () => {
      follow(followPageEditor);
      const wrong = [undefined, null, 'text', 7, {}, { msg: null }, { msg: { cmd: 'replace' } }];
      const more = [
        { cmd: 'drop', path: MAIN },
        { cmd: 'replace', path: {} },
        { cmd: 'replace', path: '' },
      ];
      for (const detail of [...wrong, ...more.map((msg) => ({ msg }))]) tell(detail);
      expect(patches).to.deep.equal([]);
      expect(logged.warn).to.have.length(1);
    });

    it('is not listened to after the end', () => {
      follow(followPageEditor);
      life.abort();
      tell({ msg: { cmd: 'replace', path: MAIN } });
      expect(patches).to.deep.equal([]);
    });
  });

  describe('of an editor that has the page in a frame', () => {
    const data = { type: 'cq-pagemodel-update', msg: { cmd: 'replace', path: `${MAIN}/hero` } };
    const post = (init: MessageEventInit) => window.dispatchEvent(new MessageEvent('message', init));
    const { parent } = window;
    const frame = document.createElement('iframe');

    beforeEach(() => {
      document.body.append(frame);
      Object.defineProperty(window, 'parent', { value: frame.contentWindow, configurable: true });
    });
    afterEach(() => {
      Object.defineProperty(window, 'parent', { value: parent, configurable: true });
      frame.remove();
    });

    it('is heard from nobody else, and that is said once for 10,000 messages', () => {
      follow(followEditorFrame);
      for (let at = 0; at < 10_000; at++) {
        post({ data, origin: 'https://elsewhere.example', source: window.parent });
      }
      post({ data, origin: location.origin, source: window });
      post({ data, origin: location.origin, source: null });
      expect(patches).to.deep.equal([]);
      expect(logged.warn).to.have.length(1);
      expect(String(logged.warn[0])).to.contain('https://elsewhere.example');
    });

    it('does not mind what others post', () => {
      follow(followEditorFrame);
      for (const other of ['text', null, 7, { type: 'resize' }, [data]]) {
        post({ data: other, origin: location.origin, source: window.parent });
      }
      expect(patches).to.deep.equal([]);
      expect(logged.warn).to.deep.equal([]);
    });
  });

  describe('of the Universal Editor', () => {
    const tell = (type: string, detail: unknown, on: Element = place) =>
      on.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));

    it('goes no further once it is taken, or the editor would load the page anew', () => {
      follow(followUniversalEditor);
      let heard = 0;
      const listen = () => heard++;
      document.body.addEventListener('aue:content-patch', listen);
      tell('aue:content-patch', {});
      expect(heard).to.equal(1);
      tell('aue:content-patch', { request: { target: { resource: `${URN}/hero` } } });
      document.body.removeEventListener('aue:content-patch', listen);
      expect(heard).to.equal(1);
    });

    it('says once that an event names nothing', () => {
      follow(followUniversalEditor);
      for (const detail of [undefined, null, 'x', { request: { target: { resource: 7 } } }]) {
        tell('aue:content-update', detail);
      }
      expect(patches).to.deep.equal([]);
      expect(logged.warn).to.have.length(1);
    });

    it('ends the waiting when the author looks at a preview', () => {
      follow(followUniversalEditor);
      tell('aue:ui-preview', {});
      expect(ended).to.equal(1);
    });
  });

  describe('of editors that replace nodes', () => {
    const marked = (item: string, html = '') => `<div data-path="${MAIN}/${item}">${html}</div>`;
    const path = (item: string) => `/uni/en/home/jcr:content/root/main/${item}`;

    beforeEach(() => {
      place.innerHTML = marked(
        'section',
        marked('section/hero', '<a href="#x">One</a>') + marked('section/callout'),
      );
      follow(followReplacements);
    });

    const hero = () => place.querySelector<HTMLElement>(`[data-path$="/hero"]`)!;

    it('tells of the outermost component only', async () => {
      place.innerHTML = marked('section', marked('section/hero'));
      await settle();
      expect(patches).to.deep.equal([{ kind: 'shown', path: path('section') }]);
    });

    it('is seen by a component’s own tag that came anew inside what stands for it', async () => {
      const callout = place.querySelector('[data-path$="/callout"]')!;
      callout.innerHTML = '<uni-swapped model-path="a"></uni-swapped>';
      await settle();
      callout.firstElementChild!.innerHTML = '<uni-swapped>inside another</uni-swapped>';
      await settle();
      callout.append(callout.firstElementChild!);
      await settle();
      expect(patches).to.deep.equal([{ kind: 'shown', path: path('section/callout') }]);
    });

    it('minds neither other nodes nor what the library moved itself', async () => {
      hero().insertAdjacentHTML('beforeend', '<p>Text</p>');
      const moved = hero();
      changeOwn([moved], () => moved.parentElement!.append(moved));
      await settle();
      expect(patches).to.deep.equal([]);
      moved.remove();
      await settle();
      expect(patches).to.have.length(1);
    });
  });
});
