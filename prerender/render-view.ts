import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { HydrationTrigger, ResolvedProps, ViewDefinition } from '../elements/_core/definition.js';
import { NeedsReact } from '../elements/_core/life/renderer.js';
import { viewToHtml } from '../elements/_core/life/static-renderer/html-writer.js';
import { STYLE_MARK } from '../page/wake/prerendered.js';
import { Labels } from '../react-views/_shared/text/labels.js';
import type { LabelTexts } from '../vocabulary/labels.js';

/** A view and all that decides what it renders. */
export interface ViewToRender {
  readonly definition: ViewDefinition;
  readonly props: ResolvedProps;
  readonly trigger: HydrationTrigger;
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

/** Undefined for a view that only React can render. */
function written({ definition, trigger, props, labels }: ViewToRender): string | undefined {
  try {
    return viewToHtml(
      { view: definition.view, props, labels, hydrates: trigger !== 'never' },
      { styleName: STYLE_MARK },
    );
  } catch (error) {
    if (error instanceof NeedsReact) return undefined;
    throw error;
  }
}

function renderedByReact({ definition, trigger, props, labels, idPrefix }: ViewToRender): RenderedView {
  const render = trigger === 'never' ? renderToStaticMarkup : renderToString;
  const node = createElement(Labels, { value: labels }, createElement(definition.view, props));
  const html = render(node, { identifierPrefix: idPrefix }).replace(PRELOADS, '');
  return {
    html: html.replace(STYLE_ATTRIBUTE, `$1${STYLE_MARK}="`),
    hasIds: html.includes(`="_${idPrefix}R_`),
  };
}
