import { resolve } from 'node:path';
import type { Plugin } from 'rollup';
import { hasView } from '../../elements/_core/declare/definition.js';
import { authorWords } from '../../integrations/authoring/author-words.js';
import { type AuthoredComponent, authoredComponents } from '../../integrations/authoring/components.js';
import type { Field } from '../../integrations/authoring/field.js';
import { componentModels } from '../../integrations/authoring/universal-editor.js';
import type { BlockElement, BlockProp } from '../../integrations/eds/read-block.js';
import type { ComponentFolder } from './component-folders.js';

const VIRTUAL = 'virtual:eds-block/';
/** Where `dist/embed/` stands beside the blocks. */
const UNI = '../../uni/uni.js';
const STYLES = '../../uni/uni.css';
const SHARED = 'uni-block';
/** Which few blocks need. */
const ICONS = 'uni-icons';
/** Links with a mark: those that lead somewhere else, and those of cards and heroes. */
const LINKS = 'uni-links';
const BLOCK = JSON.stringify(resolve('integrations/eds/uni-block.ts'));
const ICONS_OF_ALL = resolve('react-views/_shared/icons/icon-shapes.ts');
/** The icons that views name themselves. */
const OWN_ICONS = resolve('react-views/_shared/icons/own-shapes.ts');
/** A pure view needs no more of it. */
const REACT = resolve('integrations/eds/react-elements.ts');

/** The blocks' entries: one for each element that an author fills by single values. */
export const edsEntries = (folders: readonly ComponentFolder[]): Record<string, string> =>
  Object.fromEntries(blocksOf(folders).map(({ slug }) => [`blocks/${slug}/${slug}`, VIRTUAL + slug]));

/**
 * The modules that more than one block begins with are one file, and those of them that need the table of icons another.
 * What is loaded later stays apart.
 */
export function edsChunks(id: string, modules: Modules): string | undefined {
  const above = reached(id, (at) => modules.getModuleInfo(at)?.importers);
  if (above.filter((at) => modules.getModuleInfo(at)?.isEntry).length <= 1) return undefined;
  const below = reached(id, (at) => modules.getModuleInfo(at)?.importedIds);
  if (below.includes(ICONS_OF_ALL)) return ICONS;
  return below.includes(OWN_ICONS) ? LINKS : SHARED;
}

interface Modules {
  getModuleInfo(id: string): {
    readonly isEntry: boolean;
    readonly importers: readonly string[];
    readonly importedIds: readonly string[];
  } | null;
}

/** A module and all that lie beyond it. */
function reached(id: string, next: (id: string) => readonly string[] | undefined): string[] {
  const seen = new Set([id]);
  for (const at of seen) for (const each of next(at) ?? []) seen.add(each);
  return [...seen];
}

/** Serves the blocks' scripts, and adds the style sheet that is asked for beside each and its definition for editors. */
export const edsFiles = (folders: readonly ComponentFolder[]): Plugin => ({
  name: 'eds-files',
  resolveId(id) {
    if (id === UNI) return { id, external: true };
    if (id === 'react' || id === 'react/jsx-runtime') return REACT;
    return id.startsWith(VIRTUAL) ? `\0${id}` : undefined;
  },
  load(id) {
    const slug = id.startsWith(`\0${VIRTUAL}`) ? id.slice(VIRTUAL.length + 1) : undefined;
    const block = blocksOf(folders).find((component) => component.slug === slug);
    return block && blockScript(block, folders.find((folder) => folder.slug === slug)!);
  },
  generateBundle() {
    for (const block of blocksOf(folders)) {
      const { slug, title } = block;
      const files = {
        [`${slug}.css`]: `@import url("${STYLES}");\n\n.${slug}.block uni-${slug} { display: block; }\n`,
        [`_${slug}.json`]: json({
          ...definitionOf(slug, title),
          models: componentModels([{ ...block, slug: idOf(slug) }]),
          filters: [],
        }),
      };
      for (const [name, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName: `blocks/${slug}/${name}`, source });
    }
    const components = blocksOf(folders).map(({ slug }) => idOf(slug));
    this.emitFile({ type: 'asset', fileName: 'models/_uni-blocks.json', source: json({ components }) });
  },
});

/** Edge Delivery has blocks of its own for what belongs to a whole site, and imports its `fragment` from others. */
const blocksOf = (folders: readonly ComponentFolder[]): AuthoredComponent[] =>
  authoredComponents(folders.filter(({ module }) => !authorWords(module)?.isForSite))
    .map((component) => ({ ...component, fields: component.fields.filter(isSingle) }))
    .filter(({ fields, isContainer, isForPages }) => fields.some(hasContent) && !isContainer && isForPages);

const hasContent = ({ kind }: Field) => kind === 'text' || kind === 'html' || kind === 'url';
const isSingle = ({ kind }: Field) => kind !== 'list' && kind !== 'object';

/** A pure view is written by the block. What React renders, or finds in the page, is an element's. */
function blockScript(
  { slug, fields, styles }: AuthoredComponent,
  { definition, module }: ComponentFolder,
): string {
  const props = Object.fromEntries(
    fields.map(({ name, kind, isAsset, label }) => [
      name,
      { kind: isAsset ? 'asset' : kind, label } as BlockProp,
    ]),
  );
  const folds = Object.values(definition.props).some(
    ({ shape }) => shape && 'title' in shape && 'content' in shape,
  );
  const element = JSON.stringify({ slug, props, styles, ...(folds && { folds }) } satisfies BlockElement);
  const isWritten = hasView(definition) && !definition.island && !definition.controller;
  return isWritten
    ? `import { writeBlock } from ${BLOCK};
import { definition } from ${JSON.stringify(module)};
const element = ${element};
export default (block) => writeBlock(block, element, definition);
`
    : `import { decorateAs } from ${BLOCK};
import '${UNI}';
const element = ${element};
export default (block) => decorateAs(block, element);
`;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** A host has definitions of its own, such as those of its button, image and card. */
const idOf = (slug: string) => `uni-${slug}`;

/** Key-value blocks keep each value beside its name, so that an empty one moves no other. */
const definitionOf = (slug: string, title: string) => ({
  definitions: [
    {
      title,
      id: idOf(slug),
      plugins: {
        xwalk: {
          page: {
            resourceType: 'core/franklin/components/block/v1/block',
            template: { name: title, model: idOf(slug), 'key-value': true },
          },
        },
      },
    },
  ],
});
