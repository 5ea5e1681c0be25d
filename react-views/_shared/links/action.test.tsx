import { expect } from '@open-wc/testing';
import { get, inStyle, show, url } from '../testing.js';
import { Action } from './action.js';

describe('an action', () => {
  inStyle();

  it('with an address is a link', () => {
    const link = get<HTMLAnchorElement>(
      show(<Action text="Apply" link={url('/apply')} classes="primary" />),
      'a',
    );
    expect(link.getAttribute('href')).to.equal('/apply');
    expect(link).not.to.have.attribute('role');
    expect(link.className).to.equal('m-button m-button--primary');
  });

  it("without an address is a button element when the type contains 'button'", () => {
    const types = ['button', 'button-submit', 'my button'].map((type) => {
      const button = get<HTMLButtonElement>(show(<Action text="Apply" type={type} />), 'button');
      return button.type;
    });
    expect(types).to.deep.equal(['button', 'submit', 'button']);
  });

  for (const [name, link] of [
    ['without an address and a type', undefined],
    ['with an empty address', url('')],
    ['with the placeholder address #', url('#')],
  ] as const) {
    describe(name, () => {
      it('is a link with the role of a button', async () => {
        const place = show(<Action text="Open" link={link} classes="primary" />);
        const action = get(place, 'a');
        expect(action).to.have.attribute('role', 'button');
        expect(action.tabIndex).to.equal(0);
        await expect(place).to.be.accessible();
      });
    });
  }

  it('tells whether what it shows is open, where that is asked for', () => {
    const expanded = [true, false, undefined].map((isExpanded) =>
      get(show(<Action text="More" link={url('#')} isExpanded={isExpanded} />), 'a').getAttribute(
        'aria-expanded',
      ),
    );
    expect(expanded).to.deep.equal(['true', 'false', null]);
  });

  it('that requires login shows a padlock and says so', () => {
    const link = get(show(<Action text="Enrol" link={url('/enrol')} isAuthenticated />), 'a');
    expect(link.querySelectorAll('svg')).to.have.length(1);
    expect(link.textContent).to.equal('Enrol (requires login)');
  });

  it('that opens a new window shows an icon and says so, after any padlock', () => {
    const link = get(
      show(<Action text="Enrol" link={url('/e')} part={{ target: '_blank' }} isAuthenticated />),
      'a',
    );
    expect(link.querySelectorAll('svg')).to.have.length(2);
    expect(link.textContent).to.equal('Enrol (requires login) (opens in new window)');
    expect(link).to.have.attribute('rel', 'noopener');
  });

  it('begins its name with the words in sight, where the label lacks them', () => {
    const link = get(show(<Action text="Enrol" label="Arts and humanities" link={url('/e')} />), 'a');
    expect(link).to.have.attribute('aria-label', 'Enrol: Arts and humanities');
  });

  it('has the notes in its label, which would replace them', () => {
    const link = get(
      show(<Action text="Enrol" label="Enrol in Arts" link={url('/e')} part={{ target: '_blank' }} />),
      'a',
    );
    expect(link).to.have.attribute('aria-label', 'Enrol in Arts (opens in new window)');
  });

  it("passes on the author's own class names", () => {
    const link = get(show(<Action text="x" link={url('/e')} classes="secondary js-track" />), 'a');
    expect(link.className).to.equal('m-button m-button--secondary js-track');
  });

  it('looks like a link in running text', () => {
    const link = get(show(<Action text="x" link={url('/e')} classes="primary" isInText />), 'a');
    expect(link.className).to.equal('m-button m-button--rich-text');
    expect(getComputedStyle(link).display).to.equal('inline');
  });

  it('has room for a finger', () => {
    const { height } = get(
      show(<Action text="x" link={url('/e')} classes="primary" />),
      'a',
    ).getBoundingClientRect();
    expect(height).to.be.at.least(44);
  });
});
