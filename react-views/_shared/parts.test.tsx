import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { renderToStaticMarkup } from 'react-dom/server';
import { add, padlock } from './icons/icon-shapes.js';
import { SvgIcon } from './icons/svg-icon.js';
import { Link } from './links/link.js';
import { TileLink } from './links/tile-link.js';
import { get, html, inStyle, show, url } from './testing.js';
import { englishLabels } from './text/labels.js';
import { Labels } from './text/labels-in-island.js';
import { RichText } from './text/rich-text.js';
import { Title } from './text/title.js';
import { VisuallyHidden } from './text/visually-hidden.js';

describe('the parts of views', () => {
  inStyle();

  describe('an SVG icon', () => {
    it('is hidden from assistive technology and never focusable', () => {
      const svg = get<SVGElement & HTMLElement>(show(<SvgIcon shape={add} />), 'svg');
      expect(svg).to.have.attribute('aria-hidden', 'true');
      expect(svg).not.to.have.attribute('tabindex');
    });

    it('is an image with a name when it has a text alternative', async () => {
      const place = show(<SvgIcon shape={add} alt="More" />);
      expect(get(place, 'svg')).to.have.attribute('role', 'img');
      expect(get(place, 'svg')).to.have.attribute('aria-label', 'More');
      await expect(place).to.be.accessible();
    });

    it('is drawn in the colour of the text around it', () => {
      const place = show(<SvgIcon shape={padlock} />);
      place.style.color = 'rgb(1, 2, 3)';
      expect(getComputedStyle(get(place, 'path')).stroke).to.equal('rgb(1, 2, 3)');
    });

    it('is as large as the letters around it unless it is given a size', () => {
      const place = show([<SvgIcon key="a" shape={add} />, <SvgIcon key="b" shape={add} size={24} />]);
      place.style.fontSize = '20px';
      const [small, large] = [...place.querySelectorAll('svg')].map(
        (svg) => svg.getBoundingClientRect().width,
      );
      expect([small, large]).to.deep.equal([20, 24]);
    });
  });

  describe('a link', () => {
    it('has its text in an element of its own, so that browser translation cannot lose it', () => {
      const link = get<HTMLAnchorElement>(show(<Link href={url('/a')} text="Apply" />), 'a');
      expect(link.getAttribute('href')).to.equal('/a');
      expect([...link.childNodes].every((node) => node instanceof Element)).to.equal(true);
    });

    it('says and shows that it opens a new window', () => {
      const link = get(show(<Link href={url('/a')} text="Apply" part={{ target: '_blank' }} />), 'a');
      expect(link.textContent).to.equal('Apply (opens in new window)');
      expect(link).to.have.attribute('rel', 'noopener');
      expect(link.querySelectorAll('svg')).to.have.length(1);
    });

    it('is text when it has no address', () => {
      const place = show(<Link href={undefined} text="Apply" part={{ target: '_blank' }} />);
      expect(place.querySelector('a, svg')).to.equal(null);
      expect(place.textContent).to.equal('Apply');
    });
  });

  for (const [reducedMotion, duration] of [
    ['no-preference', '0.25s'],
    ['reduce', '0s'],
  ] as const) {
    it(`change a link under the pointer in ${duration} where the visitor's wish for motion is ${reducedMotion}`, async () => {
      await emulateMedia({ reducedMotion });
      try {
        for (const view of [
          <Link key="a" href={url('/a')} text="Apply" />,
          <RichText key="b" html={html('<p><a href="/a">Apply</a></p>')} />,
          <TileLink key="c" href={url('/a')} text="Apply" />,
        ]) {
          const { transitionDuration } = getComputedStyle(get(show(view), 'a'));
          expect(transitionDuration.split(', ')).to.deep.equal([duration, duration]);
        }
      } finally {
        await emulateMedia({ reducedMotion: 'no-preference' });
      }
    });
  }

  describe('labels', () => {
    it('can be given in another language', () => {
      const place = show(
        <Labels value={{ ...englishLabels, opensInNewWindow: 'mở trong cửa sổ mới' }}>
          <Link href={url('/a')} text="Nộp đơn" part={{ target: '_blank' }} />
        </Labels>,
      );
      expect(get(place, 'a').textContent).to.equal('Nộp đơn (mở trong cửa sổ mới)');
    });
  });

  describe('rich text', () => {
    it('stands in an element of its own', () => {
      expect(renderToStaticMarkup(<RichText html={html('<p>Hi</p>')} className="x" />)).to.equal(
        '<div class="m-rich-text x"><p>Hi</p></div>',
      );
      expect(renderToStaticMarkup(<RichText as="span" html={html('Hi')} className="x" />)).to.equal(
        '<span class="m-rich-inline x">Hi</span>',
      );
    });

    it('is nothing without any', () => {
      expect(renderToStaticMarkup(<RichText html={undefined} />)).to.equal('');
      expect(renderToStaticMarkup(<RichText html={html('')} />)).to.equal('');
    });
  });

  describe('a title', () => {
    it('is the heading element of its level', () => {
      expect(renderToStaticMarkup(<Title level={4}>Fees</Title>)).to.equal('<h4>Fees</h4>');
    });
  });

  describe('visually hidden text', () => {
    it('takes no room but stays in the accessibility tree', () => {
      const hidden = get(show(<VisuallyHidden>Read me</VisuallyHidden>), '.m-visually-hidden');
      expect(hidden.getBoundingClientRect().width).to.be.at.most(1);
      expect(getComputedStyle(hidden).display).not.to.equal('none');
      expect(getComputedStyle(hidden).visibility).to.equal('visible');
    });
  });

  it('show a focus ring with a halo', () => {
    const link = get(show(<Link href={url('/a')} text="Apply" />), 'a');
    const [ring] = focusRules().filter(({ selectorText }) =>
      link.matches(selectorText.replaceAll(':focus-visible', '')),
    );
    expect(ring?.style.outline).to.equal('var(--uni-focus-outline)');
    expect(ring?.style.boxShadow).to.equal('var(--uni-focus-halo)');
  });
});

/** The rules for what has the focus: a page of a test in the background never has it. */
function focusRules(): CSSStyleRule[] {
  const rules = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]);
  const inner = rules.flatMap((rule) => (rule instanceof CSSGroupingRule ? [...rule.cssRules] : [rule]));
  return inner.filter(
    (rule): rule is CSSStyleRule =>
      rule instanceof CSSStyleRule &&
      rule.selectorText.includes(':focus-visible') &&
      rule.selectorText.includes('.m-'),
  );
}
