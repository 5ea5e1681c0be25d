import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { GatheredProps, HydrateMoment, ViewDefinition } from '../elements/_core/definition.js';
import { viewToHtml } from '../elements/_core/still/html-writer.js';
import { STYLE_MARK } from '../page/prerendered.js';
import { Labels } from '../react-views/_shared/labels.js';
import type { LabelTexts } from '../vocabulary/labels.js';

/** A view and all that decides what it renders. */
export interface ViewToRender {
  readonly definition: ViewDefinition;
  readonly props: GatheredProps;
  readonly moment: HydrateMoment;
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
/** Behind each of several views. What may look like it in a view is counted, and they are rendered one by one. */
const BOUNDARY = createElement('i', { 'data-uni-boundary': '' });
const WRITTEN_BOUNDARY = '<i data-uni-boundary=""></i>';
/** An id that begins so was made among several views, and not with its own view's prefix. */
const SHARED_PREFIX = 'uni-shared-';
const SHARED_ID = `_${SHARED_PREFIX}R_`;

/** Views with ids of React's have to be rendered by themselves, because ids tell their place in a tree. */
const haveIds = new WeakSet<ViewDefinition>();
/** Views that React has to render: those with fields, or with ids that tell their place in a tree. */
const needReact = new WeakSet<ViewDefinition>();

/**
 * The views of several tags, each as if React had rendered it alone. They are written without it where they can be. A
 * call of React's takes as long as a small view: the others that come alive are rendered in one.
 *
 * @returns for each view what was rendered, or what it threw.
 */
export function renderViews(views: readonly ViewToRender[]): readonly (RenderedView | { error: unknown })[] {
  const rendered = new Map<ViewToRender, RenderedView>();
  for (const view of views) write(view, rendered);
  for (const group of alike(views, rendered)) renderTogether(group, rendered);
  return views.map((view) => rendered.get(view) ?? tryAlone(view));
}

/** What a view throws here, it throws anew where React renders it. */
function write(view: ViewToRender, rendered: Map<ViewToRender, RenderedView>): void {
  const { definition, moment, props, labels } = view;
  if (needReact.has(definition)) return;
  try {
    const html = viewToHtml(
      { view: definition.view, props, labels },
      { comesAlive: moment !== 'never', styleName: STYLE_MARK },
    );
    rendered.set(view, { html, hasIds: false });
  } catch {
    needReact.add(definition);
  }
}

/** Views that come alive and are not written yet, by their words. */
function alike(
  views: readonly ViewToRender[],
  rendered: ReadonlyMap<ViewToRender, RenderedView>,
): readonly ViewToRender[][] {
  const groups = new Map<LabelTexts, ViewToRender[]>();
  for (const view of views) {
    if (rendered.has(view) || view.moment === 'never' || haveIds.has(view.definition)) continue;
    const group = groups.get(view.labels);
    if (group) group.push(view);
    else groups.set(view.labels, [view]);
  }
  return [...groups.values()];
}

/** Renders what can be rendered in one call; a view that throws spoils it for all. */
function renderTogether(views: readonly ViewToRender[], rendered: Map<ViewToRender, RenderedView>): void {
  if (views.length < 2) return;
  const nodes: ReactNode[] = [];
  for (const { definition, props } of views) nodes.push(createElement(definition.view, props), BOUNDARY);
  let pieces: readonly string[];
  try {
    pieces = render(views[0]!, SHARED_PREFIX, nodes).split(WRITTEN_BOUNDARY);
  } catch {
    return;
  }
  if (pieces.length !== views.length + 1) return;
  views.forEach((view, at) => {
    const html = pieces[at]!;
    if (html.includes(SHARED_ID)) haveIds.add(view.definition);
    else rendered.set(view, { html, hasIds: false });
  });
}

function tryAlone(view: ViewToRender): RenderedView | { error: unknown } {
  try {
    const html = render(view, view.idPrefix, [createElement(view.definition.view, view.props)]);
    return { html, hasIds: html.includes(`="_${view.idPrefix}R_`) };
  } catch (error) {
    return { error };
  }
}

function render({ moment, labels }: ViewToRender, identifierPrefix: string, nodes: readonly ReactNode[]) {
  const renderWhole = moment === 'never' ? renderToStaticMarkup : renderToString;
  const html = renderWhole(createElement(Labels, { value: labels }, ...nodes), { identifierPrefix });
  const own = html.startsWith('<link') ? html.replace(PRELOADS, '') : html;
  return own.includes(' style="') ? own.replace(STYLE_ATTRIBUTE, `$1${STYLE_MARK}="`) : own;
}
