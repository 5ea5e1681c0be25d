import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { boolean, callback, list, oneOf, text } from '../../elements/_core/declare/prop-types.js';
import { VERSION } from '../../elements/_core/declare/version.js';
import { readGuide } from '../../integrations/authoring/guide.js';
import { attributeTable } from './element-pages/attribute-table.js';
import { controls } from './element-pages/controls.js';
import type { ElementDoc } from './element-pages/element-doc.js';
import { elementPage } from './element-pages/element-page.js';
import { statusOf } from './element-pages/element-status.js';
import { exampleCodes } from './element-pages/example-code.js';
import { examplePageName } from './element-pages/example-page.js';
import { readElements } from './element-pages/read-elements.js';
import { firstParagraph, linkFrom, readGuides } from './guides.js';
import { plainText, renderMarkdown, sectionsOf } from './markdown.js';
import { navigationOf } from './navigation.js';

const PROPS = {
  title: text('<none>'),
  style: oneOf(['a', 'b']),
  isOpen: boolean(),
  items: list({ label: text() }),
  onClick: callback(),
};
const AROUND = {
  head: '<link rel="stylesheet" href="/libs/app.css">\n<script src="/libs/loader.js" defer></script>',
  root: '/',
  groups: [
    { title: 'Guides', pages: [{ name: 'guides/one.html', title: 'One' }] },
    { title: 'Elements', pages: [{ name: 'elements/probe.html', title: 'uni-probe' }] },
  ],
};
const ELEMENT = {
  slug: 'probe',
  examples: [{ name: 'A & B', html: '<uni-probe></uni-probe>', note: 'note' }],
  props: PROPS,
  guide:
    '# uni-probe\n\nWhat it *is*. More.\n\n## When to use\n\nSeldom.\n\n## Attributes\n\nhand-made\n\n| `title` | The title |\n\nBelow the table.\n\n## Data\n\nIn a fragment.\n\n## Accessibility\n\nA `region`, as [`uni-other`](../other/README.md).\n',
  template: '<uni-probe></uni-probe>',
  bytes: 1234,
  given: { items: [{ label: 'One' }, { label: 'Two', more: [{ label: '<i>' }] }] },
  groups: [
    {
      ...{ name: 'items', label: 'Items', kind: 'list' },
      fields: [
        { name: 'label', label: 'Label', kind: 'text', isNeeded: true },
        { name: 'rel', label: 'Rel', kind: 'text', isTechnical: true },
        { name: 'more', label: 'More', kind: 'list', fields: [{ name: 'label', label: 'L', kind: 'html' }] },
      ],
    },
  ],
} as const satisfies ElementDoc;
const markdown = (source: string) => renderMarkdown(source, (address) => ({ address }));

