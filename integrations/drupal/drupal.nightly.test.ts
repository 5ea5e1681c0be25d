// Drives a real Drupal as a site's owner and its authors do. DRUPAL_PATH names its code.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from '@playwright/test';
import { parse } from 'yaml';
import { VERSION } from '../../elements/_core/declare/version.js';
import { componentFolders } from '../../tools/rollup/component-folders.js';
import { integrity } from '../../tools/rollup/delivered.js';
import { built } from '../../tools/test/built.js';
import { type Listening, listen, typeOf } from '../../tools/test/listen.js';
import { openBrowser } from '../../tools/test/open-browser.js';
import { elementsOfPosts } from '../authoring/elements-of-posts.js';
import { drupalComponent } from './drupal-component.js';
import { moduleFiles } from './module-files.js';
import { missingForDrupal, type RunningDrupal, startDrupal } from './running-drupal.js';

const missing = missingForDrupal();
if (missing) console.log(missing);
const folders = await componentFolders();
const components = elementsOfPosts(folders).map(drupalComponent);

interface Instances {
  readonly Drupal: {
    readonly CKEditor5Instances: ReadonlyMap<
      string,
      {
        getData(): string;
        readonly model: {
          readonly document: { getRoot(): unknown };
          change(
            write: (writer: {
              createElement(name: string): unknown;
              insert(element: unknown, root: unknown, place: 'end'): void;
              setSelection(element: unknown, place: 'in'): void;
            }) => void,
          ): void;
        };
      }
    >;
  };
}

