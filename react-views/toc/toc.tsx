import type { ListType } from '../../vocabulary/design.js';
import * as limits from '../../vocabulary/limits.js';
import { classNames } from '../_shared/class-names.js';
import { useLabels } from '../_shared/text/labels.js';
import { type Branch, branchesOf, type TocEntry } from './branches.js';

export type { TocEntry } from './branches.js';

export interface TocProps {
  /** The page's headings, in their order. */
  readonly entries?: readonly TocEntry[];
  readonly listType?: ListType;
  /** The name of these contents, where a page has several. Default: 'On this page'. */
  readonly title?: string;
}

interface ListProps {
  readonly branches: readonly Branch[];
  readonly isNumbered: boolean;
}

const NONE: readonly TocEntry[] = [];
const NUMBERED: readonly ListType[] = ['numbered', 'ol'];

/** The page's sections as in-page links, deeper ones in lists of their own. */
export function Toc({ entries = NONE, listType = 'bulleted', title }: TocProps) {
  const { onThisPage } = useLabels();
  const name = title || onThisPage;
  if (entries.length === 0) return null;
  const isNumbered = NUMBERED.includes(listType);
  const isLong = entries.length > limits.tocSingleColumnEntries;
  return (
    <nav
      className={classNames('m-toc', isNumbered && 'm-toc--numbered', isLong && 'm-toc--columns')}
      aria-label={name}
    >
      <h2 className="m-toc__title">{name}</h2>
      <List branches={branchesOf(entries)} isNumbered={isNumbered} />
    </nav>
  );
}

function List({ branches, isNumbered }: ListProps) {
  const Element = isNumbered ? 'ol' : 'ul';
  return (
    <Element className="m-toc__list">
      {branches.map(({ entry, place, below }) => (
        <li key={place} className="m-toc__item">
          <a className="m-toc__link" href={`#${entry.id}`} lang={entry.lang}>
            {entry.value}
          </a>
          {below.length > 0 && <List branches={below} isNumbered={isNumbered} />}
        </li>
      ))}
    </Element>
  );
}
