import type { FoldableHtml } from '../safe.js';
import { useLabels } from '../text/labels.js';
import { RichText } from '../text/rich-text.js';
import { type FoldEvents, useFold } from './fold.js';
import { FoldToggle } from './fold-toggle.js';

interface FoldableTextProps extends FoldEvents {
  readonly html: FoldableHtml | undefined;
  /** What the text is about, for the name of the toggle. */
  readonly subject?: string;
  readonly className?: string;
}

/** Rich text, with a toggle for the rest of a long one. */
export function FoldableText({ html, ...parts }: FoldableTextProps) {
  return html?.isLong ? (
    <LongText html={html} {...parts} />
  ) : (
    <RichText html={html} className={parts.className} />
  );
}

function LongText({ html, subject, className, onToggle }: FoldableTextProps) {
  const labels = useLabels();
  const fold = useFold(onToggle);
  return (
    <div ref={fold.place} className={fold.className}>
      <RichText html={html} className={className} />
      <FoldToggle fold={fold} moreLabel={labels.showMore} lessLabel={labels.showLess} subject={subject} />
    </div>
  );
}
