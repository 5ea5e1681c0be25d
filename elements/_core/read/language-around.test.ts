import { expect } from '@open-wc/testing';
import { text } from '../declare/prop-types.js';
import { ConsoleSpy, clearPage, defineTestTag, place, put } from '../testing/testing.js';
import { languageAround } from './language-around.js';

const tag = defineTestTag({
  props: { language: text('en'), other: text('none') },
  language: 'language',
  view: ({ language, other }: { language: string; other: string }) => `${language} ${other}`,
});
const within = async (markup: string) => {
  const around = put(markup);
  const element = around.querySelector<HTMLElement & { mountComplete: Promise<void> }>(tag)!;
  await element.mountComplete;
  return element;
};

describe('the language around an element', () => {
  afterEach(() => {
    document.documentElement.removeAttribute('lang');
    clearPage();
  });

  it('is that of the nearest text that has one', () => {
    const outer = put('<div lang="vi"><section lang="ar-EG"><p></p></section><p></p></div>');
    const [inner, next] = [...outer.querySelectorAll('p')];
    expect(languageAround(inner!)).to.equal('ar-EG');
    expect(languageAround(next!)).to.equal('vi');
  });

  it("is its own before the page's", () => {
    document.documentElement.lang = 'en';
    expect(languageAround(put('<p lang="de"></p>'))).to.equal('de');
    expect(languageAround(put('<p></p>'))).to.equal('en');
  });

  it('reaches out of shadow roots', () => {
    const host = put('<div lang="vi"><b></b></div>').querySelector('b')!;
    const inside = document.createElement('p');
    const shadowHost = document.createElement('section');
    host.append(shadowHost);
    shadowHost.attachShadow({ mode: 'open' }).append(inside);
    expect(languageAround(inside)).to.equal('vi');
  });

  it('is what an author wrote that names none, without a word to visitors', () => {
    const warnings = new ConsoleSpy('warn');
    expect(languageAround(put('<p lang="english"></p>'))).to.equal('english');
    warnings.restore();
    expect(warnings.lines).to.deep.equal([]);
  });

  it('is none where nobody says it', () => {
    expect(languageAround(put('<p></p>'))).to.equal(undefined);
  });

  it('gives the prop that the definition names, and no other', async () => {
    const element = await within(`<div lang="vi"><${tag}></${tag}></div>`);
    expect(element.textContent).to.equal('vi none');
  });

  it('comes after every source of the tag’s own', async () => {
    const element = await within(`<div lang="vi"><${tag} language="de"></${tag}></div>`);
    expect(element.textContent).to.equal('de none');
  });

  it('leaves the default where there is none', async () => {
    expect((await place(`<${tag}></${tag}>`)).textContent).to.equal('en none');
  });
});
