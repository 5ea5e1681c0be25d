import type { FeedSource } from '../../../page/model/feed-source.js';

const FILE_OF_FEED = /(?:\.(?:atom|ical|ics|rdf|rss|xml)|\/(?:atom|feed|rss))\/?$/i;
const ASKED_AS_FEED = /[?&](?:feed|format|ical|outlook-ical|type)=/i;

/**
 * What `src` of a list may lead to: the CMS's model of a list, a JSON Feed, RSS, Atom or a calendar (iCalendar). An address
 * on another site is none of the CMS's.
 */
export const feed: FeedSource = {
  isText(src) {
    const [path = '', query] = src.split(/(?=[?#])/);
    return /^(?:https?:)?\/\//i.test(src) || FILE_OF_FEED.test(path) || ASKED_AS_FEED.test(query ?? '');
  },
  load: () => import('./read-feed.js').then(({ readFeed }) => readFeed),
};
