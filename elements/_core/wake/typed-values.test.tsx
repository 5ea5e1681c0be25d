import { expect, waitUntil } from '@open-wc/testing';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { json, stubFetch } from '../../../page/testing.js';
import { CourseSearch } from '../../../react-views/course-search/course-search.js';
import { definition as courseSearch } from '../../course-search/uni-course-search.js';
import { registerElement } from '../register.js';
import { clearPage, defineTestTag, flushed, put, testTag } from '../testing-with-react.js';
import { typedInto } from './typed-values.js';

const LEVELS = ['all', 'first', 'second'];

function Radios() {
  const [level, setLevel] = useState('all');
  return (
    <p>
      {LEVELS.map((each) => (
        <label key={each}>
          <input type="radio" name="level" checked={level === each} onChange={() => setLevel(each)} />
          {each}
        </label>
      ))}
      <output>{level}</output>
    </p>
  );
}

const NamedRadios = () => (
  <form>
    {LEVELS.map((each) => (
      <input key={each} type="radio" name="level" value={each} defaultChecked={each === 'all'} />
    ))}
  </form>
);

function Tick() {
  const [isOn, setOn] = useState(false);
  return (
    <p>
      <label>
        <input type="checkbox" checked={isOn} onChange={() => setOn(!isOn)} />
        All
      </label>
      <output>{isOn ? 'on' : 'off'}</output>
    </p>
  );
}

const options = LEVELS.map((each) => <option key={each}>{each}</option>);

function Choice() {
  const [level, setLevel] = useState('all');
  return (
    <p>
      <select aria-label="Level" value={level} onChange={({ target }) => setLevel(target.value)}>
        {options}
      </select>
      <output>{level}</output>
    </p>
  );
}

function Choices() {
  const [levels, setLevels] = useState<string[]>([]);
  const read = (select: HTMLSelectElement) => [...select.selectedOptions].map(({ value }) => value);
  return (
    <p>
      <select aria-label="Levels" multiple value={levels} onChange={({ target }) => setLevels(read(target))}>
        {options}
      </select>
      <output>{levels.join()}</output>
    </p>
  );
}

const served = (name: string, view: ReactNode) =>
  put(
    `<${name} data-prerendered="0.1.0" data-hydrate="interaction"><div class="uni-view">${renderToString(view)}</div></${name}>`,
  );

/** Has a view used before its class is there; gives what its React knows then. */
async function usedEarly(
  View: () => ReactNode,
  use: (element: Element) => void,
  change = (_: Element) => {},
) {
  const tag = testTag();
  const element = served(tag, <View />);
  element.querySelector<HTMLElement>('input, select')!.focus();
  use(element);
  change(element);
  defineTestTag({ tag, view: View, hydrate: () => 'interaction' });
  await flushed();
  return element;
}
const said = (element: Element) => element.querySelector('output')!.textContent;
const boxes = (element: Element) => [...element.querySelectorAll('input')];
const select = (element: Element) => element.querySelector('select')!;
const translate = (element: Element) => {
  element.querySelector('output')!.innerHTML = '<font>translated</font>';
};

/** Has a template's form used before the class is there whose view stands for it. */
async function authoredForm(view: () => ReactNode, form: string, use: (element: Element) => void) {
  const tag = testTag();
  const element = put(`<${tag}><form>${form}</form></${tag}>`);
  use(element);
  defineTestTag({ tag, view, hydrate: () => 'interaction' });
  await flushed();
  return element;
}
const valuesIn = (element: Element) => boxes(element).map(({ value }) => value);

function Words() {
  const [words, setWords] = useState('');
  return (
    <form>
      <input
        type="search"
        name="words"
        value={words}
        onInput={(event) => setWords(event.currentTarget.value)}
      />
      <input type="search" name="place" defaultValue="" />
      <output>{words}</output>
    </form>
  );
}

