import { onPart, type Parts } from '../_shared/parts.js';
import { RichText } from '../_shared/text/rich-text.js';
import { isSomebody, Person, type PersonProps } from './person.js';

interface OneOfPeople extends Omit<PersonProps, 'parts'> {
  readonly parts?: Parts<'item' | 'heading' | 'link' | 'picture'> | undefined;
}

export interface PeopleProps extends PersonProps {
  /**
   * Several people, who have `variant`, `titleType`, `initials` and `vcard` in common. The person beside them is the first. One who is
   * nothing but a description is a text between people.
   */
  readonly people?: readonly OneOfPeople[];
}

/** One person, or a list of several with texts between them. */
export function People({ people = [], ...own }: PeopleProps) {
  if (people.length === 0) return <Person {...own} />;
  const { titleType, variant, initials, vcard, words, pageAddress } = own;
  const all = isSomebody(own) ? [own, ...people] : people;
  return (
    <div className="m-people">
      {runsOf(all).map((run, at) =>
        isText(run[0]!) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: two runs may be alike, and none keeps state
          <RichText key={at} html={run[0]!.description} className="m-people__between" />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <ul key={at} className="m-people__list" role="list">
            {run.map(({ parts, ...person }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={index} {...onPart(parts?.item, { className: 'm-people__item' })}>
                <Person {...person} {...{ titleType, variant, initials, vcard, words, pageAddress, parts }} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}

const isText = ({ description, ...person }: OneOfPeople): boolean => !!description && !isSomebody(person);

/** People who follow each other are one list. A text is alone. */
function runsOf(people: readonly OneOfPeople[]): OneOfPeople[][] {
  const runs: OneOfPeople[][] = [];
  for (const person of people) {
    const last = runs.at(-1);
    if (last && !isText(person) && !isText(last[0]!)) last.push(person);
    else runs.push([person]);
  }
  return runs;
}
