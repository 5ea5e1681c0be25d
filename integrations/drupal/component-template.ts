import type { HtmlForm } from '../../elements/_core/declare/html-form.js';
import { slotName } from '../../elements/_core/declare/names.js';
import type { ComponentField, ComponentSlot, DrupalComponent } from './drupal-component.js';

/**
 * The links for visitors without script. The elements check the addresses in attributes themselves, but a link in the tag
 * is there before them: it is written for these schemes, and for an address without one.
 */
const SAFE_ADDRESS = "'/^((https?|mailto|tel|sms):|[^:]*([?#\\\\x2F]|$))/i'";

/** Words of the tag that visitors without script read, too. */
interface Words {
  readonly prop: string;
  /** The element that they are in, until the view is there. */
  readonly element: string;
  /** The prop that has the address of their link. */
  readonly url?: string | undefined;
}

/**
 * The template of a component: the tag, with what people read as ordinary HTML in it and everything else as attributes.
 * Twig escapes what it prints, and whoever prints rich text has filtered it as any other text of the site.
 */
export function componentTemplate(component: DrupalComponent): string {
  const { tag, title, summary, form, props, slots } = component;
  const heading = headingOf(component);
  const ending = endingOf(form);
  const attributes = props.filter(({ name }) => name !== heading?.prop && name !== ending?.prop);
  const before = slots.filter(({ name }) => name === form?.before);
  const after = slots.filter(({ name }) => name !== form?.before);
  const start = [`<${tag}{{ attributes }}`, ...attributes.map((field) => `  {%- ${attributeOf(field)} -%}`)];
  const inside = [
    ...before.map(slotOf),
    ...(heading ? [wordsOf(heading)] : []),
    ...after.filter(({ inTag }) => inTag !== undefined).map(slotOf),
    ...(ending ? [wordsOf(ending)] : []),
    ...after.filter(({ inTag }) => inTag === undefined).map(slotOf),
  ];
  const about = `{#\n/**\n * @file\n * ${title}. ${summary}\n */\n#}`;
  return `${about}\n${start.join('\n')}>${inside.map((line) => `\n${line}`).join('')}${inside.length > 0 ? '\n' : ''}</${tag}>\n`;
}

/** A name or a title, which is a link where the whole element is one. */
function headingOf({ form, props, headingElement }: DrupalComponent): Words | undefined {
  if (!form || form.isClosed) return undefined;
  const isText = (name: string | undefined) =>
    props.some((field) => field.name === name && field.kind === 'text');
  const prop = [form.heading, form.words, form.all].find(isText);
  const element = prop === form.all ? 'span' : headingElement;
  return prop === undefined ? undefined : { prop, element, url: (form.link ?? form.anyLink)?.url };
}

/** The link that an element ends with. */
const endingOf = ({ lastLink }: HtmlForm = {}): Words | undefined =>
  lastLink?.text ? { prop: lastLink.text, element: 'p', url: lastLink.url } : undefined;

function attributeOf({ name, attribute, kind }: ComponentField): string {
  const written = (condition: string, value: string) =>
    `if ${condition} %} ${attribute}="{{ ${value} }}"{% endif`;
  // A truth value is written as a word, because false is not the same as not given.
  if (kind === 'boolean')
    return written(`${name} is defined and ${name} is not null`, `${name} ? 'true' : 'false'`);
  const isData = kind === 'list' || kind === 'object';
  return written(`${name} is not empty`, isData ? `${name}|json_encode` : name);
}

function wordsOf({ prop, element, url }: Words): string {
  const link = `<a href="{{ ${url} }}">{{ ${prop} }}</a>`;
  const inside = url
    ? `{% if ${url} is not empty and ${url} matches ${SAFE_ADDRESS} %}${link}{% else %}{{ ${prop} }}{% endif %}`
    : `{{ ${prop} }}`;
  return `{%- if ${prop} is not empty %}<${element} slot="${slotName(prop)}">${inside}</${element}>{% endif -%}`;
}

/** A block, so that a component can be embedded, with the variable of that name, so that it can be included. */
function slotOf({ name, inTag }: ComponentSlot): string {
  if (inTag === undefined) return `{%- block ${name} %}{{ ${name} }}{% endblock -%}`;
  return `{%- set ${name}Markup %}{% block ${name} %}{{ ${name} }}{% endblock %}{% endset -%}
{%- if ${name}Markup|trim is not empty %}<div slot="${inTag}">{{ ${name}Markup }}</div>{% endif -%}`;
}
