import { expect } from '@open-wc/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { get, html, inStyle, show } from '../_shared/testing.js';
import { Heading } from './heading.js';

const FEES = html('Fees');

describe('Heading', () => {
  inStyle();

  it('is the heading element of its level, h3 unless told otherwise', () => {
    const names = ['1', '5', 'h2', undefined].map(
      (level) => get(show(<Heading text={FEES} level={level} />), '.m-heading').localName,
    );
    expect(names).to.deep.equal(['h1', 'h5', 'h2', 'h3']);
  });

  it('is nothing outside 1 to 5', () => {
    for (const level of ['0', '6', 'h6', 'big', ''])
      expect(renderToStaticMarkup(<Heading text={FEES} level={level} />), level).to.equal('');
  });

  it('is nothing without a text', () => {
    expect(renderToStaticMarkup(<Heading />)).to.equal('');
  });

  it('keeps inline markup of its text', () => {
    expect(get(show(<Heading text={html('H<sub>2</sub>O')} />), 'h3 sub').textContent).to.equal('2');
  });

  it('can be upper case, centred and without a margin', () => {
    const heading = get(show(<Heading text={FEES} isUpper isCenter noMarginBottom />), 'h3');
    const { textTransform, textAlign, marginBlockEnd } = getComputedStyle(heading);
    expect([textTransform, textAlign, marginBlockEnd]).to.deep.equal(['uppercase', 'center', '0px']);
  });

  it('carries an id, a type, a style and class names', () => {
    const heading = get(
      show(<Heading text={FEES} id="fees" type="red" style="ds" classes="js-x" />),
      '#fees',
    );
    expect(heading.className).to.equal('m-heading m-heading--h3 m-heading--red m-heading--ds js-x');
  });

  it('has the typeface of titles down to level 3, so that none speaks louder than the level above', () => {
    const place = show(['2', '3', '4'].map((level) => <Heading key={level} text={FEES} level={level} />));
    place.style.setProperty('--uni-font-family-display', 'Georgia');
    place.style.setProperty('--uni-font-weight-display', '500');
    const faces = ['h2', 'h3', 'h4'].map((level) => {
      const { fontFamily, fontWeight } = getComputedStyle(get(place, level));
      return [fontFamily === 'Georgia', fontWeight];
    });
    expect(faces).to.deep.equal([
      [true, '500'],
      [true, '500'],
      [false, '600'],
    ]);
  });

  it('gets larger from level 5 to level 1', () => {
    const sizes = ['1', '2', '3', '4', '5'].map((level) =>
      Number.parseFloat(
        getComputedStyle(get(show(<Heading text={FEES} level={level} />), '.m-heading')).fontSize,
      ),
    );
    expect(sizes).to.deep.equal([...sizes].sort((a, b) => b - a));
    expect(new Set(sizes).size).to.equal(5);
  });
});
