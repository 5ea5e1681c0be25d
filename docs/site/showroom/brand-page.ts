import { readFileSync } from 'node:fs';
import { brandSheet, contrastsOf, type Measured } from '../../../react-views/_brand/brand.js';
import type { Guide } from '../guides.js';
import { renderMarkdown } from '../markdown.js';
import { BRANDS, brandOf } from './brands.js';

const [LAW] = BRANDS;
const FILE = LAW!.file;
const WEARER = 'd-brand';
const SCHEMES = ['light', 'dark'] as const;

const example = () => brandOf(LAW!);

/** Parts in the brand: a title in its typeface, links, notices, a card, tiles and a button. */
const PARTS = `<uni-heading level="3" text="Law, and who it is for"></uni-heading>
<uni-callout title="Clinic hours" cta-text="Book an hour" cta-url="#the-brand-file">
  <p slot="description">Students give advice, and <a href="#colour-pairs-and-their-contrast">a solicitor listens</a>.</p>
</uni-callout>
<uni-callout title="Applications close on 30 January" applied-css-class-names="m-callout--warning-red">
  <p slot="description"><a href="#the-brand-file">Send your transcripts</a> by then.</p>
</uni-callout>
<uni-card title="Moot court" title-type="h3" description="Second years argue before a judge, every Thursday." link="#the-brand-file"></uni-card>
<uni-cta title="Come to an open day" description="Saturday 18 April." url="#the-brand-file" type="ochre"></uni-cta>
<uni-cta title="Use the library" description="Open to everyone." url="#the-brand-file" type="grey"></uni-cta>
<uni-button text="Apply" link="#the-brand-file"></uni-button>`;

const row = ({ text, ground, isMark, light, dark, below }: Measured) => {
  const ratios = SCHEMES.map(
    (scheme) =>
      `<td><span data-theme="${scheme}"><span class="d-swatch" data-text="${text}" data-ground="${ground}" aria-hidden="true">Aa</span></span>${(scheme === 'light' ? light : dark).toFixed(2)}</td>`,
  );
  const said = below ? `below ${below}` : isMark ? 'enough for marks' : 'enough';
  return `<tr><td><code>${text}</code></td><td><code>${ground}</code></td>${ratios.join('')}<td>${said}</td></tr>`;
};

/** An example brand, on elements in both schemes. */
export const brandPage = (): Guide => {
  const summary =
    'A faculty’s brand is six colours and a typeface for titles. A command makes both schemes of them.';
  return {
    name: 'foundations/brand.html',
    title: 'A faculty’s brand',
    summary,
    html: () => `<p>${summary}</p>
${text('## On real elements\n\nThe same elements, in the light scheme and in the dark one.\n')}
<div class="d-brands">${SCHEMES.map((scheme) => `<div class="d-stage ${WEARER} ${WEARER}__pane" data-example="${scheme}" data-theme="${scheme}">\n${PARTS}\n</div>`).join('\n')}</div>
${text(`## The brand file

\`\`\`json
${readFileSync(FILE, 'utf8').trim()}
\`\`\`

\`\`\`sh
npx uni-brand brand.json > brand.css
npx uni-brand brand.json .faculty-of-law > brand.css
\`\`\`

Choose it, or one of two more, in the menu *Theme* above to see all of these pages in that brand.

The first command is for pages, the second for a part of a page, as above. How to load them is in [Theming](../guides/theming.html#a-brand-in-one-file).

## Colour pairs and their contrast

The command measures every pair of colours that the elements use. WCAG 2.2 asks for 4.5:1 for text and 3:1 for marks.
`)}
<div class="d-scroll ${WEARER}" data-table="Table"><table class="d-table">
<thead><tr><th scope="col">Text or mark</th><th scope="col">Ground</th><th scope="col">Light</th><th scope="col">Dark</th><th scope="col">WCAG</th></tr></thead>
<tbody>
${contrastsOf(example()).map(row).join('\n')}
</tbody></table></div>
`,
  };
};

const text = (markdown: string) => renderMarkdown(markdown, (address) => ({ address }));

/**
 * The style sheet that the command writes for those parts, because a strict policy takes no colours from the markup.
 */
export const brandRules = (): string => brandSheet(example(), `.${WEARER}`);
