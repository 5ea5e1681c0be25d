import { classNames } from '../class-names.js';
import type { SafeHtml } from '../safe.js';

interface RichTextProps {
  readonly html: SafeHtml | undefined;
  readonly as?: 'div' | 'span';
  readonly className?: string;
  readonly id?: string;
}

/** Sanitised HTML in an element of its own, nothing when there is none. The only place that inserts HTML. */
export function RichText({ html, as: Element = 'div', className, id }: RichTextProps) {
  if (!html?.__html) return null;
  return (
    <Element
      id={id}
      className={classNames(Element === 'div' ? 'm-rich-text' : 'm-rich-inline', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml is made by the sanitiser only
      dangerouslySetInnerHTML={html}
      // Folds in it are marked before React comes, and React leaves inserted HTML as it finds it.
      suppressHydrationWarning
    />
  );
}
