import { Parser } from 'htmlparser2';
import { type FeedItem, type FeedModel, summaryOf, wordsOf } from './feed-item.js';

/** An element of a feed. Its text is that of all that stands in it. */
interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

const ROOT = /^(?:rss|rdf:rdf|feed)$/i;
const ITEM = /^(?:item|entry)$/;
/** How deep what a list reads stands in a feed. Whatever is deeper belongs to the text around it. */
const DEEPEST = 5;
const PICTURE = /^(?:media:(?:content|thumbnail)|enclosure|itunes:image)$/;
const OFFSET = /([+-])(\d\d):?(\d\d)$/;
const HOUR_MINUTES = 60;
const MINUTE_MS = 60_000;

/**
 * Reads RSS (0.9 to 2.0) or Atom, as forgiving as a browser is with HTML, because feeds are often not well-formed.
 *
 * @throws Error for what is no feed.
 */
export function readXml(xml: string): FeedModel {
  const root = parsed(xml).children.find(({ name }) => ROOT.test(name));
  if (!root) throw new Error('it is no feed of RSS or Atom');
  const channel = child(root, 'channel') ?? root;
  // RSS 1.0 has its items beside the channel.
  const items = [...channel.children, ...(channel === root ? [] : root.children)];
  return { items: items.filter(({ name }) => ITEM.test(name)).map(itemOf), allUrl: linkOf(channel) };
}

function parsed(xml: string): XmlElement {
  const document: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [document];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = { name, attributes, children: [], text: '' };
        if (open.length <= DEEPEST) open.at(-1)!.children.push(element);
        open.push(open.length <= DEEPEST ? element : open.at(-1)!);
      },
      ontext(text) {
        open.at(-1)!.text += text;
      },
      onclosetag() {
        const closed = open.pop();
        const around = open.at(-1);
        // A title of Atom may be XHTML.
        if (closed && around && closed !== around) around.text += closed.text;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return document;
}

function itemOf(item: XmlElement): FeedItem {
  const summary = textOf(item, 'description', 'summary', 'content:encoded', 'content');
  const title = wordsOf(textOf(item, 'title') ?? '');
  return {
    title: title || (summaryOf(summary) ?? ''),
    link: linkOf(item),
    date: dateOf(textOf(item, 'pubDate', 'published', 'dc:date', 'updated')),
    image: pictureOf(item),
    description: title ? summaryOf(summary) : undefined,
    category: item.children
      .filter(({ name }) => /^(?:category|dc:subject)$/.test(name))
      .map((category) => category.attributes.term ?? category.text.trim()),
  };
}

/** RSS has the address as text, or as an `guid` that is one. Atom has it as an attribute. */
function linkOf(element: XmlElement): string | undefined {
  const links = element.children.filter(({ name }) => /^(?:link|atom:link)$/.test(name));
  const atom = links.find(({ attributes: { href, rel = 'alternate' } }) => href && rel === 'alternate');
  const text = links.map((link) => link.text.trim()).find(Boolean);
  const guid = child(element, 'guid');
  const permanent = guid && guid.attributes.isPermaLink !== 'false' ? guid.text.trim() : '';
  return text || atom?.attributes.href || (/^https?:/.test(permanent) ? permanent : undefined);
}

function pictureOf(item: XmlElement): string | undefined {
  const all = item.children.flatMap((each) => (each.name === 'media:group' ? each.children : [each]));
  const picture = all.find(
    ({ name, attributes: { type, medium, url, href } }) =>
      PICTURE.test(name) &&
      (url ?? href) &&
      !/^(?:audio|video)/.test(type ?? medium ?? '') &&
      isPicture(name, type),
  );
  return picture?.attributes.url ?? picture?.attributes.href;
}

const isPicture = (name: string, type = ''): boolean => name !== 'enclosure' || type.startsWith('image/');

/** A date of RFC 822 or ISO 8601, as `datetime` has it: on the clock that it was written on. */
function dateOf(written: string | undefined): string | undefined {
  const time = Date.parse(written ?? '');
  if (!written || Number.isNaN(time)) return undefined;
  if (/^\d{4}-\d\d-\d\d$/.test(written.trim())) return written.trim();
  const [, sign, hours, minutes] = OFFSET.exec(written.trim()) ?? [];
  if (!sign) return new Date(time).toISOString();
  const offset = Number(`${sign}1`) * (Number(hours) * HOUR_MINUTES + Number(minutes));
  return `${new Date(time + offset * MINUTE_MS).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)}${sign}${hours}:${minutes}`;
}

const child = (element: XmlElement, name: string): XmlElement | undefined =>
  element.children.find((each) => each.name === name);

function textOf(element: XmlElement, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const text = child(element, name)?.text.trim();
    if (text) return text;
  }
  return undefined;
}
