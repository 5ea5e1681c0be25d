import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { definition as callout } from '../elements/callout/uni-callout.js';
import { createPrerenderer, type Lint } from './prerender.js';

const BAD = '<uni-callout title="A" title-type="h9"></uni-callout>';

function collect(lint?: Lint) {
  const said: string[] = [];
  const { prerender } = createPrerenderer([callout], undefined, lint);
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
