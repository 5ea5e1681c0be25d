/** A component's model, keys normalised. */
export type Model = Readonly<Record<string, unknown>>;

type Synonym = (model: Model) => readonly [tag: string, model: Model];

const sameAs =
  (tag: string): Synonym =>
  (model) => [tag, model];

/**
 * How the models of components become those of tags of ours that have another name, by the last part of the components'
 * resource type. Components of the specification (section 2) have the tag's own fields. Adobe's WCM Core Components, the
 * CMS's own library, list their fields in each component's README.
 */
export const synonyms: Readonly<Record<string, Synonym | undefined>> = {
  'bespoke-container': sameAs('uni-bespoke-layout'),
  'call-to-action': sameAs('uni-cta'),
  'news-article-hero': sameAs('uni-news-hero'),
  'table-of-contents': sameAs('uni-toc'),
  tableofcontents: sameAs('uni-toc'),
  button: ({ accessibilityLabel, ...model }) => [
    'uni-button',
    {
      ...model,
      link: addressIn(model),
      linkTarget: model.linkTarget ?? targetIn(model),
      ariaLabel: model.ariaLabel ?? accessibilityLabel,
    },
  ],
  title: (model) => [
    'uni-heading',
    { text: titleOf(model), level: model.type, ...(isPlain(model.id) && { id: model.id }) },
  ],
  breadcrumb: ({ items, ...model }) => [
    'uni-breadcrumb',
    { ...model, items: Array.isArray(items) ? items.map(withLink) : items },
  ],
  image: ({ src, alt, ...model }) => ['uni-image', { ...model, imagePath: src, alt }],
  teaser: ({ title, description, ...model }) => [
    'uni-card',
    { ...model, title, description, link: addressIn(model), imageUrl: model.imagePath },
  ],
};

/** How the CMS's containers with titled panels become a tag of ours whose folds are the panels. */
interface PanelGroup {
  readonly tag: `uni-${string}`;
  /** The element of each title in its summary, if it is a heading. */
  readonly heading?: string | undefined;
  /** The keys of the panels that are open at first. */
  readonly open: readonly unknown[];
  /** True if opening one closes the others. */
  readonly isExclusive?: boolean;
}

/** By the last part of the components' resource type. */
export const panelGroups: Readonly<Record<string, ((model: Model) => PanelGroup) | undefined>> = {
  tabs: ({ activeItem }) => ({ tag: 'uni-tabs', open: [activeItem] }),
  accordion: ({ headingElement, singleExpansion, expandedItems }) => ({
    tag: 'uni-accordion',
    heading: /^h[1-6]$/.test(String(headingElement)) ? String(headingElement) : undefined,
    open: Array.isArray(expandedItems) ? expandedItems : [],
    isExclusive: singleExpansion === true,
  }),
};

/** The core breadcrumb writes `url` where ours has `link.url`. */
function withLink(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item;
  const { url, link = { url } } = item as Model;
  return { ...item, link };
}

/** Under which keys the CMS's components say where they lead, and where a link says it. */
const LINKS = ['linkURL', 'buttonLink', 'imageLink', 'link', 'url', 'href'];

/** Where a component leads: an address, or a link object with one. */
export function addressIn(model: Model): string | undefined {
  return LINKS.map((name) => model[name])
    .map((link) => (isObject(link) ? link.url : link))
    .find(isPlain);
}

function targetIn(model: Model): unknown {
  const links = LINKS.map((name) => model[name]).filter(isObject);
  return links.map(({ attributes }) => (isObject(attributes) ? attributes.target : undefined)).find(isPlain);
}

/** A title with a link is rich text, which the heading takes. */
function titleOf(model: Model): unknown {
  const address = addressIn(model);
  return address === undefined || !isPlain(model.text)
    ? model.text
    : `<a href="${escaped(address)}">${escaped(model.text)}</a>`;
}

export const isPlain = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isObject = (value: unknown): value is Model => typeof value === 'object' && value !== null;
/** Writes a text as HTML, or as an attribute's value. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
