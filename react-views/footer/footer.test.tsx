import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { renderToStaticMarkup } from 'react-dom/server';
import { applyStyles, clear, get, html, show, url } from '../_shared/testing.js';
import { Footer, type FooterProps } from './footer.js';

const DESKTOP = { width: 1280, height: 800 };
const COLUMNS = [
  { title: 'Study', links: [{ title: 'All courses', link: url('/courses.html') }] },
  { title: 'Students', links: [{ title: 'Thư viện', link: url('/vi/library.html'), lang: 'vi' }] },
  { title: 'University', links: [{ title: 'About us', link: url('/about.html') }] },
];

const footer = (props: Partial<FooterProps> = {}) => (
  <Footer
    name="Averley University"
    address={html('Old Quay<br><a href="tel:1800">1800</a>')}
    columns={COLUMNS}
    social={[{ title: 'Facebook', icon: 'facebook', link: url('https://social.example/') }]}
    acknowledgement="We acknowledge the first peoples of this coast."
    legal="© Averley University"
    legalLinks={[{ title: 'Privacy', link: url('/privacy.html') }]}
    {...props}
  />
);

describe('Footer', () => {
  before(() => applyStyles());
  after(() => {
    document.adoptedStyleSheets = [];
  });
  afterEach(async () => {
    clear();
    await setViewport(DESKTOP);
  });

  it('is no navigation where a column has a text', () => {
    const place = show(
      footer({ columns: [...COLUMNS, { title: 'Contact', links: [], content: html('<p>Old Quay</p>') }] }),
    );
    expect(place.querySelectorAll('nav')).to.have.length(3);
    expect(get(place, '.m-footer__column--text').innerText).to.match(/^Contact\s+Old Quay$/);
  });

  it('has the name, the address, the acknowledgement and the legal line', () => {
    const place = show(footer());
    expect(get(place, '.m-footer__name').textContent).to.equal('Averley University');
    expect(get(place, 'address a')).to.have.attribute('href', 'tel:1800');
    expect(get(place, '.m-footer__acknowledgement').textContent).to.contain('first peoples');
    expect(get(place, '.m-footer__legal').textContent).to.equal('© Averley UniversityPrivacy');
  });

  it('has columns, each a navigation that is named by its heading', () => {
    const columns = [...show(footer()).querySelectorAll('nav')];
    expect(columns.map((column) => column.getAttribute('aria-label'))).to.deep.equal([
      'Study',
      'Students',
      'University',
    ]);
    expect(columns.map((column) => get(column, 'h2').textContent)).to.deep.equal([
      'Study',
      'Students',
      'University',
    ]);
  });

  it('has its four columns in one row, in two rows of two on a tablet, and each alone on a phone', async () => {
    const tops = async (width: number) => {
      await setViewport({ ...DESKTOP, width });
      const columns = get(show(footer()), '.m-footer__columns').children;
      const rows = [...columns].map((column) => column.getBoundingClientRect().top);
      clear();
      return new Set(rows).size;
    };
    expect(await tops(1280)).to.equal(1);
    expect(await tops(768)).to.equal(2);
    expect(await tops(375)).to.equal(4);
  });

  it('says in which language a link is', () => {
    expect(get<HTMLAnchorElement>(show(footer()), '[hreflang]').lang).to.equal('vi');
  });

  it('has words beside the icon of a social link, and does without an icon that it does not know', () => {
    const social = get(show(footer()), '.m-footer__social');
    expect(get(social, 'a').textContent).to.equal('Facebook');
    expect(get(social, 'svg' as 'a').getAttribute('aria-hidden')).to.equal('true');
    const unknown = show(footer({ social: [{ title: 'Pigeon', icon: 'pigeon', link: url('/pigeon') }] }));
    expect(get(unknown, '.m-footer__social').querySelector('svg')).to.equal(null);
  });

  it('parts its social links from the columns by one line', () => {
    const social = getComputedStyle(get(show(footer()), '.m-footer__social'));
    expect([social.borderTopWidth, social.borderBottomWidth]).to.deep.equal(['1px', '0px']);
  });

  it('leaves out what it is not given', () => {
    const place = show(<Footer legal="© Averley University" />);
    expect(place.querySelectorAll('nav, ul, address, h2')).to.have.length(0);
    expect(place.textContent).to.equal('© Averley University');
  });

  it('is nothing when it has nothing to show', () => {
    expect(renderToStaticMarkup(<Footer social={[]} />)).to.equal('');
  });
});
