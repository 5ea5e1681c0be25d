import { escapeHtml } from './escape.js';

/** Where a page's files are. */
export interface Surroundings {
  /** The markup that embeds an app's style sheet and scripts. */
  readonly head: string;
  /** The folder of the client libraries, with a slash at its end; `docs.js` and `docs.css` are in it. */
  readonly clientLibs: string;
  /** The docs' own root, with a slash at its end. */
  readonly root: string;
  readonly slugs: readonly string[];
}

export interface Page {
  readonly title: string;
  readonly description: string;
  readonly main: string;
  /** The element that the page is about; none on the index. */
  readonly current?: string;
}

/** A whole page of the docs: header, the list of elements, content. */
export function layout({ title, description, main, current }: Page, around: Surroundings): string {
  const { head, clientLibs, root } = around;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)} | uni-elements</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escapeHtml(description)}">
${head}
<link rel="stylesheet" href="${clientLibs}docs.css">
<script type="module" src="${clientLibs}docs.js"></script>
</head>
<body class="d-page">
<a class="d-skip" href="#main">Skip to content</a>
<header class="d-header"><a class="d-header__home" href="${root}index.html">uni-elements</a></header>
<div class="d-columns">
<nav class="d-nav" aria-label="Elements">
<ul class="d-nav__list">
${around.slugs.map((slug) => navItem(slug, current, root)).join('\n')}
</ul>
</nav>
<main class="d-main" id="main">
${main}
</main>
</div>
</body>
</html>
`;
}

const navItem = (slug: string, current: string | undefined, root: string) =>
  `<li><a class="d-nav__link" href="${root}elements/${slug}.html"${slug === current ? ' aria-current="page"' : ''}>${slug}</a></li>`;
