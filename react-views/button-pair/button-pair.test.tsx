import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { renderToStaticMarkup } from 'react-dom/server';
import { breakpoints } from '../../vocabulary/breakpoints.js';
import { clear, inStyle, show, url } from '../_shared/testing.js';
import { ButtonPair, type ButtonPairProps } from './button-pair.js';

const HEIGHT_PX = 800;
const APPLY = { text: 'Apply', link: url('/apply.html') };
const COMPARE = { text: 'Compare', link: url('/compare.html') };

const linksOf = (props: ButtonPairProps) => [...show(<ButtonPair {...props} />).querySelectorAll('a')];
const resize = (width: number) => setViewport({ width, height: HEIGHT_PX });

describe('ButtonPair', () => {
  inStyle();
  after(() => resize(breakpoints.largeDesktopUp));

  it('has two links, the first primary and the second secondary', () => {
    const links = linksOf({ button1: APPLY, button2: COMPARE });
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.className])).to.deep.equal([
      ['Apply', '/apply.html', 'm-button m-button--primary'],
      ['Compare', '/compare.html', 'm-button m-button--secondary'],
    ]);
  });

  it('gives each the classes that its author chose', () => {
    const links = linksOf({
      button1: { ...APPLY, classes: 'secondary' },
      button2: { ...COMPARE, classes: 'tertiary js-track' },
    });
    expect(links.map(({ className }) => className)).to.deep.equal([
      'm-button m-button--secondary',
      'm-button m-button--tertiary js-track',
    ]);
  });

  it('leaves out a button without words, and is nothing without any', () => {
    expect(linksOf({ button1: { link: url('/x') }, button2: COMPARE })).to.have.length(1);
    expect(renderToStaticMarkup(<ButtonPair button1={{ text: ' ' }} />)).to.equal('');
    expect(renderToStaticMarkup(<ButtonPair />)).to.equal('');
  });

  it('stands in a row, and in a column on phones', async () => {
    const tops = () =>
      linksOf({ button1: APPLY, button2: COMPARE }).map((link) => link.getBoundingClientRect().top);
    await resize(breakpoints.mobileLandscapeUp);
    const [left, right] = tops();
    expect(left).to.equal(right);
    clear();
    await resize(breakpoints.mobileLandscapeDown);
    const [above, below] = tops();
    expect(below).to.be.above(above!);
  });
});
