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

    /** What the editor sends while an author edits a hero, inserts a callout after it, moves it and deletes it. */
    const RECORDED: readonly (readonly [message: object, patch: ModelPatch])[] = [
      [
        { cmd: 'replace', path: `${MAIN}/hero`, data: { key: 'hero', value: { title: 'Learn' } } },
        { kind: 'content', path: `${MAIN}/hero` },
      ],
      [
        { cmd: 'replace', pagePath: '/content/uni/en/home', dataPath: 'root/main/hero', data: {} },
        { kind: 'content', path: `${MAIN}/hero` },
      ],
      [
        { cmd: 'insertAfter', path: `${MAIN}/hero`, data: { key: 'callout', value: {} } },
        { kind: 'children', path: MAIN },
      ],
      [
        { cmd: 'insertBefore', path: `${MAIN}/hero`, data: { key: 'callout_2', value: {} } },
        { kind: 'children', path: MAIN },
      ],
      [
        { cmd: 'moveAfter', path: `${MAIN}/callout` },
        { kind: 'children', path: MAIN },
      ],
      [
        { cmd: 'delete', path: `${MAIN}/callout` },
        { kind: 'children', path: MAIN },
      ],
      [
        { cmd: 'replaceContent', path: MAIN, data: {} },
        { kind: 'content', path: MAIN },
      ],
    ];

    it('is a hint at what to fetch for every command', () => {
      follow(followPageEditor);
      for (const [msg] of RECORDED) tell({ msg });
      expect(patches).to.deep.equal(RECORDED.map(([, patch]) => patch));
      expect(logged.warn).to.deep.equal([]);
    });

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

    it('is heard from the frame around the page, of the page’s origin', () => {
      follow(followEditorFrame);
      post({ data, origin: location.origin, source: window.parent });
      expect(patches).to.deep.equal([{ kind: 'content', path: `${MAIN}/hero` }]);
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

    const mark = (item: string): HTMLElement => {
      const element = document.createElement('div');
      element.dataset.aueResource = `${URN}/${item}`;
      place.append(element);
      return element;
    };

    /** What the editor sends while an author edits, adds, moves and removes components. */
    const RECORDED: readonly (readonly [type: string, detail: object, paths: readonly string[]])[] = [
      [
        'aue:content-patch',
        {
          patch: { name: 'title', value: 'Learn' },
          request: { target: { resource: `${URN}/hero`, type: 'component', prop: '' } },
          response: { updates: [{ resource: `${URN}/hero`, content: '<img src=x onerror=alert(1)>' }] },
        },
        [`${URN}/hero`],
      ],
      [
        'aue:content-update',
        {
          value: '<p>New</p>',
          request: { target: { resource: `${URN}/hero`, prop: 'description' } },
          response: {},
        },
        [`${URN}/hero`],
      ],
      [
        'aue:content-add',
        { request: { target: { container: { resource: URN } } }, response: { resource: `${URN}/callout` } },
        [URN],
      ],
      [
        'aue:content-move',
        {
          request: { from: { container: { resource: URN } }, to: { container: { resource: `${URN}/side` } } },
        },
        [URN, `${URN}/side`],
      ],
      ['aue:content-move', { from: URN, component: `${URN}/hero`, to: URN }, [URN]],
      ['aue:content-remove', { request: { target: { container: { resource: URN } } } }, [URN]],
      ['aue:content-remove', { resource: `${URN}/hero` }, ['/uni/en/home/jcr:content/root/main']],
    ];

    it('is a hint at what to fetch for every event', () => {
      follow(followUniversalEditor);
      for (const [type, detail, paths] of RECORDED) {
        patches = [];
        tell(type, detail);
        expect(
          patches.map(({ path }) => path),
          type,
        ).to.deep.equal(paths);
      }
      expect(document.querySelector('img[onerror]')).to.equal(null);
    });

    it('counts on the element that it is dispatched on where it names nothing', () => {
      follow(followUniversalEditor);
      const hero = mark('hero');
      hero.innerHTML = '<p>Text</p>';
      tell('aue:content-patch', {}, hero.firstElementChild!);
      tell('aue:content-remove', undefined, hero);
      expect(patches).to.deep.equal([
        { kind: 'content', path: '/uni/en/home/jcr:content/root/main/hero' },
        { kind: 'children', path: '/uni/en/home/jcr:content/root/main' },
      ]);
    });

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

    it('is seen by the nodes that came', async () => {
      hero().outerHTML = marked('section/hero', '<a href="#x">Two</a>');
      await settle();
      expect(patches).to.deep.equal([{ kind: 'shown', path: path('section/hero') }]);
    });

    it('tells of the outermost component only', async () => {
      place.innerHTML = marked('section', marked('section/hero'));
      await settle();
      expect(patches).to.deep.equal([{ kind: 'shown', path: path('section') }]);
    });

    it('tells of the container of what came new or has gone', async () => {
      hero().remove();
      await settle();
      place.firstElementChild!.insertAdjacentHTML('beforeend', marked('section/card'));
      await settle();
      expect(patches).to.deep.equal([
        { kind: 'shown', path: path('section') },
        { kind: 'shown', path: path('section') },
      ]);
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

    it('gives the focus to what stands where it was', async () => {
      hero().querySelector('a')!.focus();
      hero().outerHTML = marked('section/hero', '<a href="#x">Two</a>');
      await settle();
      expect(document.activeElement?.textContent).to.equal('Two');
    });

    it('does not take the focus from where it has gone', async () => {
      hero().querySelector('a')!.focus();
      place.insertAdjacentHTML('beforeend', '<button>Elsewhere</button>');
      place.querySelector('button')!.focus();
      hero().outerHTML = marked('section/hero', '<a href="#x">Two</a>');
      await settle();
      expect(document.activeElement?.textContent).to.equal('Elsewhere');
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
