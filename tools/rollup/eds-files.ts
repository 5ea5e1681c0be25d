import type { Plugin } from 'rollup';
import type { BlockProps } from '../../eds/uni-block.js';
import { authoredComponents } from '../authoring/components.js';
import type { Field } from '../authoring/fields.js';
import { componentModels } from '../authoring/universal-editor.js';
import type { Room } from './rooms.js';

const SCRIPT = 'scripts/uni-block.js';

/**
 * Adds a block for each element that an author fills by single values: its script, its style sheet, which Edge Delivery
 * Services asks for, and its definition for the Universal Editor.
 */
export const edsFiles = (rooms: readonly Room[]): Plugin => ({
  name: 'eds-files',
  generateBundle() {
    for (const component of authoredComponents(rooms)) {
      const { slug, title } = component;
      const fields = component.fields.filter(isSingle);
      if (!fields.some(hasContent) || component.isContainer || !component.isForPages) continue;
      const models = componentModels([{ ...component, fields }]);
      const files = {
        [`${slug}.js`]: blockScript(slug, fields),
        [`${slug}.css`]: `.${slug}.block uni-${slug} { display: block }\n`,
        [`_${slug}.json`]: `${JSON.stringify({ ...definitionOf(slug, title), models, filters: [] }, null, 2)}\n`,
      };
      for (const [name, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName: `blocks/${slug}/${name}`, source });
    }
  },
});

const hasContent = ({ kind }: Field) => kind === 'text' || kind === 'html' || kind === 'url';
const isSingle = ({ kind }: Field) => kind !== 'list' && kind !== 'object';

function blockScript(slug: string, fields: readonly Field[]): string {
  const props = Object.fromEntries(fields.map(({ name, kind, isAsset }) => [name, isAsset ? 'asset' : kind]));
  return `import { decorateAs } from '../../${SCRIPT}';

const props = ${JSON.stringify(props as BlockProps, null, 2)};

export default (block) => decorateAs(block, 'uni-${slug}', props);
`;
}

/** Key-value blocks keep each value beside its name, so that an empty one moves no other. */
const definitionOf = (slug: string, title: string) => ({
  definitions: [
    {
      title,
      id: slug,
      plugins: {
        xwalk: {
          page: {
            resourceType: 'core/franklin/components/block/v1/block',
            template: { name: title, model: slug, 'key-value': true },
          },
        },
      },
    },
  ],
});
