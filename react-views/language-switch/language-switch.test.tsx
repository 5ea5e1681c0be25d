import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { renderToStaticMarkup } from 'react-dom/server';
import { get, inStyle, show, url } from '../_shared/testing.js';
import { LanguageSwitch } from './language-switch.js';

const LANGUAGES = [
  { name: 'English', value: 'en', href: url('/en/fees.html') },
  { name: 'Tiếng Việt', value: 'vi', href: url('/vi/fees.html') },
];

describe('LanguageSwitch', () => {
  inStyle();

  it('is a labelled navigation of links, each in its own language', async () => {
    const place = show(<LanguageSwitch languages={LANGUAGES} current="vi-VN" />);
    expect(get(place, 'nav')).to.have.attribute('aria-label', 'Language');
    const links = [...place.querySelectorAll('a')];
    expect(links.map(({ textContent, lang, hreflang }) => [textContent, lang, hreflang])).to.deep.equal([
      ['English', 'en', 'en'],
      ['Tiếng Việt', 'vi', 'vi'],
    ]);
    expect(links.map((link) => link.getAttribute('href'))).to.deep.equal(['/en/fees.html', '/vi/fees.html']);
    await expect(place).to.be.accessible();
  });

  it('marks the current language alone', () => {
    const place = show(<LanguageSwitch languages={LANGUAGES} current="VI-vn" />);
    expect(
      [...place.querySelectorAll('[aria-current="true"]')].map(({ textContent }) => textContent),
    ).to.deep.equal(['Tiếng Việt']);
    expect(show(<LanguageSwitch languages={LANGUAGES} />).querySelector('[aria-current]')).to.equal(null);
  });

  it('goes nowhere when a link gets the focus', async () => {
    const place = show(<LanguageSwitch languages={LANGUAGES} current="en" />);
    const before = location.href;
    get(place, 'a').focus();
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement?.textContent).to.equal('Tiếng Việt');
    expect(location.href).to.equal(before);
  });

  it('takes what its element has found in place of what it was given', () => {
    const place = show(
      <LanguageSwitch
        languages={LANGUAGES}
        links={LANGUAGES.map((each) => ({ ...each, name: each.value }))}
      />,
    );
    expect(place.textContent).to.equal('envi');
  });

  const none = {
    'no language': [],
    'one language': LANGUAGES.slice(0, 1),
    'one language that has the page': [LANGUAGES[0]!, { name: 'Tiếng Việt', value: 'vi' }],
    'one language that has a name': [LANGUAGES[0]!, { ...LANGUAGES[1]!, name: ' ' }],
  };
  for (const [what, languages] of Object.entries(none)) {
    it(`renders nothing for ${what}`, () => {
      expect(renderToStaticMarkup(<LanguageSwitch languages={languages} />)).to.equal('');
    });
  }

  it('has targets of 44 px', () => {
    const place = show(<LanguageSwitch languages={LANGUAGES} />);
    for (const link of place.querySelectorAll('a')) {
      expect(link.getBoundingClientRect().height).to.be.at.least(44);
    }
  });
});