describe('a demo page', () => {
  it('lists each prop with its attributes, kind, default and meaning', () => {
    const rows = attributeTable(PROPS, new Map([['is-open', 'Whether it is open']]))
      .split('<tr>')
      .slice(2);
    const words = rows.map((row) =>
      row
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );
    assert.deepEqual(words, [
      'title data-title title text &lt;none&gt;',
      'style data-style a b',
      'isOpen data-is-open is-open boolean false Whether it is open',
      'items data-items items list of label',
      'onClick property only callback',
    ]);
  });

  it('has a field for each prop but functions, with its default and the words that it takes', () => {
    const html = controls(
      ELEMENT,
      readGuide('| `style` | text | `c`, `title` |\n| `title` | text | `big` |'),
    );
    const names = [...html.matchAll(/name="([^"]+)"/g)].map(([, name]) => name);
    assert.deepEqual(names, ['title', 'style', 'isOpen']);
    assert.match(
      html,
      /name="title" data-default="&lt;none&gt;" list="control-title-values"><datalist [^>]*><option>big<\/option><\/datalist>/,
    );
    assert.match(
      html,
      /<select [^>]*><option value="">default<\/option><option>a<\/option><option>b<\/option><\/select>/,
    );
    assert.match(html, /<input type="checkbox" [^>]*data-default="false">/);
  });

  it('has a row of fields for each item of a list, and of a list in it', () => {
    const [before = '', rows = ''] = controls(ELEMENT, readGuide('')).split('<legend>items</legend>');
    assert.doesNotMatch(before, /<textarea/);
    const [shown = '', template = ''] = rows.split(/<template>(?=<fieldset[^>]*><legend>Row 3<)/);
    assert.deepEqual(
      [...shown.matchAll(/<legend>([^<]+)|aria-label="([^"]+)"| value="([^"]+)"|>\n(&lt;i&gt;)</g)].map(
        (found) => found.slice(1).find(Boolean),
      ),
      [
        ...['Row 1', 'One', 'more'],
        ...['Row 1.1', 'Move row 1.1 up in more', 'Remove row 1.1 in more', 'Add a row to more'],
        ...['Move row 1 up in items', 'Remove row 1 in items'],
        ...['Row 2', 'Two', 'more', 'Row 2.1', '&lt;i&gt;'],
        ...['Move row 2.1 up in more', 'Remove row 2.1 in more'],
        ...['Row 2.2', 'Move row 2.2 up in more', 'Remove row 2.2 in more', 'Add a row to more'],
        ...['Move row 2 up in items', 'Remove row 2 in items'],
      ],
    );
    assert.match(shown, /label \(needed\)/);
    assert.match(shown, /<summary>More fields<\/summary>.*?<span>rel<\/span>/s);
    assert.match(template, /aria-label="Add a row to items"/);
  });

  it('has a field for what stands in a tag without props', () => {
    assert.match(
      controls({ ...ELEMENT, props: {}, groups: [] }, readGuide('')),
      /<textarea [^>]*name="content"/,
    );
  });

  it('has its code for who writes HTML, a CMS template, React or with a bundler', () => {
    const html = `<h2 class="a">One &amp; {two}</h2>
<uni-probe title='Say "hi"' is-open items='[{"label":"A"}]' class="b"><p slot="more">Some <b>more</b></p></uni-probe>`;
    const codes = exampleCodes({ name: 'A', html }, ELEMENT);
    assert.deepEqual(
      codes.map(({ name }) => name),
      ['HTML', 'HTL', 'JSX', 'npm'],
    );
    const [own, htl, jsx, npm] = codes.map(({ text }) => text);
    assert.equal(own, html);
    assert.equal(htl, `<sly data-sly-resource="\${'probe' @ resourceType='uni/components/probe'}"></sly>`);
    assert.equal(
      jsx,
      `import '@uni/elements/styles.css';
import '@uni/elements/probe/define';

export const Example = () => (
  <>
    <h2 className="a">One &#38; &#123;two&#125;</h2>
    <uni-probe title={"Say \\"hi\\""} is-open items={[ { label: 'A' } ]} className="b">
      <p slot="more">Some <b>more</b></p>
    </uni-probe>
  </>
);`,
    );
    assert.match(
      npm!,
      /^<script type="module">\n {2}import '@uni\/elements\/styles\.css';\n.*<\/script>\n\n<h2/s,
    );
  });

  it('gives each example of all elements an address of its own', async () => {
    const names = (await readElements('elements', '')).flatMap(({ slug, examples }) =>
      examples.map((example) => examplePageName(slug, example)),
    );
    assert.deepEqual(
      names.filter((name, at) => names.indexOf(name) !== at || !/^examples\/[a-z0-9-]+\.html$/.test(name)),
      [],
    );
  });

  it('tells of every prop of every element in a sentence', async () => {
    const untold = (await readElements('elements', '')).flatMap(({ slug, props, guide }) =>
      attributeTable(props, readGuide(guide).meanings)
        .split('<tr>')
        .filter((row) => row.includes('<td></td></tr>'))
        .map((row) => `${slug}: ${/<code>(\w+)/.exec(row)?.[1]}`),
    );
    assert.deepEqual(untold, []);
  });

  it('shows every example with its source, and the guide without what comes from the source', () => {
    const html = elementPage(ELEMENT, AROUND);
    assert.match(html, /A &amp; B<\/h3>/);
    assert.match(html, /<div class="d-stage" data-example="A &amp; B"><uni-probe><\/uni-probe><\/div>/);
    assert.match(plainText(html), /Open alone\s*<uni-probe>/);
    assert.match(html, /href="\/examples\/probe-a-b\.html"/);
    assert.match(html, /<h2 id="accessibility"[^>]*>Accessibility<\/h2>\s*<p>A <code>region<\/code>/);
    assert.match(html, /<a href="\/elements\/other\.html"><code>uni-other/);
    assert.doesNotMatch(html, /hand-made/);
    assert.match(html, /<\/table><\/div>\s*<p>Below the table\.<\/p>\s*<h3 id="data">/);
    assert.match(html, /<dt>Size<\/dt><dd><strong>1\.2 KB gzip<\/strong>/);
    assert.match(html, /href="\/elements\/probe\.html" aria-current="page"/);
    assert.match(html, /loader\.js/);
  });
});

describe('the status of an element', () => {
  const changelog = `# Changelog

## [2.1.0] - Unreleased

### Changed

- \`uni-card\` has an arrow.

## [2.0.0] - 2026-09-01

### Deprecated

- \`uni-cta\`: use \`uni-card\`.

### Added

- \`uni-hero-extra\`.

## [1.0.0] - 2026-02-01

### Added

- 23 elements.
`;

  it('is what the changelog says of it', () => {
    assert.deepEqual(statusOf('card', changelog), {
      name: 'Stable',
      since: '1.0.0',
      changed: { version: '2.1.0' },
    });
    assert.deepEqual(statusOf('cta', changelog), {
      name: 'Deprecated',
      since: '1.0.0',
      changed: { version: '2.0.0', date: '2026-09-01' },
    });
    assert.deepEqual(statusOf('hero-extra', changelog).since, '2.0.0');
    assert.deepEqual(statusOf('hero', changelog).changed, { version: '1.0.0', date: '2026-02-01' });
    assert.equal(statusOf('hero', '## [0.3.0] - 2026-01-01\n').name, 'Experimental');
  });
});

