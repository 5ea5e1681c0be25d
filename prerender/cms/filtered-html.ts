import {
  alignmentIn,
  FORBIDDEN_ATTRIBUTES,
  FORBIDDEN_TAGS,
  ID_PREFIX,
  LINK_TARGETS,
  ownClasses,
} from '../../elements/_core/safe/rich-text-vocabulary.js';
import { safeUrl } from '../../elements/_core/safe/safe-url.js';
import { decodeText } from '../../elements/_core/safe/text.js';

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z][\w:-]*="[^"]*")*)\s*(\/?)>/gi;
const ATTRIBUTE = /\s+([a-z][\w:-]*)="([^"]*)"/gi;
const STYLE = /\sstyle="([^"]*)"/i;
const CLASS = /(\sclass=")([^"]*)"/i;
const VOID = ['br', 'col', 'hr', 'img', 'wbr'];
/** Of another site, or of the author's own computer. */
const ELSEWHERE = /^\s*(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i;
const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
};

/**
 * What the CMS's filter has left of rich text, in the vocabulary of the library's own sanitiser. The filter has taken out
 * what runs and writes well-formed markup, so this only leaves out more of it: the whole sanitiser takes the CMS's
 * interpreter some 20 times as long.
 *
 * @param html as the filter writes it: attributes in double quotes, each element ended.
 */
export function inVocabulary(html: string): string {
  const ids = new Set(
    [...html.matchAll(ATTRIBUTE)].flatMap(([, name, value]) => (name === 'id' ? value! : [])),
  );
  return html.replace(TAG, (_, slash: string, written: string, attributes: string, isEmpty: string) => {
    const name = written.toLowerCase();
    if (FORBIDDEN_TAGS.includes(name)) return '';
    if (slash) return VOID.includes(name) ? '' : `</${name}>`;
    const [, style = ''] = STYLE.exec(attributes) ?? [];
    const kept = withClass(attributes, alignmentIn(style)).replace(
      ATTRIBUTE,
      (_, attribute: string, value: string) => keptAttribute(name, attribute.toLowerCase(), value, ids),
    );
    // A parser of HTML takes `<p />` for a start.
    return `<${name}${kept}>${isEmpty && !VOID.includes(name) ? `</${name}>` : ''}`;
  });
}

/** Attributes, one of which says that the element has a class. */
function withClass(attributes: string, name: string | undefined): string {
  if (!name) return attributes;
  return CLASS.test(attributes)
    ? attributes.replace(CLASS, `$1$2 ${name}"`)
    : `${attributes} class="${name}"`;
}

/** As it is written anew; empty where it is left out. */
function keptAttribute(tag: string, name: string, value: string, ids: ReadonlySet<string>): string {
  if (FORBIDDEN_ATTRIBUTES.includes(name) || name.startsWith('data-')) return '';
  if (tag === 'img' && (name === 'src' || name === 'srcset') && ELSEWHERE.test(decodeText(value))) return '';
  if (name === 'class') return written(name, ownClasses(value));
  if (name === 'id' || name === 'name')
    return written(name, value.startsWith(ID_PREFIX) ? value : ID_PREFIX + value);
  if (tag !== 'a') return written(name, value);
  if (name === 'target') {
    const opens = value === '_blank' ? ' rel="noopener"' : '';
    return LINK_TARGETS.includes(value) ? written(name, value) + opens : '';
  }
  if (name === 'rel') return '';
  return name === 'href' ? written(name, hrefOf(value, ids)) : written(name, value);
}

function hrefOf(value: string, ids: ReadonlySet<string>): string | undefined {
  const id = value.startsWith('#') ? value.slice(1) : undefined;
  if (id !== undefined && ids.has(id) && !id.startsWith(ID_PREFIX)) return `#${ID_PREFIX}${id}`;
  return safeUrl(decodeText(value))?.replace(/[&"<>]/g, (character) => REFERENCES[character]!);
}

const written = (name: string, value: string | undefined) => (value ? ` ${name}="${value}"` : '');
