import assert from 'node:assert/strict';
import { openPage, settled } from '../../../fixtures/visitor.js';
import type { Place } from './place.js';

const HERO = '/content/about/jcr:content/root/main/hero';
const LIBRARY = '/content/dam/uni/library.jpg';

/** What an author saves through Sling's own servlet shows after the editor's event. */
export async function checkAuthoring({ checks, sling, browser }: Place): Promise<void> {
  await checks.run('a saved title shows after the editor’s event', async () => {
    const page = await openPage(browser, {
      httpCredentials: { username: 'admin', password: 'admin' },
    });
    await page.goto(`${sling.origin}/about.html?wcmmode=edit`);
    assert.equal(await settled(page), 'success');
    await sling.post(HERO.replace('jcr:content', '_jcr_content'), { title: 'Saved in the repository' });
    await page.evaluate((path) => {
      const detail = { msg: { cmd: 'replace', path, data: {} } };
      window.dispatchEvent(new CustomEvent('cq-pagemodel-update', { detail }));
    }, HERO);
    await page.getByRole('heading', { name: 'Saved in the repository' }).waitFor({ timeout: 10_000 });
    assert.equal(await page.locator('[data-uni-placeholder]').count(), 0);
    await page.context().close();
  });
  await checks.run(
    'a picture that a dialog has stored goes before an older path and its sources',
    async () => {
      await sling.post(HERO.replace('jcr:content', '_jcr_content'), { fileReference: LIBRARY });
      const model = await (await sling.request('/about.model.json')).text();
      const html = await (await sling.request('/about.html')).text();
      const hero = /<uni-hero[^>]*>/.exec(html)?.[0] ?? '';
      for (const shown of [model, hero])
        assert.ok(shown.includes(LIBRARY) && !shown.includes('harbour.jpg'), shown);
    },
  );
}
