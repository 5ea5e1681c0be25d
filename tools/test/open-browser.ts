import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from './find-chromium.js';

/** The address of the browser that a whole run has started for all its files. */
export const BROWSER = 'UNI_BROWSER';

const OPTIONS = { executablePath: findChromium, args: CHROMIUM_FLAGS };
const options = (): LaunchOptions => ({ ...OPTIONS, executablePath: OPTIONS.executablePath() });

/**
 * Chromium: the run's, of which each file has contexts of its own, or one of its own for who runs alone or has wishes.
 * Closing it leaves the run's open.
 */
export function openBrowser(wishes?: LaunchOptions): Promise<Browser> {
  const shared = process.env[BROWSER];
  return shared && !wishes ? chromium.connect(shared) : chromium.launch({ ...options(), ...wishes });
}

/** Starts the browser of a run; its address is what `openBrowser` looks for. */
export const startBrowser = (): Promise<BrowserServer> => chromium.launchServer(options());
