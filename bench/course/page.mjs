// One course page as a list of parts, from a content file: every variant is made of the same parts.
import { readFileSync } from 'node:fs';
import { definitions } from '../definitions.mjs';

const LIB = new URL('../../dist/lib/', import.meta.url);
const { createPrerenderer } = await import(new URL('prerender.js', LIB));

export const escaped = (text) => String(text).replace(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`);
const kebab = (name) => name.replace(/[A-Z]/g, (each) => `-${each.toLowerCase()}`);

/** The content with n cards, each with its own words. */
export function load(file, n) {
  const content = JSON.parse(readFileSync(file, 'utf8'));
  const cards = Array.from({ length: n }, (_, at) => {
    const card = content.cards[at % content.cards.length];
    return { ...card, heading: `${card.heading} ${at + 1}`, href: `${card.href}-${at + 1}` };
  });
  return { ...content, cards };
}

const tag = (name, props, inside = '') => ({ tag: `uni-${name}`, props, inside });
const html = (source) => ({ html: source });
const box = (className, parts) => ({ className, parts });

/** `{ tag, props, inside }`, `{ html }`, and boxes of these. */
export const partsOf = (content) => [
  tag('breadcrumb', {
    items: content.breadcrumb.map(({ title, href }) =>
      href ? { title, link: { url: href } } : { title, active: true },
    ),
  }),
  tag('hero', {
    img: content.hero.image,
    alt: content.hero.alt,
    title: content.hero.heading,
    description: content.hero.description,
    calltoactions: content.hero.ctas.map(({ label, href }) => ({ ctaDescription: label, ctaUrl: href })),
    appliedCssClassNames: 'm-hero--style-2',
  }),
  ...content.callouts.map(({ kind, heading, text }) =>
    tag('callout', {
      title: heading,
      description: `<p>${escaped(text)}</p>`,
      appliedCssClassNames: kind === 'warning' ? 'm-callout--warning-red' : '',
    }),
  ),
  box(
    'tiles',
    content.ctas.map(({ heading, text, href }) =>
      tag('cta', { title: heading, description: `<p>${escaped(text)}</p>`, url: href }),
    ),
  ),
  tag('toc', { startLevel: 'h2', stopLevel: 'h3', includeClasses: 'prose' }, listOf(content.sections)),
  box(
    'prose',
    content.sections.map(({ id, level, title, html: body }) =>
      html(`<h${level} id="${id}">${escaped(title)}</h${level}>${body}`),
    ),
  ),
  ...content.showMore.map(({ summary, html: body }) =>
    tag('show-more', { defaultContent: `<p>${escaped(summary)}</p>`, moreContent: body, isBlock: true }),
  ),
  ...content.buttonPairs.map(([one, other]) =>
    tag('button-pair', {
      button1: { text: one.label, link: one.href },
      button2: { text: other.label, link: other.href },
    }),
  ),
  box(
    'tiles',
    content.cards.map(({ heading, description, href, image }) =>
      tag('card', {
        title: heading,
        description: `<p>${escaped(description)}</p>`,
        link: href,
        imageUrl: image,
      }),
    ),
  ),
];

/** The sections as the template writes them into the table of contents. */
function listOf(sections) {
  const link = ({ id, title }) => `<a class="m-toc__link" href="#${id}">${escaped(title)}</a>`;
  const items = [];
  for (const section of sections) {
    if (section.level === 2 || items.length === 0) items.push({ section, below: [] });
    else items.at(-1).below.push(section);
  }
  const list = (inner) => `<ul class="m-toc__list">${inner}</ul>`;
  const item = (inner) => `<li class="m-toc__item">${inner}</li>`;
  const entries = items.map(({ section, below }) =>
    item(link(section) + (below.length > 0 ? list(below.map((each) => item(link(each))).join('')) : '')),
  );
  return `<nav class="m-toc" aria-label="On this page"><h2 class="m-toc__title">On this page</h2>${list(entries.join(''))}</nav>`;
}

/** @param written how a tag is written. */
export const sourceOf = (parts, written) =>
  parts
    .map((part) => {
      if (part.html) return part.html;
      if (part.parts) return `<div class="${part.className}">${sourceOf(part.parts, written)}</div>`;
      return written(part);
    })
    .join('\n');

/** A tag as HTL writes it: text as attributes, lists and objects as data scripts. */
export function bareTag({ tag: name, props, inside }) {
  const entries = Object.entries(props);
  const attributes = entries
    .filter(([, value]) => typeof value !== 'object' && value !== '')
    .map(([prop, value]) => ` data-${kebab(prop)}="${escaped(value)}"`);
  const scripts = entries
    .filter(([, value]) => typeof value === 'object')
    .map(
      ([prop, value]) =>
        `<script type="application/json" data-slot="${prop}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`,
    );
  return `<${name}${attributes.join('')}>${scripts.join('')}${inside}</${name}>`;
}

/** The parts, each tag with the props that its view gets. */
export async function withViewProps(parts) {
  const seen = [];
  const prerenderer = createPrerenderer(await definitions(seen));
  await prerenderer.prerender(sourceOf(parts, bareTag));
  const next = (list) =>
    list.map((part) => {
      if (part.html) return part;
      if (part.parts) return { ...part, parts: next(part.parts) };
      // Views that need the same are rendered together, not in the page's order.
      const at = seen.findIndex(({ tag, props }) => tag === part.tag && props.title === part.props.title);
      if (at < 0) throw new Error(`${part.tag} was not rendered: ${part.props.title}`);
      const [{ props }] = seen.splice(at, 1);
      return { ...part, props: JSON.parse(JSON.stringify(props)) };
    });
  return next(parts);
}

const prerenderer = createPrerenderer(await definitions());

/** The page with every view inside its tag. */
export const prerendered = (parts) => prerenderer.prerender(sourceOf(parts, bareTag));

/** The same markup without the tags, and without what they keep for their scripts. */
export const staticSource = async (parts) =>
  (await prerendered(parts))
    .replace(/data-uni-style="/g, 'style="')
    .replace(/<script type="application\/json"[^>]*>.*?<\/script>/gs, '')
    .replace(/<\/?uni-[^>]*>/g, '')
    .replace(/<template data-uni-authored>.*?<\/template>/gs, '');
