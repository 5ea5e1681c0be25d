import { open, quiet } from './measure.mjs';

/**
 * From the first click on what shows more to the frame that shows it, in ms, the page's scripts in the browser's cache.
 * Undefined where nothing answers.
 */
export const firstClick = (browser, url, throttle) =>
  open(browser, url, async ({ page, cdp, go }) => {
    await go();
    await quiet(cdp);
    if (!(await page.evaluate(click))) return undefined;
    await quiet(cdp);
    await go();
    await quiet(cdp);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    return page.evaluate(click);
  });

/** Runs in the page. As a finger has it: nothing was pointed at before. */
async function click() {
  const kit = document.querySelector('wa-details');
  const toggle = kit?.shadowRoot?.querySelector('summary') ?? document.querySelector('.m-show-more button');
  toggle.scrollIntoView({ block: 'center' });
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const started = performance.now();
  toggle.click();
  while (!document.querySelector('.m-show-more button[aria-expanded="true"], wa-details[open]')) {
    if (performance.now() - started > 5000) return undefined;
    await new Promise(requestAnimationFrame);
  }
  return new Promise((done) =>
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - started))),
  );
}
