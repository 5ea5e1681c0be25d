import { readFileSync } from 'node:fs';
import { escape as escapeHtml } from 'lodash-es';
import { breakpoints, colours, iconNames } from '../../../vocabulary/index.js';
import type { Guide, GuideGroup } from '../guides.js';
import { renderMarkdown } from '../markdown.js';
import { brandPage, brandRules } from './brand-page.js';
import { brandsRules } from './brands.js';

const TOKENS = 'react-views/_shared/tokens.css';
const LENGTH = /--uni-space-([\w-]+): ([^;]+);/g;
const LIGHT_DARK = /--uni-colour-([\w-]+): light-dark\(([^;]+)\);/g;
const RENDITION = '/jcr:content/renditions/cq5dam.web.1280.1280.jpeg';

/** Every length with its value, in the order of the style sheet. */
const lengths = () =>
  [...readFileSync(TOKENS, 'utf8').matchAll(LENGTH)].map(([, name, value]) => [name!, value!] as const);

/** Shows the brand by its own tokens. */
export const foundations = (): GuideGroup => ({
  title: 'Foundations',
  order: 40,
  guides: [colour(), type(), space(), icons(), pictures(), brandPage()],
});

const page = (slug: string, title: string, summary: string, html: () => string): Guide => ({
  name: `foundations/${slug}.html`,
  title,
  summary,
  html: () => `<p>${summary}</p>\n${html()}`,
});

const text = (markdown: string) => renderMarkdown(markdown, (address) => ({ address }));

const colour = () =>
  page(
    'colour',
    'Colour',
    'One warm accent on quiet grounds. What a colour is used for has a name of its own, and follows the scheme.',
    () => {
      const roles = [...readFileSync(TOKENS, 'utf8').matchAll(LIGHT_DARK)].map(([, name]) => name!);
      return `${text('## The brand\n\nThe same in both schemes. Ochre 100 is for large areas and marks: text on white needs ochre 110.\n')}
<ul class="d-colours">${Object.entries(colours)
        .map(
          ([name, value]) =>
            `<li>${swatch(name)}<code>${name}</code> <span class="d-quiet">${value}</span></li>`,
        )
        .join('\n')}</ul>
${text('## Roles\n\nWrite these in your own rules, not the brand’s colours. Each has a value for light and one for dark.\n')}
<ul class="d-colours">${roles.map((name) => `<li><span class="d-colours__pair"><span data-theme="light">${swatch(name)}</span><span data-theme="dark">${swatch(name)}</span></span><code>${name}</code></li>`).join('\n')}</ul>
${text('What contrast each pair has stands in [Theming](../guides/theming.html#contrast).\n')}`;
    },
  );

const swatch = (name: string) => `<span class="d-swatch d-swatch--large" data-ground="${name}"></span>`;

const SIZES: Readonly<Record<string, string>> = {
  '14': 'trail, notes, labels',
  '16': 'text and interface',
  '18': 'text of articles and courses',
  '20': 'title of a card, lead',
  '24': 'title of a tile, of a featured story',
  '32': 'heading of level 2 in a text, quotes',
  '40': 'heading of a chapter, figures',
  '56': 'title of a page',
};
const SMALLEST_TITLE = 32;

const type = () =>
  page(
    'type',
    'Type',
    'Newsreader for titles, quotes and figures; Be Vietnam Pro for text and interface. Both have every Vietnamese letter.',
    () => `${text('## The scale\n\nFrom 24 on, sizes are fluid: they follow the place that the text stands in, not only the window.\n')}
<dl class="d-scale">${Object.entries(SIZES)
      .map(
        ([size, use]) =>
          `<div><dt><code>font-size-${size}</code> <span class="d-quiet">${use}</span></dt><dd class="d-scale__sample${Number(size) >= SMALLEST_TITLE ? ' d-scale__sample--title' : ''}" data-size="${size}">Where land meets water · <span lang="vi">Nơi đất gặp biển</span></dd></div>`,
      )
      .join('\n')}</dl>
${text(`## Rules

- A line is up to 68 zeros wide: \`--uni-measure\`. Most letters are narrower, so set 54ch where you want 75 of them.
- Text has a line height of 1.5, titles 1.15.
- Weights are 400 and 600; titles in Newsreader are 500.
- Figures beside each other are tabular.
- \`uni-display.css\` brings Newsreader. Without it, titles are in the text’s typeface: [Theming](../guides/theming.html#changing-them).
`)}`,
  );

const space = () =>
  page(
    'space',
    'Space',
    'Seven lengths and one that is fluid. A page is 1200 px wide at most, in the middle of its window.',
    () => `${text('## Lengths\n')}
