import { warnOnce } from '../../page/warn.js';
import { titleLevel } from '../../react-views/_shared/text/title.js';
import { headingLevels } from '../../vocabulary/design.js';
import type { PropType } from '../_core/declare/prop-type.js';
import { text } from '../_core/declare/prop-types.js';

/**
 * A heading's level as its author wrote it. A level that no heading has does not become the default, so that nothing is
 * shown (`hides` of uni-heading.ts). It is reported once.
 */
export function headingLevel(): PropType<string> {
  const plain = text(String(headingLevels.default));
  const withReport = <Level>(level: Level): Level => {
    if (titleLevel(String(level)) === undefined) {
      const { min, max } = headingLevels;
      warnOnce(
        `<uni-heading> level=${JSON.stringify(level)} shows no heading; give it ${min} to ${max} or h${min} to h${max}`,
      );
    }
    return level;
  };
  return {
    ...plain,
    fromText: (value) => withReport(plain.fromText(value)),
    fromValue: (value) => {
      const level = plain.fromValue(value);
      return typeof level === 'string' ? withReport(level) : level;
    },
  };
}
