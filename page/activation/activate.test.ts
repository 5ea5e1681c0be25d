import { expect } from '@open-wc/testing';
import { captureConsole, settle } from '../testing.js';
import { waitUntil } from '../testing-wait.js';
import { forgetWarnings } from '../warn.js';
import { type Activator, createActivator } from './activate.js';
import { createElementModules, type ElementModules } from './element-modules.js';

let count = 0;
const freshTag = () => `x-wake-${++count}`;

describe('the activator', () => {
  let modules: ElementModules;
  let activator: Activator;
  let errors: unknown[];
  let place: HTMLElement;
  let imported: string[];
  let updated: (string | null)[];

  /** The code that defines elements is there then, so a test need not wait to see that it is not asked. */
  before(() => import('./define-elements.late.js'));
  beforeEach(() => {
    errors = [];
    imported = [];
    updated = [];
    modules = createElementModules();
    activator = createActivator(modules, (error) => errors.push(error));
    place = document.createElement('div');
    document.body.append(place);
  });
  afterEach(() => {
    activator.stop();
    place.remove();
  });

  /** A prerendered element of a fresh tag, whose clicks are counted once its class is there. */
  function element(trigger: string, inner = '<button>Go</button>') {
    const tag = freshTag();
    const clicks: EventTarget[] = [];
    const gate = Promise.withResolvers<void>();
    const importedHere = imported;
    const updatedHere = updated;
    modules.provide({
      [tag]: async () => {
        importedHere.push(tag);
        await gate.promise;
        customElements.define(
          tag,
          class extends HTMLElement {
            connectedCallback() {
              this.addEventListener('click', ({ target }) => clicks.push(target!));
            }
            update(attribute: string | null) {
              updatedHere.push(attribute);
            }
          },
        );
      },
    });
    const attribute = trigger && ` data-activate="${trigger}"`;
    place.insertAdjacentHTML('beforeend', `<${tag} data-prerendered="1.0.0"${attribute}>${inner}</${tag}>`);
    const host = place.lastElementChild as HTMLElement;
    activator.watch([tag]);
    return { tag, host, clicks, inner: host.firstElementChild as HTMLElement, load: gate.resolve };
  }

  /** A prerendered element whose module does what a test wants. */
  function elementOf(load: (tag: string) => Promise<unknown>, inner = '<button>Go</button>') {
    const tag = freshTag();
    modules.provide({ [tag]: () => load(tag) });
    place.innerHTML = `<${tag} data-prerendered="1.0.0" data-activate="interaction">${inner}</${tag}>`;
    activator.watch([tag]);
    return place.querySelector('button')!;
  }
  const offline = () => Promise.reject(new Error('offline'));

  it('loads what is clicked, and clicks it again once somebody listens', async () => {
    const { tag, clicks, inner, load } = element('interaction');
    inner.click();
    await waitUntil(() => imported[0] === tag);
    expect(clicks).to.deep.equal([]);
    load();
    await settle();
    expect(clicks).to.deep.equal([inner]);
  });

  it('clicks once, however often it was clicked meanwhile', async () => {
    const { clicks, inner, load } = element('interaction');
    for (let i = 0; i < 3; i++) inner.click();
    load();
    await settle();
    expect(clicks).to.have.length(1);
  });

  it('takes the key that presses a link with the role of a button for its click', async () => {
    const { clicks, inner, load } = element('interaction', '<a href="#none" role="button">Go</a>');
    const keys = ['a', ' ', 'Enter'].map(
      (key) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
    for (const key of keys) inner.dispatchEvent(key);
    load();
    await settle();
    expect(clicks).to.deep.equal([inner]);
    expect(keys.map(({ defaultPrevented }) => defaultPrevented)).to.deep.equal([false, true, true]);
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('leaves the keys of a button to the browser, which clicks it', () => {
    const { inner } = element('interaction');
    const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    inner.dispatchEvent(key);
    expect(key.defaultPrevented).to.equal(false);
  });

  it('lets the page hear the click once', async () => {
    const heard: Event[] = [];
    const note = (event: Event) => heard.push(event);
    document.addEventListener('click', note, { capture: true });
    const { inner, load } = element('interaction');
    inner.click();
    load();
    await settle();
    document.removeEventListener('click', note, { capture: true });
    expect(heard).to.have.length(1);
  });

  it('loads what the pointer or the focus reaches, before it is clicked', async () => {
    const [pointed, focused] = [element('interaction'), element('interaction')];
    pointed.inner.dispatchEvent(new Event('pointerover', { bubbles: true }));
    focused.inner.focus();
    await waitUntil(() => imported.length === 2);
    expect(imported).to.deep.equal([pointed.tag, focused.tag]);
  });

  it('lets a link lead on', () => {
    const { inner } = element('interaction', '<a href="#here">Here</a>');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    inner.addEventListener('click', (event) => event.stopPropagation());
    inner.dispatchEvent(click);
    expect(click.defaultPrevented).to.equal(false);
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('leaves static elements alone', async () => {
    const [left, used] = [element(''), element('interaction')];
    left.inner.click();
    left.inner.focus();
    used.inner.click();
    await waitUntil(() => imported[0] !== undefined);
    expect(imported).to.deep.equal([used.tag]);
  });

  it('has an element rendered from its data when these change', async () => {
    const { tag, host, load } = element('');
    host.setAttribute('class', 'shown');
    await settle();
    expect(imported).to.deep.equal([]);
    host.setAttribute('data-title', 'New');
    await settle();
    load();
    await settle();
    expect([imported, updated]).to.deep.equal([[tag], ['data-title']]);
  });

  it('leaves an element alone whose attribute is set to what it is', async () => {
    const { host } = element('');
    host.setAttribute('data-title', '');
    await settle();
    imported.length = 0;
    host.setAttribute('data-title', '');
    await settle();
    expect(imported).to.deep.equal([]);
  });

  it('leaves to its class whether an ARIA attribute is data of an element', async () => {
    const { tag, host, load } = element('');
    host.setAttribute('aria-label', 'Fees');
    await settle();
    load();
    await settle();
    expect([imported, updated]).to.deep.equal([[tag], ['aria-label']]);
  });

  it('has an element rendered when a script of its data changes, and not for what is no data', async () => {
    const { tag, host } = element('', '<script type="application/json" data-slot="items">[]</script>');
    const view = document.createElement('div');
    view.innerHTML = '<p>x</p>';
    host.append(view, document.createElement('cq'));
    view.firstElementChild!.textContent = 'translated';
    view.firstElementChild!.setAttribute('title', 'y');
    await settle();
    expect(imported).to.deep.equal([]);
    host.querySelector('script')!.textContent = '[1]';
    await settle();
    expect(imported).to.deep.equal([tag]);
  });

  it('has an element rendered when its place is to be another', async () => {
    const { tag, host, load } = element('');
    host.toggleAttribute('isolated', true);
    await settle();
    load();
    await settle();
    expect([imported, updated]).to.deep.equal([[tag], ['isolated']]);
  });

  it('has an isolated element rendered when a link in its content leads elsewhere', async () => {
    const { host, load } = element('');
    host.attachShadow({ mode: 'open' });
    host.innerHTML = '<p slot="description"><a href="/a">Apply</a></p>';
    await settle();
    host.querySelector('a')!.href = '/b';
    await settle();
    load();
    await settle();
    expect(updated.at(-1)).to.equal(null);
    expect(updated).not.to.contain('href');
  });

  it('has an isolated element rendered when a morphing library has taken its mark', async () => {
    const { host, load } = element('');
    host.attachShadow({ mode: 'open' });
    host.removeAttribute('data-prerendered');
    host.innerHTML = '<p>New words</p>';
    load();
    await settle();
    expect(updated).to.deep.equal([null]);
  });

  it('loads nothing for the button by which an isolated element sends its form', async () => {
    const { tag, host } = element('');
    host.attachShadow({ mode: 'open' });
    const button = document.createElement('button');
    button.toggleAttribute('data-uni-submit', true);
    host.append(button);
    await settle();
    expect(imported).to.deep.equal([]);
    host.append('Words');
    await settle();
    expect(imported).to.deep.equal([tag]);
  });

  it('loads what is clicked in a declarative shadow root, and clicks it again', async () => {
    const tag = freshTag();
    const { promise, resolve } = Promise.withResolvers<void>();
    modules.provide({
      [tag]: async () => {
        imported.push(tag);
        await promise;
        customElements.define(tag, class extends HTMLElement {});
      },
    });
    place.setHTMLUnsafe(
      `<${tag} isolated data-prerendered="1.0.0" data-activate="interaction"><template shadowrootmode="open"><div class="uni-view"><button data-uni-style="color: red">Go</button></div></template></${tag}>`,
    );
    activator.watch([tag]);
    const button = place.firstElementChild!.shadowRoot!.querySelector('button')!;
    expect(button.style.color).to.equal('red');
    let clicks = 0;
    button.addEventListener('click', () => clicks++);
    button.click();
    resolve();
    await settle();
    expect([imported, clicks]).to.deep.equal([[tag], 1]);
  });

  it('clicks again once the element says that it has what it needs', async () => {
    const ready = Promise.withResolvers<void>();
    const button = elementOf(async (tag) =>
      customElements.define(
        tag,
        class extends HTMLElement {
          activate = () => ready.promise.then(() => true);
        },
      ),
    );
    let clicks = 0;
    button.addEventListener('click', () => clicks++);
    button.click();
    await settle();
    expect(clicks).to.equal(0);
    ready.resolve();
    await settle();
    expect(clicks).to.equal(1);
  });

  const inView = (html: string) => {
    const { host } = element('', `<div class="uni-view">${html}</div>`);
    return host.querySelector<HTMLElement>('.uni-view > *')!;
  };

  it('sets the styles that the server could not write', () => {
    const inner = inView('<img alt="" data-uni-style="object-position: 10% 20%">');
    expect(inner.style.objectPosition).to.equal('10% 20%');
    expect(inner.hasAttribute('data-uni-style')).to.equal(false);
  });

  it('gives an element the role that it can keep with scripts only', () => {
    const inner = inView('<input type="search" data-uni-role="combobox">');
    expect([inner.getAttribute('role'), inner.getAttribute('aria-expanded')]).to.deep.equal([
      'combobox',
      'false',
    ]);
  });

  const MARKED = '<p data-uni-style="position: fixed" data-uni-role="alert">x</p>';
  const [VIEW_ALONE, MARK_ALONE] = ['<div class="uni-view">', '<div data-prerendered="1">'];
  const NOT_OURS = [
    MARKED,
    `${VIEW_ALONE}${MARKED}</div>`,
    `${MARK_ALONE}${VIEW_ALONE}${MARKED}</div></div>`,
  ];

  it('sets no style or role outside of the views that a server wrote', async () => {
    place.innerHTML = NOT_OURS.join('');
    const { host } = element('', `<div class="uni-view"></div>${MARKED}`);
    for (const html of NOT_OURS) place.insertAdjacentHTML('beforeend', html);
    host.insertAdjacentHTML('beforeend', MARKED);
    await settle();
    expect(place.querySelectorAll('[data-uni-style][data-uni-role]')).to.have.length(8);
    expect(place.querySelector('[style], [role]')).to.equal(null);
  });

  it('sets those of what comes into a view, by itself or with what it stands in', async () => {
    const { host } = element('', '<div class="uni-view"></div>');
    const view = host.querySelector('.uni-view')!;
    const [alone, wrapped] = [document.createElement('p'), document.createElement('div')];
    alone.dataset.uniStyle = 'color: red';
    wrapped.innerHTML = '<b data-uni-style="color: red"></b>';
    view.append(alone, wrapped);
    await settle();
    expect(view.querySelectorAll('[style="color: red;"]')).to.have.length(2);
  });

  /** How many elements are looked through, by the searches of the document's elements, if a script adds this. */
  async function searched(add: (place: Element) => Promise<void> | void): Promise<number> {
    const { host } = element('', '<div class="uni-view"><button>Go</button></div>');
    await settle();
    let elements = 0;
    const search = Element.prototype.querySelectorAll;
    const searchDocument = Document.prototype.querySelectorAll;
    Element.prototype.querySelectorAll = function (this: Element, selector: string) {
      elements += 1 + this.getElementsByTagName('*').length;
      return search.call(this, selector);
    } as typeof search;
    Document.prototype.querySelectorAll = function (this: Document, selector: string) {
      elements += this.getElementsByTagName('*').length;
      return searchDocument.call(this, selector);
    } as typeof searchDocument;
    try {
      const table = document.createElement('div');
      host.before(table);
      await add(table);
      await settle();
    } finally {
      Element.prototype.querySelectorAll = search;
      Document.prototype.querySelectorAll = searchDocument;
    }
    return elements;
  }

  const row = () => {
    const made = document.createElement('p');
    made.innerHTML = '<i></i>';
    return made;
  };
  const ADDITIONS: readonly [string, (table: Element, count: number) => Promise<void> | void][] = [
    ['row by row', (table, count) => void Array.from({ length: count }, () => table.append(row()))],
    [
      'each row on its own',
      async (table, count) => {
        for (let at = 0; at < count; at++) {
          table.append(row());
          await Promise.resolve();
        }
      },
    ],
    [
      'one in the other',
      (table, count) => void Array.from({ length: count }, () => (table = table.appendChild(row()))),
    ],
  ];
  for (const [way, add] of ADDITIONS)
    it(`looks once through what a script adds beside a server-rendered element: ${way}`, async () => {
      const [few, many] = [
        await searched((table) => add(table, 25)),
        await searched((table) => add(table, 100)),
      ];
      expect(many / few).to.be.below(4.1);
    });

  it('sees what is changed while an element is out of the page', async () => {
    const { tag, host, load } = element('');
    const { parentElement } = host;
    host.remove();
    await settle();
    host.setAttribute('data-title', 'New');
    parentElement!.append(host);
    await settle();
    load();
    await settle();
    expect([imported, updated]).to.deep.equal([[tag], ['data-title']]);
  });

  it('follows an element that appears', async () => {
    const { host, tag } = element('interaction');
    const clone = host.cloneNode(true) as HTMLElement;
    place.append(clone);
    await settle();
    clone.querySelector('button')!.click();
    await waitUntil(() => imported[0] === tag);
  });

  it('makes a click again when the module can be had after all', async () => {
    const { tag, host, inner, clicks, load } = element('interaction');
    let isOffline = true;
    const other = createElementModules();
    other.provide({
      [tag]: () => (isOffline ? Promise.reject(new Error('offline')) : modules.define([tag])),
    });
    activator.stop();
    activator = createActivator(other, (error) => errors.push(error));
    activator.watch([tag]);
    inner.click();
    await settle();
    isOffline = false;
    load();
    inner.click();
    await settle();
    expect([errors.length, clicks]).to.deep.equal([1, [host.firstElementChild]]);
  });

  it('lets a form be sent when its module fails', async () => {
    const button = elementOf(offline, '<form><button>Go</button></form>');
    let sent = 0;
    place.addEventListener('submit', (event) => {
      event.preventDefault();
      sent++;
    });
    button.click();
    expect(sent).to.equal(0);
    await settle();
    expect(sent).to.equal(1);
    button.click();
    expect(sent).to.equal(2);
    await settle();
    expect(sent).to.equal(2);
  });

  it('says once when a module fails, and leaves the element as it stands', async () => {
    const button = elementOf(offline);
    for (let time = 0; time < 2; time++) {
      button.focus();
      button.click();
      await settle();
    }
    expect(errors.map(String)).to.deep.equal(['Error: offline']);
    expect(place.textContent).to.equal('Go');
  });

  it('asks for a module that could not be had once more with each use, not with each move of the pointer', async () => {
    let asked = 0;
    const button = elementOf(() => Promise.reject(new Error(`missing ${++asked}`)));
    for (const sign of ['pointerover', 'pointerover', 'pointerover', 'pointerdown']) {
      button.dispatchEvent(new PointerEvent(sign, { bubbles: true, composed: true }));
      await settle();
    }
    expect(asked).to.equal(2);
  });

  describe('of elements that the page hides until they are defined', () => {
    let logged: ReturnType<typeof captureConsole>;
    let sheet: HTMLStyleElement;
    const hide = (rule: string) => {
      sheet.textContent = `:not(:defined) { ${rule} }`;
    };
    beforeEach(() => {
      logged = captureConsole();
      forgetWarnings();
      sheet = document.head.appendChild(document.createElement('style'));
    });
    afterEach(() => {
      sheet.remove();
      logged.restore();
    });

    for (const rule of ['display: none', 'visibility: hidden', 'opacity: 0'])
      it(`loads their classes, and says so once: ${rule}`, async () => {
        hide(rule);
        const { tag, host, load } = element('');
        load();
        await customElements.whenDefined(tag);
        expect(host.checkVisibility({ opacityProperty: true, visibilityProperty: true })).to.equal(true);
        expect(logged.warn.map(String).filter((line) => line.includes(tag))).to.have.length(1);
        expect(String(logged.warn)).to.include(':not(:defined, [data-prerendered])');
      });

    it('leaves those that are hidden by themselves, or with what they stand in', async () => {
      const hidden = element('');
      await settle();
      hidden.host.hidden = true;
      place.hidden = true;
      const { host } = element('');
      await import('./show-undefined.js');
      await settle();
      expect(imported).to.deep.equal([]);
      expect(host.matches(':not(:defined)')).to.equal(true);
    });
  });
});
