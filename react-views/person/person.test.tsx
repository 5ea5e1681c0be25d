import { expect } from '@open-wc/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { get, html, inStyle, show, url } from '../_shared/testing.js';
import { mailAddress, mailWords, phoneAddress, phoneWords } from './contact-links.js';
import { Person, type PersonProps } from './person.js';
import { personWords } from './person-words.js';

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

const MAI: PersonProps = {
  name: 'Mai Tran',
  role: 'Professor',
  unit: 'Engineering',
  phone: ['+61 2 5550 0142'],
  mail: ['mai@averley.example'],
  img: PICTURE,
  alt: 'On the quay',
  link: url('/mai.html'),
};
const person = (props: PersonProps = {}) => <Person {...MAI} {...props} />;
const quote = html('<p>Read the gauge.</p>');
const words = (place: HTMLElement) => place.innerText.split('\n').filter(Boolean);

describe('Person', () => {
  inStyle();

  it('has initials in the place of a portrait that there is not, if that is wanted', () => {
    const none: PersonProps = { ...MAI, img: undefined as never };
    const initials = (props: PersonProps) =>
      show(<Person {...none} {...props} />).querySelector<HTMLElement>('.m-person__initials');
    expect(initials({})).to.equal(null);
    expect(show(<Person {...MAI} initials />).querySelector('.m-person__initials')).to.equal(null);
    for (const [name, letters] of [
      ['Mai Tran', 'MT'],
      ['Assoc. Prof. Dr Mai Van Tran, PhD (Hons)', 'MT'],
      ['Đặng', 'Đ'],
      ['ursula k. le guin', 'UG'],
      ['A/Prof Ann O’Neill', 'AN'],
    ] as const)
      expect(initials({ initials: true, name })?.textContent, name).to.equal(letters);
    const box = initials({ initials: true })!;
    expect([box.clientWidth, box.clientHeight, box.ariaHidden]).to.deep.equal([96, 96, 'true']);
  });

  it('has name, role, unit and contacts, in this order, behind the portrait', async () => {
    const place = show(person());
    expect(words(place)).to.deep.equal([
      'Mai Tran',
      'Professor',
      'Engineering',
      '+61 2 5550 0142',
      'mai@averley.example',
    ]);
    expect(get(place, '.m-person').firstElementChild).to.equal(get(place, '.m-person__portrait'));
    expect([...place.querySelectorAll('a')].map((link) => link.getAttribute('href'))).to.deep.equal([
      '/mai.html',
      'tel:+61255500142',
      'mailto:mai@averley.example',
    ]);
    expect(get(place, 'h3').textContent).to.equal('Mai Tran');
    await expect(place).to.be.accessible();
  });

  for (const variant of ['row', 'card'] as const)
    it(`has links to call, to write and to keep the address that a finger hits: ${variant}`, () => {
      const links = show(person({ variant, vcard: true })).querySelectorAll(
        ':is(.m-person__contact, .m-person__card) a',
      );
      expect(links).to.have.length(3);
      for (const link of links)
        expect(link.getBoundingClientRect().height, link.textContent).to.be.at.least(24);
    });

  it('has its name as a heading of the level that it is given', () => {
    expect(get(show(person({ titleType: 'h5', variant: 'card' })), 'h5').textContent).to.equal('Mai Tran');
  });

  it('is the source of a quotation where it has one, unless it is told otherwise', async () => {
    const place = show(person({ quote }));
    expect(get(place, 'figure > blockquote').textContent).to.equal('Read the gauge.');
    expect(get(place, 'figcaption').innerText).to.match(/^Mai Tran\s+Professor/);
    expect(place.querySelector('h3')).to.equal(null);
    await expect(place).to.be.accessible();
    const row = show(person({ quote, variant: 'row' }));
    expect(row.querySelector('figure')).to.equal(null);
    expect(get(row, 'h3 ~ blockquote').textContent).to.equal('Read the gauge.');
    expect(show(person({ variant: 'quote' })).querySelector('figure')).to.equal(null);
  });

  for (const [phone, address] of [
    ['(02) 5550 0142', 'tel:0255500142'],
    ['+61 (0)2 5550 0142 ext. 7', 'tel:+61255500142'],
    ['tel:+61-2-5550-0142', 'tel:+61255500142'],
    ['000', 'tel:000'],
    ['Phone (410) 555-2624', 'tel:4105552624'],
    ['Ask at the desk', undefined],
    ['', undefined],
  ] as const)
    it(`dials ${address} for “${phone}”`, () => {
      expect(phoneAddress(phone)).to.equal(address);
    });

  it('shows a number and a mail address without their schemes', () => {
    expect(phoneWords('tel:+61 2')).to.equal('+61 2');
    expect(mailWords('mailto:a@b.example?subject=x')).to.equal('a@b.example');
  });

  it('writes to mail addresses alone', () => {
    expect(mailAddress('a&b@c.example')).to.equal('mailto:a%26b@c.example');
    for (const none of ['by post', 'a@b@c', '']) expect(mailAddress(none)).to.equal(undefined);
    const place = show(person({ mail: ['by post'], phone: ['Ask'] }));
    expect(place.querySelectorAll('a')).to.have.length(1);
    expect(get(place, '.m-person__contacts').innerText).to.match(/^Ask\s+by post$/);
  });

  it('has each number and each address, in their order', () => {
    const place = show(
      person({
        phone: ['Office: 5550 0142', 'Mobile: 0400 000 000'],
        phoneLink: [url('tel:+61255500142')],
        mail: ['mai@averley.example', 'tides@averley.example'],
      }),
    );
    const links = [...place.querySelectorAll('.m-person__contact a')];
    expect(links.map((link) => link.getAttribute('href'))).to.deep.equal([
      'tel:+61255500142',
      'tel:0400000000',
      'mailto:mai@averley.example',
      'mailto:tides@averley.example',
    ]);
  });

  it('tells search engines who it is', () => {
    const place = show(person());
    const said = [...place.querySelectorAll('[itemprop]')].map((each) => [
      each.getAttribute('itemprop'),
      each.getAttribute('href') ?? each.textContent,
    ]);
    expect(get(place, '[itemscope]')).to.have.attribute('itemtype', 'https://schema.org/Person');
    expect(said.filter(([name]) => name !== 'image')).to.deep.equal([
      ['name', 'Mai Tran'],
      ['url', '/mai.html'],
      ['jobTitle', 'Professor'],
      ['affiliation', 'Engineering'],
      ['telephone', '+61 2 5550 0142'],
      ['email', 'mai@averley.example'],
    ]);
  });

  describe('has a file for address books', () => {
    const cardOf = (props: PersonProps) => {
      const { href } = get<HTMLAnchorElement>(show(person({ vcard: true, ...props })), '.m-person__card a');
      expect(href).to.match(/^data:text\/vcard;charset=utf-8,/);
      return decodeURIComponent(href.slice(href.indexOf(',') + 1));
    };
    const linesOf = (props: PersonProps) => cardOf(props).replaceAll('\r\n ', '').split('\r\n');

    it('if that is wanted, with a link that names the person', () => {
      expect(show(person()).querySelector('.m-person__card')).to.equal(null);
      const link = get(show(person({ vcard: true })), '.m-person__card a');
      expect(link).to.have.attribute('download', 'Mai Tran.vcf');
      expect(link).to.have.attribute('aria-label', 'Add to contacts: Mai Tran');
      const vietnamese = get(show(person({ vcard: true, words: personWords('vi') })), '.m-person__card');
      expect(vietnamese.textContent).to.equal('Thêm vào danh bạ');
    });

    it('with all that is known', () => {
      const lines = linesOf({
        pageAddress: 'https://averley.example/people/',
        phone: ['Office: 5550 0142', 'Mobile: 0400 000 000', 'Fax 5550 0143', 'Ask'],
        phoneLink: [url('tel:+61255500142;ext=7')],
        mail: ['Email: mai@averley.example', 'by post'],
        mailLink: [url('mailto:mai@averley.example?subject=Hi')],
        description: html('<address>Old Quay<br>1 Wharf Street,<br>Gannet Hill</address><p>Reads.</p>'),
      });
      expect(lines).to.deep.equal([
        'BEGIN:VCARD',
        'VERSION:4.0',
        'FN:Mai Tran',
        'TITLE:Professor',
        'ORG:Engineering',
        'TEL;TYPE=work:+61255500142\\;ext=7',
        'TEL;TYPE=cell:0400000000',
        'TEL;TYPE=fax:55500143',
        'EMAIL:mai@averley.example',
        'ADR;TYPE=work:;;Old Quay\\, 1 Wharf Street\\, Gannet Hill;;;;',
        'URL:https://averley.example/mai.html',
        'END:VCARD',
        '',
      ]);
      expect(linesOf({ pageAddress: undefined })).not.to.include('URL:/mai.html');
    });

    it('in which no value ends its line or another value', () => {
      const bad = 'A\r\nTEL:1\nEND:VCARD\u0000\u0085\u2028X;Y,Z\\';
      const said = linesOf({
        name: bad,
        role: bad,
        unit: bad,
        phone: [`5550 0142${bad}`],
        phoneLink: [url('tel:1\r\nNOTE:a')],
        mail: ['x@a.example'],
        mailLink: [url('mailto:a%0D%0ANOTE:b@c.example')],
        link: url('https://a.example/\r\nNOTE:c'),
        description: html('<address>A&#10;NOTE:d<br>;B</address>'),
      });
      const names = said.map((line) => line.split(/[:;]/)[0]);
      expect(names).to.deep.equal([
        ...['BEGIN', 'VERSION', 'FN', 'TITLE', 'ORG', 'TEL', 'EMAIL', 'ADR', 'URL', 'END', ''],
      ]);
      expect(said[2]).to.match(/^FN:A TEL:1 END:VCARD X\\;Y\\,Z\\\\$/);
    });

    it('whose lines have at most 75 octets and whole characters', () => {
      const name = 'Nguyễn Thị 🌊 Hạnh '.repeat(12);
      for (const line of cardOf({ name }).split('\r\n'))
        expect(new TextEncoder().encode(line).length).to.be.at.most(75);
      expect(linesOf({ name })).to.include(`FN:${name.trim()}`);
    });
  });

  it('is nothing without anything to show', () => {
    expect(renderToStaticMarkup(<Person titleType="h3" link={url('/a')} />)).to.equal('');
  });
});
