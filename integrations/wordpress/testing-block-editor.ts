import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Frame, Locator, Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import type { Field } from '../authoring/field.js';
import type { BlockField, ElementBlock } from './element-block.js';

/** A block as WordPress's data store has it. */
interface StoredBlock {
  readonly clientId: string;
  readonly name: string;
  readonly isValid: boolean;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly innerBlocks: readonly StoredBlock[];
}

interface BlockEditorStore {
  getBlocks(): readonly StoredBlock[];
  getSelectedBlock(): StoredBlock | null;
  getSelectedBlockClientId(): string | null;
  getBlockParents(clientId: string): readonly string[];
  getBlockName(clientId: string): string | null;
  getCurrentPostId(): number;
  getEditedPostContent(): string;
  getCurrentPostAttribute(name: string): string;
  isSavingPost(): boolean;
}

/** The part of WordPress's own scripts that a test asks. */
interface WordPressScripts {
  readonly blocks: {
    getBlockType(name: string): { readonly title: string } | undefined;
    getBlockTypes(): readonly { readonly name: string; readonly example?: object }[];
    getBlockFromExample(name: string, example: object): StoredBlock;
    createBlocksFromInnerBlocksTemplate(template: readonly unknown[]): StoredBlock[];
    serialize(block: StoredBlock): string;
    parse(content: string): StoredBlock[];
  };
  readonly data: {
    select(store: string): BlockEditorStore;
    dispatch(store: string): {
      set?(scope: string, name: string, value: unknown): void;
      updateBlockAttributes(clientId: string, attributes: object): void;
      insertBlocks(blocks: readonly StoredBlock[]): void;
    };
  };
}

declare global {
  interface Window {
    readonly wp: WordPressScripts;
  }
}

const SETTINGS = '.interface-interface-skeleton__sidebar';
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const CORE = '[data-type^="core/"]';

/** Somebody in WordPress's block editor, who works by keys and by what things are called. */
export class BlockEditor {
  readonly page: Page;
  readonly #origin: string;

  constructor(page: Page, origin: string) {
    this.page = page;
    this.#origin = origin;
  }

  /** Newer versions show the post in a frame. */
  get canvas(): Frame {
    return this.page.frames().find((frame) => frame.name() === 'editor-canvas') ?? this.page.mainFrame();
  }

  get sidebar(): Locator {
    return this.page.locator(SETTINGS);
  }

  async newPost(title: string): Promise<void> {
    await this.#open('post-new.php');
    await this.canvas.getByRole('textbox', { name: 'Add title' }).click();
    await this.page.keyboard.type(title);
    await this.page.keyboard.press('Enter');
  }

  edit(id: number): Promise<void> {
    return this.#open(`post.php?post=${id}&action=edit`);
  }

