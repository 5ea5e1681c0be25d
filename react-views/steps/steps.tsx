import { classNames } from '../_shared/class-names.js';
import { longDate } from '../_shared/dates/long-date.js';
import { Link } from '../_shared/links/link.js';
import { onPart, type Parts } from '../_shared/parts.js';
import type { SafeHtml, SafeUrl } from '../_shared/safe.js';
import { audienceName } from '../_shared/text/audience-name.js';
import { headingLevel } from '../_shared/text/heading-level.js';
import { RichText } from '../_shared/text/rich-text.js';
import { Title, type TitleLevel } from '../_shared/text/title.js';
import { WordedText } from '../_shared/text/worded-text.js';
import { type StepsWords, stepsWords } from './steps-words.js';

export interface StepsItem {
  /** Without a title and a date, the content is text between steps. */
  readonly title?: string | undefined;
  readonly content?: SafeHtml | undefined;
  /** A day, or words. */
  readonly date?: string | undefined;
  readonly group?: string | undefined;
  /** The only audience that it is for. Default: everybody. */
  readonly audience?: string | undefined;
  /** The level of its title, `h1` to `h6`. Without one, the title is no heading. */
  readonly level?: string | undefined;
  readonly link?: SafeUrl | undefined;
  readonly id?: string | undefined;
  readonly titleId?: string | undefined;
  /** True if it is a step although it has no title. */
  readonly isStep?: boolean;
  readonly parts?: Parts<'item' | 'heading' | 'link' | 'time'>;
}

export interface StepsProps {
  readonly items?: readonly StepsItem[];
  readonly kind?: 'admission' | 'how-to-apply' | undefined;
  /** The number or the id of the step that readers are at. */
  readonly current?: string;
  readonly words?: StepsWords;
}

const BLOCK = 'm-steps';
const HIGHEST_GROUP = 2;

/** A step with its number among all. */
interface Numbered extends StepsItem {
  readonly number: number;
}

/** What to do, in order: numbered steps, in groups or not, with text between them. */
export function Steps({ items = [], kind, current = '', words = stepsWords() }: StepsProps) {
  const runs = runsOf(items);
  if (runs.length === 0) return null;
  return (
    <div className={classNames(BLOCK, kind && `${BLOCK}--${kind}`)}>
      {runs.map(({ text, group, steps }, index) =>
        steps[0] ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: two runs may be alike, and none keeps state
          <div key={index} className={`${BLOCK}__run`}>
            {group && <Group group={group} level={headingLevel(steps[0].level)} words={words} />}
            <ol role="list" className={`${BLOCK}__list`} start={steps[0].number}>
              {steps.map((step) => (
                <Step key={step.number} {...step} current={current.trim()} words={words} />
              ))}
            </ol>
          </div>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <RichText key={index} html={text} className={`${BLOCK}__between`} />
        ),
      )}
    </div>
  );
}

interface Run {
  readonly text?: SafeHtml | undefined;
  readonly group?: string | undefined;
  readonly steps: Numbered[];
}

/** Steps of one group that follow each other are one list. A text is alone. */
function runsOf(items: readonly StepsItem[]): Run[] {
  const runs: Run[] = [];
  let number = 0;
  for (const item of items) {
    const { title, date, content, isStep } = item;
    if (!title && !date && !isStep) {
      if (content) runs.push({ text: content, steps: [] });
      continue;
    }
    const group = item.group || undefined;
    const last = runs.at(-1);
    const step = { ...item, number: ++number };
    if (last?.steps[0] && last.group === group) last.steps.push(step);
    else runs.push({ group, steps: [step] });
  }
  return runs;
}

interface GroupProps {
  readonly group: string;
  /** That of the steps below. */
  readonly level: TitleLevel | undefined;
  readonly words: StepsWords;
}

function Group({ group, level, words }: GroupProps) {
  const name = words.groups[group.toLowerCase().replace(/[^a-z0-9]/g, '')] ?? group;
  const className = `${BLOCK}__group`;
  return level ? (
    <Title level={Math.max(HIGHEST_GROUP, level - 1) as TitleLevel} className={className}>
      {name}
    </Title>
  ) : (
    <p className={className}>{name}</p>
  );
}

interface StepProps extends Numbered {
  readonly current: string;
  readonly words: StepsWords;
}

function Step({
  title = '',
  content,
  date,
  audience,
  level,
  link,
  id,
  titleId,
  parts = {},
  number,
  current,
  words,
}: StepProps) {
  const name = audience ? audienceName(audience, words) : '';
  const isNamed = title.toLowerCase().includes(name.toLowerCase());
  const isCurrent = current !== '' && [String(number), id, titleId].includes(current);
  // Where a prop names the step, it counts, and no mark of another.
  const item = current && parts.item ? { ...parts.item, 'aria-current': undefined } : parts.item;
  return (
    <li
      {...onPart(item, {
        className: `${BLOCK}__step`,
        id: id || undefined,
        'data-audience': audience || undefined,
        'aria-current': isCurrent ? ('step' as const) : undefined,
      })}
    >
      <StepTitle level={headingLevel(level)} parts={parts} titleId={titleId || undefined}>
        {link ? (
          <Link href={link} text={title} part={parts.link} around={parts.heading} />
        ) : (
          title && <WordedText words={title} part={parts.heading} />
        )}
        {!isNamed && <span className={`${BLOCK}__audience`}>{` (${name})`}</span>}
      </StepTitle>
      {date && <StepDate date={date} parts={parts} language={words.language} />}
      <RichText html={content} className={`${BLOCK}__text`} />
    </li>
  );
}

interface TitleProps {
  readonly level: TitleLevel | undefined;
  readonly parts: NonNullable<StepsItem['parts']>;
  readonly titleId: string | undefined;
  readonly children: readonly [words: React.ReactNode, audience: React.ReactNode];
}

function StepTitle({ level, parts, titleId, children }: TitleProps) {
  if (!children.some(Boolean)) return null;
  const className = `${BLOCK}__title`;
  return level ? (
    <Title level={level} part={parts.heading} id={titleId} className={className}>
      {children}
    </Title>
  ) : (
    <p {...onPart(parts.heading, { className, id: titleId })}>{children}</p>
  );
}

interface DateProps {
  readonly date: string;
  readonly parts: NonNullable<StepsItem['parts']>;
  readonly language: string;
}

function StepDate({ date, parts, language }: DateProps) {
  const { text, dateTime } = longDate(date, language);
  const own = { className: `${BLOCK}__date` };
  return dateTime ? (
    <time {...onPart(parts.time, { ...own, dateTime })}>{text}</time>
  ) : (
    <span {...onPart(parts.time, own)}>{text}</span>
  );
}
