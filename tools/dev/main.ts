// npm run dev: every element and guide from the sources. What you save is on its page within a second or two.
import { parseArgs } from 'node:util';
import { endWithParent } from '../../fixtures/server/end-with-parent.js';
import { startDevServer } from './dev-server.js';

const USAGE = 'npm run dev -- [--port N]';
const PORT = 5173;

endWithParent();
try {
  const { values } = parseArgs({ options: { port: { type: 'string', default: String(PORT) } } });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port ${values.port} is no port: ${USAGE}`);
  const server = await startDevServer(port);
  console.info(`elements and guides  ${server.resolvedUrls!.local[0]}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
