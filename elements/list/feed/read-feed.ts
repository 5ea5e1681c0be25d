import type { FeedItem, FeedModel } from './feed-item.js';
import { readJson } from './json-feed.js';

/** The readers of other forms are loaded with the first answer of that form. */
const READERS: readonly { readonly form: RegExp; load(): Promise<(text: string) => FeedModel> }[] = [
  {
    form: /^BEGIN:VCALENDAR/i,
    load: () => import('./calendar-feed.js').then(({ readCalendar }) => readCalendar),
  },
  { form: /^</, load: () => import('./xml-feed.js').then(({ readXml }) => readXml) },
  { form: /^[{[]/, load: async () => (text) => readJson(JSON.parse(text)) },
];

/**
 * Makes the model of a list of what an address has answered.
 *
 * @param answer a text, or JSON.
 * @param address where relative addresses in it lead from.
 * @throws Error for what is no list.
 */
export async function readFeed(answer: unknown, address: string): Promise<Readonly<Record<string, unknown>>> {
  const model = await modelOf(answer);
  const { items, allUrl } = model;
  if (typeof answer !== 'string') return { ...model };
  return { ...model, allUrl: absolute(allUrl, address), items: items.map((item) => fromSite(item, address)) };
}

async function modelOf(answer: unknown): Promise<FeedModel> {
  if (typeof answer !== 'string') return readJson(answer);
  const text = answer.replace(/^\ufeff/, '').trimStart();
  const reader = READERS.find(({ form }) => form.test(text));
  if (!reader) throw new Error('it is neither JSON, RSS, Atom nor a calendar');
  return (await reader.load())(text);
}

const fromSite = (item: FeedItem, address: string): FeedItem => ({
  ...item,
  link: absolute(item.link, address),
  image: absolute(item.image, address),
});

const absolute = (link: string | undefined, base: string): string | undefined =>
  link && URL.canParse(link, base) ? new URL(link, base).href : undefined;
