import { expect } from '@open-wc/testing';
import { get, placeExample } from '../../react-views/_shared/testing.js';
import { testElement } from '../_core/testing/testing-element.js';
import { definition } from './uni-person.js';

const hrefs = (place: ParentNode) =>
  [...place.querySelectorAll('.m-person a')].map((link) => link.getAttribute('href'));

describe('uni-person', () => {
  const logged = testElement(definition);

  it('takes the role from data-role, and leaves the element its own', async () => {
    const place = await placeExample(
      '<uni-person name="Mai" role="group" data-role="Professor"></uni-person>',
    );
    expect(get(place, '.m-person__role').textContent).to.equal('Professor');
    expect(get(place, 'uni-person')).to.have.attribute('role', 'group');
  });

  it('keeps what a link says beyond its words', async () => {
    const place = await placeExample(
      '<uni-person><h3>Mai</h3><p><a href="tel:+61255500142;ext=7">5550 0142</a></p><p><a href="mailto:mai@a.example?subject=Visit">Write to Mai</a></p></uni-person>',
    );
    expect(hrefs(place)).to.deep.equal(['tel:+61255500142;ext=7', 'mailto:mai@a.example?subject=Visit']);
    const words = [...place.querySelectorAll('.m-person__contact')].map(({ textContent }) => textContent);
    expect(words).to.deep.equal(['5550 0142', 'Write to Mai']);
  });

  it('takes several numbers as JSON, and leaves out what is no address', async () => {
    const place = await placeExample(
      `<uni-person name="Mai" phone='["5550 0142","5550 0143"]' phone-link='["javascript:a()","tel:1"]' mail="mai@a.example"></uni-person>`,
    );
    expect(hrefs(place)).to.deep.equal(['tel:55500142', 'tel:1', 'mailto:mai@a.example']);
  });

  it('drops unsafe addresses and keeps their words', async () => {
    const place = await placeExample(
      '<uni-person name="Mai" link="javascript:a()" phone="5550 0142" phone-link="javascript:b()"></uni-person>',
    );
    expect(hrefs(place)).to.deep.equal(['tel:55500142']);
    expect(logged.warnings).to.have.length(2);
  });

  it('has the page of each person in a file for address books, as an absolute link', async () => {
    const people = ['mai', 'ann'].map((name) => `<li><h3><a href="/${name}">${name}</a></h3></li>`);
    const place = await placeExample(`<uni-person vcard lang="vi"><ul>${people.join('')}</ul></uni-person>`);
    const cards = [...place.querySelectorAll<HTMLAnchorElement>('.m-person__card a')];
    expect(cards.map(({ textContent }) => textContent)).to.deep.equal([
      'Thêm vào danh bạ',
      'Thêm vào danh bạ',
    ]);
    expect(cards.map(({ href }) => /URL:(.*)\r/.exec(decodeURIComponent(href))?.[1])).to.deep.equal([
      `${location.origin}/mai`,
      `${location.origin}/ann`,
    ]);
  });

  for (const isolated of ['', ' isolated'])
    it(`has a person of each block, with what is written on it, and loses no word:${isolated || ' light'}`, async () => {
      const html = `<h2 id="all">People</h2><div class="row"><section id="mai" data-from="list"><h3 lang="vi">Mai Tran</h3><p>Professor</p><a href="mailto:mai@a.example">mai@a.example</a></section></div><p>In between.</p><div class="row"><section><h3 id="ann">Ann Lee</h3><a href="mailto:ann@a.example">ann@a.example</a></section><section hidden><h3>Gone</h3></section></div>`;
      const place = await placeExample(`<uni-person${isolated}>${html}</uni-person>`);
      const element = get(place, 'uni-person');
      const view = get(element.shadowRoot ?? element, '.m-people');
      expect(view.innerText.split(/\s*\n\s*/)).to.deep.equal([
        'People',
        'Mai Tran',
        'Professor',
        'mai@a.example',
        'In between.',
        'Ann Lee',
        'ann@a.example',
      ]);
      expect(view.querySelectorAll('li > [itemtype="https://schema.org/Person"]')).to.have.length(2);
      expect(get(view, 'li#mai').dataset.from).to.equal('list');
      expect(get(view, 'h3#ann').textContent).to.equal('Ann Lee');
      expect(get(view, 'h3[lang=vi]').textContent).to.equal('Mai Tran');
      expect(view.querySelector('[id$=all]')!.textContent).to.equal('People');
    });
});
