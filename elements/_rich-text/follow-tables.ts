import { viewRootOf } from '../../page/for-elements.js';

const TEXT_WITH_TABLE = '.m-rich-text:has(table)';

/** Lets keys scroll rich text with a wide table, now and as elements mount; what does so is loaded for the first of them. */
export function followTables(): void {
  const follow = (root: ParentNode) => {
    const texts = root.querySelectorAll(TEXT_WITH_TABLE);
    if (!texts[0]) return;
    import('./scrolling-tables.js').then(
      ({ letKeysScroll }) => letKeysScroll(texts),
      (error: unknown) => console.error('a wide table cannot be scrolled by keys', error),
    );
  };
  const followAll = () => follow(document);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', followAll);
  else followAll();
  document.addEventListener('uni-mount', (event) => follow(viewRootOf(event.composedPath()[0] as Element)));
}
