import { expect, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../page/testing-wait.js';
import { derivedId } from '../../react-views/_shared/derived-id.js';
import { get, placeExample } from '../../react-views/_shared/testing.js';
import * as limits from '../../vocabulary/limits.js';
import { ConsoleSpy, flushed } from '../_core/testing/testing.js';
import { testElement } from '../_core/testing/testing-element.js';
import { foldHtml } from './fold-html.late.js';
import { folding } from './foldable-html.js';
import { definition } from './uni-callout.js';

const SENTENCE = 'One two <b>three <a href="/four.html">four</a> five</b> six seven eight nine ten. ';
const LONG = `<p>${SENTENCE.repeat(2)}</p><p>${SENTENCE.repeat(2)}</p>`;

describe('uni-callout', () => {
  testElement(definition);

  it('looks in a shadow root as it does in the page, whatever size the page gives html', async () => {
    const looks = (element: Element) => {
      const { fontSize, fontFamily, color, backgroundColor, padding } = getComputedStyle(element);
      return { fontSize, fontFamily, color, backgroundColor, padding };
    };
    const markup = '<uni-callout title="Dates" description="Soon"></uni-callout>';
    const inPage = looks(get(await placeExample(markup), '.m-callout'));
    document.documentElement.style.fontSize = '62.5%';
    const place = await placeExample(markup.replace('title', 'isolated title'));
    const inShadow = looks(get(get(place, 'uni-callout').shadowRoot!, '.m-callout'));
    document.documentElement.style.fontSize = '';
    expect(inShadow).to.deep.equal(inPage);
  });

  it('has a heading of level 3, or of level 4 for any title-type but h3, with one warning for an impossible one', async () => {
    const warnings = new ConsoleSpy('warn');
    const place = await placeExample(
      ['', 'title-type="h3"', 'title-type="h4"', 'title-type="other"', 'title-type="h6"']
        .map((titleType) => `<uni-callout title="Dates" ${titleType}></uni-callout>`)
        .join(''),
    );
    warnings.restore();
    const levels = [...place.querySelectorAll('.m-callout__title')].map(({ localName }) => localName);
    expect(levels).to.deep.equal(['h3', 'h3', 'h4', 'h4', 'h4']);
    expect(warnings.lines).to.deep.equal([
      '<uni-callout> attribute title-type="h6" is none of h3, h4; "h4" is used',
    ]);
  });

  describe('with a description that is', () => {
    const limit = limits.calloutDescriptionCharacters;
    const textOf = (place: HTMLElement) => get(place, '.m-callout__description').innerText;
    const callout = (description: string) =>
      placeExample(`<uni-callout title="Dates"><div slot="description">${description}</div></uni-callout>`);

    it(`${limit} characters long, shows it whole`, async () => {
      const text = `${'word '.repeat(limit / 5 - 1)}words`;
      const place = await callout(`<p>${text}</p>`);
      expect(textOf(place)).to.equal(text);
      expect(place.querySelector('button')).to.equal(null);
    });

    it('names its fold by its text, as a server does', async () => {
      const place = await callout(LONG);
      const id = `fold-${derivedId(foldHtml(LONG, limit)!)}`;
      expect(get(place, 'button')).to.have.attribute('aria-controls', id);
    });

    it('longer, shows the whole on demand and tells the page', async () => {
      const place = await callout(LONG);
      const told = oneEvent(place, 'uni-toggle');
      get(place, 'button').click();
      expect((await told).detail).to.deep.equal({ expanded: true });
      await flushed();
      expect(textOf(place)).not.to.contain('…');
      expect(textOf(place).match(/ten\./g)).to.have.length(4);
      expect(get(place, 'button').innerText.replace(/\s+/g, ' ').trim()).to.equal('Show less Dates');
    });

    it('longer, shows it whole where what folds it cannot be loaded', async () => {
      folding.provide({ foldHtml: () => undefined });
      const place = await callout(`${LONG}<p>At the very end.</p>`);
      folding.provide({ foldHtml });
      expect(textOf(place)).to.contain('At the very end.').and.not.to.contain('…');
      expect(place.querySelector('button')).to.equal(null);
    });

    it('longer, sanitises it all the same', async () => {
      const place = await callout(`${LONG}<p onclick="x()">last</p><style>p{}</style>`);
      const last = get(place, '.m-callout__description').lastElementChild!;
      expect([last.localName, last.className, last.textContent]).to.deep.equal(['p', 'm-fold__rest', 'last']);
      expect(last).to.not.have.attribute('onclick');
    });
  });

  describe('a table', () => {
    const cells = ['Course', 'Home students', 'International students', 'Scholarships'];
    const TABLE = `<table><caption>Fees</caption><tbody>${`<tr>${cells.map((words) => `<td>${words}</td>`).join('')}</tr>`.repeat(4)}</tbody></table>`;
    const narrowCallout = async (isolated = '', description = TABLE) => {
      const place = await placeExample(
        `<div style="inline-size: 320px"><uni-callout ${isolated} title="Costs"><div slot="description">${description}</div></uni-callout></div>`,
      );
      const host = get(place, 'uni-callout');
      return { place, host, text: get(host.shadowRoot ?? host, '.m-callout__description') };
    };
    const marksOf = (text: Element) =>
      ['tabindex', 'role', 'aria-label'].map((name) => text.getAttribute(name));

    for (const isolated of ['', 'isolated']) {
      it(`wider than its place, folded, is scrolled by keys, ${isolated || 'in the page'}`, async () => {
        const { host, text } = await narrowCallout(isolated);
        await waitUntil(() => text.hasAttribute('tabindex'));
        expect(marksOf(text)).to.deep.equal(['0', 'region', 'Fees']);
        await sendKeys({ press: 'Tab' });
        expect((host.shadowRoot ?? document).activeElement === text, 'focus').to.equal(true);
        expect(getComputedStyle(text).outlineStyle).to.equal('solid');
        await sendKeys({ press: 'ArrowRight' });
        await waitUntil(() => text.scrollLeft > 0);
      });
    }

    it('without a caption is a group without a name', async () => {
      const { text } = await narrowCallout('', TABLE.replace(/<caption>.*<\/caption>/, ''));
      await waitUntil(() => text.hasAttribute('tabindex'));
      expect(marksOf(text)).to.deep.equal(['0', 'group', null]);
    });

    it('is no stop for Tab where it fits', async () => {
      const { place, text } = await narrowCallout();
      await waitUntil(() => text.hasAttribute('tabindex'));
      get(place, 'div').style.inlineSize = '900px';
      await waitUntil(() => !text.hasAttribute('tabindex'));
      expect(marksOf(text)).to.deep.equal([null, null, null]);
    });
  });

  it('shows nothing for an empty description that has an id', async () => {
    const place = await placeExample(
      '<uni-callout title="Fees"><div slot="description" id="dates"> </div></uni-callout>',
    );
    expect(place.querySelector('.m-callout__description')).to.equal(null);
  });
});
