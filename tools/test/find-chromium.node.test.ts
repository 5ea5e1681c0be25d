import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { findChromium } from './find-chromium.js';

describe('the Chromium to test with', () => {
  const { env } = process;
  afterEach(() => {
    process.env = env;
  });

  it('is the one that CHROMIUM_PATH names', () => {
    process.env = { CHROMIUM_PATH: process.execPath, CHROME_PATH: '/nowhere/chrome' };
    assert.equal(findChromium(), process.execPath);
  });

  it('is no other one where CHROMIUM_PATH names none, and the message says what to do', () => {
    process.env = { CHROMIUM_PATH: '/nowhere/chromium', CHROME_PATH: process.execPath };
    assert.throws(findChromium, {
      message: /^No Chromium found at \/nowhere\/chromium: install it .* CHROMIUM_PATH\.$/,
    });
  });

  it('may be one that is named for other programs', () => {
    process.env = { CHROME_PATH: '/nowhere/chrome', PUPPETEER_EXECUTABLE_PATH: process.execPath };
    assert.equal(findChromium(), process.execPath);
  });
});
