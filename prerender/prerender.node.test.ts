import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { parse, serialize } from 'parse5';
import { createElement } from 'react';
import { defineView } from '../elements/_core/declare/define.js';
import { componentFolders } from '../tools/rollup/component-folders.js';
import { createPrerenderer, type Prerenderer, type PrerenderOptions } from './prerender.js';

const CALLOUT =
  '<uni-callout data-title="Notice" data-cta-text="Go" data-cta-url="/go.html">Old</uni-callout>';
const MARK = 'data-prerendered=';

let prerenderer: Prerenderer;
async function newPrerenderer(): Promise<Prerenderer> {
  const folders = await componentFolders();
  return createPrerenderer(
    folders.map(({ definition }) => definition),
    async ({ tag }) => `p > a { content: '</style>${tag}' }`,
  );
}
before(async () => {
  prerenderer = await newPrerenderer();
});

const prerender = (html: string, options?: PrerenderOptions) => prerenderer.prerender(html, options);

describe('a prerendered page', () => {
  it('says its words in the language of a root behind a byte order mark', async () => {
    const page = '<!doctype html><html lang="vi"><body><uni-course-search></uni-course-search>';
    assert.equal(await prerender(`\ufeff${page}`), `\ufeff${await prerender(page)}`);
  });

  it('is the same to the letter outside of its tags', async () => {
    const [before, between, after] = [
      "<!DOCTYPE html>\r\n<HTML lang=en><DIV CLASS=x  id = 'y'>&amp;&copy; <br/>\t<b>no end\n",
      '<!-- <uni-card> --><script>if (a<b) "</uni-callout>"</script><svg><path d="M0 0"/></svg>',
      '<p>unclosed <i>and</b> crossed</p><uni-unknown a=1>x</uni-unknown>\0\ufeff',
    ];
    const html = await prerender(before + CALLOUT + between + CALLOUT + after);
    const tag = await prerender(CALLOUT);
    assert.equal(html, before + tag + between + tag + after);
  });

  for (const [where, html] of [
    ['a comment', `<!-- ${CALLOUT} -->`],
    ['a script', `<script>const s = '${CALLOUT}'</script>`],
    ['a template', `<template>${CALLOUT}</template>`],
    ['noscript', `<noscript>${CALLOUT}</noscript>`],
    ['an attribute', `<p title='${CALLOUT}'>x</p>`],
    ['a text area', `<textarea>${CALLOUT}</textarea>`],
    ['a title', `<title>${CALLOUT}</title>`],
    ['a paragraph, which the view’s blocks would end', `<p>${CALLOUT}</p>`],
    ['a link', `<a href="/">${CALLOUT}</a>`],
    ['a link, though it has none itself', '<a href="/"><uni-callout title="x"></uni-callout></a>'],
    ['a button', `<button>${CALLOUT}</button>`],
    ['a paragraph that a wrong end tag leaves open', `<b><p></b>${CALLOUT}</p>`],
    ['a link that the parser opens anew', `<p><a href="/">x</p>${CALLOUT}`],
    ['a table between its cells', `<table>${CALLOUT}</table>`],
    ['a table between its rows', `<table><tr><td>x</td></tr>${CALLOUT}<tr></tr></table>`],
    ['a drawing in a cell', `<table><tr><td><svg><td>${CALLOUT}</td></svg></td></tr></table>`],
    ['a cell of a table in a link', `<a href="/"><table><tr><td>${CALLOUT}</td></tr></table></a>`],
  ] as const) {
    it(`leaves a tag in ${where} as authored`, async () => {
      assert.equal(await prerender(html), html);
    });
  }

  for (const [what, html] of [
    ['is not closed', '<main><uni-callout data-title="x"></main>'],
    [
      'holds a paragraph that is not closed, which its own end tag does not end',
      '<uni-callout title="x"><p>a</uni-callout>',
    ],
    ['ends with the page', '<uni-callout data-title="x">'],
    ['has a start tag that does not end', '<uni-callout data-title="x'],
    ['is prerendered already', CALLOUT.replace('<uni-callout', '<uni-callout data-prerendered="0.0.1"')],
    [
      'has rich text that only the visitor’s browser can judge',
      '<uni-callout data-description="<p><svg></svg></p>"></uni-callout>',
    ],
    ['has content that ends a template', '<uni-heading>Text</template> more</uni-heading>'],
    [
      'has content for a slot that ends a template',
      '<uni-callout title="x"><p slot="description">Text</template> more</p></uni-callout>',
    ],
    ['lacks its data', '<uni-callout model-path="root/none"></uni-callout>'],
  ] as const) {
    it(`leaves a tag as authored that ${what}`, async () => {
      assert.equal(await prerender(html), html);
    });
  }

  for (const [where, open, close] of [
    ['a cell of a table', '<table><tbody><tr><td>', '</td></tr></tbody></table>'],
    ['a cell whose end tag is left out', '<table><tr><th>x<td>', '</table>'],
    ['a table’s caption', '<table><caption>', '</caption><tr><td>x</td></tr></table>'],
    ['a cell of a table in a cell', '<table><tr><td><table><tr><td><div>', '</div></table></table>'],
  ] as const) {
    it(`renders a tag in ${where}`, async () => {
      assert.equal(await prerender(open + CALLOUT + close), open + (await prerender(CALLOUT)) + close);
    });
  }

  it('renders a tag behind a table in a paragraph only where the table ends that', async () => {
    const page = `<p>x<table></table>${CALLOUT}`;
    assert.equal(await prerender(page), page);
    assert.match(await prerender(`<!doctype html>${page}`), /data-prerendered/);
  });

  for (const [what, text] of [
    ['bold words', '<p>Read <b>this'],
    ['a link', 'Go <a href="/x">there'],
    ['an item too many', 'a</li></ul>b'],
    ['a paragraph too many', 'a</p>b'],
  ] as const)
    it(`keeps ${what} in rich text that are not balanced inside the tag`, async () => {
      const page = (description: string) =>
        `<!doctype html><body><ul><li><uni-callout title="T" description="${description}"></uni-callout><i>next</i></li></ul><footer>End</footer>`;
      const behind = (html: string) => serialize(parse(html)).split('</uni-callout>')[1];
      const html = await prerender(page(text.replaceAll('"', '&quot;')));
      assert.match(html, new RegExp(MARK));
      assert.equal(behind(html), behind(page('x')));
    });

  it('is the same whether a tag was rendered before or not, with ids and words of its own', async () => {
    const tags = `${CALLOUT}<uni-course-search></uni-course-search><uni-show-more data-more-content="x" data-default-content="y"></uni-show-more>`;
    const pages = [`<html lang="en">${tags}${tags}</html>`, `<html lang="vi">${tags}${tags}</html>`];
    const fresh = await Promise.all(pages.map(async (page) => (await newPrerenderer()).prerender(page)));
    for (const each of [0, 1, 0, 1]) assert.equal(await prerender(pages[each]!), fresh[each]);
    assert.notEqual(fresh[0], fresh[1]!.replace('"vi"', '"en"'));
  });

  it('is the same whether its rich text is the first or not', async () => {
    const fresh = (await import(`./prerender.js?${Math.random()}`)) as typeof import('./prerender.js');
    const folders = await componentFolders();
    const { prerender: first } = fresh.createPrerenderer(folders.map(({ definition }) => definition));
    const html = `<uni-callout data-title="<b>" data-description="<p class='a'>${'word '.repeat(60)}</p>"></uni-callout>`;
    const [one, two] = await Promise.all([first(html), first(html)]);
    assert.equal(one, await first(html));
    assert.equal(two, one);
  });

  it('asks for the styles of isolated tags once for each element', async () => {
    const folders = await componentFolders();
    const asked: string[] = [];
    const { prerender: render } = createPrerenderer(
      folders.map(({ definition }) => definition),
      async ({ tag }) => {
        asked.push(tag);
        return '';
      },
    );
    await render(
      '<uni-callout isolated title="a"></uni-callout><uni-callout isolated title="b"></uni-callout>',
    );
    await render('<uni-card isolated title="c"></uni-card><uni-callout isolated title="c"></uni-callout>');
    assert.deepEqual(asked, ['uni-callout', 'uni-card']);
  });

  it('has one style sheet for all isolated tags, where its address is given', async () => {
    const block = '<uni-callout isolated title="a" description="Words"></uni-callout>';
    const definitions = (await componentFolders()).map(({ definition }) => definition);
    const { prerender: render } = createPrerenderer(definitions, () => Promise.resolve('x'.repeat(18_000)));
    const html = await render(block.repeat(8), { stylesheet: '/uni/isolated.css?a=1&b="' });
    assert.equal(html.split('<link rel="stylesheet" href="/uni/isolated.css?a=1&amp;b=&quot;">').length, 9);
    assert.doesNotMatch(html, /<style/);
    assert.ok(html.length <= 20_000, `${html.length}`);
  });
});

