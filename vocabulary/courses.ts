/** The faculties as courses refer to them (spec section 3). */
export const facultyAliases = [
  'Architecture design and planning',
  'Arts and social sciences',
  'Business',
  'Engineering and computer science',
  'Law',
  'Medicine and health',
  'Music',
  'Science',
] as const;

/** Levels of study that the course search knows. */
export const studyLevels = ['all study', 'undergraduate', 'postgraduate', 'research'] as const;

/** The audiences that a course's facts can be for. */
export const audiences = ['domestic', 'international'] as const;

/**
 * The search of a course search, by the value of its `kind` (spec section 3). `collection` names the search service's
 * collection, to which the collection environment (PROD or TEST) is added. `predictLabel` labels the input.
 */
export const searchTypes = {
  course: {
    value: 'course',
    label: 'Course',
    collection: 'courses',
    predictLabel: 'Search for a course',
  },
  'subject-area': {
    value: 'subject-area',
    label: 'Subject area',
    collection: 'subject-areas',
    predictLabel: 'Search for a subject area',
  },
  uos: {
    value: 'uos',
    label: 'Unit of study',
    collection: 'units-of-study',
    predictLabel: 'Search for a unit of study',
  },
} as const;
