import assert from 'node:assert/strict';
import { openPage, settled } from '../../../fixtures/visitor.js';
import type { Place } from './place.js';

const CALLOUT = '/content/about/jcr:content/root/main/hero';

/** What an author saves through Sling's own servlet shows after the editor's event. */
export async function checkAuthoring({ checks, sling, browser }: Place): Promise<void> {
  await checks.run('a saved title shows after the editor’s event', async () => {
    const page = await openPage(browser, {
      httpCredentials: { username: 'admin', password: 'admin' },
    });
    await page.goto(`${sling.origin}/about.html?wcmmode=edit`);
    assert.equal(await settled(page), 'success');
    await sling.post(CALLOUT.replace('jcr:content', '_jcr_content'), { title: 'Saved in the repository' });
    await page.evaluate((path) => {
      const detail = { msg: { cmd: 'replace', path, data: {} } };
      window.dispatchEvent(new CustomEvent('cq-pagemodel-update', { detail }));
    }, CALLOUT);
    await page.getByRole('heading', { name: 'Saved in the repository' }).waitFor({ timeout: 10_000 });
    assert.equal(await page.locator('[data-uni-placeholder]').count(), 0);
    await page.context().close();
  });
}
