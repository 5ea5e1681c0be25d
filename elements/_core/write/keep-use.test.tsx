import { expect, nextFrame } from '@open-wc/testing';
import { text } from '../declare/prop-types.js';
import type { ViewElement } from '../element.js';
import { clearPage, defineTestTag, put, testTag } from '../testing/testing.js';
import { keepUse } from './keep-use.js';

const Links = () => (
  <p>
    <a href="/other.html">Other</a>
    <a href="/go.html">Go on</a>
  </p>
);
const props = { label: text() };

/** A bare tag in which a link has the focus as the class comes. */
async function focused(
  view: (props: never) => unknown,
  { href = '/go.html', attributes = '' } = {},
): Promise<ViewElement> {
  const tag = testTag();
  const element = put(`<${tag} label="Words" ${attributes}><p>Old <a href="${href}">Go</a></p></${tag}>`);
  element.querySelector('a')!.focus();
  defineTestTag({ tag, props, view });
  await element.mountComplete;
  return element;
}
const focusIn = (root: Document | ShadowRoot) => root.activeElement?.textContent;

describe('the focus on a link that a view replaces', () => {
  afterEach(clearPage);

  it('goes to the view’s link to the same address', async () => {
    await focused(Links);
    expect(focusIn(document)).to.equal('Go on');
  });

  it('goes to that link in a shadow root too', async () => {
    const element = await focused(Links, { attributes: 'isolated' });
    expect(focusIn(element.shadowRoot!)).to.equal('Go on');
  });

  it('does not scroll the page to it', () => {
    const host = put('<div><div style="block-size: 5000px"></div><a href="/go.html">Go</a></div>');
    host.querySelector('a')!.focus({ preventScroll: true });
    window.scrollTo(0, 0);
    const { innerHTML } = host;
    keepUse(host, () => {
      host.innerHTML = innerHTML;
    });
    expect([focusIn(document), window.scrollY]).to.deep.equal(['Go', 0]);
  });

  it('stays elsewhere when it is elsewhere', async () => {
    const outside = put('<button type="button">Outside</button>') as HTMLElement;
    outside.focus();
    const tag = defineTestTag({ props, view: Links });
    await put(`<${tag}><a href="/go.html">Go</a></${tag}>`).mountComplete;
    expect(outside.matches(':focus')).to.equal(true);
  });
});

describe('the focus in a view whose data change', () => {
  afterEach(clearPage);

  const Sections = ({ before, list }: { before?: string; list: string }) => {
    const List = list as 'ul';
    return (
      <List>
        {before && (
          <li>
            <a href="/first.html">{before}</a>
          </li>
        )}
        <li>
          <a href="/fees.html">Fees</a>
        </li>
        <li>
          <button type="button">Show more</button>
        </li>
      </List>
    );
  };
  const changed = async (control: string, change: (element: ViewElement) => void, attributes = '') => {
    const tag = defineTestTag({ props: { before: text(), list: text('ul') }, view: Sections });
    const element = put(`<${tag} ${attributes}></${tag}>`);
    await element.mountComplete;
    const root = element.shadowRoot ?? element;
    root.querySelector<HTMLElement>(control)!.focus();
    change(element);
    await nextFrame();
    return focusIn(element.shadowRoot ?? document);
  };

  for (const attributes of ['', 'isolated']) {
    it(`stays on its control when the list around it is another element ${attributes}`, async () => {
      const change = (element: Element) => element.setAttribute('list', 'ol');
      expect(await changed('button', change, attributes)).to.equal('Show more');
      expect(await changed('a', change, attributes)).to.equal('Fees');
    });

    it(`stays on its link when another comes before it ${attributes}`, async () => {
      const change = (element: Element) => element.setAttribute('before', 'First');
      expect(await changed('a', change, attributes)).to.equal('Fees');
    });
  }
});

describe('a visitor’s input in a field', () => {
  afterEach(clearPage);

  it('is made again, in a list, in the one that takes its place, whose page hears of it as of any change', () => {
    const host = document.createElement('div');
    document.body.append(host);
    const markup =
      '<div class="uni-view"><select name="level"><option>All</option><option>Research</option></select></div>';
    host.innerHTML = markup;
    host.querySelector('select')!.value = 'Research';
    const heard: string[] = [];
    for (const type of ['input', 'change'])
      host.addEventListener(type, ({ target }) =>
        heard.push(`${type} ${(target as HTMLSelectElement).value}`),
      );
    keepUse(host, () => {
      host.innerHTML = markup;
    });
    expect([host.querySelector('select')!.value, heard]).to.deep.equal(['Research', ['change Research']]);
    host.remove();
  });

  it('is not told of again where the field that takes its place has it already', () => {
    const host = put('<div><div class="uni-view"><input name="q"></div></div>');
    host.querySelector('input')!.value = 'law';
    const heard: string[] = [];
    host.addEventListener('input', ({ type }) => heard.push(type));
    keepUse(host, () => {
      host.innerHTML = '<div class="uni-view"><input name="q" value="law"></div>';
    });
    expect([host.querySelector('input')!.value, heard]).to.deep.equal(['law', []]);
  });
});
