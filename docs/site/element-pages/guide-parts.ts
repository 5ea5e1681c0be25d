import { linkFrom } from '../guides.js';
import { headingId, renderMarkdown } from '../markdown.js';

/** Chapters of an element's page after its examples, in this order. */
export const PARTS = ['API', 'Guidance', 'Accessibility'] as const;
export type Part = (typeof PARTS)[number];

/** The part that a section of an element's README stands in. Any other stands in the part of the one before it. */
const PART_OF: Readonly<Record<string, Part>> = {
  'When to use': 'Guidance',
  'When not': 'Guidance',
  'Between the tags': 'API',
  Attributes: 'API',
  Slots: 'API',
  Events: 'API',
  'CSS custom properties': 'API',
  Accessibility: 'Accessibility',
  'How it reads aloud': 'Accessibility',
  'Without JavaScript': 'Guidance',
};
/** The page shows the examples themselves. */
const LEFT_OUT = 'Examples';
const SECTION = /^## ([^\n]+)\n(.*)/s;
/** The page has a table of the definition's own: below it stands what the README says below its. */
const ATTRIBUTES = 'Attributes';
const LAST_ROW = /^\|.*\n(?!\|)/m;

/** An element's README as its page has it: the HTML of each part, a heading of level 3 over each section. */
export function guideParts(slug: string, guide: string, root: string): Readonly<Record<Part, string>> {
  const texts: Record<Part, string> = { API: '', Guidance: '', Accessibility: '' };
  let part: Part = PARTS[0];
  for (const [, title = '', text = ''] of guide.split(/^(?=## )/m).map((each) => SECTION.exec(each) ?? [])) {
    part = PART_OF[title] ?? part;
    if (title === ATTRIBUTES) texts[part] += text.split(LAST_ROW)[1] ?? '';
    else if (title === part) texts[part] += text;
    else if (title !== LEFT_OUT && title !== '') texts[part] += `### ${title}\n${text}`;
  }
  const file = `elements/${slug}/README.md`;
  const html = (text: string) => renderMarkdown(text, (href) => linkFrom(file, href, root));
  return {
    API: html(texts.API),
    Guidance: html(texts.Guidance),
    Accessibility: html(texts.Accessibility),
  };
}

/** A part of an element's page, with its heading. */
export function partSection(title: Part, body: string): string {
  const id = headingId(title);
  return `<section class="d-section" aria-labelledby="${id}"><h2 id="${id}" class="d-section__title">${title}</h2>
${body}</section>`;
}

/** Chapters that only the README has, as they stand on the page. */
export function guideHtml(slug: string, guide: string, root: string): string {
  const parts = guideParts(slug, guide, root);
  return PARTS.map((title) => partSection(title, parts[title])).join('\n');
}
