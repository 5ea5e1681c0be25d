import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { parse, serialize } from 'parse5';
import { createElement } from 'react';
import { defineView } from '../elements/_core/definition.js';
import { listRooms } from '../tools/rollup/rooms.js';
import { createPrerenderer, type Prerenderer, type PrerenderOptions } from './prerender.js';

const CALLOUT =
  '<uni-callout data-title="Notice" data-cta-text="Go" data-cta-url="/go.html">Old</uni-callout>';
const MARK = 'data-prerendered=';

let prerenderer: Prerenderer;
async function newPrerenderer(): Promise<Prerenderer> {
  const rooms = await listRooms();
  return createPrerenderer(
    rooms.map(({ definition }) => definition),
    async ({ tag }) => `p > a { content: '</style>${tag}' }`,
  );
}
before(async () => {
  prerenderer = await newPrerenderer();
});

const prerender = (html: string, options?: PrerenderOptions) => prerenderer.prerender(html, options);

function withResolvers<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

async function streamed(html: string, size: number): Promise<string> {
  const parts = Array.from({ length: Math.ceil(html.length / size) }, (_, at) =>
    html.slice(at * size, (at + 1) * size),
  );
  const readable = new ReadableStream<string>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
  let whole = '';
  for await (const part of readable.pipeThrough(prerenderer.prerenderStream())) whole += part;
  return whole;
}