describe('what a controller gives in a browser', () => {
  for (const [outer, button] of [
    ['a', '<uni-button text="Go" link="/x"></uni-button>'],
    ['button', '<uni-button text="Go" type="button"></uni-button>'],
  ] as const)
    it(`leaves a button in <${outer}> as authored, which its own would end`, async () => {
      const elsewhere = `<i>${button}</i>`.repeat(3);
      assert.equal((await prerender(elsewhere)).match(/data-prerendered/g)?.length, 3);
      const html = `<${outer}><b>${button}</b></${outer}>`;
      assert.equal(await prerender(html), html);
    });

  it('has words of the page’s dictionary', async () => {
    const definition = defineView({
      tag: 'uni-worded',
      props: {},
      view: ({ said }: { said?: string }) => createElement('p', null, said),
      controller: () => ({ read: () => ({ said: '' }), stop() {} }),
      serve: ({ word }) => ({ said: word('worded.hello', 'Hello') }),
      styles: async () => ({ css: '' }),
    });
    const { prerender } = createPrerenderer([definition]);
    const dictionary = { 'uni.worded.hello': 'Good day' };
    const page = '<html lang="en"><uni-worded></uni-worded></html>';
    assert.match(await prerender(page, { dictionary }), /<p>Good day<\/p>/);
  });
});

