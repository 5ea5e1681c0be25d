import { type ComponentType, createElement, type ReactNode, Suspense } from 'react';
import { PRERENDERED_MARK, REACT_MARK, VIEW_CLASS } from '../../page/activation/prerendered.js';
import { warnOnce } from '../../page/warn.js';
import { withoutLateParts } from '../../react-views/_shared/late-part.js';
import type { SafeHtml } from '../../react-views/_shared/safe.js';
import { englishLabels, type LabelTexts } from '../../react-views/_shared/text/labels.js';
import { builtInLabels } from '../../vocabulary/labels.js';
import { NO_CONTENT } from '../_core/authored.js';
import { part } from '../_core/children.js';
import type { ResolvedProps, TagDefinition, ViewDefinition } from '../_core/define.js';
import { readForm } from '../_core/form-reader.js';
import { hasOwnData, leftoverOf, resolveProps } from '../_core/read-props.js';
import type { Sources } from '../_core/sources.js';
import type { Tree } from '../_core/tree.js';
import { VERSION } from '../_core/version.js';
import { SanitizerMissing, withSanitizer } from '../_safe/index.js';
import { expandView } from './expand.js';
import type { GivenChildren } from './given-children.js';
import { asAttributes, type GivenProps, splitProps } from './given-props.js';
import type { HostProps } from './host.js';
import { tagNode } from './tag-component.js';

/** Parts that few components need. In a browser each throws a promise until it has loaded. */
export interface LateParts {
  /** Gives the same on a server and in a browser. */
  sanitize(html: string): string;
  readChildren(definition: TagDefinition, children: ReactNode): GivenChildren;
}

const NO_ATTRIBUTES: Sources['attributes'] = { getAttribute: () => null };
/** Rich text that is plain, and rich text that was judged alike by server and browser. */
const [plain, known] = [new Map<string, SafeHtml>(), new Map<string, SafeHtml>()];

/** A component that renders at once has plain rich text, and no children or a text. */
const AT_ONCE: LateParts = {
  sanitize() {
    throw new SanitizerMissing();
  },
  readChildren({ form, props }, children) {
    const given = [children].flat(Number.POSITIVE_INFINITY).filter(isShown);
    if (given.length === 0) return NO_CONTENT;
    if (!form || given.some((child) => typeof child === 'object')) throw Promise.resolve();
    const nodes = [given.join('')];
    const read = readForm({ form, props, nodes, rest: part(nodes, WORDS), slotted: new Map(), tree: WORDS });
    return { ...NO_CONTENT, form: () => read };
  },
};

const WORDS: Tree<string> = {
  name: () => undefined,
  attribute: () => undefined,
  attributeNames: () => [],
  children: () => [],
  text: (words) => words,
  html: (words) => words,
};

const isShown = (child: unknown) => child !== undefined && child !== null && typeof child !== 'boolean';

/** Whether a view cannot be rendered at once: for its rich text, its children, or a late part of it. */
const isLate = (cause: unknown): boolean => cause instanceof SanitizerMissing || cause instanceof Promise;

/**
 * A view as a React component: its tag with the view in it, as the prerenderer writes it, wherever React renders. Where
 * only a page can tell what the view shows, its tag alone, and the element in the browser.
 *
 * Parts that few views need are loaded late in a browser, so such a view stands in a `Suspense` boundary. It stands
 * there on the server too, which has everything at once, because React hydrates only the boundaries that it finds.
 */
export function viewComponent(
  definition: ViewDefinition,
  Host: ComponentType<HostProps>,
  lateParts: LateParts,
): ComponentType<GivenProps> {
  const { tag, props: types } = definition;
  const names = Object.keys(types);
  const judged: LateParts = {
    ...lateParts,
    sanitize(html) {
      try {
        return lateParts.sanitize(html);
      } catch (error) {
        if (!(error instanceof SanitizerMissing)) throw error;
        warnOnce(
          `<${tag}> leaves out rich text that browsers read each in their own way: ${html.slice(0, 80)}`,
        );
        return '';
      }
    },
  };

  const render = (given: GivenProps, parts: LateParts, remembered: Map<string, SafeHtml>): ReactNode => {
    const told = splitProps(given, names);
    const { own, ofTag, listeners } = told;
    const found = withSanitizer(parts.sanitize, remembered, () => propsOf(definition, own, given, parts));
    if (!found) return tagNode(tag, told, given.children, Host);
    const { props, leftover } = found;
    const view = expandView({ view: definition.view, props, labels: labelsIn(given.lang) });
    const attributes = { ...asAttributes(scalars(definition, own, props)), ...MARKS, ...ofTag };
    const shown = [inContainer(definition, view), ...(leftover as ReactNode[])];
    return createElement(Host, { tag, isView: true, attributes, listeners }, ...shown);
  };
  const Late = (given: GivenProps) => render(given, judged, known);

  return (given) => {
    try {
      return withoutLateParts(() => render(given, AT_ONCE, plain));
    } catch (cause) {
      if (!isLate(cause)) throw cause;
      return createElement(Suspense, undefined, createElement(Late, given));
    }
  };
}

const MARKS = { [PRERENDERED_MARK]: VERSION, [REACT_MARK]: '' };

const inContainer = ({ display }: ViewDefinition, view: ReactNode) =>
  createElement(display === 'inline' ? 'span' : 'div', { className: VIEW_CLASS }, view);

/** @returns undefined where a page has to be asked. */
function propsOf(
  definition: ViewDefinition,
  own: ResolvedProps,
  { children, lang }: GivenProps,
  { readChildren }: LateParts,
): { readonly props: ResolvedProps; readonly leftover: readonly unknown[] } | undefined {
  const { fragment, serve, controller, form } = definition;
  const isInTag = !form && (fragment !== undefined || serve !== undefined || controller !== undefined);
  const authored: GivenChildren = isInTag ? NO_CONTENT : readChildren(definition, children);
  const sources: Sources = {
    properties: own,
    attributes: NO_ATTRIBUTES,
    authored,
    model: undefined,
    language: () => lang,
  };
  if (fragment && !hasOwnData(definition, sources, fragment.besides)) return undefined;
  const props = resolveProps(definition, sources);
  const leftover = [
    ...(authored.unknown ?? []),
    ...(leftoverOf(definition, sources) ?? authored.ofReact ?? []),
  ];
  if (!serve) return definition.prerenders ? { props, leftover } : undefined;
  const word = (_: string, text: string) => text;
  const found = serve({ authored: NO_CONTENT, links: () => [], word, language: lang, query: '', props });
  return found && { props: { ...props, ...found }, leftover };
}

const labelsIn = (language = ''): LabelTexts =>
  builtInLabels[language.slice(0, 2).toLowerCase()] ?? englishLabels;

/** Of the props that are given, those that an attribute says in a word. The rest stands in the view. */
const scalars = ({ props: types }: ViewDefinition, own: ResolvedProps, props: ResolvedProps) =>
  Object.fromEntries(
    Object.keys(own)
      .filter(
        (name) => own[name] !== undefined && types[name]?.name !== 'html' && typeof props[name] !== 'object',
      )
      .map((name) => [name, props[name]]),
  );
