// The views' markup as Lit templates, which take what a view takes.
import { html, nothing, svg } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';

const INFORMATION = 'M12 1a11 11 0 1 0 0 22 11 11 0 1 0 0-22zM10.75 6h2.5v2.5h-2.5zM10.75 10.5h2.5V18h-2.5z';
const WARNING = 'M12 2.5 23 21.5H1zM10.75 9v6h2.5V9zM10.75 16.5v2.5h2.5v-2.5z';
const ARROW = 'M5 12h14M12 5l7 7-7 7';
const LONGEST_CRUMB = 30;

const line = (d, className, size, box = 24) =>
  html`<svg aria-hidden="true" class="m-icon ${className}" viewBox="0 0 ${box} ${box}" width=${size} height=${size} fill="currentColor">${svg`<path d=${d} fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="square"></path>`}</svg>`;
const rich = (text, className = '') =>
  html`<div class="m-rich-text ${className}">${unsafeHTML(text.__html)}</div>`;
const toggle = (host, className = '') => {
  const flip = () => {
    host.isOpen = !host.isOpen;
    host.requestUpdate();
  };
  return html`<button type="button" class="m-fold__toggle ${className}" aria-expanded=${host.isOpen ? 'true' : 'false'} @click=${flip}><span class="m-fold__label">${host.isOpen ? 'Show less' : 'Show more'}</span>${line('M1.5 4 6 8.5 10.5 4', 'm-fold__chevron', 12, 12)}</button>`;
};
const button = ({ text, link }, kind) =>
  html`<a class="m-button m-button--${kind}" href=${link}><span class="m-button__text">${text}</span></a>`;

function crumb({ title, link, active }) {
  if (active)
    return html`<li class="m-breadcrumb__item"><span class="m-breadcrumb__current" aria-current="page">${title}</span></li>`;
  const isCut = title.length > LONGEST_CRUMB;
  const words = isCut
    ? html`<span class="m-breadcrumb__text" aria-hidden="true">${title.slice(0, LONGEST_CRUMB)}…</span><span class="m-visually-hidden">${title}</span>`
    : html`<span class="m-breadcrumb__text">${title}</span>`;
  return html`<li class="m-breadcrumb__item"><a class="m-breadcrumb__step" href=${link.url} title=${isCut ? title : nothing}>${line('M15 18l-6-6 6-6', 'm-breadcrumb__chevron', 16)}${words}</a></li>`;
}

export const templates = {
  'uni-breadcrumb': ({ items }) =>
    html`<nav class="m-breadcrumb" aria-label="Breadcrumb"><ol class="m-breadcrumb__list">${items.map(crumb)}</ol></nav>`,
  'uni-hero': ({ img, alt, title, description, calltoactions }) =>
    html`<div class="m-hero m-hero--style-2"><div class="m-hero__media"><img class="m-hero__image" src=${img} alt=${alt} width="1600" height="900" loading="eager" fetchpriority="high"></div><div class="m-hero__frame"><div class="m-hero__content"><h1 class="m-hero__title">${title}</h1>${rich(description, 'm-hero__description')}<ul class="m-hero__actions">${calltoactions.map(
      ({ ctaDescription: text, ctaUrl: link }, at) =>
        html`<li class="m-hero__action">${button({ text, link }, at === 0 ? 'primary' : 'secondary')}</li>`,
    )}</ul></div></div></div>`,
  'uni-callout': (host) => {
    const { title, description, appliedCssClassNames } = host;
    const isWarning = appliedCssClassNames === 'm-callout--warning-red';
    const body = rich(description, 'm-callout__description');
    return html`<section class="m-callout ${isWarning ? 'm-callout--warning-red' : 'm-callout--information'}" aria-label=${title}><svg role="img" aria-label=${isWarning ? 'Warning' : 'Information'} class="m-icon m-callout__icon" viewBox="0 0 24 24" width="24" height="24" fill="currentColor">${svg`<path d=${isWarning ? WARNING : INFORMATION} fill-rule="evenodd"></path>`}</svg><div class="m-callout__body"><h3 class="m-callout__title">${title}</h3>${description.isLong ? html`<div class="m-fold ${host.isOpen ? 'm-fold--open' : 'm-fold--waiting'}">${body}${toggle(host)}</div>` : body}</div></section>`;
  },
  'uni-cta': ({ title, description, url }) =>
    html`<div class="m-tile m-cta"><p class="m-cta__title"><a class="m-tile__link" href=${url} draggable="false"><span class="m-tile__words">${title}</span></a></p>${rich(description, 'm-cta__description')}${line(ARROW, 'm-icon--mirrored m-tile__arrow m-cta__icon m-cta__icon--tinted', 24)}</div>`,
  'uni-toc': ({ entries }) => {
    const link = ({ id, value }) => html`<a class="m-toc__link" href="#${id}">${value}</a>`;
    const list = (items) =>
      html`<ul class="m-toc__list">${items.map(({ entry, below }) => html`<li class="m-toc__item">${link(entry)}${below.length > 0 ? list(below.map((each) => ({ entry: each, below: [] }))) : nothing}</li>`)}</ul>`;
    const top = [];
    for (const entry of entries)
      if (entry.level === 1) top.push({ entry, below: [] });
      else top.at(-1).below.push(entry);
    return html`<nav class="m-toc ${entries.length > 6 ? 'm-toc--columns' : ''}" aria-label="On this page"><h2 class="m-toc__title">On this page</h2>${list(top)}</nav>`;
  },
  'uni-show-more': (host) =>
    html`<div class="m-show-more m-show-more--block m-fold ${host.isOpen ? 'm-fold--open' : 'm-fold--waiting'}">${rich(host.defaultContent, 'm-show-more__default')}${toggle(host, 'm-show-more__toggle')}${rich(host.moreContent, 'm-show-more__more m-fold__rest')}</div>`,
  'uni-button-pair': ({ button1, button2 }) =>
    html`<div class="m-button-pair">${button(button1, 'primary')}${button(button2, 'secondary')}</div>`,
  'uni-card': ({ title, description, link, imageUrl }) =>
    html`<div class="m-tile m-card m-tile--selectable"><div class="m-picture-box m-card__media"><img class="m-picture-box__image" src=${imageUrl} alt="" width="1600" height="900" loading="lazy" decoding="async"></div><div class="m-card__body"><h3 class="m-card__title"><a class="m-tile__link" href=${link} draggable="false"><span class="m-tile__words">${title}</span></a></h3>${rich(description, 'm-tile__text m-card__description')}${line(ARROW, 'm-icon--mirrored m-tile__arrow m-card__arrow', 24)}</div></div>`,
};
