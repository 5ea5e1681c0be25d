import { expect } from '@open-wc/testing';
import { definition as accordion } from '../../elements/accordion/uni-accordion.js';
import { definition as callout } from '../../elements/callout/uni-callout.js';
import { definition as hero } from '../../elements/hero/uni-hero.js';
import { captureConsole } from '../../page/testing.js';
import type { BlockElement, BlockProp } from './read-block.js';
import { decorateAs, writeBlock } from './uni-block.js';

const prop = (kind: BlockProp['kind'], label: string): BlockProp => ({ kind, label });
const CALLOUT: BlockElement = {
  slug: 'callout',
  props: {
    title: prop('text', 'Title'),
    titleType: prop('enum', 'Title type'),
    description: prop('html', 'Description'),
    ctaText: prop('text', 'Link text'),
    ctaUrl: prop('url', 'Link address'),
    appliedCssClassNames: prop('text', 'Style'),
  },
  styles: ['m-callout--warning-red'],
};
const HERO: BlockElement = {
  slug: 'hero',
  props: {
    img: prop('asset', 'Picture'),
    alt: prop('text', 'What the picture shows'),
    title: prop('text', 'Title'),
    description: prop('html', 'Description'),
  },
  styles: [],
};
const PICTURE =
  '<picture><source type="image/webp" srcset="data:image/gif;base64,R0lGODlhAQABAAAAACw= 1x"><img alt="A tent" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="1600" height="900" loading="eager"></picture>';

const row = (name: string, value: string, attributes = '') =>
  `<div><div>${name}</div><div ${attributes}>${value}</div></div>`;
const ICON = '<span class="icon icon-clock"><img src="data:," alt=""></span>';

function blockOf(rows: string, { slug }: BlockElement, options = '', attributes = ''): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = `<div class="${slug} block ${options}" ${attributes}>${rows}</div>`;
  document.body.append(place);
  return place.firstElementChild as HTMLElement;
}

function decorated(rows: string, options = '', attributes = ''): { block: HTMLElement; element: Element } {
  const block = blockOf(rows, CALLOUT, options, attributes);
  decorateAs(block, CALLOUT);
  return { block, element: block.querySelector('uni-callout')! };
}

async function written(rows: string, options = ''): Promise<HTMLElement> {
  const block = blockOf(rows, CALLOUT, options);
  await writeBlock(block, CALLOUT, callout);
  return block;
}

const ACCORDION: BlockElement = {
  slug: 'accordion',
  props: { level: prop('text', 'Level of the titles') },
  styles: [],
  folds: true,
};

