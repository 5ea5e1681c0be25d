import { isRecord } from '../is-record.js';
import { textOfMarked } from './marked-text.js';

type Fields = Readonly<Record<string, unknown>>;

const METADATA = ['code', 'faculty', 'level', 'summary'] as const;
/** Funnelback's own class of a page's description. */
const DESCRIPTION = 'c';

/**
 * Funnelback's own answer as the flat one that `readCourseResults` reads; any other as it is. In Funnelback's,
 * `response.resultPacket` holds the results in
 * the order of their ranks, titles and summaries have the words found in `<b>`, and the rest is metadata, of which
 * each class has a list of texts (`listMetadata`) or one text with `|` between its values (`metaData`).
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
    summary: summary || described,
  };
}

function metadataOf({ listMetadata, metaData }: Fields, name: string): string[] {
  const value = recordOf(listMetadata)[name] ?? recordOf(metaData)[name];
  const texts = typeof value === 'string' ? value.split('|') : Array.isArray(value) ? value : [];
  return texts.filter((text) => typeof text === 'string').map((text: string) => text.trim());
}

const recordOf = (value: unknown): Fields => (isRecord(value) ? value : {});
