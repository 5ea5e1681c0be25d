import { actions, card, heading, img, row } from './pattern-parts.js';

/** A part of a page as you copy it: ordinary HTML, of ten lines at most. */
export interface Part {
  readonly title: string;
  readonly why: string;
  readonly html: string;
}

const part = (title: string, why: string, html: string): Part => ({ title, why, html });

const facts = part(
  'Facts with a switch',
  'A visitor who chooses an audience sees its fees only. The choice is kept for the next page. If other parts of your page have `data-audience`, [one rule of yours](../elements/facts.html) lets them follow.',
  `<uni-facts audience-switch>
  <dl>
    <div><dt>Length</dt><dd>4 years full-time</dd></div>
    <div><dt>Selection rank</dt><dd>80</dd></div>
    <div data-audience="domestic"><dt>Fee for a year, domestic</dt><dd>$8,948</dd></div>
    <div data-audience="international"><dt>Fee for a year, international</dt><dd>$46,200</dd></div>
  </dl>
</uni-facts>`,
);

const folds = part(
  'Folds',
  'Years, requirements and questions of which a reader needs one or two. Each title is a heading, and links to a fold open it.',
  `<uni-accordion>
  <details open>
    <summary><h3>First year: water and numbers</h3></summary>
    <p>Calculus, statics, and a workshop in which you build a tide gauge.</p>
  </details>
  <details>
    <summary><h3>Second year: forces</h3></summary>
    <p>Wave mechanics, soil mechanics, and ten days at Northreach.</p>
  </details>
</uni-accordion>`,
);

const dates = part(
  'Key dates',
  'Write whole dates. The list shows them in the language of the page.',
  `<uni-list kind="deadline">
  <ul>
    <li><time datetime="2026-08-01">1 August</time> Applications open</li>
    <li><time datetime="2027-01-30">30 January</time> Main round closes</li>
    <li><time datetime="2027-02-24">24 February</time> Teaching begins</li>
  </ul>
</uni-list>`,
);

const quote = part(
  'Quote',
  'In the typeface of titles, with the name of the person who said it.',
  `<uni-person>
  <blockquote><p>It was the first trace of a distant earthquake.</p></blockquote>
  <p>Dr Linh Đặng</p>
  <p>Senior lecturer in oceanography</p>
</uni-person>`,
);

const steps = part(
  'Steps',
  'A numbered list needs no element: a step for each time that somebody has to act.',
  `<ol>
  <li><b>Check what you need.</b> Read the entry requirements and the fees.</li>
  <li><b>Gather your papers.</b> Certificates, with a translation if they are not in English.</li>
  <li><b>Apply.</b> One form is enough.</li>
</ol>`,
);

const figure = part(
  'Figure',
  'With a chart, give its numbers in a table as well, for readers who cannot see it.',
  `<uni-image ratio="16-7">
  <figure>
    <img src="${img('tides')}" alt="The record of the Old Quay gauge as strokes of a pen, the sea rising below them: the mean level rises by 21 centimetres from 1884 to today">
    <figcaption>The mean level at the Old Quay since 1884.</figcaption>
  </figure>
</uni-image>`,
);

const stories = part(
  'Where to go on',
  'Two other stories with their dates.',
  `<uni-list title-type="h3">
  <ul>
    <li><time datetime="2026-03-05">5 March</time> <a href="/news.html">A timetable for two ferries</a></li>
    <li><time datetime="2026-02-26">26 February</time> <a href="/news.html">The library opens its closed stacks</a></li>
  </ul>
</uni-list>`,
);

const form = part(
  'Search form',
  'A form that works without a script, and leads to a page of results that the server writes.',
  `<form role="search" action="/search.html">
  <p><label for="site-search">Search courses and all other pages</label></p>
  <p><input id="site-search" type="search" name="q" required></p>
  <uni-button><button type="submit">Search</button></uni-button>
</form>`,
);

const outage = part(
  'Outage message',
  'What stands in it is hidden, so that nobody reads of an outage before there is one. The element shows it when the page’s state is `app_error`.',
  `<uni-outage-message>
  <div hidden>
    <h2>The course search is down</h2>
    <p>We know, and are mending it. You can still:</p>
    <ul>
      <li><a href="/courses/apply.html">apply</a></li>
      <li>call us on <a href="tel:1800975711">1800 975 711</a></li>
    </ul>
  </div>
</uni-outage-message>`,
);

const courseSearch = part(
  'Course search',
  'With a form in it, the search works before any script. What is found comes from the server, in the tag or in the address that you name.',
  `<uni-course-search placeholder="Try ‘coastal’ or ‘nursing’">
  <form action="/courses/search.html">
    <label for="course">Search for a course</label>
    <input id="course" type="search" name="q">
    <button>Search</button>
  </form>
</uni-course-search>`,
);

export const COURSE_PARTS: readonly Part[] = [facts, folds, dates, steps];
export const ARTICLE_PARTS: readonly Part[] = [figure, quote, stories];
export const SEARCH_PARTS: readonly Part[] = [courseSearch, form];
export const NOT_FOUND_PARTS: readonly Part[] = [form];
export const OUTAGE_PARTS: readonly Part[] = [outage];
export const SEARCH_FORM = form.html;
export const OUTAGE_MESSAGE = outage.html;

const breadcrumb = (folder: string, title: string) => `<uni-breadcrumb>
  <nav>
    <a href="/home.html">Home</a>
    <a href="/courses.html">${folder}</a>
    <span aria-current="page">${title}</span>
  </nav>
</uni-breadcrumb>`;

/** A course from its name to where a reader goes on. */
export const COURSE_PAGE = [
  breadcrumb('Courses', 'Bachelor of Coastal Engineering'),
  `<uni-hero applied-css-class-names="m-hero--style-2" pos-y="80%">
  <img src="${img('boats')}" alt="Fishing boats at anchor off Port Averley in morning light">
  <h1>Bachelor of Coastal Engineering</h1>
  <p>Four years between the wave tank and the shore.</p>
  <p>${actions('Apply now', 'Entry requirements')}</p>
</uni-hero>`,
  facts.html,
  heading('What you will study'),
  folds.html,
  heading('Key dates'),
  dates.html,
  heading('How to apply'),
  steps.html,
  heading('Related courses'),
  row(
    card('Master of Coastal Engineering', 'Two years at depth, with a partner on the harbour.'),
    card('Bachelor of Marine Biology', 'What lives on the shore, and what it needs.'),
    card('Master of Data and Society', 'For people who already work with data.'),
  ),
].join('\n');

/** A story from its title to the next one. */
export const ARTICLE = [
  `<uni-news-hero applied-css-class-names="m-news-hero--center-wide">
  <time datetime="2026-03-12">12 March 2026</time>
  <h1>One hundred and forty years of tides</h1>
  <p>Every reading of the brass gauge below the Old Quay is now in one open file.</p>
</uni-news-hero>`,
  '<p>On a shelf in the basement of the Harbour Library there are 211 ledgers. Nobody had read them from end to end, because nobody had the time.</p>',
  heading('What the ledgers say'),
  '<p>The gauge was installed in 1884 and read twice a day by the harbour porters, with one gap of nine days in 1919.</p>',
  figure.html,
  quote.html,
  heading('Read on'),
  stories.html,
].join('\n');
