import { readFileSync } from 'node:fs';
import { escape as escapeHtml, memoize } from 'lodash-es';
import type { Example } from '../../../fixtures/examples/example.js';
import { type Guide, readGuide } from '../../../integrations/authoring/guide.js';
import { firstParagraph } from '../guides.js';
import { codeBlock } from '../highlight.js';
import { layout, type Surroundings } from '../layout.js';
import { sectionsOf } from '../markdown.js';
import { neighbours, sectionList } from '../text-page.js';
import { attributeTable } from './attribute-table.js';
import { controls } from './controls.js';
import type { ElementDoc } from './element-doc.js';
import { statusOf } from './element-status.js';
import { exampleCodes } from './example-code.js';
import { exampleFrame, exampleTools, PAGE_WIDE, TITLED } from './example-frame.js';
import { examplePageName } from './example-page.js';
import { figures } from './figures.js';
import { guideParts, PARTS, type Part, partSection } from './guide-parts.js';

/** Parts of every element's page that few readers look for. */
const EDGE_CASES = new Set(['Empty', 'Broken', 'Right to left', 'Vietnamese']);

/** An element's page: its examples, live, then what its README says. */
export function elementPage(element: ElementDoc, around: Surroundings): string {
  const { slug, examples, guide } = element;
  const authors = readGuide(guide);
  const [name, title] = [`elements/${slug}.html`, `uni-${slug}`];
  const told = toldParts(element, authors, around.root);
  const main = `<h1>uni-${escapeHtml(slug)}</h1>
<p class="d-lead">${escapeHtml(firstParagraph(guide))}</p>
${statusLine(slug, around.root)}
${figures(element, around.root)}
${contents(examples, told)}
<section class="d-section" aria-labelledby="examples"><h2 id="examples" class="d-section__title">Examples</h2>
<div class="d-examples">
${exampleTools()}
${exampleSections(element, around.root, controls(element, authors))}
</div>
</section>
${told}
${neighbours(name, around)}`;
  return layout(
    { name, title, description: firstParagraph(guide), main, kind: 'element', isLive: true },
    around,
  );
}

const changelog = memoize(() => readFileSync('CHANGELOG.md', 'utf8'));

function statusLine(slug: string, root: string): string {
  const { name, since, changed } = statusOf(slug, changelog());
  const link = `<a href="${root}guides/changelog.html">${escapeHtml(changed.version)}</a>`;
  const when = changed.date ? `on <time>${changed.date}</time>` : 'which is not released yet';
  const told =
    since === changed.version
      ? `from ${link} on, ${changed.date ? `released ${when}` : when}`
      : `since ${escapeHtml(since)}. Last changed in ${link}, ${when}`;
  return `<p class="d-status"><strong>${name}</strong> ${told}.</p>`;
}

/** The README's parts, with what comes from the definition and the template. */
function toldParts({ slug, props, guide, template }: ElementDoc, { meanings }: Guide, root: string): string {
  const parts = guideParts(slug, guide, root);
  const bodies: Readonly<Record<Part, string>> = {
    ...parts,
    API: `<h3 id="props">Props</h3>
${attributeTable(props, meanings)}
${parts.API}<h3 id="htl-template">HTL template</h3>
${codeBlock(template.trim(), 'html')}`,
  };
  return PARTS.map((title) => partSection(title, bodies[title])).join('\n');
}

/** A list of links, not `uni-toc`: that would find the headings of the examples too. */
function contents(examples: readonly Example[], told: string): string {
  const sections = [
    { id: 'examples', level: 2, title: 'Examples' },
    ...examples.map(({ name }, at) => ({ id: `example-${at}`, level: 3, title: name })),
    ...sectionsOf(told).sections,
  ];
  return `<nav class="d-contents m-toc" aria-label="On this page">${sectionList(sections)}</nav>`;
}

function frameOf(example: Example, element: ElementDoc, index: number, root: string): string {
  const framed = {
    example,
    codes: exampleCodes(example, element),
    alone: examplePageName(element.slug, example),
    isPageWide: PAGE_WIDE.has(element.slug),
  };
  return exampleFrame(framed, index, root);
}

/** The examples that an author looks for, the first with its controls. Odd cases are folded below them. */
function exampleSections(element: ElementDoc, root: string, tools: string): string {
  const level = TITLED.has(element.slug) ? 2 : 3;
  const sections = element.examples.map((example, i) => ({
    isEdge: i > 0 && EDGE_CASES.has(example.name),
    html: exampleSection(
      example,
      i,
      level,
      frameOf(example, element, i, root) + (i === 0 ? `\n${tools}` : ''),
    ),
  }));
  const htmlOf = (isEdge: boolean) =>
    sections.flatMap((section) => (section.isEdge === isEdge ? [section.html] : []));
  const edges = htmlOf(true);
  const fold =
    edges.length === 0
      ? ''
      : `\n<details class="d-edges"><summary>Edge cases <span class="d-quiet">${edges.length}</span></summary>\n${edges.join('\n')}\n</details>`;
  return `${htmlOf(false).join('\n')}${fold}`;
}

function exampleSection({ name, note }: Example, index: number, level: number, shown: string): string {
  return `<section class="d-example" aria-labelledby="example-${index}">
<h${level} class="d-example__name" id="example-${index}">${escapeHtml(name)}</h${level}>
${note ? `<p class="d-quiet">${escapeHtml(note)}</p>` : ''}
${shown}
</section>`;
}