  async #open(address: string): Promise<void> {
    await this.page.goto(`${this.#origin}/wp-admin/${address}`);
    await this.page.waitForFunction(() => window.wp?.data?.select('core/editor')?.getCurrentPostId?.());
    await this.page.evaluate(() => {
      const preferences = window.wp.data.dispatch('core/preferences');
      preferences.set?.('core/edit-post', 'welcomeGuide', false);
      preferences.set?.('core', 'welcomeGuide', false);
    });
    await this.page.waitForFunction(() => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[name="editor-canvas"]');
      return (frame?.contentDocument ?? document).querySelector('.block-editor-block-list__layout');
    });
  }

  has(name: string): Promise<boolean> {
    return this.page.evaluate((each) => window.wp.blocks.getBlockType(each) !== undefined, name);
  }

  /** By the slash of an empty paragraph and the tag, because WordPress has an image and a button of its own. */
  async insert(
    { slug, title, template }: Pick<ElementBlock, 'slug' | 'title' | 'template'>,
    titles: readonly string[],
  ): Promise<void> {
    await this.page.keyboard.type(`/uni-${slug}`);
    // The list changes with each letter, and WordPress has blocks of the same titles.
    await this.page.waitForFunction((ours) => {
      const options = [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);
      return options.length > 0 && options.every((option) => ours.includes(option ?? ''));
    }, titles);
    const named = new RegExp(`^${title}$`);
    await this.page.getByRole('option').filter({ hasText: named }).click();
    // An author types on, so the caret is where the block's words are. A block without words is chosen itself.
    await this.page.waitForFunction(
      ([name, hasWords]) => {
        const editor = window.wp.data.select('core/block-editor');
        const chosen = editor.getSelectedBlockClientId();
        if (chosen === null) return false;
        const around = hasWords ? editor.getBlockParents(chosen) : [chosen];
        return around.some((each) => editor.getBlockName(each) === name);
      },
      [`uni/${slug}`, Boolean(template?.length)] as const,
    );
  }

  /** Appends blocks, as the inserter and patterns do. */
  insertBlocks(template: readonly unknown[]): Promise<void> {
    return this.page.evaluate((all) => {
      const made = window.wp.blocks.createBlocksFromInnerBlocksTemplate(all);
      window.wp.data.dispatch('core/block-editor').insertBlocks(made);
    }, template);
  }

  /** Writes into each place for words in a block, and gives what it wrote. */
  async write(slug: string, words: (at: number) => string): Promise<string[]> {
    const places = this.canvas.locator(`[data-type="uni/${slug}"] .uni-elements-words`);
    const editable = places.locator(
      `${CORE}[contenteditable="true"], ${CORE} > [contenteditable="true"], ${CORE} summary[contenteditable="true"]`,
    );
    const seen = editable.filter({ visible: true });
    const written: string[] = [];
    for (let at = 0; at < (await seen.count()); at += 1) {
      await seen.nth(at).click();
      written.push(words(at));
      await this.page.keyboard.type(words(at));
    }
    return written;
  }

  /** As from a page that somebody has copied from. */
  async paste(html: string): Promise<void> {
    await this.canvas
      .locator('[contenteditable="true"][data-type="core/paragraph"]')
      .last()
      .evaluate((place, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', text);
        clipboardData.setData('text/plain', text);
        const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
        place.dispatchEvent(event);
      }, html);
    await this.page.waitForFunction(() =>
      window.wp.data
        .select('core/block-editor')
        .getBlocks()
        .some(({ name }) => name !== 'core/paragraph'),
    );
  }

  /**
   * Chooses the block itself, from one of those in it: in the trail below the canvas, because their toolbar covers its
   * name.
   */
  async selectOuter({ slug, title }: Pick<ElementBlock, 'slug' | 'title'>): Promise<void> {
    const trail = this.page.locator('.block-editor-block-breadcrumb');
    // A block that is chosen is no button in it.
    const outer = trail.getByRole('button', { name: title, exact: true });
    if ((await outer.count()) > 0) await outer.first().click();
    await this.page.waitForFunction(
      (name) => window.wp.data.select('core/block-editor').getSelectedBlock()?.name === name,
      `uni/${slug}`,
    );
  }

  /** Fills a field of the sidebar by its label, and a list by its button and the fields of a row. */
  async fill(field: BlockField, value: string): Promise<void> {
    await this.#fillIn(this.sidebar, field, value);
  }

  async #fillIn(place: Locator, field: Field, value: string): Promise<void> {
    const label = field.label + (field.isNeeded ? ' *' : '');
    if (field.kind === 'list') return this.#addRows(place.getByRole('group', { name: label }), field, value);
    const control = place.getByLabel(label, { exact: true }).first();
    if ((await control.evaluate(({ localName }) => localName)) === 'select')
      await control.selectOption(value);
    else await control.fill(value);
  }

  async #addRows(list: Locator, { fields = [] }: Field, value: string): Promise<void> {
    for (const row of JSON.parse(value) as Readonly<Record<string, string>>[]) {
      await list.getByRole('button', { name: 'Add', exact: true }).last().click();
      const panel = list.locator('.components-panel__body').last();
      await panel.locator('.components-panel__body-toggle').click();
      for (const field of fields) await this.#fillIn(panel, field, row[field.name]!);
    }
  }

  /** Runs axe over the panels of our fields, which stand among WordPress's own. */
  async faults(panels: readonly string[]): Promise<string[]> {
    await this.page.evaluate(AXE);
    return this.page.evaluate(async (titles) => {
      const ours = [...document.querySelectorAll('.components-panel__body')].filter((panel) =>
        titles.includes(panel.querySelector('.components-panel__body-toggle')?.textContent ?? ''),
      );
      if (ours.length === 0) return [];
      const { axe } = window as unknown as { axe: { run(of: object): Promise<AxeResults> } };
      const { violations } = await axe.run({ include: ours });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    }, panels);
  }

  /** Gives each picture and each button an address, as their own dialogs do. */
  async give(addresses: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, url] of Object.entries(addresses))
      await this.page.evaluate(
        ([wanted, address]) => {
          const waiting = [...window.wp.data.select('core/block-editor').getBlocks()];
          for (const block of waiting) {
            waiting.push(...block.innerBlocks);
            if (block.name === wanted)
              window.wp.data
                .dispatch('core/block-editor')
                .updateBlockAttributes(block.clientId, { url: address });
          }
        },
        [name, url] as const,
      );
  }

  /** By the two buttons that everybody presses. A contributor's post waits for somebody who publishes it. */
  async publish(button: 'Publish' | 'Submit for Review' = 'Publish'): Promise<number> {
    const first = button === 'Publish' ? /^Publish$/ : /^(?:Publish|Submit for Review)$/;
    await this.page.getByRole('button', { name: first }).first().click();
    await this.page
      .getByRole('region', { name: /publish/i })
      .getByRole('button', { name: button, exact: true })
      .click();
    await this.page.waitForFunction(() => {
      const editor = window.wp.data.select('core/editor');
      const status = editor.getCurrentPostAttribute('status');
      return (status === 'publish' || status === 'pending') && !editor.isSavingPost();
    });
    return this.page.evaluate(() => window.wp.data.select('core/editor').getCurrentPostId());
  }

  content(): Promise<string> {
    return this.page.evaluate(() => window.wp.data.select('core/editor').getEditedPostContent());
  }

  /** The blocks of a post's text that WordPress would not have written so. */
  invalidIn(content: string): Promise<string[]> {
    return this.page.evaluate((text) => {
      const all = window.wp.blocks.parse(text);
      for (const block of all) all.push(...block.innerBlocks);
      return all.filter(({ isValid }) => !isValid).map(({ name }) => name);
    }, content);
  }

  /** All blocks and those in them, one after the other. */
  blocks(): Promise<Pick<StoredBlock, 'name' | 'isValid' | 'attributes'>[]> {
    return this.page.evaluate(() => {
      const all = [...window.wp.data.select('core/block-editor').getBlocks()];
      for (const block of all) all.push(...block.innerBlocks);
      return all.map(({ name, isValid, attributes }) => ({ name, isValid, attributes }));
    });
  }
}

/** Logs in as a person does. */
export async function logIn(browser: Browser, origin: string, name: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1500, height: 1100 } });
  const page = await context.newPage();
  await page.goto(`${origin}/wp-login.php`);
  await page.getByLabel('Username or Email Address').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(/wp-admin/);
  return page;
}
