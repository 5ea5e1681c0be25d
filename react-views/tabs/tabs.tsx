import { derivedId } from '../_shared/derived-id.js';
import { onPart, type Parts, worded } from '../_shared/parts.js';
import type { SafeHtml } from '../_shared/safe.js';
import { headingLevel } from '../_shared/text/heading-level.js';
import { RichText } from '../_shared/text/rich-text.js';
import { Title } from '../_shared/text/title.js';

export interface TabsItem {
  /** If an item has no title, its content is text above or below the tabs. */
  readonly title?: string | undefined;
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

export interface TabsProps {
  readonly items?: readonly TabsItem[];
  /** The level of all titles, such as `3` or `h3`. Default: each item's own level. */
  readonly level?: string;
  /** The id of the item that is open at first. Default: the first item. */
  readonly open?: string;
}

/** One panel needs no choice. */
const LEAST_TABS = 2;

/**
 * Native folds, of which the style sheet shows the titles where the place is narrow, and a list of tabs where it is wide. The
 * tabs are links to the panels, so they work before `page/behaviour/late/tabs.ts` acts on them.
 */
export function Tabs({ items = [], level, open }: TabsProps) {
  const shown = items.filter(({ title, content }) => title || content);
  if (shown.length === 0) return null;
  const folds = shown.filter(({ title }) => title);
  const start = folds[0] ? shown.indexOf(folds[0]) : shown.length;
  const group = derivedId(folds.map(({ title }) => title).join());
  const isOpen = (item: TabsItem) => !!open && (item.id === open || item.titleId === open);
  const first = folds.find(isOpen) ?? folds.find((item) => item.open) ?? folds[0];
  const tabs = folds.map((item, at) => ({
    item,
    tabId: `tab-${group}-${at}`,
    panelId: `panel-${group}-${at}`,
  }));
  return (
    <div className="m-tabs" data-uni-late="tabs">
      <Texts texts={shown.slice(0, start)} />
      {tabs.length >= LEAST_TABS && (
        <div className="m-tabs__list" role="tablist">
          {tabs.map(({ item, tabId, panelId }) => (
            <a
              key={tabId}
              role="tab"
              className="m-tabs__tab"
              id={tabId}
              href={`#${panelId}`}
              aria-controls={panelId}
              aria-selected={item === first}
              data-audience={item.audience || undefined}
              {...worded(item.title, item.parts?.heading, item.parts?.summary)}
            />
          ))}
        </div>
      )}
      {tabs.map(({ item, tabId, panelId }) => (
        <Panel
          key={panelId}
          {...item}
          level={level ?? item.level}
          panelId={panelId}
          // Of an active tab, HTML that a server writes has the panel, too. The script sees to the others.
          tabId={tabs.length >= LEAST_TABS && item === first ? tabId : undefined}
          open={item === first}
        />
      ))}
      <Texts texts={shown.slice(start).filter(({ title }) => !title)} />
    </div>
  );
}

const Texts = ({ texts }: { readonly texts: readonly TabsItem[] }) =>
  texts.map(({ content }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two texts may be alike, and none keeps state
    <RichText key={index} html={content} className="m-tabs__between" />
  ));

interface PanelProps extends TabsItem {
  readonly tabId: string | undefined;
  readonly panelId: string;
}

function Panel({
  title,
  content,
  level,
  open,
  id,
  titleId,
  audience,
  parts = {},
  panelId,
  tabId,
}: PanelProps) {
  const heading = headingLevel(level);
  return (
    <details
      {...onPart(parts.item, {
        className: 'm-tabs__item',
        id: id || undefined,
        'data-audience': audience || undefined,
      })}
      open={open}
    >
      <summary
        {...onPart(parts.summary, {
          className: 'm-tabs__summary',
          id: (!heading && titleId) || undefined,
        })}
      >
        {heading ? (
          <Title
            level={heading}
            part={parts.heading}
            words={parts.summary}
            id={titleId || undefined}
            className="m-tabs__title"
          >
            {title}
          </Title>
        ) : (
          <span
            {...onPart(parts.heading, { className: 'm-tabs__title' })}
            {...worded(title, parts.heading, parts.summary)}
          />
        )}
      </summary>
      <div
        className="m-tabs__panel"
        id={panelId}
        {...(tabId && { role: 'tabpanel', 'aria-labelledby': tabId })}
      >
        <RichText html={content} />
      </div>
    </details>
  );
}
