import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, it } from 'node:test';

function cms(...options: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'integrations/aem/build/cms.ts', ...options],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

/** Its message stands in one line, before anything is built. */
const said = (stderr: string) => ({ status: 1, stdout: '', stderr: `${stderr}\n` });

describe('npm run cms', () => {
  it('names a port that is taken, and what to do', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const heard = cms('--port', String(port));
    server.close();
    assert.deepEqual(
      heard,
      said(`port ${port} is in use: stop what listens there, or give another: npm run cms -- [--port N]`),
    );
  });

  it('names what is no port', () => {
    assert.deepEqual(cms('--port', '70000'), said('--port 70000 is no port; give 1 to 65535'));
  });
});
