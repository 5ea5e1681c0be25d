import { attributeNames, childSlots, MODEL_SLOT, readAttributes, slotName } from '../_core/declare/names.js';
import type { PropType } from '../_core/declare/prop-type.js';
import { itemsOf } from '../_core/declare/prop-types.js';
import { type AuthoredPart, copiedMarkup, isPart } from '../_core/declare/tree.js';
import { safeUrl } from '../_safe/safe-url.js';
import { asText, shortened } from '../_safe/text.js';
import { ownAttributes } from './attributes.js';
import type { LintedTag, TagFinding } from './finding.js';
import { leftHtml, listFindings, wholeFindings } from './left.js';
import { lostFindings } from './lost.js';
import { nearest } from './nearest.js';
import { holdsMissed, richTextFindings } from './rich-text.js';
import { faultsIn, valueFindings } from './values.js';
import { saysNothing, unseenIn } from './words.js';

const OWN_TAG = /<(uni-[\w-]+)/g;
/** Props whose text is shown. Nobody reads what the others say. */
const SHOWN_PROP = /(?:title|text|label|heading|description|alt|content|name|placeholder|date)$/i;

/** What is wrong with a tag's slots, data scripts, rich text and lists, and which of its words and links no view shows. */
export function contentFindings(tag: LintedTag): TagFinding[] {
  const findings = [...slotFindings(tag), ...areaFindings(tag), ...jsonFindings(tag), ...strayFindings(tag)];
  const whole = wholeFindings(tag);
  if (whole.length > 0) return [...findings, ...whole];
  findings.push(...richContentFindings(tag), ...listContentFindings(tag));
  return tag.view === undefined ? findings : [...findings, ...viewFindings(tag, tag.view)];
}

function slotFindings(tag: LintedTag): TagFinding[] {
  const { definition, authored } = tag;
  return [...authored.slotted].flatMap(([slot, part]): TagFinding[] => {
    const place = `slot="${slot}"`;
    const prop = propOf(tag, slot);
    if (prop !== undefined && childSlots(definition).has(slot)) {
      const kind = definition.props[prop]!;
      return valueFindings(prop, kind, kind.name === 'html' ? copiedMarkup(part) : part.text(), place, tag);
    }
    // A class of its own may have slots that are no props.
    if (tag.view === undefined) return [];
    return [
      {
        place,
        message: 'is none that a child can have, so it stays where it is',
        remedy: slotRemedy(tag, slot),
      },
    ];
  });
}

/** A layout with one part in a slot, and nothing in the other. */
function areaFindings({ definition, authored }: LintedTag): TagFinding[] {
  const missing = (definition.areas ?? []).filter((name) => !authored.slotted.has(name));
  if (missing.length === 0 || missing.length === definition.areas?.length) return [];
  const slots = missing.map((name) => `slot="${name}"`).join(' and ');
  return [
    { place: '', message: `lacks ${missing.join(' and ')}`, remedy: `give what belongs there ${slots}` },
  ];
}

function slotRemedy({ definition }: LintedTag, slot: string): string {
  const slots = [...childSlots(definition)];
  const meant = nearest(slot, Object.fromEntries(slots.map((each) => [each, true])));
  if (meant) return `write slot="${slotName(meant)}"`;
  return slots.length > 0 ? `its slots are ${slots.join(', ')}` : 'it has no slots for elements';
}

function jsonFindings(tag: LintedTag): TagFinding[] {
  const { definition, authored } = tag;
  return [...authored.json].flatMap(([slot, json]): TagFinding[] => {
    if (slot === MODEL_SLOT || definition.dataSlots?.includes(slot)) return [];
    const prop = propOf(tag, slot);
    const place = `data-slot="${slot}"`;
    if (prop !== undefined) return valueFindings(prop, definition.props[prop]!, json, place, tag);
    const names = Object.keys(definition.props).map(slotName).join(', ');
    return [{ place, message: `names no prop (${shortened(json)})`, remedy: `its data slots are ${names}` }];
  });
}

