import { escape as escapeHtml } from 'lodash-es';
import type { Example } from '../../../fixtures/examples/example.js';
import { codeBlock } from '../highlight.js';
import type { ExampleCode } from './code-languages.js';

/** In px: a small phone, a phone, a tablet, a laptop. */
const WIDTHS = [320, 375, 768, 1200];
/** Elements as wide as their page: they are shown as on a laptop, scaled down to fit. */
export const PAGE_WIDE = new Set([
  'bespoke-layout',
  'bleed-block',
  'footer',
  'header',
  'hero',
  'news-hero',
  'outage-message',
]);

/** Elements whose examples have the title of a page (`h1`): the next example's name goes one level down from it. */
export const TITLED = new Set(['hero', 'news-hero']);

/** The content of a frame: an example of an element, or a page of elements. */
export interface Framed {
  readonly example: Example;
  readonly codes: readonly ExampleCode[];
  /** The page on which it stands alone, from the docs' root on. */
  readonly alone: string;
  readonly isPageWide: boolean;
}

/**
 * Settings by which a reader changes all examples of a page at once. Where no script can do so, it is not shown. Until
 * one does, it is disabled.
 */
export const exampleTools = ({ hasLanguages = true } = {}): string => `<fieldset class="d-tools" disabled>
<legend class="d-unseen">How the examples are shown</legend>
<div class="d-tools__group d-tools__widths" role="group" aria-label="Width in pixels">
${WIDTHS.map((width) => tool(`data-width="${width}"`, String(width))).join('\n')}
${tool('data-width=""', 'Full width', true)}
</div>
<div class="d-tools__group">
${tool('data-choice="dir" data-on="rtl"', 'Right to left')}
${hasLanguages ? tool('data-choice="lang" data-on="vi" lang="vi"', 'Tiếng Việt') : ''}
${tool('data-choice="titles" data-on="text"', 'Sans titles')}
${tool('data-choice="theme" data-on="dark" data-off="light"', 'Dark')}
</div>
</fieldset>`;

const tool = (data: string, words: string, isPressed = false) =>
  `<button class="d-tools__button" type="button" ${data} aria-pressed="${isPressed}">${words}</button>`;

/** The page's state that the docs' script brings about, so that there is something to see. */
export const stateOf = ({ state }: Pick<Example, 'state'>): string => (state ? ` data-state="${state}"` : '');

/** A live example in a frame whose width its reader can change, with its code and the events that it dispatches below. */
export function exampleFrame(framed: Framed, index: number, root: string): string {
  const { example, codes, alone, isPageWide } = framed;
  const name = escapeHtml(example.name);
  const tab = (label: string, at: number) =>
    `<label class="d-tabs__tab"><input type="radio" name="code-${index}" value="${label}"${at === 0 ? ' checked' : ''}>${label}</label>`;
  const source = ({ name, language, text }: ExampleCode) =>
    `<div class="d-source" data-code="${name}">${codeBlock(text, language)}</div>`;
  return `<div class="d-frame${isPageWide ? ' d-frame--wide' : ''}">
<div class="d-frame__room"><div class="d-frame__sized">
<div class="d-stage" data-example="${name}"${stateOf(example)}>${example.html}</div>
<div class="d-grip"></div>
</div></div>
<div class="d-frame__bar">
${codes.length > 0 ? `<fieldset class="d-tabs"><legend class="d-unseen">Code of ${name}</legend>${codes.map(({ name }, at) => tab(name, at)).join('')}</fieldset>` : ''}
<a class="d-frame__alone" href="${root}${alone}" aria-label="Open alone: ${name}">Open alone</a>
</div>
${codes.map(source).join('\n')}
<details class="d-log"><summary>Events <span class="d-log__count"></span></summary>
<div class="d-log__list" role="log" aria-label="Events of ${name}"></div></details>
</div>`;
}
