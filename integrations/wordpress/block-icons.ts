const BAR = (x: number, y: number, width: number, height = 2) => `M${x} ${y}h${width}v${height}H${x}z`;
const FRAME = (x: number, y: number, width: number, height: number) =>
  `${BAR(x, y, width, height)}M${x + 1.5} ${y + 1.5}v${height - 3}h${width - 3}v${-(height - 3)}z`;
const LINES = (x: number, width: number, ...ys: readonly number[]) =>
  ys.map((y) => BAR(x, y, width, 1.5)).join('');

/** What an element looks like from afar, drawn in 24 by 24. WordPress's own icons are lines of 1.5, too. */
const ICONS: Readonly<Record<string, string>> = {
  accordion: FRAME(3, 4, 18, 6) + BAR(3, 13, 18, 1.5) + BAR(3, 18, 18, 1.5),
  'bespoke-layout': FRAME(3, 5, 8, 14) + FRAME(13, 5, 8, 14),
  'bleed-block': BAR(3, 5, 9, 14) + LINES(14, 7, 7, 11, 15),
  breadcrumb: `${BAR(3, 11, 4)}M9 8l4 4-4 4V8z${BAR(15, 11, 6)}`,
  button: FRAME(3, 8, 18, 8) + BAR(8, 11, 8),
  'button-pair': FRAME(2, 8, 9, 8) + BAR(13, 8, 9, 8),
  callout: BAR(3, 4, 3, 16) + LINES(8, 13, 6, 11, 16),
  card: FRAME(4, 3, 16, 18) + BAR(5, 4, 14, 7) + LINES(7, 10, 13, 16),
  'course-search': `${FRAME(3, 8, 12, 8)}M18 8l4 4-4 4V8z`,
  cta: `${BAR(3, 8, 12, 3)}${LINES(3, 9, 13)}M17 7l5 5-5 5V7z`,
  facts: BAR(3, 5, 6, 4) + BAR(3, 11, 6, 4) + LINES(11, 10, 6, 12) + LINES(3, 18, 18),
  heading: `M5 4h2v7h10V4h2v16h-2v-7H7v7H5z`,
  hero: BAR(2, 4, 20, 11) + LINES(5, 14, 17, 20),
  icon: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 1.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM11 7h2v2h-2zM11 11h2v6h-2z',
  image: `${FRAME(3, 5, 18, 14)}M6 16l4-5 3 3 2-2 3 4z`,
  list: BAR(3, 5, 4, 4) + BAR(3, 13, 4, 4) + LINES(9, 12, 5, 8, 13, 16),
  'news-hero': FRAME(2, 4, 20, 9) + LINES(2, 20, 15, 18),
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 20a8 6 0 0 1 16 0z',
  picture: `${FRAME(3, 6, 13, 12)}${FRAME(17, 9, 5, 9)}`,
  'show-more': `${LINES(3, 18, 5, 9)}M8 14h8l-4 5z`,
  'side-nav': BAR(3, 4, 2, 16) + LINES(7, 8, 5, 10, 15) + FRAME(17, 4, 5, 16),
  steps:
    'M5 3a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM5 15a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM4.3 9h1.5v6H4.3zM10 5h11v2H10zM10 17h11v2H10z',
  tabs: `${BAR(3, 5, 6, 4)}${FRAME(10, 5, 5, 4)}${FRAME(16, 5, 5, 4)}${FRAME(3, 9, 18, 10)}`,
  toc: LINES(3, 10, 5) + LINES(6, 12, 10, 15) + LINES(3, 10, 19),
  video: `${FRAME(3, 5, 18, 14)}M10 9l5 3-5 3z`,
};

/** The icon of an element that nobody has drawn one for. */
const OTHER = FRAME(4, 4, 16, 16) + BAR(8, 8, 8, 8);

/** The path of an element's icon, filled by the even-odd rule. */
export const iconOf = (slug: string): string => ICONS[slug] ?? OTHER;
