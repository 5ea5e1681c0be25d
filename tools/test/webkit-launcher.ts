import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { BrowserLauncher } from '@web/test-runner';
import { freePort } from './free-port.js';
import { webDriverPage } from './webdriver-page.js';
import { type WebDriverSession, webDriverSession } from './webdriver-session.js';

/** Where the programs of WebKitGTK are. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  /** An X server without a screen: MiniBrowser has no headless mode. */
  readonly display: string;
}

const CAPABILITIES = { browserName: 'MiniBrowser', pageLoadStrategy: 'none' };
/** Without a window manager the focus is where the pointer is: in the screen's middle, which every window has to cover. */
const SCREEN = '600x400x24';
/** The browser's own bar would keep windows wider than the narrowest pages. */
const GTK_STYLES = '* { min-width: 0; margin: 0; padding: 0; font-size: 1px; }';
/** As the test runner opens pages in other browsers. */
const FIRST_SIZE = { x: 0, y: 0, width: 800, height: 600 };

/** Launches WebKitGTK's MiniBrowser through its WebDriver, one page at a time. */
export function webkitLauncher(programs: WebKitPrograms): BrowserLauncher {
  const processes: ChildProcess[] = [];
  const settings = mkdtempSync(join(tmpdir(), 'uni-webkit-'));
  let driver: WebDriverSession | undefined;
  let active: string | undefined;
  const start = async () => {
    const display = await startDisplay(programs.display, processes);
    const port = await freePort();
    const env = { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: settings };
    mkdirSync(join(settings, 'gtk-3.0'));
    writeFileSync(join(settings, 'gtk-3.0/gtk.css'), GTK_STYLES);
    processes.push(spawn(programs.driver, [`--port=${port}`], { stdio: 'ignore', env }));
    const browserOptions = { binary: programs.browser, args: ['--automation', '--full-screen'] };
    const session = await webDriverSession(`http://127.0.0.1:${port}`, {
      ...CAPABILITIES,
      'webkitgtk:browserOptions': browserOptions,
    });
    return session;
  };
  return Object.assign(
    {
      name: 'WebKit',
      // The runner's commands know what to do with a puppeteer page, and so `getPage` gives the like of one.
      type: 'puppeteer',
      concurrency: 1,
      async stop() {
        await driver?.end().catch(() => {});
        for (const child of processes.reverse()) child.kill();
        rmSync(settings, { recursive: true, force: true });
      },
      async startSession(id: string, url: string) {
        driver ??= await start();
        active = id;
        // All files have one window: the one before may have made it wider.
        await driver.call('POST', 'window/rect', FIRST_SIZE);
        await driver.call('POST', 'url', { url });
      },
      isActive: (id: string) => active === id,
      getBrowserUrl: () => driver?.call<string>('GET', 'url'),
      async stopSession() {
        active = undefined;
        await driver?.call('POST', 'url', { url: 'about:blank' });
        return {};
      },
      startDebugSession: () => Promise.reject(new Error('WebKit is not debugged from here')),
    },
    { getPage: () => webDriverPage(driver!) },
  );
}

/** @returns the display's name, once the server takes connections. */
async function startDisplay(program: string, processes: ChildProcess[]): Promise<string> {
  const server = spawn(program, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  processes.push(server);
  const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
  return `:${number.toString().trim()}`;
}
