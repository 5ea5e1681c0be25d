import { expect } from '@open-wc/testing';
import { text } from '../props/kinds.js';
import { clearPage, defineTestTag, flushed, place } from '../testing.js';
import { button, cameAlive, countingTag, isAlive, rest } from '../testing-counter.js';
import { reactRenderer } from './react-source.js';

const tag = countingTag('interaction');
const stillTag = defineTestTag({
  props: { label: text() },
  hydrate: ({ label }) => (label === 'Still' ? 'never' : 'interaction'),
  view: ({ label }: { label?: string }) => <button type="button">{label}</button>,
});
const likes = () => place(`<${tag} label="Likes">Authored</${tag}>`);

describe('a view that nobody has used yet', () => {
  afterEach(clearPage);

  it('stands without React, and is told of as any other', async () => {
    const mounts: EventTarget[] = [];
    const note = ({ target }: Event) => mounts.push(target!);
    document.addEventListener('uni-mount', note);
    const element = await likes();
    await flushed();
    document.removeEventListener('uni-mount', note);
    expect(button(element).textContent).to.equal('Likes: 0');
    expect([element.mountState, isAlive(element), reactRenderer()]).to.deep.equal([
      'mounted',
      false,
      undefined,
    ]);
    expect(mounts).to.deep.equal([element]);
  });

  it('shows its data as they change, in the nodes that it has', async () => {
    const element = await likes();
    const own = button(element);
    element.setAttribute('label', 'Views');
    await flushed();
    expect([button(element), own.textContent]).to.deep.equal([own, 'Views: 0']);
    expect(reactRenderer()).to.equal(undefined);
  });

  it('is run once for each change', async () => {
    const labels: (string | undefined)[] = [];
    const noting = defineTestTag({
      props: { label: text() },
      view: ({ label }: { label?: string }) => {
        labels.push(label);
        return <p>{label}</p>;
      },
    });
    const element = await place(`<${noting} label="first"></${noting}>`);
    element.setAttribute('label', 'second');
    await flushed();
    expect([labels, element.textContent]).to.deep.equal([['first', 'second'], 'second']);
  });

  it('waits no more once its data give nothing to use', async () => {
    const element = await place(`<${stillTag} label="Lively"></${stillTag}>`);
    element.setAttribute('label', 'Still');
    await flushed();
    let clicks = 0;
    element.addEventListener('click', () => clicks++);
    element.querySelector('button')!.click();
    expect([element.textContent, clicks]).to.deep.equal(['Still', 1]);
  });

  it('goes when its element goes, and the authored content is back', async () => {
    const element = await likes();
    element.remove();
    await flushed();
    expect([element.textContent, element.mountState]).to.deep.equal(['Authored', 'editable']);
  });

  it('lets the browser find what is folded, and is open where it is found, whatever is loaded by then', async () => {
    const element = await likes();
    expect(rest(element)).to.have.attribute('hidden', 'until-found');
    rest(element).dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect(rest(element)).not.to.have.attribute('hidden');
    expect([element.dataset.uniScripts, reactRenderer()]).to.deep.equal(['failed', undefined]);
    await cameAlive(element);
    expect(element.dataset.uniScripts).to.equal('running');
  });
});
