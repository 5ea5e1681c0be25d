/** A component's model, keys normalised. */
export type Model = Readonly<Record<string, unknown>>;

type Synonym = (model: Model) => readonly [tag: string, model: Model];

const sameAs =
  (tag: string): Synonym =>
  (model) => [tag, model];

/**
 * Components that one of our tags shows under another name: by the last part of their resource type, how their model
 * becomes the tag's. Those of the specification (section 2) have the tag's own fields; the fields of those of the CMS's
 * own library: Adobe's WCM Core Components, each component's README.
 */
export const synonyms: Readonly<Record<string, Synonym | undefined>> = {
  'bespoke-container': sameAs('uni-bespoke-layout'),
  'call-to-action': sameAs('uni-cta'),
  'news-article-hero': sameAs('uni-news-hero'),
  'table-of-contents': sameAs('uni-toc'),
  title: ({ text, type }) => ['uni-heading', { text, level: type }],
  breadcrumb: ({ items, ...model }) => [
    'uni-breadcrumb',
    { ...model, items: Array.isArray(items) ? items.map(withLink) : items },
  ],
  image: ({ src, alt, ...model }) => ['uni-image', { ...model, imagePath: src, alt }],
  teaser: ({ title, description, ...model }) => [
    'uni-card',
    { ...model, title, description, link: linkOf(model), imageUrl: model.imagePath },
  ],
};

/** The core breadcrumb writes `url` where ours has `link.url`. */
function withLink(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item;
  const { url, link = { url } } = item as Model;
  return { ...item, link };
}

function linkOf({ linkURL, link }: Model): unknown {
  if (typeof linkURL === 'string') return linkURL;
  return typeof link === 'object' && link !== null ? (link as Model).url : link;
}
