import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from '../../elements/_core/declare/version.js';
import { allowedHtml } from '../../tools/metadata/editor-data.js';
import { elementInfos } from '../../tools/metadata/element-info.js';
import type { ComponentFolder } from '../../tools/rollup/component-folders.js';
import { filesIn } from '../../tools/rollup/delivered.js';
import { dictionary } from '../authoring/author-words.js';
import type { Served } from '../authoring/served.js';
import { iconOf } from './block-icons.js';
import type { ElementBlock } from './element-block.js';
import { elementBlocks } from './element-blocks.js';
import { phpFile } from './php-values.js';
import { translatedFields } from './translated-fields.js';
import { machineObject, scriptTranslations } from './translations.js';

/** The folder in the zip, which is the plugin's name for WordPress. */
export const PLUGIN = 'uni-elements';

/** The part that is the same for every build. */
const SOURCES = new URL('plugin/', import.meta.url).pathname;
const LICENCE = new URL('../../LICENSE', import.meta.url);
const OWN_WORDS = new URL('plugin-words.json', import.meta.url);

/** WordPress's own icons (https://developer.wordpress.org/resource/dashicons/), by what an element is for. */
const ICONS: Readonly<Record<string, string>> = {
  Layout: 'columns',
  Lists: 'list-view',
  Messages: 'megaphone',
  Navigation: 'admin-links',
  Openings: 'cover-image',
  Pictures: 'format-image',
  Text: 'text',
};

/** The class that WordPress's themes give a post: comments and other posts' titles stand outside it. */
const POST = 'entry-content';

/** Beside what the elements read: what WordPress's alignment, styles and links to a block write. */
const OF_BLOCKS = ['class', 'data-light'];
/** Elements of authors' text that WordPress, or an old version of it, takes out. */
const IN_WORDS = { picture: [], source: ['media', 'sizes', 'srcset', 'type'], time: ['datetime'] };

/** The plugin's files, by their paths in its folder. */
export async function pluginFiles(
  folders: readonly ComponentFolder[],
  served: Served,
): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const blocks = await elementBlocks(folders);
  const words = new Map([
    ...dictionary(folders),
    ...Object.entries(JSON.parse(readFileSync(OWN_WORDS, 'utf8')) as Record<string, string>),
  ]);
  const files = new Map<string, string | Uint8Array>();
  for (const file of filesIn(SOURCES))
    files.set(file, filled(readFileSync(join(SOURCES, file), 'utf8'), valuesOf(served)));
  files.set('LICENSE', readFileSync(LICENCE, 'utf8'));
  files.set('wpml-config.xml', translatedFields(blocks));
  const metadata = Object.fromEntries(blocks.map((block) => [block.slug, blockJson(block)]));
  for (const [slug, block] of Object.entries(metadata)) files.set(`blocks/${slug}/block.json`, json(block));
  files.set('blocks/manifest.php', phpFile('What each block.json says.', metadata));
  const { patterns, ...build } = buildData(blocks, folders, served);
  files.set('elements.php', phpFile('What the build knows of the elements.', build));
  files.set('patterns.php', phpFile('Ready-made blocks, by their element.', patterns));
  // The same once more, for tools that read the plugin without PHP.
  files.set('elements.json', json({ ...build, patterns }));
  files.set(
    `languages/${PLUGIN}-vi.mo`,
    machineObject(
      words,
      new Set(
        blocks.flatMap(({ title, styles, group }) => [
          title,
          group,
          'Default',
          ...styles.map(({ label }) => label),
        ]),
      ),
    ),
  );
  files.set(`languages/${PLUGIN}-vi-${PLUGIN}-editor.json`, scriptTranslations(words));
  return files;
}

/** The oldest versions that the plugin works with. */
const REQUIRED = { requires: '6.1', requires_php: '7.4' };

/** Where a build without a server says that it comes from. The server of the settings is asked all the same. */
const HOME = 'https://git.example.edu';

/** `uni-elements.json` beside the zip, by which the sites that have the plugin learn of a new version. */
export const updateInfo = (): string => json({ version: VERSION, ...REQUIRED });

/** The values of the sources' `{{names}}`. */
function valuesOf({ origin }: Served): Readonly<Record<string, string>> {
  const home = origin || HOME;
  return {
    version: VERSION,
    requires: REQUIRED.requires,
    requiresPhp: REQUIRED.requires_php,
    updateUri: `${home}/${VERSION.split('.', 1)[0]}/wordpress/${PLUGIN}.json`,
    updateHost: new URL(home).hostname,
  };
}

const filled = (source: string, values: Readonly<Record<string, string>>) =>
  source.replace(/\{\{(\w+)\}\}/g, (all, name: string) => values[name] ?? all);

const json = (value: unknown) => `${JSON.stringify(value)}\n`;

/** @see https://developer.wordpress.org/block-editor/reference-guides/block-api/block-metadata/ */
function blockJson({ slug, tag, title, description, group, fields, styles, example }: ElementBlock) {
  const attribute = (name: string) => ({
    type: 'string',
    source: 'attribute',
    selector: tag,
    attribute: name,
  });
  return {
    $schema: 'https://schemas.wp.org/trunk/block.json',
    apiVersion: 3,
    name: `uni/${slug}`,
    version: VERSION,
    title,
    description,
    category: 'uni',
    icon: ICONS[group] ?? 'block-default',
    keywords: [group, tag].filter(Boolean),
    textdomain: PLUGIN,
    attributes: {
      ...Object.fromEntries(fields.map((field) => [field.key, attribute(field.attribute)])),
      // Attributes of the tag that the block has no field for.
      other: { type: 'object' },
    },
    // Two times Enter leaves the block, as in WordPress's own, whose name for it is experimental in 6.1 and 7.1 alike.
    supports: { align: ['wide', 'full'], anchor: true, __experimentalOnEnter: true },
    example,
    ...(styles.length > 0 && {
      styles: [{ name: 'default', label: 'Default', isDefault: true }, ...styles],
    }),
    ...(fields.some(({ name }) => name === 'includeClasses') && {
      variations: [{ name: 'in-post', title, isDefault: true, attributes: { includeClasses: POST } }],
    }),
    editorScript: `${PLUGIN}-editor`,
    editorStyle: `${PLUGIN}-editor`,
  };
}

function buildData(blocks: readonly ElementBlock[], folders: readonly ComponentFolder[], served: Served) {
  const tags = new Set(blocks.map(({ tag }) => tag as string));
  const allowed = Object.entries(allowedHtml(elementInfos(folders)))
    .filter(([tag]) => !tag.includes('-') || tags.has(tag))
    .map(([tag, names]) => [tag, tag.includes('-') ? [...new Set([...names, ...OF_BLOCKS])] : names]);
  const inline = blocks.filter(({ isInline }) => isInline).map(({ tag }) => tag);
  return {
    version: VERSION,
    ...served,
    // Block themes centre what is a block.
    style: inline.length > 0 ? `.is-layout-constrained > :is(${inline.join()}) { display: block; }` : '',
    allowed: { ...Object.fromEntries(allowed), ...IN_WORDS },
    inline,
    blocks: Object.fromEntries(
      blocks.map(({ slug, tag, fields, template, allowed: within, needs, opens, styles, holds }) => [
        slug,
        { tag, icon: iconOf(slug), fields, template, allowed: within, needs, opens, styles, holds },
      ]),
    ),
    patterns: Object.fromEntries(blocks.map(({ slug, patterns }) => [slug, patterns])),
  };
}
