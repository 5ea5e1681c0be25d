import { childrenOf, type Model, textOf, typeOf } from '../../../fixtures/server/content/model.js';
import { siteContent, siteHtml, siteScript } from './site-parts.js';

/** A part of a page that is the site's own. */
export interface OwnPart {
  readonly title: string;
  readonly why: string;
  readonly html: string;
  /** What it works without, and is better with. */
  readonly script?: string;
}

const COURSE = '/courses/bachelor-of-coastal-engineering';
/** The chapters that the pattern speaks of, by their headings' ids. */
const CHAPTERS = ['overview', 'entry', 'fees', 'how-to-apply', 'related'];
const STORY = '/news/one-hundred-and-forty-years-of-tides';
const NOT_FOUND = '/404';

const pageAt = (path: string) => siteContent.model(path) ?? {};
const typed = (model: Model, slug: string) => typeOf(model) === `uni/components/${slug}`;
const layoutOf = (model: Model) => textOf(model, 'layout') ?? '';

/** The components of a page, whatever area they stand in. */
const componentsOf = (page: Model): Model[] =>
  childrenOf(page).flatMap((each) => (typed(each, 'area') ? componentsOf(each) : [each]));

/** The first component that is so, wherever it stands. */
function first(models: readonly Model[], isWanted: (model: Model) => boolean): Model | undefined {
  for (const model of models) {
    const found = isWanted(model) ? model : first(childrenOf(model), isWanted);
    if (found) return found;
  }
  return undefined;
}

const headingOf = (section: Model) => childrenOf(section).find((each) => typed(each, 'heading'));

/** A page's contents without the chapters that are left out. */
function withoutOthers(model: Model): Model {
  const items = Object.fromEntries(
    Object.entries((model[':items'] ?? {}) as Readonly<Record<string, Model>>).map(([name, child]) => [
      name,
      withoutOthers(child),
    ]),
  );
  const { entries } = model;
  const shown = Array.isArray(entries) && entries.filter(({ id }) => ['contents', ...CHAPTERS].includes(id));
  return {
    ...model,
    ...(model[':items'] !== undefined && { ':items': items }),
    ...(shown && { entries: shown }),
  };
}

const course = componentsOf(pageAt(COURSE)).map(withoutOthers);
const isChapter = (section: Model) => CHAPTERS.includes(textOf(headingOf(section) ?? {}, 'id') ?? '');
const isAround = (section: Model) =>
  typed(section, 'hero') || ['bar', 'strip', 'aside', 'apply'].includes(layoutOf(section));

/** The course page of the demo site, with its chief chapters. */
export const COURSE_PAGE = inMain(
  await siteHtml(
    COURSE,
    course.filter((each) => isAround(each) || isChapter(each)),
  ),
  's-course-page',
);

const story = componentsOf(pageAt(STORY));

/** A story of the demo site. */
export const ARTICLE = inMain(await siteHtml(STORY, story));

/** The search of the whole site, where it stands beside something else. */
export const SEARCH_FORM = await siteHtml(NOT_FOUND, [
  {
    ':type': 'uni/components/site-search',
    label: 'Search courses and all other pages',
    action: '/search.html',
  },
]);

const htmlOf = (path: string, models: readonly (Model | undefined)[]) =>
  siteHtml(
    path,
    models.filter((each) => each !== undefined),
  );

const withLayout = (layout: string) => first(course, (each) => layoutOf(each) === layout);
const steps = first(componentsOf(pageAt('/courses/search')), (each) => typed(each, 'steps'));

export const COURSE_PARTS: readonly OwnPart[] = [
  {
    title: 'Facts with a switch',
    why: 'Whoever chooses an audience sees its fees and requirements only, here and in every part of the page that has `data-audience`. The page around has the class `s-main`. The switch works without the script, which keeps the choice for the next page and for a reload. Load it as a file, so that a strict policy lets it run, and before the switch, so that nothing moves.',
    html: await htmlOf(COURSE, [withLayout('strip')]),
    script: siteScript('audience'),
  },
  {
    title: 'Note in the margin',
    why: 'Beside the chapters where there is room, above them on a phone, where it folds the contents. The page around has the classes `s-main s-course-page`.',
    html: await htmlOf(COURSE, [withLayout('aside')]),
  },
  {
    title: 'Section bar',
    why: 'It stays at the foot of a phone’s screen, and is gone from 992 px on. Browsers that know `:target-current`, and the table of contents in all others, mark the section that is read.',
    html: await htmlOf(COURSE, [withLayout('apply')]),
  },
  {
    title: 'Steps',
    why: 'In a row where all of them fit, else below each other.',
    html: await htmlOf('/courses/search', [steps]),
  },
];

export const ARTICLE_PARTS: readonly OwnPart[] = [
  {
    title: 'Quote',
    why: 'In the typeface of titles, with who said it.',
    html: await htmlOf(STORY, [first(story, (each) => typed(each, 'quote'))]),
  },
  {
    title: 'Chart',
    why: 'A line, its scale and its numbers. The numbers are a table, folded below the line.',
    html: await htmlOf(STORY, [first(story, (each) => typed(each, 'chart'))]),
  },
];

export const SEARCH_PARTS: readonly OwnPart[] = [
  {
    title: 'Search form',
    why: 'A form that works without a script, and leads to a page of results that the server writes.',
    html: SEARCH_FORM,
  },
];

function inMain(html: string, classes = ''): string {
  const names = ['s-main', classes].filter(Boolean).join(' ');
  return `<div class="${names}">\n${html.trim().replace(/^/gm, '  ')}\n</div>`;
}
