import type { ViewDefinition } from '../../elements/_core/definition.js';
import { boxCss } from '../../elements/_core/life/isolation.js';
import { cssText } from './styles.js';

/** The styles of a definition's isolated tags from their sources: what imports them as text is made by the build. */
export async function readIsolatedStyles({ tag, display = 'block' }: ViewDefinition): Promise<string> {
  const view = tag.replace('uni-', '');
  const files = ['react-views/_shared/isolated.css', `react-views/${view}/${view}.css`];
  return [...(await Promise.all(files.map(cssText))), boxCss(display)].join('\n');
}
