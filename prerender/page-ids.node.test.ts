import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { componentFolders } from '../tools/rollup/component-folders.js';
import { PageIds } from './page-ids.js';
import { createPrerenderer } from './prerender.js';

describe('the ids of a page’s views', () => {
  it('are different where two views say the same, and what refers to them follows', () => {
    const ids = new PageIds();
    const view =
      '<p id="a" aria-labelledby="a b x"><a href="#b">id="a" for="b"</a><label for="b"></label></p><i id="b" title=" id=&quot;a&quot;"></i>';
    assert.equal(ids.own(view), view);
    assert.equal(
      ids.own(view),
      '<p id="a-2" aria-labelledby="a-2 b-2 x"><a href="#b-2">id="a" for="b"</a><label for="b-2"></label></p><i id="b-2" title=" id=&quot;a&quot;"></i>',
    );
    assert.match(ids.own(view), /id="a-3"/);
    assert.equal(ids.own('<a href="/x#a" id="c">#a</a>'), '<a href="/x#a" id="c">#a</a>');
  });

  it('of which nobody gave the first, are as those', () => {
    const ids = new PageIds();
    const view = '<p id="s8aevvz7" aria-labelledby="fold-a1b2c3d4"><i id="fold-a1b2c3d4"></i></p>';
    ids.own(view);
    assert.match(
      ids.own(view),
      /^<p id="(?!s8aevvz7)[a-z0-9]{8}" aria-labelledby="(fold-[a-z0-9]{8})"><i id="\1">/,
    );
  });

  it('of rich text are written as the author named them where the page itself links to them', async () => {
    const folders = await componentFolders();
    const { prerender } = createPrerenderer(folders.map(({ definition }) => definition));
    const callout =
      '<uni-callout><h3>Library</h3><p id="late">Open <b id="họp">late</b>, <i id="other">see</i> <a href="#late">hours</a> <a href="#own">own</a> <u id="own">it</u></p></uni-callout>';
    const links = '<a href="#late">late</a> <a href=\'#h%E1%BB%8Dp\'>họp</a> <a href=#own>own</a>';
    const ids = async (page: string) => {
      const html = await prerender(`<!doctype html><html lang="en"><body>${page}</body></html>`);
      const views = html.replace(/<template data-uni-authored>.*?<\/template>/gs, '');
      return [...views.matchAll(/ (?:id|href)="([^"]*)"/g)].map(([, value]) => value);
    };
    assert.deepEqual(await ids(`${callout}<p id="own">${links}</p>`), [
      ...['late', 'họp', 'user-content-other', '#late', '#user-content-own', 'user-content-own'],
      ...['own', '#late'],
    ]);
    assert.deepEqual((await ids(callout)).slice(0, 4), [
      ...['user-content-late', 'user-content-họp', 'user-content-other', '#user-content-late'],
    ]);
    assert.deepEqual(
      (await ids(callout + callout + links)).filter((value) => /late/.test(value!)),
      [...['late', '#late', 'user-content-late', '#user-content-late', '#late']],
    );
  });

  it('are all different on a page with each example three times', async () => {
    const folders = await componentFolders();
    const { prerender } = createPrerenderer(folders.map(({ definition }) => definition));
    const parts = await Promise.all(
      folders.map(async ({ module }) => {
        const { examples } = (await import(new URL('./examples.ts', `file://${module}`).href)) as {
          examples: readonly { readonly html: string }[];
        };
        return examples.map(({ html }) => html).join('\n');
      }),
    );
    const source = parts.join('\n').replace(/<(?:iframe|template).*?<\/(?:iframe|template)>/gs, '');
    const page = await prerender(`<body>${source}${source}${source}</body>`, { onError: () => {} });
    const views = page.replace(/<template data-uni-authored>.*?<\/template>/gs, '');
    const ids = [
      ...views.matchAll(
        /<[a-z](?:"[^"]*"|[^">])*? id="(fold-\w+|user-content-[^"]+|image-[^"]+|\w{8})(?:-\d+)?"/g,
      ),
    ];
    const whole = ids.map(([tag]) => / id="([^"]+)"$/.exec(tag)![1]!);
    assert.ok(whole.length > 50, String(whole.length));
    assert.deepEqual(
      whole.filter((id, at) => whole.indexOf(id) !== at),
      [],
    );
  });
});
