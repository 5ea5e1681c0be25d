import { classNames } from '../_shared/class-names.js';
import { Link } from '../_shared/links/link.js';
import { type LinkOptions, linkPart } from '../_shared/links/link-target.js';
import { TileLink } from '../_shared/links/tile-link.js';
import { onPart, type Parts } from '../_shared/parts.js';
import { PictureBox } from '../_shared/pictures/picture-box.js';
import type { SafeHtml, SafeUrl } from '../_shared/safe.js';
import { itemOf } from '../_shared/structured-data.js';
import { RichText } from '../_shared/text/rich-text.js';
import { Title, type TitleLevel } from '../_shared/text/title.js';
import { CalendarLink } from './calendar-link.js';
import { chooseItems, type Order, type WrittenAt } from './choose-items.js';
import { Dates } from './dates.js';
import { clockDate, dayDate, type ItemDate, readDates } from './item-date.js';
import { listWords } from './list-words.js';
import { PlaceOf } from './place.js';

export interface ListItem extends LinkOptions {
  readonly title: string | undefined;
  readonly link: SafeUrl | undefined;
  /** A day, a time, or the author's own words. */
  readonly date: string | undefined;
  readonly end: string | undefined;
  readonly place: string | undefined;
  readonly image: string | undefined;
  readonly alt?: string | undefined;
  readonly description: SafeHtml | undefined;
  /** Written as `data-audience`, so that a rule of the site can follow the switch of facts. Nothing here hides it. */
  readonly audience?: string | undefined;
  /** What a list chooses by. */
  readonly category?: readonly string[];
  readonly parts?: Parts<'item' | 'heading' | 'link' | 'picture' | 'words'>;
}

type Kind = 'news' | 'event' | 'deadline';

export interface ListProps {
  readonly items: readonly ListItem[];
  readonly variant?: 'list' | 'cards';
  readonly kind?: Kind;
  /** Whether a script takes away what is past. Servers write all of it, because their pages are cached. */
  readonly hidePast: boolean;
  /** Whom alone the whole list is for, as on an item. */
  readonly audience?: string;
  /** How many are shown at most, after `hidePast` and `category`. Default: all. */
  readonly limit?: number;
  /** Default: the order that they are given in. `soonest` begins with the next one that is to come. */
  readonly order?: Order;
  /** The one category that is shown, whatever its upper and lower case. Default: all. */
  readonly category?: string;
  /** The page that has all of them. Its link is shown with a `limit`. */
  readonly allUrl?: SafeUrl;
  /** The words of that link. Default: those of the language. */
  readonly allLabel?: string;
  readonly now?: WrittenAt | undefined;
  /** The clock that the dates are on. */
  readonly timeZone?: string | undefined;
  /** The page's address, by which a calendar file has absolute links. */
  readonly pageAddress?: string | undefined;
  /** The level of the titles where they are headings. */
  readonly titleType?: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  /** How an `ol` numbers its items. Default: a list without numbers. */
  readonly numbering?: keyof typeof TYPES;
  readonly start?: number;
  /** Whether an `ol` counts down. */
  readonly reversed?: boolean;
  /** The words of a link to a calendar file. Default: those of the language. */
  readonly calendarLabel?: string;
  /**
   * The words where nothing is left of the list. Default: those of the language. A list that has no items at all is shown
   * with them alone.
   */
  readonly emptyLabel?: string;
  /** The language that dates are written in. */
  readonly language: string;
  readonly parts?: Parts<'list'>;
}

/**
 * The types by which search engines read an item, and the properties of its title, date and end. They know no deadlines.
 */
const MEANING = {
  news: { type: 'NewsArticle', title: 'headline', start: 'datePublished', end: undefined },
  event: { type: 'Event', title: 'name', start: 'startDate', end: 'endDate' },
  deadline: { type: undefined, title: undefined, start: undefined, end: undefined },
} as const;
const DAY_CHARACTERS = 10;
/** The `type` of an `ol`. */
const TYPES = {
  decimal: undefined,
  'lower-alpha': 'a',
  'upper-alpha': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
} as const;
const CARD_SIZES = '(min-width: 992px) 400px, (min-width: 577px) 50vw, 100vw';
const ROW_SIZES = '(min-width: 577px) 176px, 100vw';

