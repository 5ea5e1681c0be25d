import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { definition as breadcrumb } from '../elements/breadcrumb/uni-breadcrumb.js';
import { definition as buttonPair } from '../elements/button-pair/uni-button-pair.js';
import { definition as callout } from '../elements/callout/uni-callout.js';
import { definition as toc } from '../elements/toc/uni-toc.js';
import { createPrerenderer, type Lint } from './prerender.js';

const BAD = '<uni-callout title="A" title-type="h9"></uni-callout>';

function collect(lint?: Lint) {
  const said: string[] = [];
  const { prerender } = createPrerenderer([breadcrumb, buttonPair, callout, toc], undefined, lint);
  const render = (html: string) => prerender(html, { onWarning: (message) => void said.push(message) });
  return { said, render };
}

describe('the warnings of a page', () => {
  it('go to onWarning, once for each page, and not to the console', async (test) => {
    const { mock } = test.mock.method(console, 'warn', () => {});
    const { said, render } = collect();
    await render(BAD + BAD);
    await render(BAD);
    assert.equal(said.length, 2);
    for (const message of said) assert.match(message, /^<uni-callout> attribute title-type="h9"/);
    assert.equal(mock.callCount(), 0);
  });

  it('name a tag that stays as authored, where there is no onError', async () => {
    const { said, render } = collect();
    const page = '<uni-callout title="A" />';
    assert.equal(await render(page), page);
    assert.match(said.join('\n'), /^<uni-callout> could not be prerendered .* is not closed/);
  });

  for (const [page, why] of [
    ['<p><uni-callout title="A"></uni-callout></p>', 'the <p> around it'],
    ['<a href="/x"><div><b><uni-callout title="A"></uni-callout></b></div></a>', 'the <a> around it'],
    [
      '<table><uni-callout title="A"></uni-callout><tr><td>x</td></tr></table>',
      'in a table outside of its cells',
    ],
    ['<div><uni-callout title="A"></div>', 'its end tag is missing'],
    ['<uni-callout model-path="root/x"></uni-callout>', 'its model is not at hand'],
    ['<h2>Fees</h2><uni-toc></uni-toc>', 'give each heading of the page an id'],
    ['<uni-callout description="<svg></svg>"></uni-callout>', 'browsers read its rich text differently'],
    ['<uni-fragment src="https://elsewhere.example/x"></uni-fragment>', 'is no address of this site'],
    ['<div><uni-breadcrumb><p>Words</p></uni-breadcrumb></div>', 'its view would show nothing'],
    [
      '<uni-button-pair isolated><a href="/a">A</a><a href="/b">B</a><a href="/c">C</a></uni-button-pair>',
      'some of what stands in it has no place in its view',
    ],
  ] as const)
    it(`say why a tag is left to the browser: ${page}`, async () => {
      const { said, render } = collect();
      assert.equal(await render(page + page), page + page);
      assert.equal(said.length, 1);
      const [, tag] = /<(uni-[\w-]+)/.exec(page)!;
      const sentence = new RegExp(`^<${tag}> is left to the browser, because .*; `);
      assert.match(said[0]!, sentence);
      assert.ok(said[0]!.includes(why), said[0]);
    });

  it('say nothing of a tag that its author hides, which has an empty view', async () => {
    const { said, render } = collect();
    const html = await render('<uni-breadcrumb hide-component><a href="/">Home</a></uni-breadcrumb>');
    assert.match(html, /<div class="uni-view"><\/div>/);
    assert.deepEqual(said, []);
  });

  it('say nothing of a tag that has its view already, or that no server writes', async () => {
    const { said, render } = collect();
    await render(
      '<p><uni-callout title="A" data-prerendered="1.0.0"></uni-callout></p><h2 id="a">A</h2><uni-toc></uni-toc>',
    );
    assert.deepEqual(said, []);
  });

  it('say what a linter finds in a tag with its view', async () => {
    const { said, render } = collect(({ definition, element, html }) => [
      `${definition.tag} ${element.attrs[0]!.value} ${html?.includes('>A<')}`,
    ]);
    await render('<uni-callout title="A"></uni-callout>'.repeat(2));
    assert.deepEqual(said, ['uni-callout A true']);
  });

  it('harm no page, though who hears them throws', async (test) => {
    test.mock.method(console, 'error', () => {});
    const { prerender } = createPrerenderer([callout]);
    const onWarning = () => {
      throw new Error('no log');
    };
    assert.match(await prerender(BAD, { onWarning }), /data-prerendered/);
  });
});