describe('a prerendered page', () => {
  it('has each tag’s view inside it, in place of its fallback', async () => {
    const html = await prerender(CALLOUT);
    assert.match(html, /^<uni-callout data-title="Notice" .* data-prerendered="\d+\.\d+\.\d+">/);
    assert.match(html, /<div class="uni-view"><section class="m-callout/);
    assert.match(html, /<a class="m-link m-callout__link" href="\/go.html">/);
    assert.ok(!html.includes('Old'));
    assert.ok(html.endsWith('</uni-callout>'));
  });

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

  it('renders a tag in a line of text in a line', async () => {
    const html = await prerender('<p>See <uni-icon name="add"></uni-icon> there</p>');
    assert.match(html, /<uni-icon name="add" data-prerendered="[^"]*"><span class="uni-view"><svg/);
  });

  it('keeps data scripts and editors’ nodes, and in a template what gives a prop', async () => {
    const script = '<script type="application/json" data-slot="ctaText">"Go on"</script>';
    const editor = '<cq data-path="/x"></cq>';
    const slot = '<p slot="description">Plain <b>words</b></p>';
    const html = await prerender(`<uni-callout>${script}${editor}${slot}<p>fallback</p></uni-callout>`);
    assert.ok(html.includes(`>${script}${editor}<div class="uni-view">`));
    assert.ok(html.includes(`<template data-uni-authored>${slot}</template></uni-callout>`));
    assert.match(html, /Go on/);
    assert.ok(!html.includes('fallback'));
  });

  it('has rich text without what may not stand in it', async () => {
    const text = "<h3 id='a'>Fees</h3><img src='/a.jpg' onerror='x()'><script>x()</script><uni-x>y</uni-x>";
    const html = await prerender(`<uni-callout data-description="${text}"></uni-callout>`);
    assert.match(html, /<h3 id="user-content-a">Fees<\/h3><img src="\/a.jpg">y<\/div>/);
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
    const rooms = await listRooms();
    const { prerender: first } = fresh.createPrerenderer(rooms.map(({ definition }) => definition));
    const html = `<uni-callout data-title="<b>" data-description="<p class='a'>${'word '.repeat(60)}</p>"></uni-callout>`;
    const [one, two] = await Promise.all([first(html), first(html)]);
    assert.equal(one, await first(html));
    assert.equal(two, one);
  });

  for (const [what, inner] of [
    ['after its fallback', '<p>x</p><script type="application/json" data-slot="ctaText">"Found"</script>'],
    ['of another spelling', '<script data-slot=\'ctaText\' type=application/json>"Found"</script><p>x</p>'],
    [
      'before its fallback',
      ' <script type="application/json" data-slot="ctaText">"Found"</script> <h3 class="a">x &amp; y</h3>',
    ],
  ] as const)
    it(`finds and keeps a data script ${what}`, async () => {
      const html = await prerender(`<uni-callout data-title="t" data-cta-url="/">${inner}</uni-callout>`);
      assert.match(html, />Found</);
      assert.match(html, /<script[^>]*>"Found"<\/script>/);
    });

  it('reads content as text, whether it stands in markup or not', async () => {
    for (const inner of ['A &amp; B', '<h2 class="x">A &amp; <b>B</b></h2>', '<h2>A &amp; B</h2>\n'])
      assert.match(
        await prerender(`<uni-heading>${inner}</uni-heading>`),
        /m-heading__text">A &(?:amp|#38); (?:<b>)?B</,
      );
    assert.match(
      await prerender('<uni-heading><h2 title="a > b">C</h2></uni-heading>'),
      /m-heading__text">C</,
    );
  });

  it('has of two titles the one that its view shows', async () => {
    for (const both of [
      'title="Bare" data-title="Data"',
      "data-title=Data title='Bare'",
      'title data-title="Data"',
    ]) {
      const html = await prerender(`<uni-callout ${both} cta-url="/go.html"></uni-callout>`);
      assert.match(html, /^<uni-callout data-title="?Data"? cta-url="\/go.html" data-prerendered=/);
      assert.match(html, />Data</);
    }
  });

  it('keeps the slash that ends an address without quotes, and drops that of a tag that closes itself', async () => {
    for (const end of ['>', ' >', ' />'])
      assert.match(
        await prerender(`<uni-button text=Go link=/study/${end}</uni-button>`),
        /^<uni-button text=Go link=\/study\/ data-prerendered="[^"]*">/,
      );
  });

  it('keeps content with a template of its own', async () => {
    const content = '<p slot="title">Text <b>and<template>more</template></b></p>';
    const html = await prerender(`<uni-callout>${content}</uni-callout>`);
    assert.ok(html.endsWith(`<template data-uni-authored>${content}</template></uni-callout>`));
  });

  it('keeps attributes apart that no space is between', async () => {
    const html = await prerender('<uni-callout title="a"data-title="b"cta-url="/x"></uni-callout>');
    assert.match(html, /^<uni-callout data-title="b"cta-url="\/x" data-prerendered=/);
  });

  it('moves the title from where it would be a tooltip', async () => {
    const html = await prerender('<uni-callout cta-text=" title=" title=\'A "b"\'></uni-callout>');
    assert.ok(html.startsWith('<uni-callout cta-text=" title=" data-title=\'A "b"\' data-prerendered='));
  });

  it('asks for the styles of isolated tags once for each element', async () => {
    const rooms = await listRooms();
    const asked: string[] = [];
    const { prerender: render } = createPrerenderer(
      rooms.map(({ definition }) => definition),
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
    const definitions = (await listRooms()).map(({ definition }) => definition);
    const { prerender: render } = createPrerenderer(definitions, () => Promise.resolve('x'.repeat(18_000)));
    const html = await render(block.repeat(8), { stylesheet: '/uni/isolated.css?a=1&b="' });
    assert.equal(html.split('<link rel="stylesheet" href="/uni/isolated.css?a=1&amp;b=&quot;">').length, 9);
    assert.doesNotMatch(html, /<style/);
    assert.ok(html.length <= 20_000, `${html.length}`);
  });

  it('has an isolated tag’s view in a shadow root, with its styles and apart from its content', async () => {
    const slot = '<span slot="description">Words</span>';
    const html = await prerender(
      `<p><uni-callout isolated data-title="x">${slot}<i>Old</i></uni-callout></p>`,
      {
        nonce: 'r4nd0m',
      },
    );
    assert.match(html, /^<p><uni-callout isolated data-title="x" data-prerendered="[^"]*">/);
    assert.ok(
      html.includes(
        '<template shadowrootmode="open"><style nonce="r4nd0m">p > a { content: \'<\\/style>uni-callout\' }</style>',
      ),
    );
    assert.match(
      html,
      /<\/style><div class="uni-view"><section class="m-callout.*<\/section><\/div><\/template>/,
    );
    assert.ok(html.endsWith(`</template>${slot}<i>Old</i></uni-callout></p>`));
  });

  it('says when an element needs React, and nothing where it never does', async () => {
    const text = `<p>${'word '.repeat(60)}</p>`;
    assert.match(await prerender('<uni-course-search></uni-course-search>'), /data-hydrate="interaction"/);
    const folded = await prerender(`<uni-callout data-description="${text}"></uni-callout>`);
    assert.match(folded, /aria-expanded="false" aria-controls="(fold-\w{8})"/);
    assert.ok(!folded.includes('data-hydrate'));
  });

  it('has no style attribute, which a strict policy would refuse', async () => {
    const html = await prerender(
      '<uni-hero data-img="/a.jpg" data-title="Hello" data-pos-y="20%"></uni-hero>',
    );
    assert.match(html, /<img[^>]* data-uni-style="object-position:[^"]*20%/);
    assert.ok(!html.includes(' style="'));
    const text =
      '<uni-callout data-title="x" data-description="<p>write style=&quot;x&quot;</p>"></uni-callout>';
    assert.match(await prerender(text), /<p>write style="x"<\/p>/);
  });

  it('does not ask for pictures in the middle of the page', async () => {
    const html = await prerender('<uni-hero data-img="/a.jpg" data-title="Hello"></uni-hero>');
    assert.match(html, /<img/);
    assert.ok(!html.includes('rel="preload"'));
  });
});

