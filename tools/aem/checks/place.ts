import type { Browser } from 'playwright-core';
import type { ContentServer } from '../../../fixtures/server/content-server.js';
import type { Room } from '../../rollup/rooms.js';
import type { Checks } from '../check.js';
import { nodeOf } from '../demo-content.js';
import type { Sling } from '../sling.js';

/** What every check works with. */
export interface Place {
  readonly checks: Checks;
  readonly sling: Sling;
  readonly server: ContentServer;
  readonly browser: Browser;
  readonly rooms: readonly Room[];
}

/** Stores a page with these components below its content, in one call. */
export async function storePage(
  { sling }: Place,
  path: string,
  components: Readonly<Record<string, object>>,
  properties: object = {},
): Promise<void> {
  const model = {
    ...properties,
    ':type': 'uni/components/page',
    ':items': { root: { ':type': 'uni/components/area', ':items': components } },
  };
  const page = { 'jcr:primaryType': 'cq:Page', 'jcr:content': nodeOf(model, 'cq:PageContent') };
  const at = path.lastIndexOf('/');
  const parent = path.slice(0, at);
  await sling.post(parent, {
    ':operation': 'import',
    ':contentType': 'json',
    ':name': path.slice(at + 1),
    ':replace': 'true',
    ':content': JSON.stringify(page),
  });
}

interface Visited {
  readonly sling: Pick<Sling, 'visit'>;
}

/** The text that Sling answers a visitor with; throws what it says when that is no page. */
export const get = ({ sling }: Visited, path: string): Promise<string> => textOf(path, sling.visit(path));

/** The text that Sling answers the administrator with. */
export const getAsAdmin = ({ sling }: Place, path: string): Promise<string> =>
  textOf(path, sling.request(path));

async function textOf(path: string, asked: Promise<Response>): Promise<string> {
  const answer = await asked;
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text.slice(0, 500)}`);
  return text;
}
