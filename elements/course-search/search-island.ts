import { CourseSearch } from '../../react-views/course-search/course-search.js';
import { islandOf } from '../_core/declare/define.js';
import { followSearch } from './search-controller.js';

export const island = islandOf({ view: CourseSearch, controller: followSearch });