<dl class="d-lengths">${lengths()
      .map(
        ([name, value]) =>
          `<div><dt><code>space-${name}</code> <span class="d-quiet">${name === 'section' ? '64 to 96 px' : value}</span></dt><dd class="d-lengths__bar" data-space="${name}"></dd></div>`,
      )
      .join('\n')}</dl>
${text(`## The grid

| token | value | what |
|---|---|---|
| \`content-width\` | 1200 px | the page between its gutters |
| \`grid-gap\` | 20 px | between cards and tiles |
| \`gutter\` | 20 px, 40 from 992 px on | at the sides of the page |

## Windows

Elements follow the width of their place where they can, so that a card in a narrow column looks like a card on a phone. Where a page has to know its window, these are the steps.

| from | token | what changes |
|---|---|---|
| ${breakpoints.mobileLandscapeUp} px | \`mobileLandscapeUp\` | buttons stand beside each other |
| ${breakpoints.tabletUp} px | \`tabletUp\` | two columns |
| ${breakpoints.smallDesktopUp} px | \`smallDesktopUp\` | the menu is a bar, text stands on pictures |
| ${breakpoints.largeDesktopUp} px | \`largeDesktopUp\` | the content has its full width |
| ${breakpoints.extraLargeUp} px | \`extraLargeUp\` | pictures are no longer as wide as the window |
`)}`,
  );

const icons = () =>
  page(
    'icons',
    'Icons',
    `${iconNames.length} signs, drawn on boxes of 12, 16, 24 and 48 px. They stand beside words, and seldom for them.`,
    () => `${text('## All\n')}
<ul class="d-icons">${iconNames.map((name) => `<li><uni-icon name="${name}" size="24" type="charcoal"></uni-icon><code>${name}</code></li>`).join('\n')}</ul>
${text(`## Rules

- An icon beside its word is a decoration: give it no text alternative.
- An icon that stands alone says what it does: \`alt="Requires login"\`.
- Do not decorate a paragraph with a sign of the interface. A triangle looks like a video.
- Your own sign is an SVG file: [uni-icon](../elements/icon.html).
`)}`,
  );

const RATIOS: readonly (readonly [ratio: string, use: string])[] = [
  ['3-2', 'cards and figures'],
  ['16-5', 'a band across the page'],
  ['4-3', 'opening of a simple page'],
  ['square', 'a person, a thing'],
];

const pictures = () =>
  page(
    'pictures',
    'Pictures',
    'A picture says what its words say, or it is left out. A page without a picture is better than a wrong one.',
    () => `${text('## Frames\n\nThe ratio keeps the place, so that nothing moves while a picture loads. The same picture in four of them:\n')}
<ul class="d-ratios">${RATIOS.map(([ratio, use]) => `<li><uni-image image-path="/content/dam/uni/lawn.jpg${RENDITION}" alt="" ratio="${ratio}" pos-y="60%"></uni-image><code>${ratio}</code> <span class="d-quiet">${escapeHtml(use)}</span></li>`).join('\n')}</ul>
${text(`## Choosing one

- Show people at work, weather, hands, a place that somebody can go to.
- Show a scene once on the way from the first page to a course.
- Leave a quiet side where words are to stand.
- Put no words into a picture: nobody can translate, enlarge or search them.

## Its subject

Frames change with the window, and cut a picture otherwise at each width. Say where its subject is with \`pos-x\` and \`pos-y\`, or let [the smart crop](../elements/image.html#smart-crop) look for it.

## Its words

| the picture | its text alternative |
|---|---|
| tells something | what it shows, without “picture of” |
| is the only content of a link | where the link leads |
| decorates what the text beside it says | none |
`)}`,
  );

/** The rules for the samples above, because a strict policy takes no styles from the markup. */
export const foundationRules = (): string =>
  [
    ...Object.keys(SIZES).map((size) => `[data-size="${size}"]{font-size:var(--uni-font-size-${size})}`),
    ...lengths().map(([name]) => `[data-space="${name}"]{inline-size:var(--uni-space-${name})}`),
    brandRules(),
    brandsRules(),
  ].join('');
