import { escape as escapeHtml } from 'lodash-es';
import { VERSION } from '../../elements/_core/declare/version.js';
import { definition } from '../../elements/breadcrumb/uni-breadcrumb.js';
import { labelsIn } from '../../page/locale/words.js';
import { createCmsViews } from '../../prerender/cms/cms-views.js';
import type { LinkGroup, PageLink } from './navigation.js';
import { BRANDS } from './showroom/brands.js';

/** Where a page's files are, and what other pages there are. */
export interface Surroundings {
  /** The markup that embeds an app's style sheet and scripts, and brings elements alive. */
  readonly head: string;
  /** The docs' own root, with a slash at its end. Their scripts and style sheet are in `libs` below it. */
  readonly root: string;
  readonly groups: readonly LinkGroup[];
}

export interface Page {
  /** The page's address from the root of the docs. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly main: string;
  /** The page runs the page runtime, and its elements come alive. Any other page needs React for nothing. */
  readonly isLive?: boolean;
  readonly kind: 'home' | 'text' | 'element';
}

const HOME: PageLink = { name: 'index.html', title: 'uni-elements' };
/** Folders that have a page of what stands in them. */
const FOLDERS: Readonly<Record<string, string>> = {
  elements: 'Elements',
  patterns: 'Patterns',
  foundations: 'Foundations',
  guides: 'Guides',
};
const INDEX = 'search.html';
/** Of the head of an app: what a page needs to look right. */
const STYLE_LINES = /^<link rel="(?:preload|stylesheet)".*$/gm;
const LEGAL = 'MIT licence. Averley University, its people and places are invented.';

/** Examples may have a trail too: the docs' own has another name beside them. */
const TRAIL = {
  slug: 'breadcrumb',
  language: 'en',
  labels: { ...labelsIn('en'), breadcrumb: 'Breadcrumb of the docs' },
  mode: 'view',
  query: '',
} as const;
const write = createCmsViews(new Map([[TRAIL.slug, definition]]));

/** A whole page of the docs: header with search, navigation, trail, content, footer. */
export function layout(page: Page, around: Surroundings): string {
  const { title, description, main, kind } = page;
  const { root } = around;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${kind === 'home' ? '' : `${escapeHtml(title)} | `}uni-elements</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escapeHtml(description)}">
${head(page, around)}
<link rel="stylesheet" href="${root}libs/docs.css">
<link rel="icon" href="${root}icon.svg" type="image/svg+xml">
<script type="module" blocking="render" src="${root}libs/docs-search.js"></script>
</head>
<body class="d-page d-page--${kind}">
<a class="d-skip" href="#main">Skip to content</a>
${header(around)}
<div class="d-columns">
<div class="d-nav" id="nav" popover>
<button class="d-nav__close" type="button" popovertarget="nav" popovertargetaction="hide" autofocus>Close</button>
${sideNav(page, around)}
</div>
<main class="d-main" id="main">
${kind === 'home' ? '' : trail(page, around)}
${main}
</main>
</div>
${footer(around)}
</body>
</html>
`;
}

function head({ isLive = false }: Page, { head, root }: Surroundings): string {
  if (isLive) return head;
  const styles = [...head.matchAll(STYLE_LINES)].join('\n');
  return `${styles}\n<script type="module" src="${root}libs/docs-reading.js"></script>`;
}

const header = ({ root }: Surroundings) => `<header class="d-header">
<a class="d-header__home" href="${root}${HOME.name}"><span class="d-header__mark" aria-hidden="true"></span>uni-elements</a>
<a class="d-header__version" href="${root}guides/changelog.html">${VERSION}<span class="d-unseen">, changelog</span></a>
<form class="d-search" role="search" aria-label="Docs" action="${root}${INDEX}" data-search="${root}search-index.json">
<label class="d-unseen" for="docs-search">Search the docs</label>
<input class="d-search__field" id="docs-search" name="q" type="search" placeholder="Search the docs" aria-keyshortcuts="/ Control+K" autocomplete="off" spellcheck="false">
<button class="d-search__button">Search</button>
<div class="d-search__list" id="docs-search-list" role="listbox" aria-label="Pages and sections" hidden></div>
<p class="d-search__status" role="status"></p>
</form>
${themeMenu()}
<button class="d-header__menu" type="button" popovertarget="nav">Menu</button>
</header>`;

/** Re-dresses the docs in a faculty's brand. A script remembers which. */
const themeMenu = () => `<details class="d-theme" data-themes>
<summary class="d-header__menu">Theme</summary>
<div class="d-theme__list" role="group" aria-label="Theme">
${[{ id: '', name: 'University' }, ...BRANDS].map(({ id, name }) => `<button class="d-theme__choice" type="button" data-wear="${id}">${name}</button>`).join('\n')}
</div></details>`;

function sideNav({ name }: Page, { groups, root }: Surroundings): string {
  const item = (page: PageLink) =>
    `<li><a href="${root}${page.name}"${page.name === name ? ' aria-current="page"' : ''}>${escapeHtml(page.title)}</a></li>`;
  const items = groups.map(
    ({ title, pages }) => `<li><span>${title}</span>\n<ul>\n${pages.map(item).join('\n')}\n</ul>\n</li>`,
  );
  return `<uni-side-nav><nav aria-label="Docs">\n<ul>\n${items.join('\n')}\n</ul>\n</nav></uni-side-nav>`;
}

function trail({ name, title, isLive }: Page, { groups, root }: Surroundings): string {
  const group = groups.find(({ pages }) => pages.some((page) => page.name === name));
  const above =
    name.includes('/') && !name.endsWith('/index.html') ? FOLDERS[name.split('/')[0]!] : undefined;
  const steps = [
    { title: HOME.title, link: { url: root + HOME.name } },
    ...(group && above
      ? [{ title: above, link: { url: `${root}${name.replace(/[^/]*$/, 'index.html')}` } }]
      : []),
    { title, active: true },
  ];
  return isLive
    ? `<div class="d-trail">${write({ ...TRAIL, properties: { items: steps } }).view}</div>`
    : `<uni-breadcrumb class="d-trail">${slot('items', steps)}</uni-breadcrumb>`;
}

/** The way to start, to all that there is, and to what the project says of itself. */
function footer({ groups, root }: Surroundings): string {
  const linkTo = ({ name, title }: PageLink) => ({ title, link: root + name });
  const [first, last] = [groups[0], groups.at(-1)];
  const indexes = Object.entries(FOLDERS).map(([folder, title]) => ({ name: `${folder}/index.html`, title }));
  const columns = [first, { title: 'All of them', pages: indexes }, last]
    .filter((group) => group !== undefined)
    .map(({ title, pages }) => ({ title, links: pages.map(linkTo) }));
  return `<uni-footer class="d-footer" name="uni-elements" legal="${LEGAL}">
${slot('columns', columns)}
${slot('legalLinks', [linkTo({ name: INDEX, title: 'All pages' })])}
</uni-footer>`;
}

/** Data for a prop, safe in a script element. */
const slot = (name: string, data: unknown) =>
  `<script type="application/json" data-slot="${name}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
