import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { renderToStaticMarkup } from 'react-dom/server';
import { get, html, inStyle, show, url } from '../_shared/testing.js';
import { Notice, type NoticeProps } from './notice.js';
import { noticeWords } from './notice-words.js';

const LEVELS = ['information', 'warning', 'emergency'] as const;
const whole = (props: NoticeProps = {}) => (
  <Notice
    title="Closed today"
    description={html('<p>Classes are <a href="/online.html">online</a>.</p>')}
    ctaText="What to do"
    ctaUrl={url('/help.html')}
    {...props}
  />
);
const contrast = (one: string, other: string) => {
  const [a, b] = [one, other].map((colour) => {
    const [r, g, bl] = colour.match(/[\d.]+/g)!.map((part) => {
      const value = Number(part) / 255;
      return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * bl! + 0.05;
  });
  return Math.max(a!, b!) / Math.min(a!, b!);
};

describe('Notice', () => {
  inStyle();

  it('is a region with a heading, a text and a link', async () => {
    const place = show(whole());
    expect(get(place, 'section').ariaLabel).to.equal('Closed today');
    expect(get(place, 'h2').innerText).to.equal('Closed today');
    expect(get<HTMLAnchorElement>(place, '.m-notice__link').pathname).to.equal('/help.html');
    await expect(place).to.be.accessible();
  });

  it('gives a film the width of its text, and leaves words beside the title', () => {
    const film = (
      <div style={{ position: 'relative', paddingBottom: '50%' }} className="film">
        {<iframe title="A" />}
      </div>
    );
    const place = show(whole({ description: { __html: '', nodes: film } as never }));
    expect(get(place, '.film').offsetWidth).to.be.above(200);
    const words = show(whole({ description: html('<div>Classes are online.</div>') }));
    expect(get(words, '.m-notice__description').offsetTop).to.equal(get(words, 'h2').offsetTop);
  });

  for (const scheme of ['light', 'dark'] as const)
    for (const level of LEVELS)
      it(`can be read and says how urgent it is: ${level}, ${scheme}`, async () => {
        await emulateMedia({ colorScheme: scheme });
        document.documentElement.style.colorScheme = scheme;
        const place = show(whole({ level }));
        const ground = getComputedStyle(get(place, '.m-notice__body')).backgroundColor;
        const inks = ['h2', 'p', 'p a', '.m-notice__link'].map((each) => get(place, each));
        for (const ink of inks)
          expect(contrast(getComputedStyle(ink).color, ground), ink.outerHTML).to.be.at.least(4.5);
        expect(get(place, 'svg').ariaLabel).to.equal(noticeWords('en')[level]);
        document.documentElement.style.colorScheme = '';
        await emulateMedia({ colorScheme: 'light' });
      });

  it('takes no place while it waits, unless it cannot be closed', () => {
    expect(show(whole({ closable: true })).offsetHeight).to.equal(0);
    expect(show(whole()).offsetHeight).to.be.above(20);
  });

  it('is shown where no script has come', () => {
    const place = show(whole({ closable: true }));
    for (const animation of place.getAnimations({ subtree: true })) animation.finish();
    expect(place.offsetHeight).to.be.above(20);
  });

  it('has a version, which is that of its words where it is given none', () => {
    const versionOf = (props: NoticeProps) => get(show(whole(props)), 'section').dataset.version;
    expect(versionOf({ version: '7' })).to.equal('7');
    expect(versionOf({})).to.equal(versionOf({ level: 'warning' }));
    expect(versionOf({})).not.to.equal(versionOf({ title: 'Open again' }));
  });

  it('is closed by a button that says so in its language', () => {
    const place = show(whole({ closable: true, words: noticeWords('vi') }));
    expect(get(place, 'button').ariaLabel).to.equal('Đóng thông báo này');
    expect(show(whole()).querySelector('button')).to.equal(null);
  });

  it('has a button that a finger can hit, and no word too long for 320 px', async () => {
    await setViewport({ width: 320, height: 600 });
    const title = 'Donaudampfschifffahrtsgesellschaft'.repeat(2);
    const place = show(<div style={{ overflowWrap: 'anywhere' }}>{whole({ title, closable: true })}</div>);
    for (const animation of place.getAnimations({ subtree: true })) animation.finish();
    expect(get(place, 'button').offsetHeight).to.be.at.least(24);
    expect(document.documentElement.scrollWidth).to.be.at.most(320);
    await setViewport({ width: 1000, height: 600 });
  });

  it('is nothing without anything to show', () => {
    expect(renderToStaticMarkup(<Notice level="emergency" closable />)).to.equal('');
  });

  it('renders on a server as in the browser', () => {
    expect(show(whole({ closable: true })).innerHTML).to.equal(
      renderToStaticMarkup(whole({ closable: true })),
    );
  });
});
