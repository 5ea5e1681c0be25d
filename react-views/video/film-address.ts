import type { SafeUrl } from '../_shared/safe.js';

/** A film of another host: the page that shows it, and what is put into a frame once somebody wants to see it. */
export interface ForeignFilm {
  readonly host: 'YouTube' | 'Vimeo' | '';
  readonly page: SafeUrl;
  readonly frame: SafeUrl;
}

const ADDRESS = /^(?:https?:)?\/\/(?:www\.|m\.|player\.)?([\w.-]+)(\/[^?#]*)(?:\?([^#]*))?(?:#(.*))?$/i;
const YOUTUBE = /^youtu(?:be(?:-nocookie)?\.com|\.be)$/;
const YOUTUBE_ID = /^\/(?:(?:embed|shorts|live|v)\/)?([\w-]{11})(?:\/|$)/;
const VIMEO_ID = /^\/(?:video\/)?(\d+)(?:\/(\w+))?/;
/** Pictures that these hosts would hear of. */
const THEIR_PICTURES = /^(?:https?:)?\/\/[\w.-]*(?:ytimg\.com|youtube\.com|vimeocdn\.com)\//i;
/** `1h2m3s`, `90s` or `90`. */
const START = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/;
const OF_FRAMES = /\/\/player\.|nocookie|\/(?:embed|v)\//i;
const MINUTE_S = 60;
const HOUR_S = 3600;

/** Reads the address of a page or a frame of YouTube or Vimeo. Undefined for any other. */
export function foreignFilm(address: string): ForeignFilm | undefined {
  const [, host = '', path = '', query = '', hash = ''] = ADDRESS.exec(address.trim()) ?? [];
  const asked = paramsOf(query);
  if (YOUTUBE.test(host.toLowerCase())) {
    const id = YOUTUBE_ID.exec(path)?.[1] ?? (path.startsWith('/watch') ? asked.v : undefined);
    if (!id || !/^[\w-]{11}$/.test(id)) return undefined;
    const start = secondsIn(asked.t ?? asked.start ?? '');
    return {
      host: 'YouTube',
      page: pageOr(address, `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}` : ''}`),
      frame:
        `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ''}` as SafeUrl,
    };
  }
  const [, id, secret = asked.h] = VIMEO_ID.exec(path) ?? [];
  if (host.toLowerCase() !== 'vimeo.com' || !id) return undefined;
  const key = secret && /^\w+$/.test(secret) ? secret : '';
  const start = secondsIn(/(?:^|&)t=([\dhms]+)/.exec(hash)?.[1] ?? '');
  return {
    host: 'Vimeo',
    page: pageOr(address, `https://vimeo.com/${id}${key && `/${key}`}`),
    frame:
      `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${key && `&h=${key}`}${start ? `#t=${start}s` : ''}` as SafeUrl,
  };
}

/** The address itself, unless it is that of a frame, which shows nothing but the film. */
const pageOr = (address: string, page: string): SafeUrl =>
  (OF_FRAMES.test(address) ? page : address.trim()) as SafeUrl;

/** True if the host of a film would hear of a visitor by its picture. */
export const isTheirPicture = (address: string): boolean => THEIR_PICTURES.test(address);

function paramsOf(query: string): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    query
      .split('&')
      .map((pair) => pair.split('='))
      .map(([name = '', value = '']) => [name.replace(/^amp;/, ''), value]),
  );
}

function secondsIn(written: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = START.exec(written) ?? [];
  return Number(hours) * HOUR_S + Number(minutes) * MINUTE_S + Number(seconds);
}
