// node bench/click.mjs [--runs 7] [--cpu 4]
// The first click on a show-more of a prerendered page, nothing of it alive: from the click to the frame that shows it.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

process.env.NODE_ENV = 'production';
const { serveCoursePage } = await import('./course/serve.mjs');
const { launch, open } = await import('./measure.mjs');
const { median } = await import('./statistics.mjs');

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '7' }, cpu: { type: 'string', default: '4' } },
});

/** React's chunks lie in the browser's cache from a visit before. */
const firstClick = (browser, url) =>
  open(browser, url, async ({ page, cdp, go }) => {
    const toggle = page.locator('uni-show-more button').first();
    await go();
    await toggle.click();
    await page.waitForFunction(() => document.querySelector('uni-show-more button[aria-expanded="true"]'));
    await go();
    await page.waitForFunction(() => document.body.dataset.pageState === 'success');
    await toggle.scrollIntoViewIfNeeded();
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(options.cpu) });
    await page.evaluate(() => {
      window.shown = new Promise((resolve) => {
        document.addEventListener(
          'click',
          ({ timeStamp }) => {
            const look = () => {
              if (document.querySelector('uni-show-more button[aria-expanded="true"]'))
                requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
              else requestAnimationFrame(look);
            };
            look();
          },
          { once: true, capture: true },
        );
      });
    });
    const { x, y, width, height } = await toggle.boundingBox();
    // As a finger has it: nothing was pointed at before.
    await page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top).click(),
      [x + width / 2, y + height / 2],
    );
    return page.evaluate(() => window.shown);
  });

const { origin, close } = await serveCoursePage(
  fileURLToPath(new URL('course/content.json', import.meta.url)),
);
const browser = await launch();
try {
  const times = [];
  for (let run = 0; run <= Number(options.runs); run++) {
    const ms = await firstClick(browser, `${origin}/prerendered/12.html`);
    if (run > 0) times.push(ms);
  }
  console.log(
    `first click to what it shows, CPU ${options.cpu}×, React cached: median ${median(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`,
  );
} finally {
  await browser.close();
  await close();
}
