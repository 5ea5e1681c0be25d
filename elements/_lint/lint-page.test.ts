import { expect } from '@open-wc/testing';
import { setHomeOrigin } from '../../page/environment/home-origin.js';
import { placeExample } from '../../react-views/_shared/testing.js';
import { testElement } from '../_core/testing/testing-element.js';
import { registerElement } from '../_core/testing/testing-register.js';
import { definition } from '../callout/uni-callout.js';
import { definition as card } from '../card/uni-card.js';
import { lintPage } from './lint-page.js';

describe('a page that is linted', () => {
  const logged = testElement(definition);

  it('names once what stands there and what comes', async () => {
    await placeExample('<uni-callout title="A" cta-ulr="/a">A</uni-callout>');
    await lintPage(document);
    const line = '<uni-callout> attribute cta-ulr="/a" names no prop; write cta-url';
    const said = () => logged.warnings.filter((warning) => warning === line).length;
    expect(said()).to.equal(1);
    await placeExample('<uni-callout title="B" cta-ulr="/a"></uni-callout>');
    expect(said()).to.equal(1);
    await placeExample('<div><uni-callout isolated title="B" cta-ulr="/b"></uni-callout></div>');
    expect(logged.warnings).to.include(line.replace('/a', '/b'));
  });

  for (const [mode, isEdited] of [
    ['edited', true],
    ['read', false],
  ] as const)
    it(`${isEdited ? 'shows' : 'keeps out of sight'} at the tag what was found where it is ${mode}`, async () => {
      const meta = Object.assign(document.createElement('meta'), {
        name: 'is-editing-mode',
        content: `${isEdited}`,
      });
      document.head.append(meta);
      await lintPage(document);
      const place = await placeExample('<uni-callout title="A" cta-ulr="/c"></uni-callout>');
      const callout = place.querySelector('uni-callout')!;
      const shown = () => callout.getAttribute('data-uni-findings');
      expect(shown()).to.equal(
        isEdited ? '<uni-callout> attribute cta-ulr="/c" names no prop; write cta-url' : null,
      );
      // An edit comes as a model, and is newer than what stands in the tag.
      Object.assign(callout, { model: { title: 'B' } });
      callout.dispatchEvent(new CustomEvent('uni-mount', { bubbles: true }));
      expect(shown()).to.equal(null);
      meta.remove();
    });

  it('has nothing to say of a picture of the home site, which rich text shows', async () => {
    setHomeOrigin('https://home.test');
    await placeExample(
      '<uni-callout title="C"><p><img src="https://home.test/a.png" alt="Map"> Words</p></uni-callout>',
    );
    await lintPage(document);
    setHomeOrigin(location.origin);
    expect(logged.warnings.filter((line) => line.includes('home.test'))).to.deep.equal([]);
  });

  it('names a rule of the page that changes a title or a button, and none that does not', async () => {
    const styles = [
      await (await fetch('/elsewhere.css')).text(),
      'h3 { font-size: 3px } .site .box h3:not(.quiet):not(.loud) { margin-top: 99px; color: lime } #own h3 { color: red } uni-callout h3 { padding: 0 } .box .m-callout__title { text-transform: uppercase }',
    ].map((textContent) => Object.assign(document.createElement('style'), { textContent }));
    document.head.append(...styles);
    await placeExample(
      '<div class="site"><div class="box"><uni-callout><h3>Fees</h3><p>Words</p></uni-callout></div></div>',
    );
    await lintPage(document);
    for (const style of styles) style.remove();
    expect(logged.warnings.filter((line) => line.includes('a rule of your page'))).to.deep.equal([
      '<uni-callout> h3.m-callout__title has its color from a rule of your page, ".site .box h3:not(.quiet):not(.loud)"; give that rule fewer classes or no id, or write isolated on the tag',
    ]);
  });

  it('names tags that say that a server has written their view, and have none', async () => {
    const torn = '<uni-card title="A" data-prerendered="1.0.0"><p>As authored</p></uni-card>';
    const line =
      '<uni-card> data-prerendered has no view in it (no .uni-view), so it stays as authored until somebody uses it; let the template write the whole view, or leave data-prerendered out';
    await placeExample(
      `${torn.replace('<p>', '<p class="uni-view">')}${torn.replace('data-', 'isolated data-')}${torn.replace('<p>', '<!-- Of the CMS --><div class="uni-view"></div><p>')}`,
    );
    await lintPage(document);
    expect(logged.warnings).not.to.include(line);
    await placeExample(torn);
    await lintPage(document);
    expect(logged.warnings).to.include(line);
  });

  it('names what is wrong in prerendered tags that nobody has used, if it may define them', async () => {
    await placeExample(
      '<uni-card title="A" url="/a" data-prerendered="1.0.0"><div class="uni-view"><h3>A</h3></div></uni-card>',
    );
    const line = '<uni-card> attribute url="/a" names no prop; write link';
    await lintPage(document);
    expect(logged.warnings).not.to.include(line);
    await lintPage(document, async () => registerElement(card));
    expect(logged.warnings).to.include(line);
  });
});
