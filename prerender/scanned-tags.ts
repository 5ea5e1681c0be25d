// The acts of the HTML Standard's parser at a tag, as far as a scan needs to know them.

const names = (list: string): readonly string[] => list.split(' ');
const setOf = (list: string): ReadonlySet<string> => new Set(names(list));

/** For these tags a parser implies, moves, renames or ignores something, or reads what follows in a special way. */
export const REFUSED_TAGS = setOf(
  'applet col colgroup frame frameset image isindex keygen listing marquee math menuitem nobr noframes optgroup option param plaintext rb rp rt rtc ruby select selectedcontent xmp',
);

export const VOID = setOf('area base basefont bgsound br embed hr img input link meta source track wbr');

export const HEAD_TAGS = setOf('base basefont bgsound link meta noscript script style template title');

/** In SVG, some of these elements may hold HTML, and a parser reads the others in special ways. */
export const FOREIGN_REFUSED = setOf('foreignobject desc title script style template annotation-xml');

/** The content of these elements is text. */
export const RAW_TEXT = setOf('iframe noembed noscript script style');

/** They end an open paragraph. */
export const CLOSES_PARAGRAPH = setOf(
  'address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul',
);

/** The items that an item ends. */
export const ITEMS: ReadonlyMap<string, readonly string[]> = new Map([
  ['li', ['li']],
  ['dd', ['dd', 'dt']],
  ['dt', ['dd', 'dt']],
]);

/** Elements that the parts of a table may contain, and in which of them. */
export const ROWS_AND_CELLS: ReadonlyMap<string, readonly string[]> = new Map([
  ...names('caption thead tbody tfoot').map((name) => [name, ['table']] as const),
  ['tr', names('thead tbody tfoot')],
  ...names('td th').map((name) => [name, ['tr']] as const),
]);

/** Nothing else may stand in them. */
export const TABLE_PARTS = setOf('table thead tbody tfoot tr');
