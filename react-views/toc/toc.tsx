import { memo, useMemo } from 'react';
import { type ListType, limits } from '../../vocabulary/index.js';
import { classNames } from '../_shared/class-names.js';
import { useLabels } from '../_shared/text/labels.js';
import { type Branch, branchesOf, type TocEntry } from './branches.js';

export type { TocEntry } from './branches.js';

export interface TocProps {
  /** The page's headings, in their order. */
  readonly entries?: readonly TocEntry[];
  /** The place among the entries of the section that is being read. */
  readonly current?: number;
  readonly listType?: ListType;
}

interface ListProps {
  readonly branches: readonly Branch[];
  readonly current: number | undefined;
  readonly isNumbered: boolean;
}

const NONE: readonly TocEntry[] = [];
const NUMBERED: readonly ListType[] = ['numbered', 'ol'];

/** The page's sections as in-page links, deeper ones in lists of their own. */
export function Toc({ entries = NONE, current, listType = 'bulleted' }: TocProps) {
  const { onThisPage } = useLabels();
  const branches = useMemo(() => branchesOf(entries), [entries]);
  if (entries.length === 0) return null;
  const isNumbered = NUMBERED.includes(listType);
  const isLong = entries.length > limits.tocSingleColumnEntries;
  return (
    <nav
      className={classNames('m-toc', isNumbered && 'm-toc--numbered', isLong && 'm-toc--columns')}
      aria-label={onThisPage}
    >
      <h2 className="m-toc__title">{onThisPage}</h2>
      <List branches={branches} current={current} isNumbered={isNumbered} />
    </nav>
  );
}

function List({ branches, current, isNumbered }: ListProps) {
  const Element = isNumbered ? 'ol' : 'ul';
  return (
    <Element className="m-toc__list">
      {branches.map((branch) => (
        <Item
          key={branch.place}
          current={isWithin(branch, current) ? current : undefined}
          isNumbered={isNumbered}
          {...branch}
        />
      ))}
    </Element>
  );
}

interface ItemProps extends Branch {
  readonly current: number | undefined;
  readonly isNumbered: boolean;
}

/** Scrolling through a long page renders the two entries anew that change, and not thousands. */
const Item = memo(function Item({ entry, place, below, current, isNumbered }: ItemProps) {
  return (
    <li className="m-toc__item">
      <a
        className="m-toc__link"
        href={`#${entry.id}`}
        aria-current={place === current ? 'location' : undefined}
      >
        {entry.value}
      </a>
      {below.length > 0 && <List branches={below} current={current} isNumbered={isNumbered} />}
    </li>
  );
});

const isWithin = ({ place, last }: Branch, current: number | undefined): boolean =>
  current !== undefined && current >= place && current <= last;
