import { classNames } from '../class-names.js';
import type { SafeHtml } from '../safe.js';

interface RichTextProps {
  readonly html: SafeHtml | undefined;
  readonly as?: 'div' | 'span';
  readonly className?: string;
  readonly id?: string;
  readonly itemProp?: string | undefined;
}

/** Sanitised HTML, or the nodes in its place, in an element of its own. The only place that inserts HTML. */
export function RichText({ html, as: Element = 'div', className, id, itemProp }: RichTextProps) {
  if (!html?.__html && !html?.nodes) return null;
  return (
    <Element
      id={id}
      itemProp={itemProp}
      className={classNames(Element === 'div' ? 'm-rich-text' : 'm-rich-inline', className)}
      // Folds in it are marked before React comes, and React leaves inserted HTML as it finds it.
      suppressHydrationWarning
      {...(html.nodes ? { children: html.nodes } : { dangerouslySetInnerHTML: html })}
    />
  );
}
