import { pageContentOf } from '../build/demo-content.js';
import { SLING, slingAt } from '../build/sling.js';

const told = process.env[SLING];
if (!told) throw new Error('There is no Sling: start these tests by npm run test:cms.');
/** Which all files of a run share: each makes the content that it changes. */
export const sling = slingAt(JSON.parse(told) as Parameters<typeof slingAt>[0]);

/** Stores a node and all below it in one call, in place of what was there. */
export const store = (parent: string, name: string, node: object): Promise<void> =>
  sling.post(parent, {
    ':operation': 'import',
    ':contentType': 'json',
    ':name': name,
    ':replace': 'true',
    ':content': JSON.stringify(node),
  });

/** Stores a page with these components below its content. */
export function storePage(
  path: string,
  components: Readonly<Record<string, object>>,
  properties: object = {},
): Promise<void> {
  const model = {
    ...properties,
    ':type': 'uni/components/page',
    ':items': { root: { ':type': 'uni/components/area', ':items': components } },
  };
  const at = path.lastIndexOf('/');
  return store(path.slice(0, at), path.slice(at + 1), {
    'jcr:primaryType': 'cq:Page',
    'jcr:content': pageContentOf(model),
  });
}

/** The text that Sling answers a visitor with. If that is no page, it throws what Sling says. */
export const get = (path: string): Promise<string> => textOf(path, sling.visit(path));

/** The text that Sling answers the administrator with. */
export const getAsAdmin = (path: string): Promise<string> => textOf(path, sling.request(path));

export async function textOf(path: string, asked: Promise<Response>): Promise<string> {
  const answer = await asked;
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text.slice(0, 500)}`);
  return text;
}
