import { expect } from '@open-wc/testing';
import { placeExample } from '../../react-views/_shared/testing.js';
import type { ElementDefinition } from '../_core/declare/definition.js';
import { hearConsole } from '../_core/testing/testing.js';
import { registerElement } from '../_core/testing/testing-register.js';
import { definition as accordion } from '../accordion/uni-accordion.js';
import { definition as breadcrumb } from '../breadcrumb/uni-breadcrumb.js';
import { definition as callout } from '../callout/uni-callout.js';
import { definition as card } from '../card/uni-card.js';
import { definition as facts } from '../facts/uni-facts.js';
import { definition as heading } from '../heading/uni-heading.js';
import { definition as hero } from '../hero/uni-hero.js';
import { definition as icon } from '../icon/uni-icon.js';
import { definition as image } from '../image/uni-image.js';
import { definition as list } from '../list/uni-list.js';
import { lint, sentenceOf } from './lint.js';
import { tagInPage } from './tag-in-page.js';
import { isSaid, ROWS } from './testing-rows.js';
import { unseenIn } from './words.js';

describe('the linter, in a page,', () => {
  before(() => {
    for (const definition of [
      accordion,
      breadcrumb,
      callout,
      card,
      facts,
      heading,
      hero,
      icon,
      image,
      list,
    ] as ElementDefinition[])
      registerElement(definition);
  });
  hearConsole();

  it('accuses nobody of words whose letters are marked while an author edits', () => {
    const marked = (words: string) => words.replace(/\P{ASCII}/gu, '<span class="mark">$&</span>');
    for (const words of ['Được nhận', 'Ở trường', 'Ưu tiên', 'École', 'Học phí, <b>Ý</b> kiến']) {
      const view = `<h1>Title</h1><div><p>${marked(words)}</p></div>`;
      expect(unseenIn(words, view)).to.deep.equal([]);
      expect(unseenIn(`<p>${words}</p><p>Lost</p>`, view)).to.have.length(1);
    }
  });

  for (const [html, ...says] of ROWS)
    it(`${says.length === 0 ? 'has nothing to say of' : 'names what is wrong in'} ${html}`, async () => {
      const place = await placeExample(html);
      const tags = [...place.querySelectorAll('*')].flatMap((element) => tagInPage(element) ?? []);
      const said = tags.flatMap(lint).map(sentenceOf);
      expect(tags.length).to.be.greaterThan(0);
      if (!(said.length === says.length && said.every((line, at) => isSaid(line, says[at]!))))
        expect(said).to.deep.equal(says);
    });
});