describe('what a feed gives in a browser', () => {
  const NAV =
    '<nav class="m-toc"><ul><li><a href="#fees">Fees &amp; <b>grants</b></a><ul><li><a href="#loans">Loans</a></li></ul></li><li><a href="/elsewhere.html">Not here</a></li></ul></nav>';
  const search = (slot = '', attributes = '') =>
    `<uni-course-search${attributes}>${slot}<form role="search"></form></uni-course-search>`;
  const FOUND = `<script type="application/json" data-slot="found">${JSON.stringify({
    address: '?q=law',
    answer: { totalMatching: 1, results: [{ title: 'Bachelor of Laws', liveUrl: '/courses/law.html' }] },
  })}</script>`;

  it('is read for the contents from what the template has listed', async () => {
    const html = await prerender(`<uni-toc list-type="numbered">${NAV}</uni-toc>`);
    assert.match(html, /^<uni-toc list-type="numbered" data-prerendered="[^"]*" data-hydrate="interaction">/);
    assert.match(html, /<nav class="m-toc m-toc--numbered" aria-label="On this page">/);
    assert.match(
      html,
      /href="#fees">Fees &amp; grants<\/a><ol class="m-toc__list"><li[^>]*><a[^>]*href="#loans">/,
    );
    assert.ok(!html.includes('elsewhere'));
  });

  it('leaves contents as authored where nothing is listed', async () => {
    for (const html of ['<uni-toc></uni-toc>', '<uni-toc><p>On this page</p></uni-toc>'])
      assert.equal(await prerender(html), html);
  });

  it('is for a course search what the template has found', async () => {
    const html = await prerender(search(FOUND), { url: 'https://x.example/courses/search.html?q=law' });
    assert.match(html, /data-hydrate="interaction"/);
    assert.ok(html.includes(`>${FOUND}<div class="uni-view"><div class="m-course-search">`));
    assert.match(html, /value="law"/);
    assert.match(html, /1 course for “law”/);
    assert.match(html, /href="\/courses\/law.html"/);
  });

  it('leaves a language switch to the browser that has no address for a language, and renders it with all', async () => {
    const languages = (href?: string) =>
      JSON.stringify([
        { name: 'English', value: 'en', href: '/fees.html' },
        { name: 'Tiếng Việt', value: 'vi', href },
      ]);
    const slot = (json: string) =>
      `<uni-language-switch><script type="application/json" data-slot="languages">${json}</script></uni-language-switch>`;
    const lists = `<meta name="languages" content='${languages()}'>`;
    for (const html of [`${lists}<uni-language-switch></uni-language-switch>`, slot(languages())])
      assert.equal(await prerender(html, { url: 'https://uni.example/en/fees.html' }), html);
    const given = await prerender(slot(languages('/vi/fees.html')));
    assert.match(given, /data-prerendered.*href="\/fees.html".*href="\/vi\/fees.html"/s);
  });

  it('leaves a course search in a form as authored, which its own form would end', async () => {
    const html = `<form action="/x"><div><uni-course-search></uni-course-search></div></form>`;
    assert.equal(await prerender(html), html);
    assert.match(await prerender(html.replace('search>', 'search isolated>')), /<form class|<form role/);
  });

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

  it('says a course search’s words in the language and by the dictionary of the page', async () => {
    const vi = await prerender(`<html lang="vi">${search()}</html>`);
    assert.match(vi, /Tìm khóa học/);
    const dictionary = { 'uni.courseSearch.label.course': 'Find a course' };
    assert.match(await prerender(`<html lang="en">${search()}</html>`, { dictionary }), /Find a course/);
  });

  it('has words of the page’s dictionary', async () => {
    const definition = defineView({
      tag: 'uni-worded',
      props: {},
      view: ({ said }: { said?: string }) => createElement('p', null, said),
      feed: () => ({ read: () => ({ said: '' }), stop() {} }),
      serve: ({ word }) => ({ said: word('worded.hello', 'Hello') }),
      styles: async () => ({ css: '' }),
    });
    const { prerender } = createPrerenderer([definition]);
    const dictionary = { 'uni.worded.hello': 'Good day' };
    const page = '<html lang="en"><uni-worded></uni-worded></html>';
    assert.match(await prerender(page, { dictionary }), /<p>Good day<\/p>/);
  });

  it('leaves a course search as authored whose answer nobody has yet', async () => {
    const html = search(FOUND);
    assert.equal(await prerender(html, { url: 'https://x.example/courses/search.html?q=arts' }), html);
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

  it('is walked to in the page’s model, its keys normalised', async () => {
    const model = {
      ':items': { root: { ':items': { hero: { 'jcr:title': 'x', title: 'From the model' } } } },
    };
    const html = await prerender('<uni-callout model-path="root/hero"></uni-callout>', { model });
    assert.match(html, /From the model/);
  });

  it('is found in the page’s model that the head names, where the page has a short address', async () => {
    const { asked, fetch } = answers({
      '/content/uni/en/a.model.json': { ':items': { c: { title: 'Named' } } },
    });
    const meta = '<meta name="uni-model" content="/content/uni/en/a.model.json">';
    const page = `${meta}<uni-callout model-path="c"></uni-callout>`;
    assert.match(await prerender(page, { fetch, url: 'https://x.example/a.html' }), />Named</);
    assert.deepEqual(asked, ['/content/uni/en/a.model.json']);
  });

  it('is fetched once for each address', async () => {
    const { asked, fetch } = answers({ '/content/a.json': { title: 'Fetched' } });
    const html = await prerender('<uni-callout src="/content/a.json"></uni-callout>'.repeat(3), { fetch });
    assert.equal(html.split('>Fetched<').length - 1, 3);
    assert.deepEqual(asked, ['/content/a.json']);
  });

  it('is the fragment’s that a meta tag names', async () => {
    const header = { ':type': 'uni/components/header', name: 'Averley' };
    const { fetch } = answers({ '/content/experience-fragments/h.model.json': { ':items': { header } } });
    const meta = '<meta name="exf-header-data-path" content="/content/experience-fragments/h.model.json">';
    assert.match(await prerender(`${meta}<uni-header></uni-header>`, { fetch }), /m-header__name">Averley/);
  });

  for (const src of [
    '//evil.example/a.json',
    'https://evil.example/a.json',
    '/content/../bin/x.json',
    '/etc/x.json',
  ])
    it(`is never asked for at ${src}`, async () => {
      const { asked, fetch } = answers({});
      for (const tag of ['uni-callout', 'uni-fragment']) {
        const html = `<${tag} src="${src}"></${tag}>`;
        assert.equal(await prerender(html, { fetch }), html);
      }
      assert.deepEqual(asked, []);
    });

  it('leaves a page alone that its author is editing', async () => {
    const html = `<meta name="is-editing-mode" content="true">${CALLOUT}`;
    assert.equal(await prerender(html), html);
  });

  it('lets others have their turn while a long page is rendered', async () => {
    const done: string[] = [];
    const page = prerender(CALLOUT.repeat(200)).then(() => done.push('page'));
    setImmediate(() => done.push('other'));
    await page;
    assert.deepEqual(done, ['other', 'page']);
  });

  it('tells of a tag whose model was asked for in vain', async () => {
    const told: string[] = [];
    const html =
      '<uni-callout src="/content/gone.json"></uni-callout><uni-callout model-path="a"></uni-callout>';
    const fetch = async () => new Response('', { status: 404 });
    const onError = (tag: string, error: unknown) => void told.push(`${tag} ${error}`);
    assert.equal(await prerender(html, { fetch, onError, url: 'https://site.example/a.html' }), html);
    assert.deepEqual(told, [
      'uni-callout Error: /content/gone.json cannot be had: Error 404',
      'uni-callout Error: /a.model.json cannot be had: Error 404',
    ]);
  });

  it('leaves a tag whose view shows nothing for want of data that cannot be read', async () => {
    const html =
      '<uni-breadcrumb><script type="application/json" data-slot="items">[{</script>Home</uni-breadcrumb>';
    assert.equal(await prerender(html), html);
    const attribute = '<uni-breadcrumb items="[{">Home</uni-breadcrumb>';
    assert.equal(await prerender(attribute), attribute);
  });

  it('that fails leaves the tag as authored, and the others rendered', async () => {
    const fetch = () => Promise.reject(new Error('down'));
    const broken = '<uni-callout src="/content/a.json">Old</uni-callout>';
    const html = await prerender(broken + CALLOUT, { fetch });
    assert.ok(html.startsWith(broken));
    assert.ok(html.includes(MARK));
  });

  it('may hold keys of prototypes', async () => {
    const model = JSON.parse('{":items":{"a":{"__proto__":{"polluted":1},"title":"T"}}}') as unknown;
    await prerender('<uni-callout model-path="a"></uni-callout>', { model });
    assert.equal(({} as { polluted?: number }).polluted, undefined);
  });
});

describe('a fragment', () => {
  const PATH = '/content/experience-fragments/f.model.json';
  const FRAGMENT = '<uni-fragment src="/content/experience-fragments/f"><p>Old</p></uni-fragment>';
  const callout = { ':type': 'uni/components/callout', title: 'In </script> it', description: '<p>a</p>' };
  const given = (models: Record<string, unknown>): PrerenderOptions => ({
    fetch: async (address) =>
      address in models ? Response.json(models[address]) : new Response('', { status: 404 }),
  });
  const inside = (items: Record<string, unknown>) => given({ [PATH]: { ':items': items } });

  it('has the elements of its model inside, each with its view and its model', async () => {
    const text = { ':type': 'core/wcm/components/text/v2/text', text: '<p class="x">Rich</p>' };
    const html = await prerender(FRAGMENT, inside({ callout, text }));
    assert.match(
      html,
      /^<uni-fragment src="[^"]*" data-prerendered="[^"]*"><div class="uni-view"><uni-callout data-prerendered=/,
    );
    assert.match(
      html,
      /<div class="uni-view"><section class="m-callout[^>]* aria-label="In &lt;\/script&gt; it"/,
    );
    assert.match(html, /<div class="m-rich-text"><p class="x">Rich<\/p><\/div><\/div><\/uni-fragment>$/);
    const json = /data-slot="model">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    assert.deepEqual(JSON.parse(json).title, callout.title);
    assert.ok(!html.includes('Old'));
  });

  it('keeps text that is not balanced inside the fragment', async () => {
    const text = { ':type': 'x/text', text: '<p>Read <a href="/x">more' };
    const html = await prerender(`<body>${FRAGMENT}<footer>End</footer>`, inside({ text }));
    assert.match(serialize(parse(html)), /more<\/a>.*<\/uni-fragment><footer>End<\/footer>/);
  });

  it('has the columns of a layout, with what is in them', async () => {
    const layout = { ':type': 'uni/components/bespoke-container', ':items': { right: callout } };
    const html = await prerender(FRAGMENT, inside({ layout }));
    assert.match(
      html,
      /<uni-bespoke-layout><div slot="right"><uni-callout data-prerendered=.*<\/div><\/uni-bespoke-layout>/s,
    );
  });

  it('has isolated elements where it is isolated', async () => {
    const html = await prerender(
      FRAGMENT.replace('<uni-fragment', '<uni-fragment isolated'),
      inside({ callout }),
    );
    assert.match(html, /<uni-callout isolated data-prerendered="[^"]*"><template shadowrootmode="open">/);
  });

  it('has plain words, panels and fragments of its own', async () => {
    const other = { ':type': 'uni/components/fragment', src: '/content/experience-fragments/g' };
    const note = { ':type': 'uni/components/unknown', title: 'A & <b>' };
    const html = await prerender(
      FRAGMENT,
      given({
        [PATH]: { ':items': { tab: { cqPanelTitle: 'Fees & more', ':items': { callout } }, note, other } },
        '/content/experience-fragments/g.model.json': {
          ':items': { callout: { ...callout, title: 'Deeper' } },
        },
      }),
    );
    assert.match(
      html,
      /<section class="m-fragment__panel"><h3 class="m-fragment__panel-title">Fees &#38; more<\/h3><uni-callout/,
    );
    assert.match(html, /A &amp; /);
    assert.doesNotMatch(html, /unknown/);
    assert.match(html, /<uni-fragment src="[^"]*" data-prerendered=.*>Deeper</);
  });

  it('that contains itself ends', async () => {
    const self = { ':type': 'uni/components/fragment', src: '/content/experience-fragments/f' };
    const html = await prerender(FRAGMENT, inside({ self }));
    assert.equal(html.match(/<uni-fragment/g)?.length, 2);
  });

  for (const [what, options] of [
    ['has no model', given({})],
    [
      'has what only a browser can make an element of',
      inside({ nav: { ':type': 'uni/components/side-nav' } }),
    ],
  ] as const)
    it(`that ${what} stays as authored, and the tags in it are rendered`, async () => {
      const html = await prerender(
        `<uni-fragment src="/content/experience-fragments/f">${CALLOUT}</uni-fragment>`,
        options,
      );
      assert.equal(
        html,
        `<uni-fragment src="/content/experience-fragments/f">${await prerender(CALLOUT, { idPrefix: 'u' })}</uni-fragment>`,
      );
    });

  it('keeps a million spaces in its start tag', async () => {
    const blank = ' '.repeat(1_000_000);
    const html = await prerender(FRAGMENT.replace('>', ` data-x="${blank}x"${blank}>`), inside({ callout }));
    assert.match(html, /^<uni-fragment src="[^"]*" data-x=" {1000000}x" data-prerendered="[^"]*">/);
  });
});

describe('a page that comes in parts', () => {
  const page = `<!doctype html><p>Hi <uni-icon name="add"></uni-icon></p>${CALLOUT}<uni-card title="a < b > c"></uni-card><!-- x --><p>`;

  for (const size of [1, 2, 7, 64, 10_000])
    it(`is rendered as a whole one is, in parts of ${size}`, async () => {
      assert.equal(await streamed(page, size), await prerender(page));
    });

  it('hands out the beginning of a page that comes whole before its last tag is rendered', async () => {
    let rendered = 0;
    const counted = defineView({
      tag: 'uni-x',
      props: {},
      view: () => createElement('p', null, ++rendered),
      styles: async () => ({ css: '' }),
    });
    const { readable, writable } = createPrerenderer([counted]).prerenderStream();
    const writer = writable.getWriter();
    const page = Array.from({ length: 1000 }, (_, at) => `<uni-x id="x${at}"></uni-x>`).join('');
    void writer.write(page).then(() => writer.close());
    const reader = readable.getReader();
    assert.match((await reader.read()).value ?? '', /<p>1<\/p>/);
    assert.ok(rendered < 1000, `${rendered} tags are rendered`);
    while (!(await reader.read()).done);
    assert.equal(rendered, 1000);
  });

  it('goes out before its last tag has come', async () => {
    const { readable, writable } = prerenderer.prerenderStream();
    const [writer, reader] = [writable.getWriter(), readable.getReader()];
    void writer.write(`<!doctype html><h1>First</h1>${CALLOUT}<uni-card`);
    assert.match((await reader.read()).value ?? '', /<h1>First<\/h1>/);
    assert.match((await reader.read()).value ?? '', /data-prerendered/);
    await reader.cancel();
  });

  it('goes out while a tag still waits for its data', async () => {
    const { promise, resolve } = withResolvers<Response>();
    const { readable, writable } = prerenderer.prerenderStream({ fetch: () => promise });
    const [writer, reader] = [writable.getWriter(), readable.getReader()];
    void writer.write(`${CALLOUT}<uni-callout src="/content/a.json"></uni-callout>`);
    assert.match((await reader.read()).value ?? '', /data-prerendered/);
    resolve(Response.json({ title: 'Late' }));
    assert.match((await reader.read()).value ?? '', />Late</);
    await reader.cancel();
  });

  it('does not hold back what was never closed', async () => {
    const html = `<uni-card>${'<p>x</p>'.repeat(300_000)}`;
    assert.equal(await streamed(html, 65_536), html);
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

  it('as large as it may be is rendered', async () => {
    const around = ['<p></p>'.repeat(49_000), '<div>'.repeat(490)] as const;
    const html = await prerender(around[0] + around[1] + CALLOUT);
    assert.equal(html, around[0] + around[1] + (await prerender(CALLOUT)));
  });

  it('that comes in parts is rendered up to where it is too much', async () => {
    const deep = '<div>'.repeat(600);
    const html = CALLOUT + 'x'.repeat(64_000) + deep + CALLOUT;
    assert.equal(await streamed(html, 1000), html.replace(CALLOUT, await prerender(CALLOUT)));
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
    assert.match(lines[1]!, /Error: no log$/);
  });

  it('tells of a tag that throws, and leaves it as authored', async () => {
    const failing = createPrerenderer([
      {
        tag: 'uni-broken',
        props: {},
        events: {},
        needsReact: false,
        wakes: 'never',
        prerenders: true,
        styles: async () => ({ css: '' }),
        view: () => {
          throw new Error('no view');
        },
      },
    ]);
    const told: string[] = [];
    const html = '<uni-broken>Old</uni-broken>';
    const onError = (tag: string, error: unknown) => told.push(`${tag}: ${String(error)}`);
    assert.equal(await failing.prerender(html, { onError }), html);
    assert.deepEqual(told, ['uni-broken: Error: no view']);
  });
});
