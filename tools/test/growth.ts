/** A part of a text, by its place in it. */
export type Unit = (index: number) => string;

/** The same again and again: what begins and does not end, what repeats, what is escaped or cut. */
const REPEATED = [
  ...['<style>', '<script ', '<script>', '</style', '<!--', '--', '<![CDATA[', '<template>', '<textarea>'],
  ...['<a ', '<a href="', '"', "'", '=', '&amp', '&', ' ', '\n', '<', '>', '</p', 'word ', 'é', '\u{1f393}'],
  ...['<p>', '<b>', '<p><b>', '<a><b>', '</b>', '<div>', '<table>', '<tr><td>', '<svg>', '<p id=a>'],
  ...['<uni-card ', '<uni-card>', '<uni-card title="', '<uni-card></uni-card>', '<uni-fragment src="/a">'],
  ...['<p><uni-card></uni-card></p>', '<p slot=title>'],
  ...['<uni-card title=x title-id=a></uni-card>', '<b id="a">'],
  ...['<meta charset', '<meta name="', '<html lang=', 'charset=', ',', ';', '/', '//', '..', '%2F', '?a&'],
  ...['&#', '&#1', '{', '{}', '[', '-a', 'en-', '.html', '.html/', 'A', '(', '\\', '<path d="', '_b'],
];

/** Another one each time, because work that looks each up among those before it is slow for these alone. */
const COUNTED: readonly Unit[] = [
  ...[
    (at: number) => `<html a${at}>`,
    (at: number) => `<body a${at}>`,
    (at: number) => `<p a${at} id=${at}>`,
  ],
  ...[(at: number) => ` a${at}=1`, (at: number) => `<x${at}>`, (at: number) => `<b id=b${at}>`],
  (at) => `<meta name=m${at} content=x>`,
  (at) => `<uni-toc include-classes=c${at}></uni-toc><h2 id=h${at} class=c${at}>x</h2>`,
  (at) => `<uni-card title=t${at} id=c${at}></uni-card>`,
  (at) => `<i slot=s${at}>x</i><script type="application/json" data-slot=d${at}>1</script>`,
  (at) => `${at % 200 ? '' : `${'</i></h2>'.repeat(200)}<p>`}<h2 id=n${at}><i>`,
  (at) => `<h3>t${at}</h3><p><a href="/${at}">x</a></p>`,
  (at) => `word${at} `,
  (at) => `&a${at}=${at}`,
  (at) => `"k${at}":${at},`,
];

/** A text is made of one of these. */
export const UNITS: readonly Unit[] = [...REPEATED.map((text) => () => text), ...COUNTED];

const CHARACTERS = 10_000;
/** Between the two texts whose times are compared. */
const DOUBLINGS = 3;
const SHORT_TEXTS = 2 ** DOUBLINGS;
/** Work of the square of a text's length takes four times as long for twice the text, and linear work twice as long. */
export const MOST_GROWTH = 3.2;
/** Less says nothing on a busy machine, in ms. */
const TOO_SHORT_MS = 30;
const TRIES = 10;
/** Of a work that takes so long in all tries, a clock tells enough. */
const CERTAIN_MS = 10_000;

/** How long a work takes for a text. */
type MsOf = (text: string) => number | Promise<number>;

function textOf(unit: Unit, characters: number): string {
  const parts: string[] = [];
  for (let [index, length] = [0, 0]; length < characters; index++) {
    const part = unit(index);
    parts.push(part);
    length += part.length;
  }
  return parts.join('');
}

const textsOf = (unit: Unit) => ({
  short: textOf(unit, CHARACTERS),
  long: textOf(unit, CHARACTERS * SHORT_TEXTS),
});

/**
 * A work's time for short texts that are together as long as the long one: a short text alone takes less than a clock can
 * tell, and ends before what it leaves is collected.
 */
async function msOfShort(msOf: MsOf, short: string): Promise<number> {
  let ms = 0;
  for (let at = 0; at < SHORT_TEXTS; at++) ms += await msOf(short);
  return ms;
}

/**
 * How much more a doubling of the text takes, at the best of some tries. The first that is little enough ends them.
 *
 * @returns 0 where it is too little to be measured.
 */
export async function growth(msOf: MsOf, unit: Unit): Promise<number> {
  const { short, long } = textsOf(unit);
  let [shortMs, longMs, each, spentMs] = [Infinity, await msOf(long), Infinity, 0];
  if (longMs < TOO_SHORT_MS) return 0;
  for (let at = 0; at < TRIES && each > MOST_GROWTH && spentMs < CERTAIN_MS; at++) {
    const ofLong = at === 0 ? longMs : await msOf(long);
    const ofShort = await msOfShort(msOf, short);
    [shortMs, longMs] = [Math.min(shortMs, ofShort), Math.min(longMs, ofLong)];
    spentMs += ofShort + ofLong;
    each = longMs < TOO_SHORT_MS ? 0 : 2 * (longMs / shortMs) ** (1 / DOUBLINGS);
  }
  return each;
}

/**
 * How many times as long as other work this work takes for a long text, at the best of some tries.
 *
 * @returns 0 where it is too little to be measured.
 */
export async function timesOf(msOf: MsOf, other: MsOf, unit: Unit): Promise<number> {
  const { long } = textsOf(unit);
  let times = Infinity;
  for (let at = 0; at < TRIES && times > MOST_GROWTH; at++) {
    const ms = await msOf(long);
    if (ms < TOO_SHORT_MS) return 0;
    times = Math.min(times, ms / (await other(long)));
  }
  return times;
}
