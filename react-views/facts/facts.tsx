import { classNames } from '../_shared/class-names.js';
import { derivedId } from '../_shared/derived-id.js';
import { onPart, type Parts } from '../_shared/parts.js';
import type { SafeHtml } from '../_shared/safe.js';
import { audienceName } from '../_shared/text/audience-name.js';
import { RichText } from '../_shared/text/rich-text.js';
import { WordedText } from '../_shared/text/worded-text.js';
import { type FactsWords, factsWords } from './facts-words.js';

export interface FactsItem {
  /** If a fact has no label, its value is text between facts. */
  readonly label?: string | undefined;
  readonly value?: SafeHtml | undefined;
  /** The only audience that sees it. Default: everybody. */
  readonly audience?: string | undefined;
  readonly parts?: Parts<'item' | 'term' | 'value'>;
}

export interface FactsProps {
  readonly items?: readonly FactsItem[];
  readonly variant?: 'strip' | 'list' | 'number';
  /** Whether visitors can choose whose facts they see. */
  readonly audienceSwitch?: boolean;
  readonly words?: FactsWords;
}

const BLOCK = 'm-facts';
/** The style sheet has rules for so many. The facts of any other are always seen. */
const MOST_AUDIENCES = 4;

/**
 * Labels and their values. The switch filters by style alone, and `page/behaviour/late/audience.ts` remembers its position.
 */
export function Facts({ items = [], variant = 'strip', audienceSwitch, words = factsWords() }: FactsProps) {
  const shown = items.filter(({ label, value }) => label || value);
  if (shown.length === 0) return null;
  const audiences = [...new Set(shown.flatMap(({ audience }) => audience || []))].slice(0, MOST_AUDIENCES);
  const isSwitched = audienceSwitch === true && audiences.length > 1;
  return (
    <div
      className={classNames(BLOCK, `${BLOCK}--${variant}`)}
      data-uni-late={isSwitched ? 'audience' : undefined}
    >
      {isSwitched && (
        <Switch
          name={`audience-${derivedId(shown.map(({ label }) => label).join())}`}
          audiences={audiences}
          words={words}
        />
      )}
      {isSwitched && <span className={`m-visually-hidden ${BLOCK}__told`} aria-live="polite" />}
      {runsOf(shown).map((run, index) =>
        run[0]?.label ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: two runs may be alike, and none keeps state
          <dl key={index} className={`${BLOCK}__list`}>
            {run.map((fact, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <Fact key={at} {...fact} audiences={isSwitched ? audiences : []} words={words} />
            ))}
          </dl>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <RichText key={index} html={run[0]?.value} className={`${BLOCK}__between`} />
        ),
      )}
    </div>
  );
}

/** Facts that follow each other are one list. A text is alone. */
function runsOf(items: readonly FactsItem[]): FactsItem[][] {
  const runs: FactsItem[][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (item.label && last?.[0]?.label) last.push(item);
    else runs.push([item]);
  }
  return runs;
}

interface FactProps extends FactsItem {
  /** The audiences that visitors can choose in the switch. */
  readonly audiences: readonly string[];
  readonly words: FactsWords;
}

function Fact({ label = '', value, audience, parts = {}, audiences, words }: FactProps) {
  const name = audience ? audienceName(audience, words) : '';
  const choice = audience ? audiences.indexOf(audience) + 1 : 0;
  const isNamed = label.toLowerCase().includes(name.toLowerCase());
  return (
    <div
      {...onPart(parts.item, {
        className: classNames(
          `${BLOCK}__fact`,
          choice > 0 && `${BLOCK}__fact--of ${BLOCK}__fact--of-${choice}`,
        ),
        'data-audience': audience || undefined,
      })}
    >
      <dt {...onPart(parts.term, { className: `${BLOCK}__label` })}>
        <WordedText words={label} part={parts.term} />
        {!isNamed && <span className={`${BLOCK}__audience`}>{` (${name})`}</span>}
      </dt>
      <dd {...onPart(parts.value, { className: `${BLOCK}__value` })}>
        <RichText html={value} />
      </dd>
    </div>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly audiences: readonly string[];
  readonly words: FactsWords;
}

const Switch = ({ name, audiences, words }: SwitchProps) => (
  <fieldset className={`${BLOCK}__switch`}>
    <legend className={`${BLOCK}__legend`}>{words.show}</legend>
    {['', ...audiences].map((audience, at) => (
      <label key={audience} className={`${BLOCK}__choice`}>
        <input
          type="radio"
          className={`${BLOCK}__radio ${BLOCK}__radio--${at}`}
          name={name}
          defaultChecked={at === 0}
          value={audience}
        />
        {audience ? audienceName(audience, words) : words.everyone}
      </label>
    ))}
  </fieldset>
);
