import { hasView, type ViewDefinition } from '../../elements/_core/definition.js';
import { boxCss } from '../../elements/_core/life/isolation.js';
import type { Room } from './rooms.js';
import { cssText } from './styles.js';

/** The styles of a definition's isolated tags from their sources: what imports them as text is made by the build. */
export async function readIsolatedStyles({ tag, display = 'block' }: ViewDefinition): Promise<string> {
  const view = tag.replace('uni-', '');
  const files = ['react-views/_shared/isolated.css', `react-views/${view}/${view}.css`];
  return [...(await Promise.all(files.map(cssText))), boxCss(display)].join('\n');
}

/** The styles of all isolated tags as one sheet, which a prerendered page asks for once. */
export async function isolatedSheet(rooms: readonly Room[]): Promise<string> {
  const views = rooms.filter(({ definition }) => hasView(definition));
  const files = [
    'react-views/_shared/isolated.css',
    ...views.map(({ slug }) => `react-views/${slug}/${slug}.css`),
  ];
  const inline = views
    .filter(({ definition }) => definition.display === 'inline')
    .map(({ slug }) => `uni-${slug}`);
  const boxes = [boxCss('block'), boxCss('inline').replace(':host', `:host(:is(${inline.join()}))`)];
  return [...(await Promise.all(files.map(cssText))), ...boxes].join('\n');
}