/**
 * Dated things: news, events or deadlines, as rows of a list or as cards. `page/behaviour/late/past-dates.ts` hides what is
 * past by these classes and by the last `time` of an item's date.
 */
export function List(props: ListProps) {
  const { items, variant = 'list', kind = 'news', hidePast, numbering, start, reversed, parts = {} } = props;
  if (items.length === 0 && !props.emptyLabel) return null;
  const chosen = chooseItems(items, props);
  const shown = chosen.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two items may be alike, and none keeps state
    <Item key={index} {...props} item={item} kind={kind} />
  ));
  return (
    <div
      className={classNames(
        'm-list',
        `m-list--${variant}`,
        `m-list--${kind}`,
        hidePast && 'm-list--hide-past',
      )}
      data-time-zone={hidePast ? props.timeZone : undefined}
      data-audience={props.audience || undefined}
    >
      {numbering ? (
        <ol
          {...onPart(parts.list, { className: 'm-list__items', type: TYPES[numbering] })}
          start={start}
          reversed={reversed}
        >
          {shown}
        </ol>
      ) : (
        <ul {...onPart(parts.list, { className: 'm-list__items', role: 'list' })}>{shown}</ul>
      )}
      {(hidePast || chosen.length === 0) && (
        <p className="m-list__none">{props.emptyLabel ?? listWords(props.language).none}</p>
      )}
      {props.limit && props.allUrl && (
        <p className="m-list__all">
          <Link
            href={props.allUrl}
            text={props.allLabel ?? listWords(props.language).all}
            className="m-list__all-link"
          />
        </p>
      )}
    </div>
  );
}

interface ItemProps extends ListProps {
  readonly item: ListItem;
  readonly kind: Kind;
}

function Item({ item, variant, kind, titleType, ...list }: ItemProps) {
  const { title = '', place, parts = {} } = item;
  const { start, end } = readDates(item, kind === 'news' ? dayDate : clockDate, list.language, list.timeZone);
  // Neither is known without its date.
  const { type, title: name } = start?.dateTime ? MEANING[kind] : MEANING.deadline;
  const meaning = { itemProp: name };
  const link = (
    <TileLink
      href={item.link}
      text={title}
      part={linkPart(item, parts.link)}
      around={parts.heading ?? parts.words}
      itemProp={type && 'url'}
    />
  );
  return (
    <li
      {...onPart(parts.item, {
        className: 'm-list__item m-tile m-tile--selectable',
        'data-audience': item.audience || undefined,
      })}
      {...(type && itemOf(type))}
    >
      <PictureBox
        part={parts.picture}
        img={item.image}
        sizes={variant === 'cards' ? CARD_SIZES : ROW_SIZES}
        alt={item.alt}
        itemProp={type && 'image'}
        loading="lazy"
        disableSmartCrop
        className="m-list__media"
      />
      {start && <Dates start={start} end={end} meaning={MEANING[kind]} language={list.language} />}
      <div className="m-list__body">
        {titleType ? (
          <Title
            level={Number(titleType.slice(1)) as TitleLevel}
            part={parts.heading}
            className="m-list__title"
            {...meaning}
          >
            {link}
          </Title>
        ) : (
          <p {...onPart(parts.heading, { className: 'm-list__title' })} {...meaning}>
            {link}
          </p>
        )}
        {place && <PlaceOf words={place} isEvent={type === 'Event'} />}
        <RichText
          html={item.description}
          className="m-tile__text m-list__description"
          itemProp={type && 'description'}
        />
        {kind === 'event' && start?.dateTime && !isMonth(start) && (
          <CalendarLink
            {...list}
            item={item}
            start={start.dateTime}
            end={end && !isMonth(end) ? end.dateTime : undefined}
          />
        )}
      </div>
    </li>
  );
}

/** A calendar has no entry for one. */
const isMonth = ({ dateTime = '' }: ItemDate): boolean => dateTime.length < DAY_CHARACTERS;
