// Takes from its host the functions that the views need and a bare engine lacks. Does nothing where the globals are there
// already.

/** The functions that `dist/server/uni-views.js` gets from the CMS that runs it, as the global `uniHost`. */
export interface CmsHost {
  /** Rich text without what runs scripts: asked only for markup that is more than plain. */
  filter(html: string): string;
  /** A day in words, with day, month and year: `12 March 2026`. Throws for a time zone that it does not know. */
  longDate(epochMs: number, language: string, region: string, timeZone: string): string;
  /** A sentence about a value that an author should read. */
  warn(message: string): void;
}

declare const uniHost: CmsHost;

const ADDRESS = /^(?:([a-z][a-z0-9+.-]*):)?(?:[\\/]{2,}([^\\/?#]*))?([^?#]*)/i;
const NO_HOST = /[\s<>^|%[\]]/;
const LANGUAGE_TAG =
  /^([a-z]{2,3}|[a-z]{5,8})(?:-[a-z]{4})?(?:-([a-z]{2}|\d{3}))?(?:-(?:[a-z0-9]{5,8}|\d[a-z0-9]{3}))*(?:-[a-z0-9]-.*)?$/i;
const DEFAULT_PORT = /:(?:80|443)?$/;
const ENCODED_IN_PATHS = /[^!$-;=@-_a-z|~]+/g;

/** Implements as much of the URL Standard as a page's links need. */
export class EngineUrl {
  readonly origin: string;
  readonly pathname: string;

  constructor(address: string, base: string) {
    const [, scheme, host, path = ''] = ADDRESS.exec(address.trim().replace(/[\t\n\r]/g, ''))!;
    const [, ownScheme, ownHost] = ADDRESS.exec(base)!;
    const isWeb = scheme === undefined || /^https?$/i.test(scheme);
    if (!isWeb) {
      this.origin = 'null';
      this.pathname = path;
      return;
    }
    const whole = (scheme ?? ownScheme!).toLowerCase();
    this.origin = `${whole}://${(host ?? ownHost!).toLowerCase().replace(DEFAULT_PORT, '')}`;
    this.pathname = withoutDots(path.replace(/\\/g, '/').replace(ENCODED_IN_PATHS, encodeURIComponent));
  }

  static canParse(address: string, base: string): boolean {
    try {
      const { origin } = new EngineUrl(address, base);
      return !origin.endsWith('://') && !NO_HOST.test(origin);
    } catch {
      return false;
    }
  }
}

function withoutDots(path: string): string {
  const kept: string[] = [];
  const segments = path.replace(/^\//, '').split('/');
  for (const [at, segment] of segments.entries()) {
    const isLast = at === segments.length - 1;
    if (/^(?:\.|%2e){2}$/i.test(segment)) kept.pop();
    else if (!/^(?:\.|%2e)$/i.test(segment)) {
      kept.push(segment);
      continue;
    }
    if (isLast) kept.push('');
  }
  return `/${kept.join('/')}`;
}

const SPACE = /%20/g;
const ENCODED_IN_QUERIES = /[!'()~]/g;
const HALF_OF_A_PAIR = /[\ud800-\udbff](?![\udc00-\udfff])|(^|[^\ud800-\udbff])[\udc00-\udfff]/g;

/** Implements as much of a query as a page's own addresses need. */
export class EngineParameters {
  readonly #pairs: [string, string][] = [];

  constructor(query = '') {
    for (const pair of query.replace(/^\?/, '').split('&')) {
      const at = pair.indexOf('=');
      const [name, value] = at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
      if (pair !== '') this.#pairs.push([decoded(name), decoded(value)]);
    }
  }

  get(name: string): string | null {
    return this.#pairs.find(([each]) => each === name)?.[1] ?? null;
  }

  set(name: string, value: string): void {
    this.#pairs.push([name, value]);
  }

  toString(): string {
    return this.#pairs.map((pair) => pair.map(encoded).join('=')).join('&');
  }
}

/** Bytes that are no text stay encoded. */
function decoded(text: string): string {
  const spaced = text.replace(/\+/g, ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

const encoded = (text: string) =>
  encodeURIComponent(text.replace(HALF_OF_A_PAIR, '$1\ufffd'))
    .replace(ENCODED_IN_QUERIES, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(SPACE, '+');

class EngineLocale {
  readonly region: string | undefined;
  readonly #tag: string;

  constructor(tag: string | EngineLocale, { region }: { readonly region?: string } = {}) {
    this.#tag = String(tag);
    const found = LANGUAGE_TAG.exec(this.#tag);
    if (!found) throw new RangeError(`${tag} is no language`);
    this.region = region ?? found[2];
  }

  toString(): string {
    return this.#tag;
  }
}

interface DateOptions {
  readonly timeZone: string;
}

/** Only those that the host knows, so it ends with them. */
const knownZones = new Set<string>();

class EngineDateFormat {
  readonly #locale: EngineLocale;
  readonly #timeZone: string;

  /** @throws what the host throws, if it does not know the time zone */
  constructor(locale: EngineLocale, { timeZone }: DateOptions) {
    this.#locale = locale;
    this.#timeZone = timeZone;
    if (knownZones.has(timeZone)) return;
    uniHost.longDate(0, 'en', 'GB', timeZone);
    knownZones.add(timeZone);
  }

  format(date: Date): string {
    return uniHost.longDate(date.getTime(), String(this.#locale), this.#locale.region ?? '', this.#timeZone);
  }
}

/** Puts what is missing where the views look for it. */
export function equip(scope: Record<string, unknown>): void {
  const log = (message: unknown) => uniHost.warn(String(message));
  scope.console ??= { warn: log, error: log, info: log, debug: log, log: log };
  scope.URL ??= EngineUrl;
  scope.URLSearchParams ??= EngineParameters;
  scope.Intl ??= {
    Locale: EngineLocale,
    DateTimeFormat: EngineDateFormat,
  };
}
