import { CourseSearch } from '../../react-views/course-search/course-search.js';
import { PlainSearch } from '../../react-views/course-search/plain-search.js';
import { defineView } from '../_core/define.js';
import { oneOf, text, url } from '../_core/prop-types.js';
import { followSearch } from './search-feed.js';
import { servePlainSearch, serveSearch } from './served-search.js';

export const definition = defineView({
  tag: 'uni-course-search',
  props: {
    kind: oneOf(['course', 'subject-area', 'uos'], 'course'),
    placeholder: text(),
    language: text(),
    searchUrl: url(),
    suggestUrl: url(),
    popularUrl: url(),
  },
  language: 'language',
  dataSlots: ['found'],
  view: CourseSearch,
  feed: followSearch,
  serve: serveSearch,
  needsReact: true,
  standIn: { view: PlainSearch, asked: ['kind'], serve: servePlainSearch },
  styles: () => import('../../react-views/course-search/course-search.css?text'),
});
