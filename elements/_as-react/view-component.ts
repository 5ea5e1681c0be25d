import { type ComponentType, createElement, type ReactNode, Suspense } from 'react';
import { PRERENDERED_MARK, REACT_MARK, VIEW_CLASS } from '../../page/activation/prerendered.js';
import { warnOnce } from '../../page/warn.js';
import { withoutLateParts } from '../../react-views/_shared/late-part.js';
import type { SafeHtml } from '../../react-views/_shared/safe.js';
import { englishLabels, type LabelTexts } from '../../react-views/_shared/text/labels.js';
import { builtInLabels } from '../../vocabulary/labels.js';
import { NO_CONTENT } from '../_core/declare/authored.js';
import type { TagDefinition, ViewDefinition } from '../_core/declare/definition.js';
import type { ResolvedProps } from '../_core/declare/prop-type.js';
import type { Tree } from '../_core/declare/tree.js';
import { VERSION } from '../_core/declare/version.js';
import { readForm } from '../_core/form/form-reader.js';
import { part } from '../_core/read/children.js';
import { hasOwnData, leftoverOf, resolveProps } from '../_core/read/read-props.js';
import type { Sources } from '../_core/read/sources.js';
import { ReadDifferently } from '../_safe/judged-alike.js';
import { SanitizerMissing, withSanitizer } from '../_safe/safe-html.js';
import { expandView, type Links, richText } from './expand.js';
import type { GivenChildren } from './given-children.js';
import { asAttributes, type GivenProps, splitProps } from './given-props.js';
import type { HostProps } from './host.js';
import { tagNode } from './tag-component.js';

/** Functions that few components need. In a browser, each throws a promise until its module has loaded. */
export interface LateParts {
  /** @throws ReadDifferently for a text of which a server and a browser would make different HTML. */
  sanitize(html: string): string;
  readChildren(definition: TagDefinition, children: ReactNode): GivenChildren;
}

const NO_ATTRIBUTES: Sources['attributes'] = { getAttribute: () => null };
/** Text → rich text made of it: without a sanitiser, because it is plain, and by the late sanitiser. */
const [plainTexts, sanitizedTexts] = [new Map<string, SafeHtml>(), new Map<string, SafeHtml>()];

/** Stands in for the late parts at first: most components have plain rich text, and no children but text. */
const AT_ONCE: LateParts = {
  sanitize() {
    throw new SanitizerMissing();
  },
  readChildren({ form, props }, children) {
    const given = [children].flat(Number.POSITIVE_INFINITY).filter(isShown);
    if (given.length === 0) return NO_CONTENT;
    // Whatever the promise, `isLate` takes it for a sign that the real part is needed.
    if (!form || given.some((child) => typeof child === 'object')) throw Promise.resolve();
    const nodes = [given.join('')];
    const read = readForm({ form, props, nodes, rest: part(nodes, WORDS), slotted: new Map(), tree: WORDS });
    return { ...NO_CONTENT, form: () => read };
  },
};

/** Children that are texts, for the reader of forms. */
const WORDS: Tree<string> = {
  name: () => undefined,
  attribute: () => undefined,
  attributeNames: () => [],
  children: () => [],
  text: (words) => words,
  html: (words) => words,
  join: ([line], part) =>
    richText(part, line!.wrap ? [createElement(line!.wrap, { key: 'line' }, part.text())] : line!.nodes),
};

const isShown = (child: unknown) => child !== undefined && child !== null && typeof child !== 'boolean';

/** Whether a view was not rendered because its rich text, its children or the view itself needs a late part. */
const isLate = (cause: unknown): boolean => cause instanceof SanitizerMissing || cause instanceof Promise;

