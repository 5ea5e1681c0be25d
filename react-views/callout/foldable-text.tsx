import { derivedId } from '../_shared/derived-id.js';
import { FoldToggle } from '../_shared/fold/fold-toggle.js';
import type { FoldableHtml } from '../_shared/safe.js';
import { useLabels } from '../_shared/text/labels.js';
import { RichText } from '../_shared/text/rich-text.js';

interface FoldableTextProps {
  readonly html: FoldableHtml | undefined;
  /** The text's subject, for the name of the toggle. */
  readonly subject?: string;
  readonly className?: string;
}

/** Rich text, with a toggle for the rest of a long one. */
export function FoldableText({ html, subject, className }: FoldableTextProps) {
  const { showMore, showLess } = useLabels();
  if (!html?.isLong) return <RichText html={html} className={className} />;
  const id = `fold-${derivedId(String(html.__html))}`;
  return (
    <div className="m-fold m-fold--waiting">
      <RichText id={id} html={html} className={className} />
      <FoldToggle moreLabel={showMore} lessLabel={showLess} controls={id} subject={subject} />
    </div>
  );
}
