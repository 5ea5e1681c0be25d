import { latePicture } from '../_safe/late-picture.js';
import { unescapeTags } from '../_safe/plain-html.js';
import { safeUrl } from '../_safe/safe-url.js';
import { decodeText } from '../_safe/text.js';
import { addressFindings } from './addresses.js';
import type { TagFinding } from './finding.js';

const TAG = /<([a-z][^\s/<>]*)((?:\s[^<>]*)?)>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;
/** Elements that authors miss. Formatting is none of them, and neither is what an office writes with a colon. */
const MISSED =
  /^(?:[a-z]\w*-[^:]*|button|input|select|textarea|form|audio|video|iframe|object|embed|svg|math|canvas|dialog|meter|progress)$/;
/** Attributes that make markup do something, by HTML or by a library. */
const BEHAVIOUR =
  /^(?:on[a-z]+|@.+|x-.+|v-.+|hx-.+|data-(?:bs-.+|hx-.+|toggle|target|dismiss|action|controller|turbo.*)|popovertarget|command(?:for)?)$/i;
const LONGEST = 80;

/** Names what the sanitiser takes from rich text, and pictures without an alternative text. */
export function richTextFindings(
  text: string,
  place: string,
  sanitize: ((html: string) => string) | undefined,
): TagFinding[] {
  const html = unescapeTags(text);
  const silent = tagsIn(html).filter(({ name, attributes }) => name === 'img' && !attributes.has('alt'));
  const findings = silent.map(
    ({ attributes }): TagFinding => ({
      place,
      message: `has a picture without an alternative text (${cut(attributes.get('src') ?? '')})`,
      remedy: 'write alt="…", or alt="" if it is a decoration',
    }),
  );
  const links = unique(valuesOf(tagsIn(html), 'a', 'href'));
  findings.push(
    ...links.flatMap((link) => addressFindings(link, place, `has the link "${cut(link)}", which is`)),
  );
  const lost = sanitize ? lossesOf(html, sanitize(html)) : [];
  if (lost.length === 0) return findings;
  const message = `loses ${lost.join(', ')}, which rich text cannot have`;
  return [...findings, { place, message, remedy: 'put it beside the tag, or give another address' }];
}

/** Whether HTML holds elements that rich text cannot have, which their own finding names. */
export const holdsMissed = (html: string): boolean => tagsIn(html).some(({ name }) => MISSED.test(name));

/** A start tag. */
export interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

function lossesOf(html: string, sanitized: string): string[] {
  const [written, kept] = [tagsIn(html), tagsIn(sanitized)];
  const countOf = (tags: readonly Tag[], name: string) => tags.filter((each) => each.name === name).length;
  const names = unique(written.map(({ name }) => name)).filter(
    (name) => MISSED.test(name) && countOf(written, name) > countOf(kept, name),
  );
  const left = new Set(kept.flatMap(({ attributes }) => [...attributes.keys()]));
  const attributes = unique(written.flatMap((tag) => [...tag.attributes.keys()]));
  const inert = attributes.filter((name) => BEHAVIOUR.test(name) && !left.has(name));
  const links = valuesOf(written, 'a', 'href').filter((address) => safeUrl(address) === undefined);
  const shown = valuesOf(kept, 'img', 'src');
  const pictures = valuesOf(written.map(asShown), 'img', 'src').filter((address) => !shown.includes(address));
  return [
    ...names.map((name) => `<${name}>`),
    ...inert.map((name) => `the attribute ${name}`),
    ...unique([...links, ...pictures]).map((address) => `the address "${cut(address)}"`),
  ];
}

/** The start tags in HTML, in their order. */
export const tagsIn = (html: string): Tag[] =>
  [...html.matchAll(TAG)].map(([, name, source = '']) => ({
    name: name!.toLowerCase(),
    attributes: new Map(
      [...source.matchAll(ATTRIBUTE)].map(([, attribute, double, single, bare]) => [
        attribute!.toLowerCase(),
        decodeText(double ?? single ?? bare ?? '').trim(),
      ]),
    ),
  }));

/** A picture with the address that it is shown by, though a script was to load it late. */
function asShown(tag: Tag): Tag {
  const { src } = (tag.name === 'img' && latePicture((name) => tag.attributes.get(name))) || {};
  return src ? { ...tag, attributes: new Map([...tag.attributes, ['src', src]]) } : tag;
}

const valuesOf = (tags: readonly Tag[], name: string, attribute: string) =>
  tags.flatMap((tag) => (tag.name === name ? (tag.attributes.get(attribute) ?? []) : [])).filter(Boolean);

const unique = (texts: readonly string[]) => [...new Set(texts)];
/** A value as a message quotes it. */
export const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
