import { expect } from '@open-wc/testing';
import { captureConsole } from '../testing.js';
import { hideOutage, showOutage } from './outage.js';

const TAG = 'uni-outage-message';
const undefinedTag = async () => {};
const all = () => [...document.querySelectorAll<HTMLElement>(TAG)];
const texts = ({ dataset }: HTMLElement) => [dataset.title, dataset.text];

/** These tests run before the tag is defined: the last one defines it. */
describe('the outage message', () => {
  let main: HTMLElement;

  beforeEach(() => {
    main = document.createElement('main');
    main.innerHTML = '<p>Content</p>';
    document.body.append(main);
  });

  afterEach(() => {
    main.remove();
    for (const element of all()) element.remove();
  });

  it('is put at the top of main, with the texts of the spec', async () => {
    await showOutage(undefinedTag, '/study.html');
    expect(main.firstElementChild?.localName).to.equal(TAG);
    expect(texts(all()[0]!)).to.deep.equal(['Application has error', 'frontend app error']);
  });

  it('is put at the top of the body without main', async () => {
    main.remove();
    await showOutage(undefinedTag, '/study.html');
    expect(document.body.firstElementChild?.localName).to.equal(TAG);
  });

  it('says what to do on the pages of courses', async () => {
    await showOutage(undefinedTag, '/courses/law.html');
    const [title, text] = texts(all()[0]!);
    expect(title).to.equal('Course website outage');
    expect(text).to.contain('Our Courses website is currently unavailable due to a technical issue.');
    expect(text).to.match(/Contact the university.*Study section.*Handbooks site/);
  });

  it('stands once, however many errors there are', async () => {
    await Promise.all([showOutage(undefinedTag, '/'), showOutage(undefinedTag, '/')]);
    await showOutage(undefinedTag, '/');
    expect(all()).to.have.length(1);
    expect(all()[0]!.querySelectorAll('h2')).to.have.length(1);
  });

  it('takes the place and the texts that its author gave', async () => {
    main.insertAdjacentHTML('beforeend', `<${TAG} data-title="Closed" text="Back soon"></${TAG}>`);
    await showOutage(undefinedTag, '/');
    expect(all()).to.have.length(1);
    expect(main.lastElementChild?.localName).to.equal(TAG);
    expect(texts(all()[0]!)).to.deep.equal(['Closed', undefined]);
  });

  it('asks for its module', async () => {
    const asked: string[] = [];
    await showOutage(async (tags) => void asked.push(...tags), '/');
    expect(asked).to.deep.equal([TAG]);
  });

  it('is written as plain text, announced, when its module cannot be loaded', async () => {
    const logged = captureConsole();
    try {
      await showOutage(() => Promise.reject(new Error('404')), '/courses/');
    } finally {
      logged.restore();
    }
    const [element] = all();
    expect(element).to.have.attribute('role', 'alert');
    expect(element).to.be.displayed;
    expect([...element!.children].map(({ textContent }) => textContent)).to.deep.equal([
      'Course website outage',
      'Our Courses website is currently unavailable due to a technical issue.',
      'Contact the university.',
      'Explore the Study section.',
      'Use the Handbooks site.',
    ]);
    expect([...element!.querySelectorAll('a')].map((link) => link.getAttribute('href'))).to.deep.equal([
      '/contact.html',
      '/study.html',
      '/handbooks.html',
    ]);
    expect(logged.error).to.have.length(1);
    await expect(element).to.be.accessible();
  });

  it('keeps what its author wrote inside when its module cannot be loaded', async () => {
    main.insertAdjacentHTML('beforeend', `<${TAG} hidden><p>Call us.</p></${TAG}>`);
    await showOutage(undefinedTag, '/');
    expect(all()[0]?.innerHTML).to.equal('<p>Call us.</p>');
    expect(all()[0]).to.have.attribute('role', 'alert');
    expect(all()[0]).to.be.displayed;
  });

  it('is taken away on success if no author placed it', async () => {
    await showOutage(undefinedTag, '/');
    hideOutage();
    expect(all()).to.deep.equal([]);

    main.insertAdjacentHTML('beforeend', `<${TAG}></${TAG}>`);
    hideOutage();
    expect(all()).to.have.length(1);
  });

  it('is left to its element once that is defined', async () => {
    await showOutage(async ([tag]) => customElements.define(tag!, class extends HTMLElement {}), '/');
    const [element] = all();
    expect(element?.childElementCount).to.equal(0);
    expect(element).to.not.have.attribute('role');
    expect(texts(element!)).to.deep.equal(['Application has error', 'frontend app error']);
  });
});
