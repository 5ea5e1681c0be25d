import type { ReactNode } from 'react';
import * as limits from '../../vocabulary/limits.js';
import { cutText } from '../_shared/fold/truncate-text.js';
import { chevronLeft } from '../_shared/icons/own-shapes.js';
import { SvgIcon } from '../_shared/icons/svg-icon.js';
import { linkAttributes, textPart } from '../_shared/links/link-target.js';
import { onPart, type PartAttributes, type Parts, worded } from '../_shared/parts.js';
import type { SafeUrl } from '../_shared/safe.js';
import { itemOf } from '../_shared/structured-data.js';
import { useLabels } from '../_shared/text/labels.js';

export interface BreadcrumbItem {
  readonly title?: string;
  readonly link?: { readonly url?: SafeUrl };
  readonly active?: boolean;
  readonly parts?: Parts<'item' | 'link' | 'words'>;
}

export interface BreadcrumbProps {
  readonly items?: readonly BreadcrumbItem[];
  readonly hideComponent?: boolean;
}

/**
 * The trail to the current page (ARIA breadcrumb pattern). The current page is the item marked active, else the last.
 * On narrow windows the style sheet shows chevrons and cut titles, above them plain links.
 */
export function Breadcrumb({ items = [], hideComponent = false }: BreadcrumbProps) {
  const { breadcrumb } = useLabels();
  if (hideComponent || items.length === 0) return null;
  const marked = items.findLastIndex(({ active }) => active);
  const current = marked < 0 ? items.length - 1 : marked;
  return (
    <nav className="m-breadcrumb" aria-label={breadcrumb}>
      <ol className="m-breadcrumb__list" {...itemOf('BreadcrumbList')}>
        {items.map(({ title = '', link, parts }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two items may be alike, and none keeps state
            key={index}
            {...onPart(unmarked(parts?.item), { className: 'm-breadcrumb__item' })}
            itemProp="itemListElement"
            {...itemOf('ListItem')}
          >
            {index === current ? (
              <CurrentPage title={title} part={unmarked(parts?.link)} words={parts?.words}>
                {position(index)}
              </CurrentPage>
            ) : (
              <Ancestor title={title} url={link?.url} part={unmarked(parts?.link)} words={parts?.words}>
                {position(index)}
              </Ancestor>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The view says itself which page is the current one. */
const unmarked = (part: PartAttributes | undefined): PartAttributes | undefined =>
  part && { ...part, 'aria-current': undefined };

const position = (index: number) => <data hidden value={String(index + 1)} itemProp="position" />;

interface StepProps {
  readonly title: string;
  readonly part: PartAttributes | undefined;
  readonly words: PartAttributes | undefined;
  readonly children: ReactNode;
}

function CurrentPage({ title, part, words, children }: StepProps) {
  return (
    <span {...onPart(textPart(part), { className: 'm-breadcrumb__current' })} aria-current="page">
      <Chevron />
      <span itemProp="name" {...worded(title, part, words)} />
      {children}
    </span>
  );
}

const Chevron = () => <SvgIcon shape={chevronLeft} size={16} className="m-breadcrumb__chevron" />;

/** The title is cut for the eye only, on narrow windows: screen readers and voice control get it whole. */
function Ancestor({ title, url, part, words, children }: StepProps & { readonly url: SafeUrl | undefined }) {
  const cut = cutText(title, limits.breadcrumbTitleCharacters);
  const isCut = cut !== title;
  const Element = url ? 'a' : 'span';
  return (
    <Element
      {...onPart(url ? linkAttributes(part) : textPart(part), {
        className: 'm-breadcrumb__step',
        title: isCut ? title : undefined,
        itemProp: url ? 'item' : undefined,
      })}
      href={url || undefined}
    >
      <Chevron />
      <span
        className="m-breadcrumb__text"
        aria-hidden={isCut || undefined}
        itemProp={isCut ? undefined : 'name'}
        {...worded(cut, part, words)}
      />
      {isCut && <span className="m-breadcrumb__whole" itemProp="name" {...worded(title, part, words)} />}
      {children}
    </Element>
  );
}