describe('a block of Edge Delivery Services', () => {
  afterEach(() => {
    document.body.replaceChildren();
  });

  it('folds rows of a question and its answer, with and without named rows', async () => {
    const questions =
      row('<p>What does a year cost?</p>', '<p>See <a href="/fees">fees</a>.</p>') +
      row('<h3>Can I study <em>part-time</em>?</h3>', 'Yes.');
    for (const rows of [questions, row('Level', '3') + questions]) {
      const block = blockOf(rows, ACCORDION);
      await writeBlock(block, ACCORDION, accordion);
      const folds = [...block.querySelectorAll('uni-accordion details')];
      expect(folds.map((fold) => fold.querySelector('summary')?.textContent?.trim())).to.deep.equal([
        'What does a year cost?',
        'Can I study part-time?',
      ]);
      expect(folds[0]!.querySelector('a')?.getAttribute('href')).to.equal('/fees');
      expect(folds[1]!.querySelector('summary em')?.textContent).to.equal('part-time');
      expect(block.children).to.have.length(1);
    }
  });

  it('keeps the level of a hero’s heading, because the page may have its title elsewhere', async () => {
    for (const level of ['h1', 'h2', 'h3']) {
      const block = blockOf(
        `<div><div><${level} id="tents">Tents</${level}><p>By the sea.</p></div></div>`,
        HERO,
      );
      await writeBlock(block, HERO, hero);
      const headings = [...block.querySelectorAll('h1, h2, h3')];
      expect(headings.map(({ localName }) => localName)).to.deep.equal([level]);
      expect(headings[0]!.classList.contains('m-hero__title')).to.equal(true);
    }
  });

  it('takes the words of a link that has no row for them, and its own row first', () => {
    const link = '<p><a href="/apply">How to apply</a></p>';
    const { element } = decorated(row('Title', 'Apply') + row('Link address', link));
    expect(element).to.have.attribute('data-cta-text', 'How to apply');
    expect(element).to.have.attribute('data-cta-url', '/apply');
    const other = decorated(row('Link text', 'Apply now') + row('Link address', link)).element;
    expect(other).to.have.attribute('data-cta-text', 'Apply now');
    const bare = decorated(
      row('Title', 'Apply') + row('Link address', '<a href="/apply">/apply</a>'),
    ).element;
    expect(bare.hasAttribute('data-cta-text')).to.equal(false);
  });

  it('keeps a cell that is bare text, as a single paragraph comes', () => {
    const { element } = decorated(
      '<div><div><h3>Dates</h3></div></div><div><div>Main round <b>closes</b> soon.</div></div>',
    );
    expect(element.textContent).to.contain('Main round closes soon.');
  });

  it('gives its element what its cells say, each read by its prop’s kind', () => {
    const { element } = decorated(
      row('title', `${ICON} Open day<br>on the harbour`) +
        row('Link text', '<a href="/apply">How to apply</a>') +
        row('CTA URL', '<p class="button-container"><a href="/dates">Dates</a></p>'),
    );
    expect(element.getAttribute('data-title')).to.equal('Open day on the harbour');
    expect(element.getAttribute('data-cta-text')).to.equal('How to apply');
    expect(element.getAttribute('data-cta-url')).to.equal('/dates');
  });

  it('keeps words whose letters somebody has made an address of', () => {
    const { element } = decorated(row('Title', 'Write to <a href="mailto:a@b.example">a@b.example</a>'));
    expect(element.getAttribute('data-title')).to.equal('Write to a@b.example');
  });

  it('reads two paragraphs as two words', () => {
    const { element } = decorated(row('title', '<p>Two lines</p><p>of a title</p>'));
    expect(element.getAttribute('data-title')).to.equal('Two lines of a title');
  });

  it('moves rich text into a slot, with its nodes as they are', () => {
    const { element } = decorated(row('description', '<p>Until <b>Friday</b></p>'));
    expect(element.querySelector('[slot="description"]')!.innerHTML).to.equal('<p>Until <b>Friday</b></p>');
  });

  it('takes a title’s level from the heading that it is written as', () => {
    const { element } = decorated(row('title', '<h4>Dates</h4>'));
    expect(element.getAttribute('data-title-type')).to.equal('h4');
  });

  it('takes an option for a style, where the element has one of that name', () => {
    const { element } = decorated(row('title', 'Dates'), 'warning-red wide');
    expect(element.getAttribute('data-applied-css-class-names')).to.equal('m-callout--warning-red');
  });

  it('keeps the Universal Editor’s marks, on the element and on its rich text', () => {
    const { block, element } = decorated(
      row('description', '<p>Text</p>', 'data-aue-prop="description" data-richtext-prop="description"'),
      '',
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
    const { warn, restore } = captureConsole('warn');
    const { block } = decorated(row('title', 'x') + row('tittle', 'Dates'));
    restore();
    expect(block.textContent).to.contain('Dates');
    expect(warn.flat()).to.deep.equal([
      'block of <uni-callout>: "tittle" is no prop; there are title, titleType, description, ctaText, ctaUrl, appliedCssClassNames',
    ]);
  });
});

describe('a block that writes its view', () => {
  afterEach(() => {
    document.body.replaceChildren();
  });

  it('has the element’s markup in the page, and no class behind it', async () => {
    const block = await written(
      row('Title', '<h4>Dates</h4>') + row('Description', '<p>Until <b>Friday</b></p>'),
      'warning-red',
    );
    const view = block.querySelector('uni-callout[data-prerendered] > .uni-view')!;
    expect(view.querySelector('h4')!.textContent).to.equal('Dates');
    expect(view.querySelector('b')!.textContent).to.equal('Friday');
    expect(view.querySelector('.m-callout--warning-red')).not.to.equal(null);
    expect(block.children).to.have.length(1);
  });

  it('takes out of rich text what runs scripts', async () => {
    const block = await written(
      row('Title', 'x') + row('Description', '<p>Words <img src="data:," alt="x" onclick="x()"></p>'),
    );
    expect(block.textContent).to.contain('Words');
    expect(block.querySelector('[onclick]')).to.equal(null);
  });

  it('folds a long text, and opens it without a class of its own', async () => {
    const block = await written(row('Title', 'x') + row('Description', `<p>${'word '.repeat(60)}</p>`));
    const toggle = block.querySelector('button')!;
    expect(toggle.getAttribute('aria-expanded')).to.equal('false');
    toggle.click();
    expect(toggle.getAttribute('aria-expanded')).to.equal('true');
  });

  it('keeps the authored picture, with its sources, size and alternative text', async () => {
    const block = blockOf(row('Picture', PICTURE) + row('Title', 'Welcome'), HERO);
    const [picture, image] = ['picture', 'img'].map((name) => block.querySelector(name)!);
    await writeBlock(block, HERO, hero);
    expect(block.querySelector('picture')).to.equal(picture);
    expect(block.querySelectorAll('img')).to.have.length(1);
    expect(block.querySelector('img')).to.equal(image);
    expect(image!.getAttribute('alt')).to.equal('A tent');
    expect(image!.getAttribute('width')).to.equal('1600');
    expect(image!.className).to.contain('m-');
    expect(picture!.querySelector('source')).not.to.equal(null);
  });

  it('reads cells without names as the block collection has them', async () => {
    const cells = `<div><div>${PICTURE}<h1>Welcome</h1><p>Come and see</p></div></div>`;
    const block = blockOf(cells, HERO);
    const image = block.querySelector('img')!;
    await writeBlock(block, HERO, hero);
    expect(block.querySelector('h1')!.textContent).to.equal('Welcome');
    expect(block.textContent).to.contain('Come and see');
    expect(block.querySelector('img')).to.equal(image);
  });

  it('reads cells without names by what their HTML is', async () => {
    const block = blockOf(
      '<div><div><h2>Dates</h2>Until <b>Friday</b></div></div><div><div><a href="/apply">Apply</a></div></div>',
      CALLOUT,
    );
    await writeBlock(block, CALLOUT, callout);
    expect(block.querySelector('h3')!.textContent).to.equal('Dates');
    expect(block.querySelector('.m-callout__description')!.textContent).to.contain('Until Friday');
    expect(block.querySelector('a.m-callout__link')!.getAttribute('href')).to.equal('/apply');
    expect(block.children).to.have.length(1);
  });
});
