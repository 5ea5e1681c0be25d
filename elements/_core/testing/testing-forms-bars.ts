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

export const BARS: Readonly<Record<string, readonly FormRow[]>> = {
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
