import { audiences } from '../../vocabulary/courses.js';
import { isRecord } from '../is-record.js';
import { RequestError } from '../request/request-error.js';

type Fields = Readonly<Record<string, unknown>>;

const METADATA = ['code', 'faculty', 'level', 'summary', 'length', 'campus', 'fee'] as const;
/** Funnelback's own class of a page's description. */
const DESCRIPTION = 'c';

/**
 * Funnelback's own answer as the flat one that `readCourseResults` reads, and any other as it is. In Funnelback's,
 * `response.resultPacket` holds the results in the order of their ranks, titles and summaries have the words found in
 * `<b>`, and the rest is metadata, of which each class has a list of texts (`listMetadata`) or one text with `|`
 * between its values (`metaData`).
 *
 * @see https://docs.squiz.net/funnelback/docs/latest/build/results-pages/
 */
export function flatAnswer(answer: unknown): unknown {
  if (!isRecord(answer) || !isRecord(answer.response)) return answer;
  const packet = recordOf(answer.response.resultPacket);
  const { results } = packet;
  return {
    totalMatching: recordOf(packet.resultsSummary).totalMatching,
    results: Array.isArray(results) ? results.filter(isRecord).map(flatResult) : results,
  };
}

function flatResult(result: Fields): Fields {
  const values = (name: string) => metadataOf(result, name);
  const named = METADATA.map((name) => [name, values(name)[0]]);
  const summary = typeof result.summary === 'string' ? textOfMarked(result.summary) : '';
  const { summary: described = values(DESCRIPTION)[0], ...metadata } = Object.fromEntries(named);
  return {
    ...metadata,
    title: typeof result.title === 'string' ? textOfMarked(result.title) : '',
    liveUrl: result.liveUrl,
    audience: values('audience'),
    fees: Object.fromEntries(audiences.map((each) => [each, values(feeClass(each))[0]])),
    summary: summary || described,
  };
}

/** Names of classes have letters and digits only: `feeDomestic`. */
const feeClass = (audience: string) => `fee${audience.charAt(0).toUpperCase()}${audience.slice(1)}`;

function metadataOf({ listMetadata, metaData }: Fields, name: string): string[] {
  const value = recordOf(listMetadata)[name] ?? recordOf(metaData)[name];
  const texts = typeof value === 'string' ? value.split('|') : Array.isArray(value) ? value : [];
  return texts.filter((text) => typeof text === 'string').map((text: string) => text.trim());
}

const recordOf = (value: unknown): Fields => (isRecord(value) ? value : {});

/** A mark ends before the next one begins, so that a text of brackets is read in a time that grows with it. */
const TAG = /<\/?[a-z][^<>]*>/gi;
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp|hellip));/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hellip: '…',
};
const LAST_CODE_POINT = 0x10ffff;

/** The text of the search service's small HTML: without its marks (`<b>`), with the references decoded that it writes. */
export const textOfMarked = (html: string): string =>
  html
    .replace(TAG, '')
    .replace(REFERENCE, (reference, decimal?: string, hex?: string, name?: string) => {
      if (name) return NAMED[name.toLowerCase()]!;
      const code = decimal ? Number(decimal) : Number.parseInt(hex!, 16);
      return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : reference;
    })
    .trim();

/** Services write an empty comment before the call, so that no plug-in reads the answer as its own. */
const CALL = /^\s*(?:\/\*\*\/\s*)?[\w$.]+\s*\((.*)\)\s*(?:;\s*)?$/s;

/**
 * Reads what a JSONP-shaped text calls its function with, as JSON: the text is never run.
 *
 * @throws RequestError of kind `parse` for any other text.
 */
export function readJsonp(text: string, url: string): unknown {
  const json = CALL.exec(text)?.[1];
  if (json === undefined) throw new RequestError(`${url} is not JSONP`, { kind: 'parse', url });
  return readJson(json, url);
}

/** @throws RequestError of kind `parse` for what is no JSON. */
export function readJson(text: string, url: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new RequestError(`${url} does not hold JSON`, { kind: 'parse', url, cause });
  }
}
