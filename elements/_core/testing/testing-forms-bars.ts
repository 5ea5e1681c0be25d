// Headers and footers as sites have them. Each gives the same view as the tag beside it.
import { type FormRow, script, slot } from './testing-forms.js';

const links = (...words: readonly string[]) =>
  words.map((title) => ({ title, link: `/${title.toLowerCase()}` }));
const anchors = (...words: readonly string[]) =>
  words.map((word) => `<a href="/${word.toLowerCase()}">${word}</a>`);
const ul = (...words: readonly string[]) => `<ul><li>${anchors(...words).join('</li><li>')}</li></ul>`;
const TEL = '<p>Telephone <a href="tel:1800">1800</a></p>';

const STUDY = { title: 'Study', links: links('Law', 'Arts') };
const CONTACT = { title: 'Contact', content: '<address>1 Quay</address>' };
const footer = (columns: readonly object[], rest = '', attributes = '') =>
  `<uni-footer${attributes}>${script('columns', columns)}${rest}</uni-footer>`;

const header = (navigation: readonly object[], rest = '', attributes = '') =>
  `<uni-header home="/" name="Averley"${attributes}>${script('navigation', navigation)}${rest}</uni-header>`;
const HOME = '<a href="/">Averley</a>';

export const BARS: Readonly<Record<string, readonly FormRow[]>> = {
  header: [
    [
      `<uni-header>${HOME}<nav><ul><li><a href="/study">Study</a>${ul('Law', 'Arts')}</li><li><a href="/research">Research</a></li></ul></nav></uni-header>`,
      header([
        { title: 'Study', link: '/study', items: links('Law', 'Arts') },
        { title: 'Research', link: '/research' },
      ]),
    ],
    // As Bootstrap has it, all of it in the navigation.
    [
      `<uni-header><nav class="navbar"><div><a class="navbar-brand" href="/">Averley</a><button data-bs-toggle="collapse" aria-controls="x" aria-label="All sections"><span class="icon"></span></button><div id="x"><ul><li><a href="/law">Law</a></li><li><a href="#" role="button">More</a>${ul('Arts')}</li></ul></div></div></nav></uni-header>`,
      header([...links('Law'), { title: 'More', items: links('Arts') }], '', ' menu-label="All sections"'),
    ],
    // As Drupal has it.
    [
      `<uni-header><a href="#main">Skip</a>${HOME}<nav aria-labelledby="m"><h2 id="m" class="visually-hidden">Main</h2><ul><li><span>Study</span><button aria-expanded="false">Open</button>${ul('Law')}</li><li><details><summary>More</summary>${ul('Arts')}</details></li></ul></nav></uni-header>`,
      header(
        [
          { title: 'Study', items: links('Law') },
          { title: 'More', items: links('Arts') },
        ],
        script('utility', [{ title: 'Skip', link: '#main' }]),
        ' navigation-label="Main"',
      ),
    ],
    [
      `<uni-header><nav><ul><li><a href="/login">Login</a></li></ul></nav><div><a href="/login">Account</a></div>${HOME}<nav>${ul('Law', 'Arts')}</nav></uni-header>`,
      header(
        links('Law', 'Arts'),
        script('utility', [
          { title: 'Login', link: '/login' },
          { title: 'Account', link: '/login' },
        ]),
      ),
    ],
  ],
  footer: [
    [
      `<uni-footer><div><h2>Contact</h2><address>1 Quay</address></div><section><div><h3>Study</h3></div>${ul('Law', 'Arts')}</section><small>© Averley</small></uni-footer>`,
      footer([CONTACT, STUDY], '', ' legal="© Averley"'),
    ],
    [
      `<uni-footer><table><tbody><tr><td><h4>Study</h4>${ul('Law', 'Arts')}</td><td><h4>Contact</h4><address>1 Quay</address></td></tr></tbody></table></uni-footer>`,
      footer([STUDY, CONTACT]),
    ],
    [
      `<uni-footer><h2>Study</h2>${ul('Law', 'Arts')}<h2>Contact</h2><address>1 Quay</address><address>2 Quay</address></uni-footer>`,
      footer([STUDY, CONTACT], slot('address', '<p>2 Quay</p>')),
    ],
    [
      `<uni-footer><div class="container"><div class="row"><div><h5>Study</h5><p>${anchors('Law', 'Arts').join('</p><p>')}</p></div><div><h5>Contact</h5><p>1 Quay</p>${TEL}</div></div></div><div class="text-center">© 2026 Averley | ${anchors('Privacy')}</div></uni-footer>`,
      footer(
        [STUDY, { title: 'Contact', content: `<p>1 Quay</p>${TEL}` }],
        script('legalLinks', links('Privacy')),
        ' legal="© 2026 Averley"',
      ),
    ],
    [
      `<uni-footer><div>${ul('Law', 'Arts')}</div><div><p>Averley</p><address>1 Quay</address></div><div><p>Copyright Averley</p>${ul('Privacy')}</div><ul><li><a href="https://x.example">LinkedIn</a></li></ul></uni-footer>`,
      footer(
        [{ links: STUDY.links }, { content: '<p>Averley</p><address>1 Quay</address>' }],
        script('legalLinks', links('Privacy')) +
          script('social', [{ title: 'LinkedIn', link: 'https://x.example', icon: 'linkedin' }]),
        ' legal="Copyright Averley"',
      ),
    ],
    [
      `<uni-footer><nav><h2>Study</h2><ul><li>${anchors('Law')}${ul('Arts')}</li></ul></nav><div><h2>Open</h2><ul><li>Monday</li><li>Friday</li></ul></div></uni-footer>`,
      footer([
        { title: 'Study', content: `<ul><li>${anchors('Law')}${ul('Arts')}</li></ul>` },
        { title: 'Open', content: '<ul><li>Monday</li><li>Friday</li></ul>' },
      ]),
    ],
    [
      `<uni-footer><div><h2>Study</h2>${ul('Law', 'Arts')}<p>By the sea</p></div></uni-footer>`,
      footer([{ title: 'Study', content: `${ul('Law', 'Arts')}<p>By the sea</p>` }]),
    ],
  ],
};
