import { SearchPlaceholder } from '../../react-views/course-search/search-placeholder.js';
import { defineIsland } from '../_core/declare/define.js';
import { oneOf, text, url } from '../_core/declare/prop-types.js';
import { serveSearch, serveUnanswered } from './served-search.js';

export const definition = defineIsland({
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
  asked: ['kind'],
  placeholder: SearchPlaceholder,
  island: () => import('./search-island.js'),
  serve: serveSearch,
  unserved: serveUnanswered,
  styles: () => import('../../react-views/course-search/course-search.css?text'),
});
