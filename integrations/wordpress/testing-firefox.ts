import { createRequire } from 'node:module';
import { findProgram } from '../../tools/test/find-chromium.js';

/** Where the machine's Firefox is, if it has one. */
export const FIREFOX = process.env.FIREFOX_PATH ?? findProgram('firefox') ?? findProgram('firefox-esr');

/** That of the browser tests, because Playwright drives a Firefox of its own only. */
const puppeteer = createRequire(createRequire(import.meta.url).resolve('@web/test-runner-chrome'))(
  'puppeteer-core',
) as Puppeteer;

interface Puppeteer {
  launch(options: { browser: 'firefox'; executablePath: string; headless: true }): Promise<Firefox>;
}

interface Firefox {
  newPage(): Promise<FirefoxPage>;
  close(): Promise<void>;
}

interface FirefoxPage {
  setViewport(size: { width: number; height: number }): Promise<void>;
  goto(address: string): Promise<unknown>;
  evaluate<Given, Answer>(run: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer>;
  frames(): readonly { url(): string; evaluate<Answer>(run: () => Answer): Promise<Answer> }[];
  waitForSelector(selector: string, options: { visible: true }): Promise<unknown>;
  waitForNetworkIdle(): Promise<void>;
  click(selector: string): Promise<void>;
}

export const startFirefox = (): Promise<Firefox> =>
  puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX!, headless: true });
