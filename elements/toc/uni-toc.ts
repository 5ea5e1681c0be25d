import { Toc } from '../../react-views/toc/toc.js';
import { listTypes } from '../../vocabulary/design.js';
import { defineView } from '../_core/declare/define.js';
import { oneOf, text } from '../_core/declare/prop-types.js';
import { DEFAULT_LEVELS } from './heading-range.js';
import { givenEntries, headingEntries, listedEntries } from './listed-entries.js';
import { followHeadings } from './toc-controller.js';

export const definition = defineView({
  tag: 'uni-toc',
  props: {
    startLevel: text(DEFAULT_LEVELS.startLevel),
    stopLevel: text(DEFAULT_LEVELS.stopLevel),
    includeClasses: text(),
    ignoreClasses: text(),
    title: text(),
    listType: oneOf(listTypes, 'bulleted'),
  },
  dataSlots: ['entries'],
  view: Toc,
  controller: followHeadings,
  serve: (source) =>
    givenEntries(source.authored.json.get('entries')) ??
    listedEntries(source.links()) ??
    headingEntries(source),
  activates: 'interaction',
  styles: () => import('../../react-views/toc/toc.css?text'),
});
