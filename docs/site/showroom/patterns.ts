import type { Example } from '../../../fixtures/examples/example.js';
import type { Guide, GuideGroup } from '../guides.js';
import { renderMarkdown } from '../markdown.js';
import {
  ARTICLE,
  ARTICLE_PARTS,
  COURSE_PAGE,
  COURSE_PARTS,
  NOT_FOUND_PARTS,
  OUTAGE_MESSAGE,
  OUTAGE_PARTS,
  type Part,
  SEARCH_FORM,
  SEARCH_PARTS,
} from './pattern-pages.js';
import { card, found, heading, img, row, tile } from './pattern-parts.js';

/** A page made of the elements, with what it is made of and why. */
const pattern = (
  slug: string,
  title: string,
  summary: string,
  example: Example,
  markdown: string,
  parts: readonly Part[] = [],
): Guide => ({
  name: `patterns/${slug}.html`,
  title,
  summary,
  example,
  html: () => renderMarkdown(markdown + copied(parts), (address) => ({ address })),
});

/** Parts to be copied. */
const copied = (parts: readonly Part[]) =>
  parts.length === 0 ? '' : `\n## Copy its parts\n${parts.map(partOf).join('')}`;

const partOf = ({ title, why, html }: Part) => `
### ${title}

${why}

<div class="d-source">

\`\`\`html
${html}
\`\`\`

</div>
`;

/** The pattern that opens the docs: one page with most of the parts that a page has. */
export const FRONT_PAGE: Example = {
  name: 'Front page',
  html: `<uni-hero pos-y="60%">
  <img src="${img('court')}" alt="The sandstone court at dusk, its windows lit">
  <h1>Learn where the land meets the water</h1>
  <p>Averley has taught on this harbour since 1874. Our questions still start here.</p>
  <p><a href="/courses.html">Find a course</a> <a href="/students/home.html">Plan your first week</a></p>
</uni-hero>
${heading('Ways in')}
${row(
  card('Bachelor of Coastal Engineering', 'Four years between the wave tank and the shore.', 'harbour'),
  card('Master of Data and Society', 'For people who already work with data.', 'library'),
  card('Your first week, hour by hour', 'Where to collect your card, and whom to ask.', 'lawn'),
)}
<uni-callout>
  <h3>Library open through the night</h3>
  <p>From 1 to 28 June the Harbour Library stays open all night.</p>
  <p><a href="/students/home.html">Plan a study night</a></p>
</uni-callout>
${row(
  tile('Come to an open day', 'Saturday 18 April, on all four campuses.', 'ochre'),
  tile('Use the library', 'Open to everyone who lives in Port Averley.', 'grey'),
  tile('Money and housing', 'What a year costs, and who helps to pay for it.', ''),
)}`,
};

export const patterns = (): GuideGroup => ({
  title: 'Patterns',
  order: 60,
  guides: [coursePage(), article(), search(), outage(), notFound()],
});

const coursePage = () =>
  pattern(
    'course-page',
    'Course page',
    'Somebody wants to know what a course is, what it costs, and how to apply. The page answers in that order.',
    { name: 'Course page', html: COURSE_PAGE },
    `## Its parts

| part | element | why |
|---|---|---|
| the way back | [uni-breadcrumb](../elements/breadcrumb.html) | most readers come from a search |
| title, picture, way to apply | [uni-hero](../elements/hero.html), style 2 | the title stands on a panel: no picture is too bright for it |
| fee, rank, length, campus, start | [uni-facts](../elements/facts.html) with a switch | it is what readers look for: put it first below the hero |
| contents | [uni-toc](../elements/toc.html) | beside the chapters it stays in sight, and marks the one that is read |
| years, requirements, questions | [uni-accordion](../elements/accordion.html) | each reader needs one or two of them |
| dates | [uni-list](../elements/list.html) of deadlines | search engines and screen readers know them as dates |
| titles of chapters | [uni-heading](../elements/heading.html) | level 2, each with an id that links and searches lead to |
| what to do, in order | [a numbered list](#steps) | a number for each time that somebody has to act |
| where to go on | [uni-card](../elements/card.html) without pictures | three courses, of one kind |

## Rules

- The fee stands within two screens of a phone.
- The way to apply is in the hero, and again at the foot of the screen on phones.
- Where prices differ for international students, one switch governs all of them.
- A course that nobody has written about has the same page, from the catalogue.
`,
    COURSE_PARTS,
  );