describe('a Markdown text', () => {
  it('has the ids that GitHub gives headings, each once', () => {
    const html = markdown('## What `it` says, when\n\n## A\n\n## A\n');
    assert.deepEqual(
      sectionsOf(html).sections.map(({ id, title }) => [id, title]),
      [
        ['what-it-says-when', 'What it says, when'],
        ['a', 'A'],
        ['a-1', 'A'],
      ],
    );
  });

  it('has links to pages where its files have them, and words where a file is no page', () => {
    const from = (href: string) => linkFrom('docs/page.md', href, '../')?.address;
    assert.equal(from('reference.md#events'), '../guides/reference.html#events');
    assert.equal(from('../ARCHITECTURE.md'), '../guides/architecture.html');
    assert.equal(from('../elements/callout/README.md'), '../elements/callout.html');
    assert.equal(from('../fixtures/README.md'), '../guides/demo-site.html');
    assert.equal(from('../README.md'), '../index.html');
    assert.equal(from('#events'), '#events');
    assert.equal(from('https://www.w3.org/TR/WCAG22/'), 'https://www.w3.org/TR/WCAG22/');
    assert.equal(from('../react-views/_shared/tokens.css'), undefined);
    assert.equal(
      renderMarkdown('[a `file`](x.ts)', () => undefined),
      '<p>a <code>file</code></p>\n',
    );
  });

  it('calls a page by its title where the link has a file’s name', () => {
    const html = renderMarkdown('[authoring.md](a.md), [this](a.md)', () => ({
      address: 'a.html',
      title: 'A',
    }));
    assert.equal(html, '<p><a href="a.html">A</a>, <a href="a.html">this</a></p>\n');
    assert.equal(linkFrom('docs/page.md', 'authoring.md#x', '../')?.title, 'Authoring');
  });

  it('has its code marked, and what is not known as it is', () => {
    assert.match(markdown('```css\na { color: red }\n```'), /<span class="hljs-attribute">color<\/span>/);
    assert.match(markdown('```\n<a> → b\n```'), /<code>&lt;a&gt; → b<\/code>/);
  });

  it('says what it is about by its first paragraph', () => {
    assert.equal(firstParagraph('# uni-x\n\nA `thing`\nof [use](x.md).\n\nMore.'), 'A thing of use.');
  });
});

describe('the guides', () => {
  const groups = readGuides();
  const guides = groups.flatMap(({ guides }) => guides);

  it('are all files of docs/, and the project’s own', () => {
    const names = guides.map(({ name }) => name);
    for (const name of ['embedding', 'decisions', 'architecture', 'changelog', 'demo-site'])
      assert.ok(names.includes(`guides/${name}.html`), name);
    assert.equal(new Set(names).size, names.length);
  });

  it('stand where their front matter says, which no page shows', () => {
    const starts = groups[0]!;
    assert.equal(starts.title, 'Get started');
    assert.deepEqual(
      starts.guides.map(({ name }) => name.replace(/^guides\/(?:getting-started-)?|\.html$/g, '')),
      ['cms', 'other-site', 'npm', 'eds'],
    );
    assert.deepEqual(
      groups.map(({ title }) => title),
      ['Get started', 'Frameworks', 'Guides', 'Quality', 'Project'],
    );
    for (const { name, title, summary, html } of guides)
      assert.doesNotMatch(`${title} ${summary} ${html('../').slice(0, 400)}`, /order: \d|group: /, name);
  });

  it('have all decisions on the page of their index, each by its own address', () => {
    const html = guides.find(({ name }) => name === 'guides/decisions.html')!.html('../');
    const files = readdirSync('docs/contributing/decisions').filter((name) => /^\d/.test(name));
    for (const file of files) {
      const address = linkFrom('docs/contributing/decisions/README.md', file, '../')!.address;
      assert.ok(html.includes(`href="${address}"`), file);
      assert.ok(html.includes(`id="${address.split('#')[1]}"`), address);
    }
  });

  it('each have a title and a summary', () => {
    for (const { name, title, summary } of guides)
      assert.ok(title && !title.endsWith('.md') && summary, name);
  });

  it('name no version but this one, nor does the README', () => {
    const pages = guides.map(({ name, html }) => ({ name, html: html('../') }));
    for (const { name, html } of [...pages, { name: 'README', html: readFileSync('README.md', 'utf8') }]) {
      for (const [address, version = ''] of html.matchAll(/elements\.example\.edu\/([\d.]+)\//g))
        assert.ok(VERSION.startsWith(version), `${name}: ${address}`);
    }
  });

  it('stand in the navigation with the elements, what starts first', () => {
    const navigation = navigationOf([{ slug: 'callout' }], groups);
    assert.equal(
      navigation.find(({ title }) => title === 'Elements')?.pages[0]?.name,
      'elements/callout.html',
    );
    assert.equal(navigation.flatMap(({ pages }) => pages).length, guides.length + 1);
  });
});
