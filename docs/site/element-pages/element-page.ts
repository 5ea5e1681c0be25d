import { readGuide } from '../../../tools/authoring/guide.js';
import { escapeHtml } from '../escape.js';
import type { Example } from '../example.js';
import { firstParagraph, linkFrom } from '../guides.js';
import { codeBlock } from '../highlight.js';
import { kilobytes } from '../kilobytes.js';
import { layout, type Surroundings } from '../layout.js';
import { renderMarkdown, sectionsOf } from '../markdown.js';
import { neighbours, sectionList } from '../text-page.js';
import { attributeTable } from './attribute-table.js';
import { controls } from './controls.js';
import type { ElementDoc } from './element-doc.js';
import { exampleFrame, exampleTools } from './example-frame.js';

/** Sections of a README that the page shows from their source instead. */
const SHOWN_ELSEWHERE = /^(attributes|examples)$/i;

/** An element's page: every example live with its code, controls, props, guide, HTL template. */
export function elementPage(element: ElementDoc, around: Surroundings): string {
  const { slug, examples, props, guide, template, bytes } = element;
  const authors = readGuide(guide);
  const [name, title] = [`elements/${slug}.html`, `uni-${slug}`];
  const told = guideHtml(slug, guide, around.root);
  const main = `<h1>uni-${escapeHtml(slug)}</h1>
<p class="d-lead">${escapeHtml(firstParagraph(guide))}${bytes === undefined ? '' : ` <span class="d-quiet">${kilobytes(bytes)}</span>`}</p>
${contents(examples, told)}
<div class="d-examples">
${exampleTools()}
${examples.map((example, i) => exampleSection(example, i, exampleFrame(example, element, i, around.root), i === 0 ? controls(element, authors) : '')).join('\n')}
</div>
<section class="d-section"><h2 id="props">Props</h2>${attributeTable(props, authors.meanings)}</section>
<section class="d-section d-guide">${told}</section>
<section class="d-section"><h2 id="htl-template">HTL template</h2>${codeBlock(template.trim(), 'html')}</section>
${neighbours(name, around)}`;
  return layout(
    { name, title, description: firstParagraph(guide), main, kind: 'element', isLive: true },
    around,
  );
}

/** A list of links, not `uni-toc`: that would find the headings of the examples too. */
function contents(examples: readonly Example[], told: string): string {
  const sections = [
    ...examples.map(({ name }, at) => ({ id: `example-${at}`, level: 2, title: name })),
    { id: 'props', level: 2, title: 'Props' },
    ...sectionsOf(told).sections.filter(({ level }) => level === 2),
    { id: 'htl-template', level: 2, title: 'HTL template' },
  ];
  return `<nav class="d-contents m-toc" aria-label="On this page">${sectionList(sections)}</nav>`;
}

function exampleSection({ name, note }: Example, index: number, frame: string, after: string): string {
  return `<section class="d-example" aria-labelledby="example-${index}">
<h2 class="d-example__name" id="example-${index}">${escapeHtml(name)}</h2>
${note ? `<p class="d-quiet">${escapeHtml(note)}</p>` : ''}
${frame}
${after}
</section>`;
}

/** The README without its title, its first paragraph, and what the page shows from its source. */
export function guideHtml(slug: string, guide: string, root: string): string {
  const sections = guide.split(/^(?=## )/m).slice(1);
  const told = sections.filter(
    (section) => !SHOWN_ELSEWHERE.test(section.slice(3).split('\n', 1)[0]!.trim()),
  );
  const file = `elements/${slug}/README.md`;
  return renderMarkdown(told.join('\n'), (href) => linkFrom(file, href, root));
}
