import { derivedId } from '../_shared/derived-id.js';
import { onPart, type Parts, worded } from '../_shared/parts.js';
import type { SafeHtml } from '../_shared/safe.js';
import { headingLevel } from '../_shared/text/heading-level.js';
import { RichText } from '../_shared/text/rich-text.js';
import { Title } from '../_shared/text/title.js';
import { type AccordionWords, accordionWords } from './accordion-words.js';

export interface AccordionItem {
  /** If an item has no title, its content is not folded. */
  readonly title?: string | undefined;
  /** A line under the title. */
  readonly note?: string | undefined;
  readonly content?: SafeHtml | undefined;
  /** The level of its title, `h1` to `h6`. Without one, the title is no heading. */
  readonly level?: string | undefined;
  readonly open?: boolean;
  readonly id?: string | undefined;
  readonly titleId?: string | undefined;
  /** Written as `data-audience`, so that a rule of the site can follow the switch of facts. Nothing here hides it. */
  readonly audience?: string | undefined;
  readonly parts?: Parts<'item' | 'summary' | 'heading'>;
}

export interface AccordionProps {
  readonly items?: readonly AccordionItem[];
  /** The level of all titles, such as `3` or `h3`. Default: each item's own level. */
  readonly level?: string;
  /** Whether opening one closes the others. */
  readonly exclusive?: boolean;
  /** Whether there is a button that opens and closes all. */
  readonly openAll?: boolean;
  readonly words?: AccordionWords;
}

/** A single fold is opened as quickly by its title. */
const LEAST_FOLDS_FOR_ALL = 2;

/** A group of native folds. Its button works by behaviour on its markup (`page/behaviour/late/accordion.ts`). */
export function Accordion({
  items = [],
  level,
  exclusive,
  openAll,
  words = accordionWords(),
}: AccordionProps) {
  const shown = items.filter(({ title, content }) => title || content);
  const folds = shown.filter(({ title }) => title);
  if (shown.length === 0) return null;
  const name = exclusive ? `fold-${derivedId(folds.map(({ title }) => title).join())}` : undefined;
  return (
    <div className="m-accordion" data-uni-late="accordion">
      {openAll && !exclusive && folds.length >= LEAST_FOLDS_FOR_ALL && <OpenAll {...words} />}
      {shown.map((item, index) =>
        item.title ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: two folds may be alike, and the state is the browser's
          <Fold key={index} {...item} level={level ?? item.level} name={name} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <RichText key={index} html={item.content} className="m-accordion__between" />
        ),
      )}
    </div>
  );
}

/** It says both labels, of which the style sheet shows one. A state beside it would be said twice. */
const OpenAll = ({ openAll, closeAll }: AccordionWords) => (
  <button type="button" className="m-accordion__all">
    <span className="m-accordion__all-label">{openAll}</span>
    <span className="m-accordion__all-label m-accordion__all-label--close">{closeAll}</span>
  </button>
);

function Fold({
  title,
  note,
  content,
  level,
  open,
  id,
  titleId,
  audience,
  parts = {},
  name,
}: AccordionItem & { readonly name: string | undefined }) {
  const heading = headingLevel(level);
  return (
    <details
      {...onPart(parts.item, {
        className: 'm-accordion__fold',
        id: id || undefined,
        'data-audience': audience || undefined,
      })}
      name={name}
      open={open}
    >
      <summary
        {...onPart(parts.summary, {
          className: 'm-accordion__summary',
          id: (!heading && titleId) || undefined,
        })}
      >
        {heading ? (
          <Title
            level={heading}
            part={parts.heading}
            words={parts.summary}
            id={titleId || undefined}
            className="m-accordion__title"
          >
            {title}
          </Title>
        ) : (
          <span
            {...onPart(parts.heading, { className: 'm-accordion__title' })}
            {...worded(title, parts.heading, parts.summary)}
          />
        )}
        {note && <span className="m-accordion__note">{note}</span>}
      </summary>
      <RichText html={content} className="m-accordion__body" />
    </details>
  );
}
