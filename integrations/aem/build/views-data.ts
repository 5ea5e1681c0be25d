import { provideSanitizer } from '../../../elements/_safe/safe-html.js';
import { labelsIn } from '../../../page/locale/words.js';
import { muted } from '../../../page/warn.js';
import {
  createCmsViews,
  type StoredComponent,
  type WrittenComponent,
} from '../../../prerender/cms/cms-views.js';
import { createServerSanitizer } from '../../../prerender/sanitizer/server-sanitizer.js';
import type { ComponentFolder } from '../../../tools/rollup/component-folders.js';
import { readPayloads } from '../../../tools/test/read-payloads.js';
import { exampleContents } from '../../authoring/example-content.js';

/** The CMS's filter reads a text that is no plain rich text as this, because the script has no filter. */
const FILTERED = '<em>filtered</em>';
/** Each hostile text goes to each third element, in a prop of its turn: in all of them, Java would take a minute. */
const NTH_ELEMENT = 3;
const MODES = ['view', 'edited'] as const;

/** A component, and what Node writes of it. */
interface Case extends Omit<StoredComponent, 'labels'> {
  readonly written: WrittenComponent;
}

/**
 * Writes the views that the bundle's script has to give, letter for letter: each example of each element, and hostile texts
 * in the props. Rich text that is more than plain is `FILTERED`.
 */
export async function viewCases(folders: readonly ComponentFolder[]) {
  const write = createCmsViews(new Map(folders.map(({ slug, definition }) => [slug, definition])));
  provideSanitizer(() => FILTERED);
  const cases: Case[] = [];
  const add = (component: Omit<StoredComponent, 'labels'>) =>
    cases.push({ ...component, written: write({ ...component, labels: labelsIn(component.language) }) });
  await muted(async () => {
    for (const [place, folder] of folders.entries()) {
      for (const { model, language } of await exampleContents(folder))
        for (const mode of MODES) add({ slug: folder.slug, properties: model, language, mode });
      hostileTexts().forEach((text, at) => {
        const names = Object.keys(folder.definition.props);
        const name = names[Math.floor(at / NTH_ELEMENT) % names.length];
        if (name && (at + place) % NTH_ELEMENT === 0)
          add({
            slug: folder.slug,
            properties: { title: 'A', text: 'A', [name]: text },
            language: 'en',
            mode: 'view',
          });
      });
    }
  });
  provideSanitizer(createServerSanitizer());
  return { filtered: FILTERED, labels: { en: labelsIn('en'), vi: labelsIn('vi') }, cases };
}

/** One component of each element, so that the engine has done once what each view does once. */
export async function warmComponents(folders: readonly ComponentFolder[]) {
  const examples = await Promise.all(
    folders.map(async (folder) => [folder.slug, (await exampleContents(folder))[0]?.model ?? {}] as const),
  );
  return Object.fromEntries(examples);
}

const hostileTexts = (): readonly string[] => [
  '',
  ' ',
  '\u{1F469}\u200d\u{1F393} '.repeat(200),
  'word '.repeat(5000),
  `<p>${'long '.repeat(100)}</p>`,
  ...readPayloads('html'),
];
