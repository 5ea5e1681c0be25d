/**
 * Thrown for rich text of which a server and the visitor's browser would make different HTML. To try again helps nobody:
 * only the browser can tell.
 */
export class ReadDifferently extends Error {
  override readonly name = 'ReadDifferently';

  constructor() {
    super('browsers read this HTML each in their own way');
  }
}

const SITES = ['http://one.invalid/', 'https://other.invalid/'];
/**
 * Browsers parse these differently from the HTML standard that parse5 follows, or from one another. Rich text rarely
 * has them, so servers leave it to the visitor's browser.
 */
const PARSED_OTHERWISE =
  /<\/?(?:svg|math|select|option|optgroup|template|noscript|noembed|noframes|xmp|plaintext|listing|iframe|frame|frameset|html|head|body|object|embed|applet|image|isindex|selectedcontent)(?![a-z0-9-])|\0|<!\[CDATA\[|<\?/i;

/** A tag of a formula in MathML, as every parser reads it. */
const FORMULA_TAG =
  /^<(\/?)(m(?:ath|enclose|error|fenced|frac|i|multiscripts|n|o|over|padded|phantom|prescripts|root|row|s|space|sqrt|style|sub|subsup|sup|table|td|text|tr|under|underover)|semantics|annotation)((?:\s+[a-z-]+="[^"<>&]*")*)\s*(\/?)>$/;

/**
 * HTML without its formulas in MathML.
 *
 * @throws ReadDifferently where one is not well-formed, or has anything else in it.
 */
function withoutFormulas(html: string): string {
  if (!/<math/i.test(html)) return html;
  const open: string[] = [];
  let rest = '';
  for (const token of html.split(/(<[^<>]*>)/)) {
    const [, end, name, , isEmpty] = FORMULA_TAG.exec(token) ?? [];
    if (open.length === 0 && (end || name !== 'math')) rest += token;
    else if (!name && token.includes('<')) throw new ReadDifferently();
    else if (end && open.pop() !== name) throw new ReadDifferently();
    else if (name && !end && !isEmpty) open.push(name);
  }
  if (open.length > 0) throw new ReadDifferently();
  return rest;
}

/**
 * A sanitiser that gives the same on a server and in every browser. It throws `ReadDifferently` where that cannot be.
 */
export const judgedAlike = (sanitize: (html: string) => string) => (html: string) => {
  if (PARSED_OTHERWISE.test(withoutFormulas(html))) throw new ReadDifferently();
  return sanitize(html);
};

/**
 * Whether an address is on the page's own site, whichever that is.
 *
 * @throws ReadDifferently if the answer depends on the site.
 */
export function isOwnAddress(address: string): boolean {
  const own = SITES.map(
    (site) => URL.canParse(address, site) && new URL(address, site).href.startsWith(site),
  );
  if (own.every(Boolean)) return true;
  if (own.some(Boolean) || SITES.some((site) => couldBeOwn(address, site))) throw new ReadDifferently();
  return false;
}

const couldBeOwn = (address: string, site: string) =>
  URL.canParse(address, site) && /^https?:$/.test(new URL(address, site).protocol);