describe('a tag’s model', () => {
  const answers = (models: Record<string, unknown>) => {
    const asked: string[] = [];
    const fetch = async (address: string) => {
      asked.push(address);
      return address in models ? Response.json(models[address]) : new Response('', { status: 404 });
    };
    return { asked, fetch };
  };

  it('is fetched once for each address', async () => {
    const { asked, fetch } = answers({ '/content/a.json': { title: 'Fetched' } });
    const html = await prerender('<uni-callout src="/content/a.json"></uni-callout>'.repeat(3), { fetch });
    assert.equal(html.split('>Fetched<').length - 1, 3);
    assert.deepEqual(asked, ['/content/a.json']);
  });

  it('is fetched once for an address that is written in several ways', async () => {
    const { asked, fetch } = answers({ '/content/a.model.json': { title: 'Fetched' } });
    const tags = [
      '/content/a',
      '/content/a.html',
      '/content/a.model.json',
      'https://www.example.edu/content/a',
    ];
    const html = await prerender(tags.map((src) => `<uni-callout src="${src}"></uni-callout>`).join(''), {
      fetch,
      url: 'https://www.example.edu/home.html',
    });
    assert.equal(html.split('>Fetched<').length - 1, tags.length);
    assert.deepEqual(asked, ['/content/a.model.json']);
  });

  it('may be a raw node of the repository, whose title, text and picture have names of its own', async () => {
    const node = {
      'jcr:primaryType': 'nt:unstructured',
      'jcr:title': 'Tides',
      'jcr:description': '<p>Read since <b>1884</b></p>',
      fileReference: '/content/dam/new.jpg',
    };
    const { fetch } = answers({
      '/content/a/jcr:content/card.json': {
        ...node,
        imageUrl: '/content/dam/old.jpg',
        srcset: '/old.jpg 400w',
      },
      '/content/b/jcr:content/card.json': {
        ...node,
        title: 'Own',
        fileReference: undefined,
        imageUrl: '/kept.jpg',
      },
    });
    const of = (page: string) =>
      prerender(`<uni-card src="/content/${page}/jcr:content/card.json"></uni-card>`, { fetch });
    const [raw, named] = await Promise.all(['a', 'b'].map(of));
    for (const part of ['>Tides<', 'Read since <b>1884</b>', 'src="/content/dam/new.jpg"'])
      assert.ok(raw!.includes(part), `${part} in ${raw}`);
    assert.doesNotMatch(raw!, /old\.jpg/);
    for (const part of ['>Own<', 'src="/kept.jpg"']) assert.ok(named!.includes(part), `${part} in ${named}`);
  });

  it('lets others have their turn while a long page is rendered', async () => {
    const done: string[] = [];
    const page = prerender(CALLOUT.repeat(200)).then(() => done.push('page'));
    setImmediate(() => done.push('other'));
    await page;
    assert.deepEqual(done, ['other', 'page']);
  });

  it('may hold keys of prototypes', async () => {
    const model = JSON.parse('{":items":{"a":{"__proto__":{"polluted":1},"title":"T"}}}') as unknown;
    await prerender('<uni-callout model-path="a"></uni-callout>', { model });
    assert.equal(({} as { polluted?: number }).polluted, undefined);
  });
});