const propOf = ({ definition }: LintedTag, slot: string) =>
  Object.keys(definition.props).find((name) => slotName(name) === slot);

/** Names what is wrong with rich text outside slots: its links and pictures, and what the sanitiser takes from it. */
function richContentFindings(tag: LintedTag): TagFinding[] {
  return formParts(tag).flatMap(([prop, part]) =>
    richTextsOf(tag.definition.props[prop], part).flatMap((html) => richTextFindings(html, '', tag.sanitize)),
  );
}

const richTextsOf = (type: PropType<unknown> | undefined, part: unknown): string[] =>
  type?.name === 'html' ? [copiedMarkup(part as AuthoredPart)] : [];

const markupOf = (value: unknown) => (isPart(value) ? copiedMarkup(value) : asText(value ?? ''));

/** The rich text that the tag's form takes out of the HTML outside slots, also as a field of list items. */
const richParts = (tag: LintedTag): string[] =>
  formParts(tag).flatMap(([prop, part]) => {
    const type = tag.definition.props[prop];
    const fields = Object.entries(type?.shape ?? {}).filter(([, { name }]) => name === 'html');
    const items = (fields.length > 0 && itemsOf(part)) || [];
    const inItems = items.flatMap((item) =>
      fields.map(([field]) => markupOf((item as Readonly<Record<string, unknown>>)[field])),
    );
    return [...richTextsOf(type, part), ...inItems];
  });

/** Names what list items lose that the tag's form takes out of the HTML: a link's address, or an element of rich text. */
const listContentFindings = (tag: LintedTag): TagFinding[] =>
  formParts(tag).flatMap(([prop, part]) => faultsIn(tag.definition.props[prop]!, part, prop, tag.sanitize));

/** The parts that the tag's form takes out of the HTML, by prop, where no attribute, data script or slot gives the prop. */
function formParts({ definition, authored, attributes }: LintedTag): [prop: string, part: unknown][] {
  const isSaid = (prop: string) =>
    readAttributes(prop, definition.props[prop]).some((name) => attributes.getAttribute(name) !== null) ||
    authored.json.has(slotName(prop)) ||
    authored.slotted.has(slotName(prop));
  return [...(authored.form?.().parts ?? [])].filter(([prop]) => !isSaid(prop));
}

/** HTML ends a paragraph where another begins, so the children of a tag in a paragraph may stand behind it. */
function strayFindings({ definition, strays = [] }: LintedTag): TagFinding[] {
  const ours = strays.filter((slot) => childSlots(definition).has(slotName(slot)));
  return ours.map((slot) => ({
    place: `slot="${slot}"`,
    message: 'stands behind the tag, because the paragraph around the tag ended before it',
    remedy: 'write it as a <span>, or put the tag outside of the paragraph',
  }));
}

function viewFindings(tag: LintedTag, view: string): TagFinding[] {
  if (saysNothing(view)) return emptyFindings(tag);
  return [
    ...linkFindings(tag, view),
    ...wordFindings(tag, view),
    ...(tag.definition.form ? lostFindings(tag, `${view} ${leftHtml(tag)}`) : []),
    ...listFindings(tag, formParts(tag)),
  ];
}

/** Links of the ordinary HTML whose addresses are not in the view, though their words may be in it. */
function linkFindings(tag: LintedTag, view: string): TagFinding[] {
  const { authored, definition } = tag;
  if (!definition.form || formParts(tag).length === 0) return [];
  const seen = new Set(addressesIn(`${view} ${authored.left?.().html() ?? ''}`));
  const lost = addressesIn(authored.rest?.html() ?? '').filter((address) => !seen.has(address));
  return [...new Set(lost)].map((address) => ({
    place: '',
    message: `does not show the link to "${shortened(address)}"`,
    remedy: 'write it as a link of its own, or into the text',
  }));
}

