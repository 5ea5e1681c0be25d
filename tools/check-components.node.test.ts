import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { text } from '../elements/_core/declare/prop-types.js';
import { findHooks, findMissing } from './check-components.js';
import { componentFolders } from './rollup/component-folders.js';
import { save } from './rollup/delivered.js';

describe('what is missing of an element', () => {
  it('is nothing, for all there are', async () => {
    assert.deepEqual(findMissing(await componentFolders()), []);
  });

  it('is named by its file, with what to do', () => {
    const root = mkdtempSync(join(tmpdir(), 'uni-components-'));
    try {
      const module = join(root, 'elements/odd/uni-odd.ts');
      save(join(root, 'elements/odd/author.json'), '{ "title": ["Odd", "Lạ"], "fields": {} }');
      const definition = { tag: 'uni-odd', props: { title: text(), oddness: text() } } as const;
      const odd = { slug: 'odd', definition, module, rendersWith: 'class', className: 'UniOdd' } as const;
      assert.deepEqual(
        findMissing([{ ...odd, definition: { ...definition, elementClass: () => HTMLElement } }], root),
        [
          'elements/odd/README.md is missing; write it, as that of card',
          'elements/odd/examples.ts is missing; write it, as that of card',
          'elements/odd/uni-odd.test.ts is missing; write it, as that of card',
          'elements/odd/author.json has no words for oddness; give it a label in English and in Vietnamese',
        ],
      );
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});

describe('a hook in a pure view', () => {
  it('is in none that there is', async () => {
    assert.deepEqual(findHooks(await componentFolders()), []);
  });

  it('is named by its line, in the views of elements that React does not render', () => {
    const root = mkdtempSync(join(tmpdir(), 'uni-components-'));
    try {
      const view = '// useMemo()\nconst menu = useLabels().menu;\nconst [a] = useState<string>(useId());\n';
      for (const file of ['odd/odd.tsx', 'odd/odd.test.tsx', 'search/search.tsx'])
        save(join(root, 'react-views', file), view);
      const module = join(root, 'elements/odd/uni-odd.ts');
      const definition = { tag: 'uni-odd', props: {}, elementClass: () => HTMLElement } as const;
      const folders = [
        { slug: 'odd', definition, module, rendersWith: 'view', className: 'UniOdd' },
        { slug: 'search', definition, module, rendersWith: 'island', className: 'UniSearch' },
      ] as const;
      assert.deepEqual(
        findHooks(folders, root),
        ['useState', 'useId'].map(
          (hook) =>
            `react-views/odd/odd.tsx:3: a pure view cannot have the hook ${hook}; declare the element by defineIsland`,
        ),
      );
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});