/**
 * Makes a React component of a view. Wherever React renders, it gives the tag with the view in it, as the prerenderer
 * writes it. If only a browser's page can tell what the view shows, it gives the tag alone, and the element renders there.
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
  const aliases = new Map(
    Object.entries(types).flatMap(([name, { alias }]) => (alias ? [[alias, name] as const] : [])),
  );
  const forgiving: LateParts = {
    ...lateParts,
    sanitize(html) {
      try {
        return lateParts.sanitize(html);
      } catch (error) {
        if (!(error instanceof ReadDifferently)) throw error;
        warnOnce(
          `<${tag}> leaves out rich text that browsers read each in their own way: ${html.slice(0, 80)}`,
        );
        return '';
      }
    },
  };

  const render = (given: GivenProps, parts: LateParts, remembered: Map<string, SafeHtml>): ReactNode => {
    const split = splitProps(given, names, aliases);
    const { own, ofTag, listeners } = split;
    const found = withSanitizer(parts.sanitize, remembered, () => propsOf(definition, own, given, parts));
    if (!found) return tagNode(tag, split, given.children, Host);
    const { props, leftover, links = NO_LINKS } = found;
    const view = expandView({ view: definition.view, props, labels: labelsIn(given.lang) }, links);
    const attributes = { ...asAttributes(scalars(definition, own, props)), ...MARKS, ...ofTag };
    const isEmpty = isNothing(view) && !definition.hides?.(props, false);
    const shown = isEmpty ? [given.children] : [inContainer(definition, view), ...leftover];
    return createElement(Host, { tag, isView: true, attributes, listeners }, ...shown);
  };
  const Late = (given: GivenProps) => render(given, forgiving, sanitizedTexts);

  return (given) => {
    try {
      return withoutLateParts(() => render(given, AT_ONCE, plainTexts));
    } catch (cause) {
      if (!isLate(cause)) throw cause;
      return createElement(Suspense, undefined, createElement(Late, given));
    }
  };
}

/** Whether a view shows nothing, so that the children are all that there is to show. */
const isNothing = (view: ReactNode): boolean =>
  Array.isArray(view) ? view.every(isNothing) : !isShown(view) || view === '';

const NO_LINKS: Links = new Map();
const MARKS = { [PRERENDERED_MARK]: VERSION, [REACT_MARK]: '' };

const inContainer = ({ display }: ViewDefinition, view: ReactNode) =>
  createElement(display === 'inline' ? 'span' : 'div', { className: VIEW_CLASS }, view);

interface Found {
  readonly props: ResolvedProps;
  readonly leftover: readonly ReactNode[];
  readonly links: Links | undefined;
}

/** Reads a view's props. @returns undefined if only a browser's page can tell them. */
function propsOf(
  definition: ViewDefinition,
  own: ResolvedProps,
  { children, lang }: GivenProps,
  { readChildren }: LateParts,
): Found | undefined {
  const { fragment, serve, controller, form } = definition;
  // Without a form, the children of such a tag are a fallback for what the view finds elsewhere.
  const ignoresChildren =
    !form && (fragment !== undefined || serve !== undefined || controller !== undefined);
  const authored: GivenChildren = ignoresChildren ? NO_CONTENT : readChildren(definition, children);
  const sources: Sources = {
    properties: own,
    attributes: NO_ATTRIBUTES,
    authored,
    model: undefined,
    language: () => lang,
  };
  if (fragment && !hasOwnData(definition, sources, fragment.besides)) return undefined;
  const props = resolveProps(definition, sources);
  const { unknown = [], live = [], links, asChildren } = authored;
  const left = leftoverOf(definition, sources);
  const leftover = [...unknown, ...(left && asChildren ? asChildren(left) : live)];
  if (!serve) return definition.prerenders ? { props, leftover, links } : undefined;
  const word = (_: string, text: string) => text;
  const found = serve({ authored: NO_CONTENT, links: () => [], word, language: lang, query: '', props });
  return found && { props: { ...props, ...found }, leftover, links };
}

const labelsIn = (language = ''): LabelTexts =>
  builtInLabels[language.slice(0, 2).toLowerCase()] ?? englishLabels;

/** The given props that are a word or a number, for attributes. Lists, objects and rich text are in the view alone. */
const scalars = ({ props: types }: ViewDefinition, own: ResolvedProps, props: ResolvedProps) =>
  Object.fromEntries(
    Object.keys(own)
      .filter(
        (name) => own[name] !== undefined && types[name]?.name !== 'html' && typeof props[name] !== 'object',
      )
      .map((name) => [name, props[name]]),
  );