/** Addresses that a view may have, as it would write them. */
const addressesIn = (html: string): string[] =>
  [...html.matchAll(/<a\s[^>]*?\bhref="([^"]+)"/gi)].flatMap(
    ([, address]) => safeUrl(address!.replaceAll('&amp;', '&')) ?? [],
  );

function wordFindings(tag: LintedTag, view: string): TagFinding[] {
  const unseen = unseenContent(tag, view);
  if (unseen.length === 0) return [];
  const { definition, isLast } = tag;
  const message = `does not show ${unseen.join(' and ')}`;
  const instead = definition.form
    ? 'take away the attributes that say something else, or the words'
    : undefined;
  if (isLast && tag.authored.slotted.size === 0)
    return [
      {
        place: '',
        message,
        remedy: `${instead ?? 'put words into a slot'}; if the tag was written <${definition.tag} />, write </${definition.tag}>, because "/>" ends no tag in HTML`,
      },
    ];
  const slots = [...childSlots(definition)].filter((slot) => isShown(tag, slot));
  const place =
    slots.length > 0 ? `into a child with a slot (${slots.join(', ')})` : 'into its attributes or data';
  return [
    {
      place: '',
      message,
      remedy: `${instead ?? `put words ${place}`}, and ${instead ? 'put ' : ''}elements beside the tag`,
    },
  ];
}

/** A view that is empty though its author has written attributes. The content is in sight then. */
function emptyFindings(tag: LintedTag): TagFinding[] {
  const { definition, props = {} } = tag;
  const written = ownAttributes(tag);
  const isMeant =
    definition.controller !== undefined ||
    definition.hides?.(props, tag.attributes.getAttribute('src') !== null) ||
    isEmptied(tag) ||
    written.length === 0;
  if (isMeant) return [];
  const names = Object.keys(definition.props).map((prop) => attributeNames(prop).at(-1));
  return [
    { place: '', message: `shows nothing of ${written.join(', ')}`, remedy: `it takes ${names.join(', ')}` },
  ];
}

/** Whether an author has given an empty list, so that there is nothing to show. */
const isEmptied = ({ definition, props = {} }: LintedTag): boolean =>
  Object.entries(definition.props).some(([name, { fallback }]) => {
    const value = props[name];
    return Array.isArray(value) && value.length === 0 && value !== fallback;
  });

/** Words in a tag, and tags of ours, that its view does not show, as a message quotes them. */
function unseenContent(tag: LintedTag, view: string): string[] {
  const { definition, authored } = tag;
  const beside = leftHtml(tag);
  const unseen = (html: string) => unseenIn(html, `${view} ${beside}`).map((part) => `"${part}"`);
  const unseenRich = (html: string) => (holdsMissed(html) ? [] : unseen(html));
  const inSight = ownTags(`${view} ${beside}`);
  const unseenText = (html: string) => [
    ...unseen(html),
    ...ownTags(html).filter((each) => !inSight.includes(each)),
  ];
  const inSlots = [...authored.slotted].flatMap(([slot, part]) => {
    if (!isShown(tag, slot)) return [];
    const isRich = definition.props[propOf(tag, slot)!]!.name === 'html';
    return isRich ? unseenRich(part.html()) : unseenText(part.html());
  });
  const rest = authored.rest?.html() ?? '';
  return [...(richParts(tag).some(holdsMissed) ? [] : unseenText(rest)), ...inSlots];
}

function isShown(tag: LintedTag, slot: string): boolean {
  const prop = propOf(tag, slot);
  const name = prop && childSlots(tag.definition).has(slot) ? tag.definition.props[prop]!.name : '';
  return name === 'html' || (name === 'text' && SHOWN_PROP.test(slot));
}

const ownTags = (html: string): string[] => [
  ...new Set([...html.matchAll(OWN_TAG)].map(([, tag]) => `<${tag}>`)),
];
