import { type ComponentType, createElement, type ReactNode } from 'react';
import { PRERENDERED_MARK, REACT_MARK } from '../../page/wake/prerendered.js';
import { warnOnce } from '../../page/warn.js';
import * as shapes from '../../react-views/_shared/icons/icon-shapes.js';
import { provideShapes } from '../../react-views/_shared/icons/shape-by-name.js';
import type { SafeHtml } from '../../react-views/_shared/safe.js';
import { englishLabels, type LabelTexts } from '../../react-views/_shared/text/labels.js';
import { builtInLabels } from '../../vocabulary/labels.js';
import { NO_CONTENT } from '../_core/children.js';
import type { ResolvedProps, ViewDefinition } from '../_core/define.js';
import { VIEW_CLASS } from '../_core/light-children.js';
import { hasOwnData, resolveProps } from '../_core/read-props.js';
import { readNamesFromTable } from '../_core/safe/named-characters-table.js';
import { SanitizerMissing, withSanitizer } from '../_core/safe/safe-html.js';
import type { Sources } from '../_core/sources.js';
import { VERSION } from '../_core/version.js';
import { expandView } from './expand.js';
import { asAttributes, type GivenProps, tellApart } from './given-props.js';
import type { HostProps } from './host.js';
import { tagNode } from './tag-component.js';

/** Nobody waits for an icon here, and there may be no document. A module that did this by itself could not be left out. */
function prepare(): void {
  provideShapes(shapes);
  if (typeof document === 'undefined') readNamesFromTable();
}

type Sanitize = (html: string) => string;

const NO_ATTRIBUTES: Sources['attributes'] = { getAttribute: () => null };
/** Rich text that was judged alike by server and browser. */
const known = new Map<string, SafeHtml>();

/**
 * A view as a React component: its tag with the view in it, as the prerenderer writes it, wherever React renders. Where only
 * a page can tell what the view shows, its tag alone, and the element in the browser.
 *
 * @param sanitize gives the same on a server and in a browser.
 */
export function viewComponent(
  definition: ViewDefinition,
  Host: ComponentType<HostProps>,
  sanitize: Sanitize,
): ComponentType<GivenProps> {
  prepare();
  const { tag, props: kinds, content } = definition;
  const names = Object.keys(kinds);
  const ofOurs = (html: string) => {
    try {
      return sanitize(html);
    } catch (error) {
      if (!(error instanceof SanitizerMissing)) throw error;
      warnOnce(
        `<${tag}> leaves out rich text that browsers read each in their own way: ${html.slice(0, 80)}`,
      );
      return '';
    }
  };

  return (given) => {
    const told = tellApart(tag, given, names, content);
    const { own, ofTag, listeners } = told;
    const props = withSanitizer(ofOurs, known, () => propsOf(definition, own, given.lang));
    if (!props) return tagNode(tag, told, given.children, Host);
    const view = expandView({ view: definition.view, props, labels: labelsIn(given.lang) });
    const attributes = { ...asAttributes(scalars(definition, own, props)), ...MARKS, ...ofTag };
    return createElement(Host, { tag, isView: true, attributes, listeners }, inContainer(definition, view));
  };
}

const MARKS = { [PRERENDERED_MARK]: VERSION, [REACT_MARK]: '' };

const inContainer = ({ display }: ViewDefinition, view: ReactNode) =>
  createElement(display === 'inline' ? 'span' : 'div', { className: VIEW_CLASS }, view);

/** @returns undefined where a page has to be asked. */
function propsOf(
  definition: ViewDefinition,
  own: ResolvedProps,
  language: string | undefined,
): ResolvedProps | undefined {
  const sources: Sources = {
    properties: own,
    attributes: NO_ATTRIBUTES,
    authored: NO_CONTENT,
    model: undefined,
    language: () => language,
  };
  const { fragment, serve } = definition;
  if (fragment && !hasOwnData(definition, sources, fragment.besides)) return undefined;
  const props = resolveProps(definition, sources);
  if (!serve) return definition.prerenders ? props : undefined;
  const word = (_: string, text: string) => text;
  const found = serve({ authored: NO_CONTENT, links: () => [], word, query: '', props });
  return found && { ...props, ...found };
}

const labelsIn = (language = ''): LabelTexts =>
  builtInLabels[language.slice(0, 2).toLowerCase()] ?? englishLabels;

/** Of the props that are given, those that an attribute says in a word; the rest stands in the view. */
const scalars = ({ props: kinds }: ViewDefinition, own: ResolvedProps, props: ResolvedProps) =>
  Object.fromEntries(
    Object.keys(own)
      .filter(
        (name) => own[name] !== undefined && kinds[name]?.name !== 'html' && typeof props[name] !== 'object',
      )
      .map((name) => [name, props[name]]),
  );