const article = () =>
  pattern(
    'article',
    'Article',
    'A story is read from its first line to its last. Nothing stands beside it.',
    { name: 'Article', html: ARTICLE },
    `## Its parts

| part | element | why |
|---|---|---|
| date, title, lead, picture | [uni-news-hero](../elements/news-hero.html) | the date comes first: news gets old |
| text | plain paragraphs, 68 characters wide | 18 px, one column |
| titles of chapters | [uni-heading](../elements/heading.html) | level 2 only: a story has no third level |
| a figure | [uni-image](../elements/image.html) | a chart has its numbers in a table for who cannot see it |
| what somebody said | [uni-person](../elements/person.html) with a quotation | with the name of who said it |
| where to go on | [uni-list](../elements/list.html) | two other stories with their dates |

## Rules

- One picture at the top, and others only where the text speaks of them.
- Contents are for texts of more than four chapters.
- A quote has the name of who said it.
`,
    ARTICLE_PARTS,
  );

const search = () =>
  pattern(
    'search',
    'Search',
    'The field, what was found, and what narrows it. On a phone the first result is in sight.',
    {
      name: 'Search',
      html: `${heading('Find a course', 1)}
<uni-course-search placeholder="Try ‘coastal’ or ‘nursing’">${found}</uni-course-search>
${SEARCH_FORM}`,
    },
    `## Its parts

| part | element | why |
|---|---|---|
| field, suggestions, filters, results, pages | [uni-course-search](../elements/course-search.html) | one element, so that its address says all that was asked |
| what was found, before any script | data of the tag, from the server | a link to a search opens with its results |
| a search for everything else | [a form](#search-form) | who looks for a folder or a telephone number looks for no course |

## Rules

- A result tells the next one apart: no sentence twice with another noun.
- A word that was corrected is named, with the way back to what was typed.
- Nothing found leads on: fewer words, subjects, a person to ask.
- Back and forward show the searches before.
`,
    SEARCH_PARTS,
  );

const outage = () =>
  pattern(
    'outage',
    'Outage',
    'A part of the site has failed. The page says so once, at its top, and what you can still do.',
    {
      name: 'Outage',
      state: 'app_error',
      html: `${OUTAGE_MESSAGE}
${heading('Courses', 1)}
<p>What the CMS wrote is all here: its texts, links and pictures need no script.</p>`,
    },
    `## Its parts

| part | element | why |
|---|---|---|
| what has failed | [uni-outage-message](../elements/outage-message.html) | it shows itself when the page’s state is \`app_error\`, and is announced |
| everything else | as authored | what stands in a tag comes back when its view fails |

## Rules

- One message on a page, at the top of \`main\`.
- Say what works before you say what does not.
- No apology without a next step, no code of an error.
- A server that cannot make the page sends a page of its own with status 503.
`,
    OUTAGE_PARTS,
  );

const notFound = () =>
  pattern(
    'not-found',
    'Not found',
    'The address leads nowhere. The page says it once, and leads on.',
    {
      name: 'Not found',
      html: `${heading('We can’t find that page', 1)}
<p>The address may be mistyped, or the page has moved. Search for it, or go on from here.</p>
${SEARCH_FORM}
${heading('Where to go from here', 2)}
${row(tile('All courses', 'What we teach, by field and level.', 'ochre'), tile('Students', 'Your card, your timetable, your money.', 'grey'), tile('Ask us', 'Any day, by telephone or letter.', ''))}`,
    },
    `## Its parts

| part | element | why |
|---|---|---|
| what has happened | [uni-heading](../elements/heading.html) of level 1 | one sentence, not twice in other words |
| a search of the whole site | [a form](#search-form) | it works without a script |
| three ways on | [uni-cta](../elements/cta.html) | where most readers of the site want to go |

## Rules

- The answer has status 404. A search engine keeps a page that says 200.
- The header and its search are those of the site.
- No picture: it would not help.
`,
    NOT_FOUND_PARTS,
  );