describe('what a visitor has entered into a template’s form that a view stands for', () => {
  const levels = LEVELS.map(
    (each) => `<input type="radio" name="level" value="${each}"${each === 'all' ? ' checked' : ''}>`,
  ).join('');
  afterEach(clearPage);

  const fields = '<input type="search" name="place"><input type="search" name="words" value="lw">';
  const type = (form: Element) => {
    const field = boxes(form)[1]!;
    field.focus();
    field.value = 'law';
    field.setSelectionRange(2, 2);
  };

  it('is the text in the field of that name, which React is told of', async () => {
    const element = await authoredForm(Words, fields, type);
    expect(valuesIn(element)).to.deep.equal(['law', '']);
    await waitUntil(() => said(element) === 'law', 'React is told');
  });

  it('has the focus and the caret in that field', async () => {
    const element = await authoredForm(Words, fields, type);
    const field = document.activeElement as HTMLInputElement;
    expect([field, field.selectionStart]).to.deep.equal([boxes(element)[0], 2]);
  });

  it('is the radio button of that value', async () => {
    const element = await authoredForm(NamedRadios, levels, (form) => boxes(form)[2]!.click());
    expect(boxes(element).map(({ checked }) => checked)).to.deep.equal([false, false, true]);
  });

  it('is left where the view has no such field', async () => {
    const form = '<textarea name="words"></textarea>';
    const element = await authoredForm(Words, form, (within) => {
      within.querySelector('textarea')!.value = 'law';
    });
    expect(valuesIn(element)).to.deep.equal(['', '']);
  });
});

describe('what a visitor has entered before a view came alive', () => {
  afterEach(clearPage);

  for (const [how, change] of [
    ['', undefined],
    [', though somebody has translated it', translate],
  ] as const) {
    it(`is the radio button that was chosen${how}`, async () => {
      const element = await usedEarly(Radios, (view) => boxes(view)[2]!.click(), change);
      expect([said(element), boxes(element).map(({ checked }) => checked)]).to.deep.equal([
        'second',
        [false, false, true],
      ]);
      boxes(element)[0]!.click();
      expect([said(element), boxes(element)[0]!.checked]).to.deep.equal(['all', true]);
    });

    it(`is the box that was ticked${how}`, async () => {
      const element = await usedEarly(Tick, (view) => boxes(view)[0]!.click(), change);
      expect([said(element), boxes(element)[0]!.checked]).to.deep.equal(['on', true]);
    });

    it(`is the option that was chosen${how}`, async () => {
      const choose = (view: Element) => {
        select(view).value = 'second';
      };
      const element = await usedEarly(Choice, choose, change);
      expect([said(element), select(element).value]).to.deep.equal(['second', 'second']);
    });

    it(`is each of the options that were chosen${how}`, async () => {
      const choose = (view: Element) => {
        for (const at of [0, 2]) select(view).options[at]!.selected = true;
      };
      expect(said(await usedEarly(Choices, choose, change))).to.equal('all,second');
    });
  }

  it('is told by no event where nothing was entered', async () => {
    for (const View of [Radios, Tick, Choice, Choices]) {
      const heard: string[] = [];
      const listen = (view: Element) => {
        for (const type of ['input', 'change', 'click']) view.addEventListener(type, () => heard.push(type));
      };
      await usedEarly(View, listen);
      expect(heard).to.deep.equal([]);
    }
  });

  it('is what a course search asks for', async () => {
    const stub = stubFetch(() => json({ totalMatching: 0, results: [] }));
    const element = served('uni-course-search', <CourseSearch />);
    const level = element.querySelector<HTMLInputElement>('input[name="level"]:not(:checked)')!;
    const query = element.querySelector<HTMLInputElement>('input:not([type="radio"], [type="hidden"])')!;
    level.click();
    query.focus();
    query.value = 'law';
    registerElement(courseSearch);
    await element.mountComplete;
    element.querySelector('form')!.requestSubmit();
    await waitUntil(() => stub.calls.some(({ url }) => url.includes('law')), 'it searches');
    stub.restore();
    const asked = stub.calls.map(({ url }) => url).filter((url) => url.includes('law'));
    expect(asked.at(-1)).to.contain(level.value);
    history.replaceState(null, '', location.pathname);
  });

  it('keeps the choice that a click on a label is just making', () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML =
      '<input type="radio" name="level" checked><label>Second<input type="radio" name="level" id="second"></label>';
    const second = place.querySelector<HTMLInputElement>('#second')!;
    const comesAlive = () => {
      const restore = typedInto(place);
      second.checked = false;
      restore();
    };
    second.addEventListener('click', comesAlive, { capture: true, once: true });
    let changes = 0;
    place.addEventListener('change', () => changes++);
    place.querySelector('label')!.click();
    place.remove();
    expect(second.checked).to.equal(true);
    expect(changes).to.be.above(0);
  });
});
