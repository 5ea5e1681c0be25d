import { expect } from '@open-wc/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { json, type StubbedFetch, stubFetch } from '../../page/testing.js';
import { waitUntil } from '../../page/testing-wait.js';
import { SearchPlaceholder } from '../../react-views/course-search/search-placeholder.js';
import { registerElement } from '../_core/testing/testing-register.js';
import { clearPage, flushed, put } from '../_core/testing/testing-with-react.js';
import { definition } from './uni-course-search.js';

const TEMPLATE = `<div class="m-course-search"><form>
  <input type="search" name="q" value="">
  <input type="radio" name="level" value="" checked><input type="radio" name="level" value="research">
</form></div>`;
const RENDERED = `<div class="uni-view">${renderToStaticMarkup(<SearchPlaceholder />)}</div>`;

const search = (attributes: string, content: string) =>
  put(`<uni-course-search ${attributes}>${content}</uni-course-search>`);
const input = (element: Element, selector: string) => element.querySelector<HTMLInputElement>(selector)!;
const text = (element: Element) => input(element, '[name=q]');
const research = (element: Element) => input(element, '[value=research]');

/** Before anybody listens. */
function use(element: Element) {
  research(element).click();
  text(element).focus();
  text(element).value = 'law ';
}

describe('what a visitor has put into the form of a course search before it listened', () => {
  let net: StubbedFetch;
  const asked = () =>
    net.calls.map(({ url }) => new URL(url).searchParams).find((query) => query.get('query') === 'law');

  // They stand before the class does.
  const [templates, servers, untouched] = [
    search('', TEMPLATE),
    search('data-prerendered="1.0.0" data-activate="interaction"', RENDERED),
    search('', TEMPLATE),
  ];
  use(templates);
  const written = text(templates);
  const isFocused = (element: Element) => text(element) === document.activeElement;

  before(async () => {
    net = stubFetch(() => json({ totalMatching: 0, results: [] }));
    registerElement(definition);
    await templates.mountComplete;
    await flushed();
  });
  after(() => {
    clearPage();
    net.restore();
    history.replaceState(null, '', location.pathname);
  });

  const isSuggested = () => net.calls.some(({ url }) => url.includes('partial_query=law'));

  it('stands in the view that takes the place of the template’s form, the focus too', async () => {
    await waitUntil(isSuggested, 'it suggests');
    expect(text(templates) === written).to.equal(false);
    expect([text(templates).value, research(templates).checked]).to.deep.equal(['law', true]);
    expect(isFocused(templates)).to.equal(true);
    expect([text(untouched).value, research(untouched).checked]).to.deep.equal(['', false]);
  });

  it('stands in the view that React renders over a server’s form, and is what it searches for', async () => {
    const typed = text(servers);
    research(servers).checked = true;
    typed.value = 'law ';
    typed.focus();
    await waitUntil(() => text(servers).role === 'combobox', 'it listens');
    expect([typed.isConnected, text(servers).value.trim(), isFocused(servers)]).to.deep.equal([
      false,
      'law',
      true,
    ]);
    await waitUntil(
      () => net.calls.filter(({ url }) => url.includes('partial_query=law')).length > 1,
      'it suggests',
    );
    await waitUntil(asked, 'it searches');
    expect(asked()!.toString()).to.contain('research');
  });
});
