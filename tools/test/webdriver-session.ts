import { setTimeout } from 'node:timers/promises';

/** One browser under a driver that speaks W3C WebDriver. */
export interface WebDriverSession {
  /** @param path after the session's own: `url`, `execute/sync`. @throws Error with the driver's message. */
  call<T = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T>;
  end(): Promise<void>;
}

const POLL_MS = 100;
const START_LIMIT_MS = 20_000;

/** Starts a browser, once the driver answers. */
export async function webDriverSession(driver: string, capabilities: object): Promise<WebDriverSession> {
  await isReady(driver);
  const body = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = await send<{ sessionId: string }>(`${driver}/session`, 'POST', body);
  const session = `${driver}/session/${sessionId}`;
  return {
    call: (method, path, body) => send(`${session}/${path}`, method, body),
    end: () => send(session, 'DELETE'),
  };
}

/** A driver tells nobody when it listens. */
async function isReady(driver: string): Promise<void> {
  const limit = performance.now() + START_LIMIT_MS;
  while (performance.now() < limit) {
    const answer = await fetch(`${driver}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await setTimeout(POLL_MS);
  }
  throw new Error(`the driver at ${driver} does not answer`);
}

async function send<T>(address: string, method: string, body: object = {}): Promise<T> {
  const answer = await fetch(address, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error ?? answer.status}: ${value.message ?? address}`);
  return value;
}
