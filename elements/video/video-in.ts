import { foreignFilm } from '../../react-views/video/film-address.js';
import type { Html } from '../_core/declare/html.js';
import type { AuthoredPart } from '../_core/declare/tree.js';

const HEADING = /^h[1-6]$/;
/** A live node is not looked into, but its markup says it. */
const TRACK = /<track\b(?![^>]*\bkind=["']?(?:chapters|metadata))/i;
const FILE = /\.(?:mp4|m4v|webm|ogv|mov)(?:[?#]|$)/i;

/** A film as ordinary HTML says it. */
interface Found {
  src?: string | undefined;
  playLabel?: string;
  isFrame?: boolean;
  film?: AuthoredPart | undefined;
  hasTrack?: boolean;
  poster?: string | undefined;
  title?: string | undefined;
  level?: string;
  transcript?: AuthoredPart | undefined;
  transcriptTitle?: string;
  description?: AuthoredPart | undefined;
}

/** The address that a live node loads from, which nothing copies: a view has another node in its place. */
const addressOf = (html: Html, node: unknown): string =>
  html.attribute(node, 'src' as 'id') ?? html.attribute(node, 'data-src' as 'id') ?? '';

/** The author's own film, else a frame, else a link to a film. Without one, everything stays as written. */
export function filmIn(html: Html): Found {
  const [video] = html.elements(/^video$/);
  const [frame] =
    video === undefined ? html.elements(/^iframe$/).filter((each) => addressOf(html, each)) : [];
  const link =
    video === undefined && frame === undefined
      ? html.links().find((each) => isFilm(html.link(each).address))
      : undefined;
  if (video === undefined && frame === undefined && link === undefined) return {};
  const found: Found = {};
  if (video !== undefined) {
    found.poster = html.attribute(video, 'poster');
    found.title = html.attribute(video, 'aria-label') ?? html.attribute(video, 'title');
  } else if (frame !== undefined) {
    found.src = addressOf(html, frame);
    found.isFrame = true;
    found.title = html.attribute(frame, 'title');
    html.keep({ frame });
    html.replace(frame);
  } else if (link !== undefined) readLink(html, link, found);
  readTitle(html, found);
  readTranscript(html, found);
  if (video === undefined) readPoster(html, found);
  else {
    found.film = html.richText([video]);
    found.hasTrack = found.film !== undefined && TRACK.test(found.film.html());
  }
  const rest = html.rest(html.nodes);
  if (rest.some((node) => html.isWorded(node) || html.holdsLive(node)))
    found.description = html.unlessSlotted('description', () => html.richText(rest));
  return found;
}

const isFilm = (address: string): boolean => foreignFilm(address) !== undefined || FILE.test(address);

function readLink(html: Html, link: unknown, found: Found): void {
  const { address, words } = html.link(link);
  found.src = address;
  const isAlone = html.beside(link).every((node) => node === link || !html.isWorded(node));
  html.keep({ link });
  // A link in a sentence stays there, too.
  if (!isAlone) return;
  found.playLabel = words;
  if (words !== address) found.title = words;
  readPoster(html, found);
  html.take(link);
}

function readTitle(html: Html, found: Found): void {
  const heading = html.elements(HEADING, html.nodes, /^details$/).find(html.hasWords);
  if (heading === undefined) return;
  found.title = html.words(heading);
  found.level = html.name(heading);
  html.keep({ heading });
  html.take(heading);
}

function readTranscript(html: Html, found: Found): void {
  const [fold] = html.elements(/^details$/);
  if (fold === undefined) return;
  const summary = html.children(fold).find((node) => html.name(node) === 'summary');
  if (summary !== undefined) {
    found.transcriptTitle = html.words(summary);
    html.take(summary);
  }
  const inside = html.children(fold).filter((node) => node !== summary);
  found.transcript = html.unlessSlotted('transcript', () => html.richText(inside));
  html.keep({ transcript: fold, summary });
  if (found.transcript) html.take(fold);
}

function readPoster(html: Html, found: Found): void {
  const picture = html.elements(/^img$/).find(html.picture);
  if (picture === undefined || found.poster) return;
  found.poster = html.picture(picture)!.src;
  html.replace(picture);
}
