import { rmSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { FAILURES, watchPages } from './failed-pages.js';
import { CHROMIUM_FLAGS, findChromium } from './find-chromium.js';

/** The address of the browser that a whole run has started for all its files. */
const BROWSER = 'UNI_BROWSER';

/** Set by `--headed`: who watches a test sees each of its steps. */
const HEADED = 'UNI_HEADED';
const STEP_MS = 300;

/** How the tests' Chromium starts. It is looked for when one starts, so that who only reads a configuration needs none. */
export const launchOptions = (): LaunchOptions => ({
  get executablePath() {
    return findChromium();
  },
  args: CHROMIUM_FLAGS,
  ...(process.env[HEADED] && { headless: false, slowMo: STEP_MS }),
});

/**
 * Chromium: the run's, of which each file has contexts of its own, or one of its own for who runs alone or has wishes.
 * Closing it leaves the run's open.
 */
export async function openBrowser(wishes?: LaunchOptions): Promise<Browser> {
  const shared = process.env[BROWSER];
  const browser =
    shared && !wishes
      ? await chromium.connect(shared)
      : await chromium.launch({ ...launchOptions(), ...wishes });
  watchPages(browser);
  return browser;
}

/** Starts the browser of a run, and tells whoever runs meanwhile of it, and what else their environment has to say. */
export async function withBrowser<T>(
  environment: Readonly<Record<string, string>>,
  run: () => Promise<T>,
): Promise<T> {
  rmSync(FAILURES, { recursive: true, force: true });
  const browser = await chromium.launchServer(launchOptions());
  const told = { ...environment, [BROWSER]: browser.wsEndpoint() };
  Object.assign(process.env, told);
  try {
    return await run();
  } finally {
    await browser.close();
    for (const name of Object.keys(told)) delete process.env[name];
  }
}
