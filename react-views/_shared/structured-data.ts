/** Microdata that search engines read beside the words of a view (HTML, section 5), with the types of schema.org. */
const SCHEMA = 'https://schema.org/';

type SchemaType =
  | 'BreadcrumbList'
  | 'Course'
  | 'Event'
  | 'ListItem'
  | 'NewsArticle'
  | 'Offer'
  | 'Person'
  | 'Place'
  | 'VideoObject';

/** The attributes of an element that is an item of its own. */
export const itemOf = (type: SchemaType) => ({ itemScope: true, itemType: SCHEMA + type });
