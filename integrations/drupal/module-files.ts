import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from '../../elements/_core/declare/version.js';
import { allowedHtml } from '../../tools/metadata/editor-data.js';
import { elementInfos } from '../../tools/metadata/element-info.js';
import type { ComponentFolder } from '../../tools/rollup/component-folders.js';
import { filesIn } from '../../tools/rollup/delivered.js';
import { type ElementOfPosts, elementsOfPosts } from '../authoring/elements-of-posts.js';
import type { Served } from '../authoring/served.js';
import { componentFiles } from './component-files.js';
import { exampleInside } from './drupal-component.js';
import { yaml } from './yaml.js';

/** The module's name for Drupal, which is its folder's. */
export const MODULE = 'uni_elements';

/** The part that is the same for every build. */
const SOURCES = new URL('module/', import.meta.url).pathname;

/** Ordinary HTML from which elements take their data, and which no other plugin of Drupal's editor brings. */
const IN_WORDS: Readonly<Record<string, readonly string[]>> = {
  a: ['aria-current', 'aria-label'],
  address: [],
  dd: [],
  details: ['open', 'name'],
  div: ['data-audience'],
  dl: [],
  dt: [],
  li: ['aria-current'],
  nav: ['aria-label'],
  summary: [],
  time: ['datetime'],
};
/** Drupal's own plugins make these, so this one only adds attributes. */
const OF_OTHERS = /^(?:a|li|p)$/;
/** An example's pictures are those of the demo site, so authors insert it without them. */
const PICTURES = /\s*<(?:img|source)\b[^>]*>|\s*<(figure|picture)\b[\s\S]*?<\/\1>/g;

/** The module's files, by their paths in its folder. */
export function moduleFiles(
  folders: readonly ComponentFolder[],
  { origin, integrity }: Served,
): ReadonlyMap<string, string> {
  const elements = elementsOfPosts(folders);
  const plugin = editorPlugin(elements, allowedHtml(elementInfos(folders)));
  const values = { version: VERSION, origin, integrity };
  const files = new Map<string, string>();
  for (const file of filesIn(SOURCES))
    files.set(file, filled(readFileSync(join(SOURCES, file), 'utf8'), values));
  files.set('css/editor.css', editorStyles(plugin.ckeditor5.config.uniElements.containers));
  files.set(`${MODULE}.ckeditor5.yml`, yaml({ [`${MODULE}_tags`]: plugin }));
  for (const element of elements)
    for (const [path, content] of componentFiles(element)) files.set(path, content);
  return files;
}

/** Authors see the words of an element and where it begins and ends. */
const editorStyles = (containers: readonly string[]) => `.ck-content :is(${containers.join(', ')}) {
  border-inline-start: 3px solid currentcolor;
  display: block;
  margin-block: 16px;
  padding-inline-start: 12px;
}

.uni-elements-dropdown .ck-dropdown__panel {
  max-block-size: 60vh;
  overflow-y: auto;
}
`;

const filled = (source: string, values: Readonly<Record<string, string>>) =>
  source.replace(/\{\{(\w+)\}\}/g, (all, name: string) => values[name] ?? all);

/**
 * The plugin as Drupal's editor loads it: the tags for General HTML Support, and the same once more for the filter of the
 * format.
 *
 * @see https://api.drupal.org/api/drupal/core%21modules%21ckeditor5%21ckeditor5.api.php
 */
function editorPlugin(
  elements: readonly ElementOfPosts[],
  allowed: Readonly<Record<string, readonly string[]>>,
) {
  const tags = elements.map(({ folder }) => folder.definition.tag as string);
  const ofTags = [...new Set([...Object.keys(allowed), ...Object.keys(IN_WORDS)])]
    .filter((tag) => !tag.includes('-') || tags.includes(tag))
    .map((tag) => [tag, [...(allowed[tag] ?? []), ...(IN_WORDS[tag] ?? [])]] as const);
  const isObject = ({ folder }: ElementOfPosts) => exampleInside(folder) === '';
  const tagsOf = (which: readonly ElementOfPosts[]) =>
    which.map(({ folder }) => folder.definition.tag as string);
  return {
    ckeditor5: {
      plugins: ['htmlSupport.GeneralHtmlSupport', `${MODULE}.UniElements`],
      config: {
        htmlSupport: {
          allow: ofTags.map(([name, attributes]) => ({
            name,
            ...(attributes.length > 0 && { attributes: attributes.map((key) => ({ key, value: true })) }),
          })),
        },
        uniElements: {
          containers: tagsOf(elements.filter((element) => !isObject(element))),
          objects: tagsOf(elements.filter(isObject)),
          examples: elements.flatMap(exampleOf),
        },
      },
    },
    drupal: {
      label: 'University elements',
      library: `${MODULE}/editor`,
      admin_library: `${MODULE}/editor.admin`,
      toolbar_items: { uniElements: { label: 'University elements' } },
      elements: ofTags.flatMap(([tag, attributes]) => [
        ...(OF_OTHERS.test(tag) ? [] : [`<${tag}>`]),
        ...(attributes.length > 0 ? [`<${tag} ${attributes.join(' ')}>`] : []),
      ]),
    },
  };
}

/** Returns the HTML that the button inserts, or nothing for an element that needs an attribute or a picture first. */
function exampleOf({ component, folder }: ElementOfPosts): { title: string; html: string }[] {
  const { tag, form } = folder.definition;
  const [whole, inside] = [exampleInside(folder), exampleInside(folder).replace(PICTURES, '').trim()];
  if (form?.isClosed || (inside === '' && whole !== '')) return [];
  return [{ title: component.title, html: `<${tag}>${inside}</${tag}>` }];
}
