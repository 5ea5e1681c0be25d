import { expect } from '@open-wc/testing';
import { captureConsole, settle } from '../testing.js';
import { createElementModules, type ElementModules } from './element-modules.js';
import { createTagMounter, type TagMounter } from './mount-tags.js';

let count = 0;
const freshTag = () => `x-island-${++count}`;

describe('tagMounter', () => {
  let modules: ElementModules;
  let tagMounter: TagMounter;
  let imported: string[];
  let lateErrors: unknown[];
  let place: HTMLElement;

  beforeEach(() => {
    imported = [];
    lateErrors = [];
    modules = createElementModules();
    tagMounter = createTagMounter(modules, (error) => lateErrors.push(error));
    place = document.createElement('div');
    document.body.append(place);
  });

  afterEach(() => {
    tagMounter.stop();
    place.remove();
  });

  it('takes no page that an author edits for one that needs no data', () => {
    place.innerHTML = '<x-written data-prerendered="1.0.0"></x-written>';
    expect(tagMounter.areWritten()).to.equal(true);
    const meta = Object.assign(document.createElement('meta'), { name: 'is-editing-mode', content: 'true' });
    document.head.append(meta);
    const areWritten = tagMounter.areWritten();
    meta.remove();
    expect(areWritten).to.equal(false);
  });

  /** A tag whose elements mount when the test lets them. */
  function mounting() {
    const tag = freshTag();
    const gate = Promise.withResolvers<void>();
    modules.provide({
      [tag]: async () => {
        imported.push(tag);
        customElements.define(
          tag,
          class extends HTMLElement {
            readonly mountComplete = gate.promise;
          },
        );
      },
    });
    return { tag, ...gate };
  }

  const insert = (html: string) => {
    place.innerHTML = html;
  };

  const isDone = async (promise: Promise<unknown>) => {
    let done = false;
    const note = () => {
      done = true;
    };
    promise.then(note, note);
    await settle();
    await settle();
    return done;
  };

  for (const kind of ['interaction', 'use'])
    it(`leaves a tag that a server has written whole until somebody uses the page: ${kind}`, async () => {
      const { tag, resolve } = mounting();
      resolve();
      insert(`<${tag} data-activate="${kind}"><p>Fees</p></${tag}>`);
      await tagMounter.watch([tag]);
      await tagMounter.mount([tag]);
      expect(imported).to.deep.equal([]);
      place.dispatchEvent(new Event('pointerover', { bubbles: true }));
      await customElements.whenDefined(tag);
    });

  it('does not wait where its list is higher than its box, because its class scrolls it', async () => {
    const { tag } = mounting();
    insert(
      `<${tag} data-activate="interaction" style="display: block; block-size: 20px; overflow: auto"><p style="block-size: 90px">Fees</p></${tag}>`,
    );
    await tagMounter.watch([tag]);
    await customElements.whenDefined(tag);
  });

  it('clicks again what was clicked before the class of such a tag had come, once', async () => {
    const { tag, resolve } = mounting();
    resolve();
    insert(`<${tag} data-activate="interaction"><button>Fees</button></${tag}>`);
    await tagMounter.watch([tag]);
    const clicks: boolean[] = [];
    place.addEventListener('click', () => clicks.push(customElements.get(tag) !== undefined));
    place.querySelector('button')!.click();
    await customElements.whenDefined(tag);
    await settle();
    expect(clicks).to.deep.equal([true]);
  });

  it('lets a click through at once where the class of such a tag changes nothing of it', async () => {
    const { tag } = mounting();
    insert(`<${tag} data-activate="use"><button>Fees</button></${tag}>`);
    await tagMounter.watch([tag]);
    const clicks: boolean[] = [];
    place.addEventListener('click', () => clicks.push(customElements.get(tag) !== undefined));
    place.querySelector('button')!.click();
    expect(clicks).to.deep.equal([false]);
  });

  it('brings the class of such a tag when a script changes what is in it', async () => {
    const { tag } = mounting();
    insert(`<${tag} data-activate="interaction"><p>Fees</p></${tag}>`);
    await tagMounter.watch([tag]);
    place.querySelector('p')!.textContent = 'Dates';
    await customElements.whenDefined(tag);
  });

  it('imports just the tags that stand in the document', async () => {
    const [present, absent] = [mounting(), mounting()];
    insert(`<${present.tag}></${present.tag}>`);
    present.resolve();
    await tagMounter.mount([present.tag, absent.tag]);
    expect(imported).to.deep.equal([present.tag]);
  });

  it('waits until every element has mounted', async () => {
    const [one, other] = [mounting(), mounting()];
    insert(`<${one.tag}></${one.tag}><${other.tag}></${other.tag}>`);
    const mounted = tagMounter.mount([one.tag, other.tag]);
    one.resolve();
    expect(await isDone(mounted)).to.equal(false);
    other.resolve();
    expect(await isDone(mounted)).to.equal(true);
  });

  it('counts an element that failed as settled', async () => {
    const { tag, reject } = mounting();
    insert(`<${tag}></${tag}>`);
    const mounted = tagMounter.mount([tag]);
    reject(new Error('broken view'));
    await mounted;
  });

  it('counts elements as settled that do not say when they are mounted', async () => {
    const tag = freshTag();
    modules.provide({ [tag]: class extends HTMLElement {} });
    insert(`<${tag}></${tag}>`);
    await tagMounter.mount([tag]);
  });

  it('waits for no element that has left the document', async () => {
    const { tag } = mounting();
    insert(`<${tag}></${tag}>`);
    const mounted = tagMounter.mount([tag]);
    expect(await isDone(mounted)).to.equal(false);
    place.textContent = '';
    await mounted;
  });

  it('waits only for the bare ones among prerendered elements', async () => {
    const tag = freshTag();
    modules.provide({
      [tag]: class extends HTMLElement {
        readonly mountComplete = this.hasAttribute('data-prerendered')
          ? new Promise(() => {})
          : Promise.resolve();
      },
    });
    insert(`<${tag} data-prerendered="1.0.0"></${tag}><${tag}></${tag}>`);
    await tagMounter.mount([tag]);
  });

  it('is done at once without tags', async () => {
    await tagMounter.mount([]);
  });

  it('waits for the parser', async () => {
    const { tag, resolve } = mounting();
    resolve();
    Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
    const mounted = tagMounter.mount([tag]);
    insert(`<${tag}></${tag}>`);
    expect(await isDone(mounted)).to.equal(false);
    Reflect.deleteProperty(document, 'readyState');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await mounted;
    expect(imported).to.deep.equal([tag]);
  });

  it('defines a tag when it appears, alone or deep inside what is added', async () => {
    const [alone, inside] = [mounting(), mounting()];
    await tagMounter.mount([alone.tag, inside.tag]);
    expect(imported).to.deep.equal([]);
    place.append(document.createElement(alone.tag), 'text');
    await customElements.whenDefined(alone.tag);
    insert(`<p><span><${inside.tag}></${inside.tag}></span></p>`);
    await customElements.whenDefined(inside.tag);
    expect(imported).to.deep.equal([alone.tag, inside.tag]);
  });

  it('does not define a tag when it appears prerendered', async () => {
    const { tag } = mounting();
    await tagMounter.mount([tag]);
    insert(`<${tag} data-prerendered="1.0.0"></${tag}>`);
    await settle();
    expect(imported).to.deep.equal([]);
    insert(`<${tag}></${tag}>`);
    await customElements.whenDefined(tag);
  });

  it('wakes a prerendered element that is the first on its page', async () => {
    const { tag } = mounting();
    await tagMounter.watch([tag]);
    await tagMounter.mount([tag]);
    insert(
      `<p><${tag} data-prerendered="1.0.0" data-activate="interaction"><button>Go</button></${tag}></p>`,
    );
    await settle();
    expect(imported).to.deep.equal([]);
    place.querySelector('button')!.focus();
    await customElements.whenDefined(tag);
  });

  describe('whose module cannot be loaded', () => {
    let reported: ReturnType<typeof captureConsole>;
    const offline = new Error('offline');
    const missing = (enhances: boolean) => {
      const tag = freshTag();
      modules.provide({ [tag]: Object.assign(() => Promise.reject(offline), { enhances }) });
      return tag;
    };
    const outcomeOf = (tag: string) =>
      tagMounter.mount([tag]).then(
        () => 'done',
        (error: unknown) => error,
      );

    beforeEach(() => {
      reported = captureConsole();
    });
    afterEach(() => reported.restore());

    it('say so, and are done, where what stands in them works without', async () => {
      const [early, late] = [missing(true), missing(true)];
      insert(`<${early}><ul><li>Fees</li></ul></${early}>`);
      expect(await outcomeOf(early)).to.equal('done');
      await tagMounter.mount([late]);
      place.append(Object.assign(document.createElement(late), { textContent: 'Later' }));
      await settle();
      await settle();
      expect(reported.error).to.deep.equal(Array(2).fill(['Error loading script', offline]));
      expect(lateErrors).to.deep.equal([]);
    });

    it('fail where one of them shows nothing, or would render a view', async () => {
      const [empty, view] = [missing(true), missing(false)];
      insert(`<${empty}>Fees</${empty}><${empty}></${empty}><${view}>Fees</${view}>`);
      for (const tag of [empty, view]) expect(await outcomeOf(tag)).to.equal(offline);
      expect(reported.error).to.deep.equal([]);
    });

    it('fail where they are defined and could not be made', async () => {
      const tag = freshTag();
      const failing = () => {
        customElements.define(tag, class extends HTMLElement {});
        return Promise.reject(offline);
      };
      modules.provide({ [tag]: Object.assign(failing, { enhances: true }) });
      insert(`<${tag}>Fees</${tag}>`);
      expect(await outcomeOf(tag)).to.equal(offline);
    });
  });

  it('tells when the module of a tag fails that appeared later', async () => {
    const tag = freshTag();
    const reason = new Error('404');
    modules.provide({ [tag]: () => Promise.reject(reason) });
    await tagMounter.mount([tag]);
    insert(`<${tag}></${tag}>`);
    await settle();
    expect(lateErrors).to.deep.equal([reason]);
  });

  it('observes the document no more once every tag was defined', async () => {
    const { observe, disconnect } = MutationObserver.prototype;
    const observing = new Set<MutationObserver>();
    MutationObserver.prototype.observe = function (...args) {
      observing.add(this);
      observe.apply(this, args);
    };
    MutationObserver.prototype.disconnect = function () {
      observing.delete(this);
      disconnect.call(this);
    };
    try {
      const { tag, resolve } = mounting();
      resolve();
      await tagMounter.mount([tag]);
      expect(observing.size).to.equal(1);
      insert(`<${tag}></${tag}>`);
      await customElements.whenDefined(tag);
      expect(observing.size).to.equal(0);
    } finally {
      Object.assign(MutationObserver.prototype, { observe, disconnect });
    }
  });

  it('defines nothing any more once it was stopped', async () => {
    const { tag } = mounting();
    await tagMounter.mount([tag]);
    tagMounter.stop();
    insert(`<${tag}></${tag}>`);
    await settle();
    expect(imported).to.deep.equal([]);
  });
});
