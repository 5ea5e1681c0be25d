import { expect } from '@open-wc/testing';
import { createContext, useContext } from 'react';
import { ConsoleSpy, clearPage, defineTestTag, flushed, place } from '../testing.js';

describe('an error of a view', () => {
  let errors: ConsoleSpy;
  let notes: ConsoleSpy;
  beforeEach(() => {
    errors = new ConsoleSpy('error');
    notes = new ConsoleSpy('info');
  });
  afterEach(() => {
    errors.restore();
    notes.restore();
    clearPage();
  });

  it('is that error, told once', async () => {
    const tag = defineTestTag({
      view: () => {
        throw new Error('of the view');
      },
    });
    const told: unknown[] = [];
    const note = (event: Event) => told.push((event as CustomEvent<{ error: Error }>).detail.error.message);
    document.addEventListener('uni-error', note);
    const element = await place(`<${tag}><i>authored</i></${tag}>`);
    await flushed();
    document.removeEventListener('uni-error', note);
    expect([told, element.mountState]).to.deep.equal([['of the view'], 'failed']);
    expect(errors.lines.filter((line) => line.includes('of the view'))).to.have.length(1);
    expect(element.querySelector('i')!.checkVisibility()).to.equal(true);
  });

  it('is none where only React can render it: a development build says what for, once', async () => {
    const Words = createContext('from a context');
    const tag = defineTestTag({
      view: () => (
        <Words value="from a context">
          <Inner />
        </Words>
      ),
    });
    const Inner = () => <p>{useContext(Words)}</p>;
    const elements = [await place(`<${tag}></${tag}>`), await place(`<${tag}></${tag}>`)];
    expect(elements.map((element) => element.querySelector('p')?.textContent)).to.deep.equal([
      'from a context',
      'from a context',
    ]);
    expect(errors.lines).to.deep.equal([]);
    expect(notes.lines.filter((line) => line.startsWith(`<${tag}> is rendered by React`))).to.have.length(1);
  });
});
