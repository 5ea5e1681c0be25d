// The clock of a page's dates where a server writes them: as a browser reads it from the same HTML.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { definition } from '../elements/list/uni-list.js';
import { createPrerenderer } from './prerender.js';

const { prerender } = createPrerenderer([definition]);
const EVENT =
  '<ul><li><a href="/open.html">Open day</a> <time datetime="2026-12-05T10:00">5 December</time></li></ul>';
const META = '<meta name="time-zone" content="Europe/London">';

/** The calendar file of a page's event, its lines unfolded. */
async function fileIn(head: string, attributes = '', onWarning = (_: string) => {}): Promise<string> {
  const page = `<!DOCTYPE html><html lang="en"><head>${head}</head><body><uni-list kind="event" ${attributes}>${EVENT}</uni-list></body></html>`;
  const html = await prerender(page, { url: 'https://www.example.edu/events/', onWarning });
  return decodeURIComponent(/data:text\/calendar[^"]*/.exec(html)![0]).replaceAll('\r\n ', '');
}

describe('a list that a server writes', () => {
  for (const [what, head, attributes, start] of [
    ['the university’s', '', '', ';TZID=Australia/Sydney:'],
    ['that of a meta tag', META, '', ';TZID=Europe/London:'],
    ['that of a script', `${META}<script data-time-zone="Asia/Tokyo"></script>`, '', ';TZID=Asia/Tokyo:'],
    ['its own', META, 'time-zone="Asia/Ho_Chi_Minh"', ';TZID=Asia/Ho_Chi_Minh:'],
    [
      'none where the elements are another site’s',
      '<script src="https://uni.example/uni.js"></script>',
      '',
      ':',
    ],
    ['none where it is unknown', '', 'time-zone="Mars/Base"', ':'],
  ] as const)
    it(`has the clock: ${what}`, async () => {
      const file = await fileIn(head, attributes);
      assert.ok(file.includes(`DTSTART${start}20261205T100000`), file);
      assert.ok(file.includes('URL:https://www.example.edu/open.html'), file);
    });

  it('says once that a clock is unknown', async () => {
    const said: string[] = [];
    await fileIn('', 'time-zone="Mars/Base"', (message) => said.push(message));
    assert.equal(said.filter((line) => line.includes('"Mars/Base" is unknown')).length, 1);
  });
});
