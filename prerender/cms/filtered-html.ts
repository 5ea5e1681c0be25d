import { latePicture } from '../../elements/_safe/late-picture.js';
import {
  AUDIENCE_ATTRIBUTE,
  alignmentIn,
  FORBIDDEN_ATTRIBUTES,
  FORBIDDEN_TAGS,
  ID_PREFIX,
  ID_REFERENCES,
  isNamedIn,
  LINK_TARGETS,
  ownClasses,
} from '../../elements/_safe/rich-text-vocabulary.js';
import { asRead, safeUrl } from '../../elements/_safe/safe-url.js';
import { decodeText } from '../../elements/_safe/text.js';

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z][\w:-]*="[^"]*")*)\s*(\/?)>/gi;
const ATTRIBUTE = /\s+([a-z][\w:-]*)="([^"]*)"/gi;
const VOID = ['br', 'col', 'hr', 'img', 'wbr'];
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i;
/** A browser knows more names of characters, a slash's and a tab's among them. */
const UNREAD = /^[^?#]*&[a-z][a-z0-9]*;/i;
const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
};

/**
 * Limits the rich text that the CMS's filter has left to the vocabulary of the library's own sanitiser. The filter has
 * taken out what runs and writes well-formed markup, so this only leaves out more of it: the whole sanitiser takes the
 * CMS's interpreter some 20 times as long.
 *
 * @param html as the filter writes it: attributes in double quotes, each element ended.
 */
export function inVocabulary(html: string): string {
  const targets = targetsIn(html);
  return html.replace(TAG, (_, slash: string, written: string, attributes: string, isEmpty: string) => {
    const name = written.toLowerCase();
    if (FORBIDDEN_TAGS.includes(name)) return '';
    if (slash) return VOID.includes(name) ? '' : `</${name}>`;
    // A parser of HTML takes `<p />` for a start.
    const end = isEmpty && !VOID.includes(name) ? `</${name}>` : '';
    return `<${name}${writtenAttributes(name, attributes, targets)}>${end}`;
  });
}

/** Whether an address is of another site, or of the author's own computer: the CMS's own pictures have a path. */
export const leadsElsewhere = (address: string): boolean => ELSEWHERE.test(asRead(address));

const picturesOf = (src = '', srcset = '') => [src, ...srcset.split(',')].map(decodeText);

/** Ids and names that a text may refer to, without the prefix. */
function targetsIn(html: string): ReadonlySet<string> {
  const found = [...html.matchAll(TAG)].flatMap(([, , tag, attributes]) =>
    attributesIn(attributes!).flatMap(([name, value]) =>
      name === 'id' || (name === 'name' && tag!.toLowerCase() === 'a') ? [withoutPrefix(value)] : [],
    ),
  );
  return new Set(found);
}

const withoutPrefix = (id: string) => (id.startsWith(ID_PREFIX) ? id.slice(ID_PREFIX.length) : id);

const attributesIn = (attributes: string) =>
  [...attributes.matchAll(ATTRIBUTE)].map(([, name, value]) => [name!.toLowerCase(), value!.trim()] as const);

/** Each is written from what was read: a value may look like an attribute, and nothing of it is patched. */
function writtenAttributes(tag: string, attributes: string, targets: ReadonlySet<string>): string {
  const read = new Map(attributesIn(attributes));
  const alignment = alignmentIn(read.get('style') ?? '');
  if (alignment) read.set('class', `${read.get('class') ?? ''} ${alignment}`.trim());
  if (tag === 'a' && read.get('target') === '_blank') read.set('rel', 'noopener');
  const late = tag === 'img' ? latePicture((name) => read.get(name)) : undefined;
  if (late)
    for (const [name, address] of Object.entries({ loading: 'lazy', ...late })) read.set(name, address);
  const isElsewhere =
    tag === 'img' &&
    picturesOf(read.get('src'), read.get('srcset')).some(
      (address) => leadsElsewhere(address) || UNREAD.test(address),
    );
  const anchor = tag === 'a' && !read.has('id') ? read.get('name') : undefined;
  if (anchor) read.set('id', anchor);
  let written = '';
  for (const [name, value] of read) {
    if (FORBIDDEN_ATTRIBUTES.includes(name)) continue;
    if (name.startsWith('data-') && name !== AUDIENCE_ATTRIBUTE) continue;
    if (isElsewhere && (name === 'src' || name === 'srcset')) continue;
    const kept = keptValue(tag, name, value, targets);
    if (kept !== undefined) written += ` ${name}="${kept}"`;
  }
  return written;
}

/** Gives an attribute's value as it is written again, or undefined if the attribute is left out. */
function keptValue(
  tag: string,
  name: string,
  value: string,
  targets: ReadonlySet<string>,
): string | undefined {
  if (name === 'class') return ownClasses(value) || undefined;
  if (name === 'id' || name === 'name') return value === '' ? undefined : ID_PREFIX + withoutPrefix(value);
  if (ID_REFERENCES.includes(name)) return referring(name, value, targets);
  if (tag !== 'a') return value;
  if (name === 'target') return LINK_TARGETS.includes(value) ? value : undefined;
  return name === 'href' ? hrefOf(value, targets) : value;
}

/** Heads are cells of the same table. The rest may be named by what stands in the page around the text. */
const referring = (attribute: string, value: string, targets: ReadonlySet<string>) =>
  value
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => {
      const isPrefixed = !id.startsWith(ID_PREFIX) && (attribute === 'headers' || targets.has(id));
      return isPrefixed ? ID_PREFIX + id : id;
    })
    .join(' ');

function hrefOf(value: string, targets: ReadonlySet<string>): string | undefined {
  const href = decodeText(value);
  const id = href.startsWith('#') ? href.slice(1) : '';
  const isTarget = id !== '' && !id.startsWith(ID_PREFIX) && isNamedIn(targets, id);
  const safe = isTarget ? `#${ID_PREFIX}${id}` : safeUrl(href);
  return safe?.replace(/[&"<>]/g, (character) => REFERENCES[character]!);
}
