import { adoptSheets } from '../_core/place/adopt-sheets.js';

/**
 * The message's own styles: it shows when everything else may have failed, so each token has its value beside it. In
 * the lowest layer's place among the views', as a style sheet of the app would be. A site that writes the message on
 * its server has them in its own sheet. A tag that is the alert itself has its words without the element.
 */
const OUTAGE_STYLES = `
@layer uni.tokens, uni.base, uni.parts, uni.views;
@layer uni.views {
  uni-outage-message:not([hidden]) { display: block }
  uni-outage-message:not([role=alert]) > :not(.m-outage) { display: none }
  .m-outage {
    display: grid;
    gap: var(--uni-space-32, 32px);
    align-items: center;
    box-sizing: border-box;
    max-inline-size: var(--uni-content-width, 1200px);
    margin: var(--uni-space-24, 24px) auto;
    padding: var(--uni-space-32, 32px) var(--uni-space-24, 24px);
    color: var(--uni-colour-text, #242424);
    background: var(--uni-colour-panel, #fcf3ea);
    border-block-start: 4px solid var(--uni-colour-accent, #c63a1e);
    font-family: var(--uni-font-family, Arial, sans-serif);
    font-size: var(--uni-font-size-18, 18px);
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  .m-outage__title {
    margin: 0 0 0.5em;
    font-family: var(--uni-font-family-display, inherit);
    font-size: var(--uni-font-size-32, 28px);
    font-weight: var(--uni-font-weight-display, 600);
    line-height: 1.2;
    letter-spacing: -0.01em;
  }
  .m-outage__text { max-inline-size: 68ch }
  .m-outage__text > :first-child { margin-block-start: 0 }
  .m-outage__text > :last-child { margin-block-end: 0 }
  .m-outage__text p { margin-block: 0 1em }
  .m-outage__text :is(ul, ol) { margin-block: 1em 0; padding-inline-start: 1.4em }
  .m-outage__text li + li { margin-block-start: 8px }
  .m-outage__text li::marker { color: var(--uni-colour-accent, #c63a1e) }
  .m-outage__text a { color: var(--uni-colour-link-hover, #af2b11); text-underline-offset: 0.2em }
  .m-outage__image { inline-size: 100%; block-size: auto; aspect-ratio: 3 / 2; object-fit: cover }
  @media (min-width: 768px) {
    .m-outage { padding: var(--uni-space-48, 48px) }
    .m-outage:has(.m-outage__image) { grid-template-columns: 3fr 2fr }
  }
  @media (forced-colors: active) {
    .m-outage { border: 1px solid CanvasText }
  }
}
`;

let sheet: CSSStyleSheet | undefined;

/** Gives a document or shadow root the message's style sheet, once. */
export function adoptStyles(root: Node): void {
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(OUTAGE_STYLES);
  }
  adoptSheets(root, [sheet]);
}
