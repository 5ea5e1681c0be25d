import { escape as escapeHtml } from 'lodash-es';
import { VERSION } from '../../elements/_core/declare/version.js';
import type { ElementDoc } from './element-pages/element-doc.js';
import { exampleTools } from './element-pages/example-frame.js';
import type { Guide, GuideGroup } from './guides.js';
import { codeBlock } from './highlight.js';
import { ELEMENTS_INDEX, GUIDES_INDEX, tiles } from './index-pages.js';
import { layout, type Surroundings } from './layout.js';
import { FRONT_PAGE } from './showroom/patterns.js';
import { patternFrame } from './text-page.js';

/** A page of a demo site that the first page leads to. */
export interface ExamplePage {
  readonly href: string;
  readonly name: string;
}

const LEAD =
  'Web components that a content management system writes as HTML: readable before any script, interactive once a visitor uses them.';
/** All that another site, or an application, needs to begin. */
const BEGIN = [
  [
    `<script type="module" src="https://elements.example.edu/${VERSION.split('.')[0]}/uni.js"></script>`,
    'html',
  ],
  ['npm install @uni/elements', 'sh'],
] as const;
/** A tile for a page: its words and its picture. */
const SAMPLE = `<uni-callout>
  <h3>This tag is this box</h3>
  <p>The text was there before the script.</p>
  <p><a href="#elements">See all elements</a></p>
</uni-callout>`;
/** One for each task, so that a reader sees what there is. */
const SHOWN = ['callout', 'card', 'course-search', 'hero', 'show-more', 'side-nav'];
const FACTS: readonly (readonly [title: string, text: string])[] = [
  [
    'Content comes first',
    'What the CMS wrote inside a tag is there before any script, stays if scripts fail, and comes back if a view throws.',
  ],
  [
    'Light where nothing happens',
    'React is a chunk of its own. A prerendered page does not load it until a visitor uses what needs it.',
  ],
  [
    'One folder for each element',
    'View, tag, template, dialog, examples and tests stand together. Adding an element edits no existing file.',
  ],
];

/** The first page: who starts where, a page made of the elements, some of them, and the way to all. */
export function homePage(
  elements: readonly ElementDoc[],
  guides: readonly GuideGroup[],
  pages: readonly ExamplePage[],
  around: Surroundings,
): string {
  const [first] = guides;
  const shown = SHOWN.flatMap((slug) => elements.find((element) => element.slug === slug) ?? []);
  const count = guides.reduce((sum, { guides }) => sum + guides.length, 0);
  const main = `<div class="d-opening">
<div class="d-opening__words">
<h1 class="d-opening__title">Elements for a university’s pages</h1>
<p class="d-lead">${LEAD}</p>
<div class="d-opening__begin">${BEGIN.map(([code, language]) => codeBlock(code, language)).join('')}</div>
</div>
<div class="d-sample">
<h2 class="d-unseen">A tag, and what it looks like</h2>
${codeBlock(SAMPLE, 'html')}
${SAMPLE}
</div>
<ul class="d-starts">
${(first?.guides ?? []).map((guide, at) => start(guide, at, around.root)).join('\n')}
</ul>
</div>
<section class="d-part" aria-labelledby="front-page">
<h2 class="d-part__title" id="front-page">A page made of them</h2>
${exampleTools({ hasLanguages: false })}
${patternFrame(FRONT_PAGE, around.root)}
</section>
<ul class="d-facts">
${FACTS.map(([title, text]) => `<li><h2 class="d-facts__title">${title}</h2><p>${text}</p></li>`).join('\n')}
</ul>
<section class="d-part" aria-labelledby="elements">
<h2 class="d-part__title" id="elements">Elements</h2>
${tiles(shown, around.root)}
<p class="d-more"><a href="${around.root}${ELEMENTS_INDEX}">All ${elements.length} elements</a> <a href="${around.root}${GUIDES_INDEX}">All ${count} guides, foundations and patterns</a></p>
</section>
${pages.length > 0 ? `<section class="d-part" aria-labelledby="example-pages"><h2 class="d-part__title" id="example-pages">Example pages</h2>\n<ul class="d-pages">${pages.map(pageItem).join('')}</ul></section>` : ''}`;
  return layout({ name: 'index.html', title: 'uni-elements', description: LEAD, main, kind: 'home' }, around);
}

const start = ({ name, title, summary }: Guide, at: number, root: string) =>
  `<li><uni-cta${at === 0 ? ' applied-css-class-names="m-cta--ochre"' : ''} title="${escapeHtml(title)}" url="${root}${name}" description="${escapeHtml(escapeHtml(summary))}"></uni-cta></li>`;

const pageItem = ({ href, name }: ExamplePage) => `<li><a href="${href}">${escapeHtml(name)}</a></li>`;
