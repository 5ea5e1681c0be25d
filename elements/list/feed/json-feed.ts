import { isRecord } from '../../../page/is-record.js';
import { type FeedItem, type FeedModel, summaryOf } from './feed-item.js';

type Json = Readonly<Record<string, unknown>>;

const IS_FEED = /jsonfeed\.org\/version/i;

/**
 * Reads a JSON Feed, or the model of a list as the CMS exports it: our own, or that of a list of Core Components.
 *
 * @throws Error if it has no list of items.
 */
export function readJson(json: unknown): FeedModel {
  const model: Json = Array.isArray(json) ? { items: json } : isRecord(json) ? json : {};
  if (!Array.isArray(model.items)) throw new Error('it has no "items"');
  const read = IS_FEED.test(String(model.version)) ? entry : listed;
  const items = model.items.filter(isRecord).map(read);
  return { ...model, items, allUrl: textOf(model.home_page_url) ?? textOf(model.allUrl) };
}

function entry(item: Json): FeedItem {
  const summary = textOf(item.summary) ?? textOf(item.content_text) ?? textOf(item.content_html);
  return {
    title: textOf(item.title) ?? summaryOf(summary) ?? '',
    link: textOf(item.url) ?? textOf(item.external_url),
    date: textOf(item.date_published) ?? textOf(item.date_modified),
    image: textOf(item.image) ?? textOf(item.banner_image),
    description: item.title ? summaryOf(summary) : undefined,
    category: Array.isArray(item.tags) ? item.tags.map(String) : undefined,
  };
}

/** An item of a model keeps all that a list of ours knows. */
function listed(item: Json): FeedItem {
  const { link, url, date, lastModified, category, tags, title, name } = item;
  return {
    ...item,
    title: textOf(title) ?? textOf(name) ?? '',
    link: textOf(link) ?? (isRecord(link) ? textOf(link.url) : undefined) ?? textOf(url),
    date: textOf(date) ?? moment(date ?? lastModified),
    category: [category ?? tags ?? []].flat().filter((each) => typeof each === 'string'),
  };
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Sling writes milliseconds since 1970. */
const moment = (value: unknown): string | undefined =>
  typeof value === 'number' ? new Date(value).toISOString() : undefined;