/** Opened anew in each paragraph that follows. */
const OPEN = Array.from({ length: 10_000 }, (_, at) => `<p><b id=${at}>x</p>`).join('');

describe('bad input', () => {
  for (const [name, html] of [
    ['5,000 tags', CALLOUT.repeat(5000)],
    ['a depth of 10,000', `${'<div>'.repeat(10_000)}${CALLOUT}`],
    ['a tag at each of 20,000 depths', `<b>${CALLOUT}`.repeat(20_000)],
    ['a tag in each of 20,000 links', `<a><b>${CALLOUT}`.repeat(20_000)],
    [
      'half a million end tags without an element, at a depth of half a million',
      `${'<b>'.repeat(500_000)}${'</i></u>'.repeat(250_000)}${CALLOUT}`,
    ],
    ['10,000 tags in each other', '<uni-card>'.repeat(10_000)],
    ['10,000 fragments in each other', '<uni-fragment>'.repeat(10_000) + '</uni-fragment>'.repeat(10_000)],
    [
      'formatting in rich text that is not closed',
      `<uni-callout title="x" description="${OPEN}"></uni-callout>`,
    ],
    ['5 MB of brackets', '<'.repeat(5_000_000)],
    ['a start tag of 500,000 attributes', `<uni-unknown><p ${'a=1 '.repeat(500_000)}<b>x</uni-unknown>`],
    ['half-open tags in a tag', `<uni-card>${'<p class="a" id='.repeat(20_000)}`],
    ['5 MB of quotes', `<uni-card title="${'"'.repeat(5_000_000)}`],
  ] as const)
    it(`of ${name} comes out whole`, async () => {
      const out = await prerender(html);
      assert.equal(out.replaceAll(await prerender(CALLOUT), CALLOUT), html);
    });

  for (const [what, html] of [
    ['50,001 elements', '<br>'.repeat(50_000)],
    ['501 in each other', '<div>'.repeat(500)],
    ['formatting that is not closed, and would make elements without end', OPEN],
    ['the same in a tag', `<uni-callout title="x">${OPEN}</uni-callout>`],
    ['a tag at each depth', `<b>${CALLOUT}`.repeat(20_000)],
  ] as const)
    it(`of ${what} stays as it is, which is told`, async () => {
      const told: string[] = [];
      const onError = (tag: string, error: unknown) => told.push(`${tag}: ${String(error)}`);
      const page = `<body>${CALLOUT}${html}`;
      assert.equal(await prerender(page, { onError }), page);
      assert.deepEqual(told, ['html: OverLimits: more than 50000 elements, or deeper than 500']);
    });

  it('whose views have more than 5 million characters stays as it is, which is told', async () => {
    const told: string[] = [];
    const onError = (tag: string, error: unknown) => told.push(`${tag}: ${String(error)}`);
    const tag = '<uni-callout model-path="a"></uni-callout>';
    const model = { ':items': { a: { title: 'x'.repeat(1_000_000) } } };
    assert.notEqual(await prerender(tag, { model, onError }), tag);
    assert.equal(await prerender(tag.repeat(3), { model, onError }), tag.repeat(3));
    assert.deepEqual(told, ['html: OverLimits: its views have more than 5000000 characters']);
  });

  it('of fragments that multiply what is in them makes 2,000 components, and says that there are more', async () => {
    const fetch = async (address: string) => {
      const next = Number(/\d/.exec(address)![0]) + 1;
      const inner =
        next < 5
          ? { ':type': 'uni/components/fragment', src: `/content/experience-fragments/f${next}` }
          : { ':type': 'uni/components/callout', title: 'x' };
      return Response.json({
        ':items': Object.fromEntries(Array.from({ length: 10 }, (_, at) => [at, inner])),
      });
    };
    const told: string[] = [];
    const onError = (_tag: string, error: unknown) => told.push(String(error));
    const page = '<uni-fragment src="/content/experience-fragments/f1"></uni-fragment>'.repeat(2);
    const html = await prerender(page, { fetch, onError });
    assert.ok(html.match(/<uni-/g)!.length <= 2002);
    assert.match(told[0]!, /fragments make more than 2000 components/);
  });

  it('of fragments that repeat one model has 5 million characters of it at most, whatever the model has', async () => {
    const words = 'word '.repeat(18_000);
    const links = Array.from({ length: 2000 }, (_, at) => ({ title: `Link ${at}`, url: `/page-${at}.html` }));
    const shown: Readonly<Record<string, object>> = {
      text: { ':type': 'core/wcm/components/text/v2/text', text: words, richText: false },
      'rich text': { ':type': 'core/wcm/components/text/v2/text', text: `<p>${words}</p>`, richText: true },
      list: { ':type': 'core/wcm/components/list/v3/list', items: links },
      component: { ':type': 'uni/components/callout', title: 'x', description: words },
      nothing: { ':type': 'uni/components/unknown', description: words },
    };
    for (const [what, model] of Object.entries(shown)) {
      /** Two levels of fragments, so that 4 times as many of each show a model 16 times as often. */
      const charactersOf = async (many: number) => {
        const repeated = (item: object) =>
          Response.json({
            ':items': Object.fromEntries(Array.from({ length: many }, (_, at) => [at, item])),
          });
        const fetch = async (address: string) =>
          address.includes('f3')
            ? Response.json(model)
            : repeated({
                ':type': 'uni/components/fragment',
                src: `/content/experience-fragments/f${address.includes('f1') ? 2 : 3}`,
              });
        const tag = '<uni-fragment src="/content/experience-fragments/f1"></uni-fragment>';
        const { length } = await prerender(tag, { fetch, onError() {} });
        return length - tag.length;
      };
      const [few, many] = [await charactersOf(10), await charactersOf(40)];
      assert.ok(few <= 5_500_000 && many <= 5_500_000, `${what}: ${few}, ${many}`);
    }
  });

  it('as large as it may be is rendered', async () => {
    const around = ['<p></p>'.repeat(49_000), '<div>'.repeat(490)] as const;
    const html = await prerender(around[0] + around[1] + CALLOUT);
    assert.equal(html, around[0] + around[1] + (await prerender(CALLOUT)));
  });

  it('comes out whole though who is told of a tag that throws throws too', async (test) => {
    const { mock } = test.mock.method(console, 'error', () => {});
    const html = '<uni-callout src="/content/gone.json"></uni-callout>';
    const fetch = async () => new Response('', { status: 404 });
    const onError = () => {
      throw new Error('no log');
    };
    assert.equal(await prerender(html + CALLOUT, { fetch, onError }), html + (await prerender(CALLOUT)));
    const lines = mock.calls.map((call) => call.arguments.map(String).join(' '));
    assert.match(lines[0]!, /^<uni-callout> could not be prerendered/);
    assert.match(lines[1]!, /^onError threw Error: no log$/);
  });
});
