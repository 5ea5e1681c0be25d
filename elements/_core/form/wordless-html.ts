/**
 * Tags that show something without a word. Servers and the linter read HTML, so they ask this list. In a browser, two
 * lists of selectors say the same of elements, because an import of one list would cost the first tag of another site 24
 * bytes. `wordless-html.test.ts` compares all three. They differ where those who ask do.
 *
 * - A view shows nothing if it is an empty button. `page/authoring/target-mode.ts` asks of the content of others, where a
 *   button may be drawn by a style sheet, and a plug-in may stand.
 * - A view with a name for assistive technology alone is not empty. The linter reads the words of such names itself.
 */
const WORDLESS = /<(?:slot|img|svg|picture|video|audio|canvas|iframe|object|input|select|textarea)[\s>/]/i;

/** Whether HTML has an element that shows something without a word. */
export const hasWordlessTag = (html: string): boolean => WORDLESS.test(html);
