// npm run dev: every element and guide from the sources. A change that you save is on its page within a second or two.
import { endWithParent } from '../../fixtures/server/end-with-parent.js';
import { optionsOf } from '../options.js';
import { startDevServer } from './dev-server.js';

const USAGE = 'npm run dev -- [--port N]';
const PORT = 5173;

endWithParent();
try {
  const options = optionsOf({ port: { type: 'string', default: String(PORT) } }, USAGE);
  const port = Number(options.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port ${options.port} is no port: ${USAGE}`);
  const server = await startDevServer(port);
  console.info(`elements and guides  ${server.resolvedUrls!.local[0]}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
