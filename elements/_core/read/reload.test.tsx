import { expect } from '@open-wc/testing';
import { pageModel } from '../../../page/model/page-model.js';
import { forgetPage } from '../../../page/testing.js';
import { list, text } from '../declare/prop-types.js';
import type { ViewElement } from '../element.js';
import {
  ConsoleSpy,
  clearPage,
  defineTestIsland,
  defineTestTag,
  flushed,
  place,
  put,
} from '../testing/testing.js';

interface Shown {
  label?: string;
  note?: string;
  items: readonly { title?: string }[];
}

function View({ label, note, items }: Shown) {
  return (
    <div>
      <p>{label}</p>
      {note && <small>{note}</small>}
      <ul>
        {items.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <button type="button">Use</button>
    </div>
  );
}

const props = { label: text('default'), note: text(), items: list({ title: text() }) };
const tag = defineTestTag({ props, view: View });
const livingTag = defineTestIsland({ props, view: View });

const shown = (element: Element) => element.querySelector('.uni-view > div')?.textContent;

/** How often elements were mounted while something ran. */
async function mounts(run: () => void | Promise<void>): Promise<Element[]> {
  const mounted: Element[] = [];
  const note = (event: Event) => mounted.push(event.target as Element);
  document.addEventListener('uni-mount', note);
  await run();
  await flushed();
  document.removeEventListener('uni-mount', note);
  return mounted;
}

async function reload(element: ViewElement, model: unknown, previous?: unknown): Promise<void> {
  element.reload(model, previous);
  await element.mountComplete;
}

describe('an element that an author has edited', () => {
  afterEach(clearPage);

  for (const each of [tag, livingTag]) {
    it(`mounts anew once, from its model (${each === tag ? 'without' : 'with'} a living root)`, async () => {
      const element = await place(`<${each} label="before"></${each}>`);
      const mounted = await mounts(() => reload(element, { label: 'after' }, { label: 'before' }));
      expect(shown(element)).to.equal('afterUse');
      expect(mounted).to.deep.equal([element]);
      expect(element.mountState).to.equal('mounted');
      expect(element.querySelectorAll('.uni-view')).to.have.length(1);
    });
  }

  it('loses a list that was taken out, though a slot still has it', async () => {
    const element = await place(
      `<${tag} label="A"><script type="application/json" data-slot="items">[{"title":"one"}]</script></${tag}>`,
    );
    await reload(element, { label: 'A' }, { label: 'A', items: [{ title: 'one' }] });
    expect(shown(element)).to.equal('AUse');
  });

  it('keeps what the template gives of its own', async () => {
    const element = await place(`<${tag} label="A" note="from the template"></${tag}>`);
    await reload(element, { label: 'B' }, { label: 'A' });
    expect(shown(element)).to.equal('Bfrom the templateUse');
  });

  it('takes nothing from the tag when nobody knows what its model was', async () => {
    const element = await place(`<${tag} label="A" note="N"></${tag}>`);
    await reload(element, {});
    expect(shown(element)).to.equal('defaultUse');
  });

  it('is told mounted when its last edit shows, though that came between a rendering and its news', async () => {
    const element = put(`<${tag} label="A"></${tag}>`);
    const told: unknown[] = [];
    element.addEventListener('uni-mount', () => told.push(shown(element)));
    const rendered = new MutationObserver(() => {
      rendered.disconnect();
      element.reload({ label: 'B' }, { label: 'A' });
    });
    rendered.observe(element, { childList: true });
    await flushed();
    await element.mountComplete;
    await flushed();
    expect(told).to.deep.equal(['BUse']);
    expect(element.querySelectorAll('.uni-view')).to.have.length(1);
  });

  it('keeps what a script has set as a property', async () => {
    const element = await place(`<${tag} label="A"></${tag}>`);
    Reflect.set(element, 'note', 'set');
    await reload(element, { label: 'B', note: 'model' }, { label: 'A' });
    expect(shown(element)).to.equal('BsetUse');
  });

  it('keeps editors’ nodes, data scripts and the authored content', async () => {
    const element = await place(
      `<${tag} label="A"><cq data-path="/x"></cq><i data-cq-data-path="/y">editor</i><script type="application/json" data-slot="items">[]</script><b>authored</b></${tag}>`,
    );
    const kept = [...element.querySelectorAll('cq, i, script')];
    await reload(element, { label: 'B' }, { label: 'A' });
    await reload(element, { label: 'C' }, { label: 'B' });
    expect([...element.querySelectorAll('cq, i, script')]).to.deep.equal(kept);
    expect(element.querySelectorAll('template')).to.have.length(1);
    expect(element.querySelector('template')!.innerHTML).to.contain('<b>authored</b>');
  });

  it('mounts where it comes back to, if it was away when it was edited', async () => {
    const element = await place(`<${tag} label="A"></${tag}>`);
    const { parentElement } = element;
    element.remove();
    await flushed();
    element.reload({ label: 'B' }, { label: 'A' });
    await flushed();
    parentElement!.append(element);
    await element.mountComplete;
    expect(shown(element)).to.equal('BUse');
  });

  it('mounts anew in its shadow root', async () => {
    const element = await place(`<${tag} isolated label="A"></${tag}>`);
    await reload(element, { label: 'B' }, { label: 'A' });
    expect([...element.shadowRoot!.children].map(({ textContent }) => textContent)).to.deep.equal(['BUse']);
    expect(element.querySelector('.uni-view')).to.equal(null);
  });

  it('mounts anew from what it has, without a new model', async () => {
    const element = await place(`<${livingTag} label="A"></${livingTag}>`);
    const view = element.querySelector('.uni-view');
    const mounted = await mounts(async () => {
      element.remount();
      await element.mountComplete;
    });
    expect(mounted).to.deep.equal([element]);
    expect(shown(element)).to.equal('AUse');
    expect(element.querySelector('.uni-view')).to.not.equal(view);
  });

  it('shows its authored content when the view throws, and comes back with the next edit', async () => {
    const errors = new ConsoleSpy('error');
    const brittle = defineTestTag({
      props: { label: text() },
      view: ({ label }: { label?: string }) => {
        if (label === 'break') throw new Error('broken');
        return <p>{label}</p>;
      },
    });
    const element = await place(`<${brittle} label="A"><b>authored</b></${brittle}>`);
    await reload(element, { label: 'break' }, { label: 'A' });
    expect(element.mountState).to.equal('failed');
    expect(element.textContent).to.equal('authored');
    await reload(element, { label: 'B' }, { label: 'break' });
    errors.restore();
    expect(element.querySelector('.uni-view')!.textContent).to.equal('B');
    expect(errors.lines).to.have.length(1);
  });
});

describe('elements that follow the page’s model', () => {
  afterEach(() => {
    clearPage();
    forgetPage();
  });

  it('render anew only where their own part of it has changed', async () => {
    const [kept, before] = [{ label: 'kept' }, { label: 'before' }];
    pageModel.set({ ':items': { kept, edited: before } });
    const div = put(`<div><${tag} model-path="kept"></${tag}><${tag} model-path="edited"></${tag}></div>`);
    await flushed();
    const [first, second] = [...div.children] as [Element, Element];
    const nodes = [...first.querySelectorAll('*')];
    pageModel.set({ ':items': { kept, edited: { label: 'after' } } });
    await flushed();
    expect(shown(second)).to.equal('afterUse');
    expect([...first.querySelectorAll('*')]).to.deep.equal(nodes);
  });
});
