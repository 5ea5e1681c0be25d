import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { ResolvedProps, ViewDefinition } from '../elements/_core/define.js';
import { viewToHtml } from '../elements/_core/write-html.js';
import { STYLE_MARK } from '../page/wake/prerendered.js';
import { Labels } from '../react-views/_shared/text/labels-context.js';
import type { LabelTexts } from '../vocabulary/labels.js';

/** A view and all that decides what it renders. */
export interface ViewToRender {
  readonly definition: ViewDefinition;
  readonly props: ResolvedProps;
  readonly labels: LabelTexts;
  /** Keeps ids apart from those of other views. */
  readonly idPrefix: string;
}

/** Its style attributes are marked ones (`STYLE_MARK`). */
export interface RenderedView {
  readonly html: string;
  /** Whether ids with the view's prefix are in it. */
  readonly hasIds: boolean;
}

/** React asks browsers to load a picture early; in the middle of a page that is too late to help. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;
/** A strict content security policy refuses style attributes that are parsed, not those that a script sets. */
const STYLE_ATTRIBUTE = /(<[a-z][^<>]*?\s)style="/g;

/**
 * A view as React renders it, written without React where that can be.
 *
 * @throws what the view throws.
 */
export function renderView(view: ViewToRender): RenderedView {
  const html = view.definition.needsReact ? undefined : written(view);
  return html === undefined ? renderedByReact(view) : { html, hasIds: false };
}

/** Undefined for a view that only React can render, or that says what is wrong with it only there. */
function written({ definition, props, labels }: ViewToRender): string | undefined {
  try {
    return viewToHtml({ view: definition.view, props, labels }, { styleName: STYLE_MARK });
  } catch {
    return undefined;
  }
}

function renderedByReact({ definition, props, labels, idPrefix }: ViewToRender): RenderedView {
  const render = definition.needsReact ? renderToString : renderToStaticMarkup;
  const node = createElement(Labels, { value: labels }, createElement(definition.view, props));
  const html = render(node, { identifierPrefix: idPrefix }).replace(PRELOADS, '');
  return {
    html: html.replace(STYLE_ATTRIBUTE, `$1${STYLE_MARK}="`),
    hasIds: html.includes(`="_${idPrefix}R_`),
  };
}
