import { expect } from '@open-wc/testing';
import { decorateAs } from './uni-block.js';

const PROPS = { title: 'text', titleType: 'enum', description: 'html', ctaUrl: 'url', img: 'asset' } as const;

const row = (name: string, value: string, attributes = '') =>
  `<div><div>${name}</div><div ${attributes}>${value}</div></div>`;

function decorated(rows: string, attributes = ''): { block: HTMLElement; element: Element } {
  const place = document.createElement('div');
  place.innerHTML = `<div class="callout block" ${attributes}>${rows}</div>`;
  const block = place.firstElementChild as HTMLElement;
  decorateAs(block, 'uni-callout', PROPS);
  return { block, element: block.querySelector('uni-callout')! };
}

describe('a block of Edge Delivery Services', () => {
  it('gives its element text, addresses and pictures as attributes', () => {
    const { element } = decorated(
      row('title', ' Dates ') +
        row('ctaUrl', '<a href="/dates">Dates</a>') +
        row('img', '<img src="/a.jpg">'),
    );
    expect(element.getAttribute('data-title')).to.equal('Dates');
    expect(element.getAttribute('data-cta-url')).to.equal('/dates');
    expect(element.getAttribute('data-img')).to.equal('/a.jpg');
  });

  it('reads names as authors of documents write them', () => {
    const { element } = decorated(row('CTA URL', '/dates') + row('Title type', 'h4'));
    expect(element.getAttribute('data-cta-url')).to.equal('/dates');
    expect(element.getAttribute('data-title-type')).to.equal('h4');
  });

  it('moves rich text into a slot, with its nodes as they are', () => {
    const { element } = decorated(row('description', '<p>Until <b>Friday</b></p>'));
    expect(element.querySelector('[slot="description"]')!.innerHTML).to.equal('<p>Until <b>Friday</b></p>');
  });

  it('takes a title’s level from the heading that it is written as', () => {
    const { element } = decorated(row('title', '<h4>Dates</h4>'));
    expect(element.getAttribute('data-title-type')).to.equal('h4');
  });

  it('keeps the Universal Editor’s marks, on the element and on its rich text', () => {
    const { block, element } = decorated(
      row('description', '<p>Text</p>', 'data-aue-prop="description" data-richtext-prop="description"'),
      'data-aue-resource="urn:aemconnection:/content/a" data-aue-type="component"',
    );
    expect(element.getAttribute('data-aue-resource')).to.equal('urn:aemconnection:/content/a');
    expect(block.hasAttribute('data-aue-resource')).to.equal(false);
    const slot = element.querySelector('[slot="description"]')!;
    expect([slot.getAttribute('data-aue-prop'), slot.getAttribute('data-richtext-prop')]).to.deep.equal([
      'description',
      'description',
    ]);
  });

  it('keeps a row that names no prop in sight, and says once which props there are', () => {
    const warn = console.warn;
    const lines: string[] = [];
    console.warn = (line: string) => lines.push(line);
    const { block } = decorated(row('tittle', 'Dates'));
    console.warn = warn;
    expect(block.textContent).to.contain('Dates');
    expect(lines).to.deep.equal([
      'block of <uni-callout>: "tittle" is no prop; there are title, titleType, description, ctaUrl, img',
    ]);
  });
});
