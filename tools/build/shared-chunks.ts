/** The chunks that pages share, by what is in them; the first that matches. What is in none stays with its element. */
const SHARED_CHUNKS: readonly (readonly [name: string, modules: RegExp])[] = [
  ['react', /node_modules\/(react-dom|scheduler)\/|_core\/life\/living-views/],
  ['lit', /node_modules\/(lit|@lit|lit-html|lit-element)\//],
  [
    'views',
    /node_modules\/(@r2wc|react)\/|commonjsHelpers|virtual:warm\/views|_core\/(?:view-element|register)\.|_core\/life\/(?:view-|waiting-view|served-view|render-batch|mount-queue|isolation|static-renderer\/|same-markup)|react-views\/_shared\/(?!links\/(?:page-path|own-path)\.|random-id\.|isolated\.|pictures\/is-vector-image\.)/,
  ],
  ['authoring', /\/(page\/authoring\/|vocabulary\/authoring)/],
  ['search-words', /course-search\/search-words/],
  [
    'use',
    /_core\/wake\/(?:interactions|once-per-page|page-clicks)\.|elements\/_tile\/|\/page\/wake\/(?:prerendered|held-click|event-path)\./,
  ],
  ['isolated-submit', /_core\/life\/isolated-submit\./],
  ['waker', /\/page\/wake\/waker\./],
  ['models', /\/page\/model\/(load-model|model-address|home-paths)\./],
  ['sanitize', /node_modules\/dompurify\/|_core\/safety\/sanitize\./],
  [
    'elements',
    /elements\/_core\/|elements\/_smart-crop\/(?:crop-pictures|framed-image-props)\.|react-views\/_shared\/(?:links\/(?:page-path|own-path)|random-id|pictures\/is-vector-image)\.|\/page\/(?:locale\/(?:labels-source|language-address|translate)|request\/(?:reason-of|fetch-json)|data\/|model\/order(?:ed-models|-items))|\/vocabulary\/(?:labels|courses|icons|design|limits|timings|university)\./,
  ],
  [
    'commons',
    /node_modules\/robot3\/|\/(page(?!\/(?:search|anchors\/(?!watch|visitor|served)))|fsm|vocabulary)\/|loader\/apps\/app\.|virtual:element-modules/,
  ],
];

/** What isolated tags stand on: another site's tags nearly all are, the CMS's hardly ever. */
const ISOLATED_STYLES = /_shared\/isolated\.css/;

const sharedChunk = (id: string) => SHARED_CHUNKS.find(([, modules]) => modules.test(id))?.[0];

/** What every page of the CMS needs comes in one piece: a request costs a visitor more than a kilobyte does. */
const IN_COMMONS: readonly (string | undefined)[] = ['use', 'waker'];
/** Only the CMS's pages ask for a model before there is an element that needs it. */
const IN_ELEMENTS: readonly (string | undefined)[] = ['models'];

/** The chunk of a module in what the CMS's pages load; undefined for one that stays with its element. */
export function chunkOfPages(id: string): string | undefined {
  const shared = sharedChunk(id);
  if (shared === 'isolated-submit') return 'elements';
  return IN_COMMONS.includes(shared) ? 'commons' : shared;
}

/** The same in what other sites load, an element at a time. */
export function chunkOnDemand(id: string): string | undefined {
  const shared = ISOLATED_STYLES.test(id) ? 'views' : sharedChunk(id);
  if (shared === 'isolated-submit') return 'use';
  return IN_ELEMENTS.includes(shared) ? 'elements' : shared;
}