describe('the module in Drupal', { skip: missing !== undefined }, () => {
  let elements: Listening;
  let drupal: RunningDrupal;
  let browser: Browser;
  let page: Page;
  before(async () => {
    const dist = built('embed');
    elements = await listen((request, response) => {
      const { pathname } = new URL(request.url!, 'http://x');
      response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Content-Type', typeOf(pathname));
      response.end(readFileSync(join(dist, 'embed', pathname.replace(`/${VERSION}/`, ''))));
    });
    const served = { origin: '', integrity: integrity(readFileSync(join(dist, 'embed/uni.js'))) };
    drupal = await startDrupal(moduleFiles(folders, served), { origin: elements.origin });
    console.log(`Drupal ${drupal.version}`);
    browser = await openBrowser();
    page = await (await browser.newContext({ viewport: { width: 1300, height: 1000 } })).newPage();
    await page.goto(`${drupal.origin}/user/login`);
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password').fill('admin');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(/user\/\d/);
  });
  after(async () => {
    await browser?.close();
    await drupal?.stop();
    await elements?.close();
  });

  it('renders each component with all props, with none, and with the empty ones of a field without a value', async () => {
    const given = components.map(({ slug, props, slots }) => {
      const each = (value: (name: string, kind: string, first?: string) => unknown) =>
        Object.fromEntries(props.map(({ name, kind, choices }) => [name, value(name, kind, choices?.[0])]));
      const full = each((name, kind, first) =>
        kind === 'boolean'
          ? true
          : kind === 'number'
            ? 3
            : kind === 'list'
              ? []
              : kind === 'object'
                ? {}
                : (first ?? name),
      );
      const rows = Object.fromEntries(
        props
          .filter(({ kind }) => kind === 'list')
          .map(({ name, fields = [] }) => [
            name,
            [Object.fromEntries(fields.map((field, at) => [field.name, at % 2 === 0 ? null : '']))],
          ]),
      );
      const sent = {
        full,
        none: {},
        null: each(() => null),
        rows,
        text: each((_, kind) => (kind === 'text' || kind === 'url' ? '' : null)),
      };
      return { slug, sent, slots: slots.map(({ name }) => name) };
    });
    const answer = await drupal.php(`
      $failed = [];
      $rendered = 0;
      foreach (json_decode(${quoted(JSON.stringify(given))}, TRUE) as ['slug' => $slug, 'sent' => $sent, 'slots' => $slots]) {
        foreach ($sent as $way => $props) {
          $build = ['#type' => 'component', '#component' => "uni_elements:$slug", '#props' => $props,
            '#slots' => $way === 'full' ? array_fill_keys($slots, ['#markup' => 'Words']) : []];
          try {
            $html = (string) \\Drupal::service('renderer')->renderInIsolation($build);
            $rendered += str_contains($html, "<uni-$slug") ? 1 : 0;
          }
          catch (\\Throwable $error) {
            $failed[] = "$slug $way: " . $error->getMessage();
          }
        }
      }
      echo json_encode([$failed, $rendered]);`);
    assert.deepEqual(JSON.parse(answer), [[], components.length * 5]);
  });

  it('still says what is wrong with a prop that has another value', async () => {
    const answer = await drupal.php(`
      $build = ['#type' => 'component', '#component' => 'uni_elements:callout', '#props' => ['titleType' => 'h9']];
      try { echo \\Drupal::service('renderer')->renderInIsolation($build); }
      catch (\\Throwable $error) { echo 'refused: ', $error->getMessage(); }`);
    assert.match(answer, /^refused: .*titleType/);
  });

  it('gives its button to the text format that Drupal brings', async () => {
    await page.goto(`${drupal.origin}/admin/config/content/formats/manage/basic_html`);
    const button = page.locator('[data-id="uniElements"], [data-button-name="uniElements"]').first();
    await button.focus();
    // Drupal asks its server which tags the format now needs.
    const asked = page.waitForResponse(({ url }) => String(url).includes('ajax_form'));
    await page.keyboard.press('ArrowDown');
    await asked.catch(() => undefined);
    await page.locator('.ckeditor5-toolbar-active [data-id="uniElements"]').waitFor();
    await page.getByRole('button', { name: 'Save configuration' }).press('Enter');
    await page.getByText('has been updated').waitFor();
    const allowed = await drupal.php(
      `echo \\Drupal\\filter\\Entity\\FilterFormat::load('basic_html')->filters('filter_html')->settings['allowed_html'];`,
    );
    for (const tag of ['<uni-callout', '<dl', '<dt', '<dd', '<cite'])
      assert.ok(allowed.includes(tag), `${tag} in ${allowed}`);
  });

  it('inserts each element by the button, saves it, shows it and opens it again unchanged', async () => {
    const { examples } = parse(
      moduleFiles(folders, { origin: '', integrity: '' }).get('uni_elements.ckeditor5.yml')!,
    ).uni_elements_tags.ckeditor5.config.uniElements as { examples: { title: string; html: string }[] };
    await page.goto(`${drupal.origin}/node/add/article`);
    await page.getByLabel('Title', { exact: true }).fill('All elements');
    await page.locator('.ck-editor__editable').first().waitFor();
    for (const { title } of examples) {
      await page.evaluate(() => {
        const [editor] = [...(window as unknown as Instances).Drupal.CKEditor5Instances.values()];
        editor!.model.change((writer) => {
          const paragraph = writer.createElement('paragraph');
          writer.insert(paragraph, editor!.model.document.getRoot(), 'end');
          writer.setSelection(paragraph, 'in');
        });
      });
      await page.locator('.uni-elements-dropdown > button').first().click();
      await page.locator('.uni-elements-dropdown').getByRole('button', { name: title, exact: true }).click();
    }
    const data = () =>
      page.evaluate(() =>
        [...(window as unknown as Instances).Drupal.CKEditor5Instances.values()][0]!.getData(),
      );
    const written = await data();
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await page.waitForURL(/node\/\d+$/);
    const address = page.url();
    for (const { html } of examples) {
      const [, tag = ''] = /<(uni-[\w-]+)/.exec(html)!;
      await page.locator(`${tag}:defined`).first().waitFor({ state: 'attached' });
    }
    await page.goto(`${address}/edit`);
    await page.locator('.ck-editor__editable').first().waitFor();
    assert.equal(await data(), written);
    for (const { html } of examples) assert.ok(written.includes(/<uni-[\w-]+/.exec(html)![0]), html);
  });
});

/** A text of PHP. */
const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;
