import { posix } from 'node:path';

/** The imports that files of a folder may have. */
interface Rule {
  /** Paths from the root. `COMPONENT` is the importer's own. */
  readonly paths: string;
  /** Of the packages that the product may use, or all where nothing is said. */
  readonly packages?: RegExp;
  /** For the message. */
  readonly remedy: string;
}

/** Packages that are built into what we deliver, so that nobody installs them with it. */
export const BUILT_IN = [
  ...['lit', '@r2wc/core', '@r2wc/react-to-web-component', 'smartcrop', 'web-vitals'],
  ...['htmlparser2', 'ical.js'],
];

const PRODUCT = '(?:elements|react-views|fsm|page|loader|integrations/eds|prerender|vocabulary)/|index\\.ts$';
/**
 * Folders around the product, which imports nothing of them. `bench/` does not count, because it has packages of its own.
 */
const OUTER = '(?:tools|fixtures|docs|integrations/(?!eds/)[^/]+)/';
const NONE = /^$/;
/** Makes texts, addresses and HTML safe. */
const SAFE = 'elements/_safe/';
/** Reads and serves the content for the demo server, the docs and `npm run dev`, so it knows none of them. */
const CONTENT_FILES = 'fixtures/content-files/';
/** What it has runs in browsers. The other integrations are files for servers, and what makes them. */
const BLOCKS = 'integrations/eds/';
const NOT_REACT = /^(?!react(?:-dom)?$)/;

/** The parts of the page that elements may import. Anything else under page/ belongs to the page machine alone. */
const PUBLIC_MODULES_OF_PAGE = [
  'anchors/targets/in-page',
  'behaviour/(?:behave|fold|follow-targets|isolated-submit|late/past-dates)',
  'environment/(?:home-origin|modes|on-clock|time-zone)',
  'is-record',
  'locale/(?:language-address|page-language|words)',
  'model/(?:feed-source|fetch-model|find-model|model-calls|order-items|page-model)',
  'request/(?:read-body|request-error)',
  'scripts',
  'search/(?:results|search-calls)',
  'activation/(?:activate|idle|is-edited|known-tags|prerendered|same-control|wordless)',
  'warn',
].join('|');

/** The rooms of the engine. Each imports from those before it. */
const ROOMS = ['declare', 'form', 'read', 'write', 'place', 'island'].map(
  (room) => `elements/_core/${room}/`,
);

const around = (shelf: string): Rule => ({
  paths: `${PRODUCT}|${OUTER}`,
  remedy: `${shelf}/ imports the product and what stands around it`,
});

const roomRule = (rooms: readonly string[]): Rule => ({
  paths: `vocabulary/|page/(?:${PUBLIC_MODULES_OF_PAGE})\\.ts$|elements/_(?:safe|smart-crop|icon-files)/|(?:${rooms.join('|')})|react-views/_shared/`,
  remedy:
    'a room of the engine imports those above it in the table of ARCHITECTURE.md; move what both need there, or hand it in',
});

const RULES: Readonly<Record<string, Rule>> = {
  vocabulary: { paths: 'vocabulary/', packages: NONE, remedy: 'the vocabulary imports nothing else' },
  fsm: {
    paths: '(?:fsm|vocabulary)/',
    packages: /^robot3$/,
    remedy: 'a machine imports robot3 and vocabulary/; what it calls is given to it',
  },
  page: {
    paths: '(?:page|fsm|vocabulary)/',
    packages: NOT_REACT,
    remedy: 'page/ imports fsm/ and vocabulary/, and no React; hand in what else it needs',
  },
  loader: {
    paths: '(?:loader|page|elements|vocabulary)/',
    packages: NOT_REACT,
    remedy: 'loader/ imports page/, elements/ and vocabulary/, and no React',
  },
  [BLOCKS]: {
    paths: `${BLOCKS}|(?:elements|page)/`,
    packages: NONE,
    remedy: `${BLOCKS} imports elements/ and page/, and no package`,
  },
  elements: {
    paths: `vocabulary/|page/(?:${PUBLIC_MODULES_OF_PAGE})\\.ts$|elements/(?:_[\\w-]+/|COMPONENT)|react-views/(?:_shared/|COMPONENT)`,
    remedy:
      'an element imports elements/_core and its neighbours with an underscore, its own folder, its own view, react-views/_shared, vocabulary/ and the public modules of page/ (tools/imports/rules.ts names them); move what two folders need to _core',
  },
  [SAFE]: {
    paths: `${SAFE}|react-views/_shared/safe\\.ts$|page/(?:anchors/targets/in-page|environment/home-origin)\\.ts$`,
    packages: /^dompurify$/,
    remedy:
      'elements/_safe imports its own folder, the types of what is safe and two functions of page/ about addresses; hand in what else it needs',
  },
  'react-views': {
    paths: 'vocabulary/|react-views/(?:_shared/|COMPONENT)',
    packages: /^react$/,
    remedy:
      'a view imports react, vocabulary/, its own folder and react-views/_shared; move what two folders need to _shared',
  },
  prerender: {
    paths:
      '(?:prerender|elements|react-views|vocabulary)/|page/(?:model/|(?:environment/(?:environment|time-zone)|is-record|request/(?:read-body|request-error)|activation/prerendered|anchors/targets/in-page|warn|locale/(?:words|page-language))\\.ts$)',
    remedy:
      'prerender/ imports elements/, react-views/, vocabulary/, and of page/ the models, the host’s role, the clock, the marks, warnings, an error’s words, what reads a body, in-page addresses and the language',
  },
  'index.ts': { paths: PRODUCT, remedy: 'the package’s root imports the product only' },
  integrations: {
    paths: `integrations/(?:authoring/|COMPONENT)|(?!integrations/)(?:${PRODUCT}|${OUTER})`,
    remedy: 'an integration knows no other; move what two of them need to integrations/authoring',
  },
  tools: around('tools'),
  fixtures: around('fixtures'),
  docs: around('docs'),
  [CONTENT_FILES]: {
    paths: `${CONTENT_FILES}|${PRODUCT}`,
    remedy: `${CONTENT_FILES} imports its own folder and the product; hand in what else it needs`,
  },
  ...Object.fromEntries(ROOMS.map((room, at) => [room, roomRule(ROOMS.slice(0, at + 1))])),
};
/** Folders in a shelf that have a rule of their own. */
const INNER = [SAFE, CONTENT_FILES, BLOCKS, ...ROOMS];
export const SHELVES = Object.keys(RULES).filter((name) => !INNER.includes(name));

const TEST: Rule = {
  paths: PRODUCT,
  remedy:
    'a browser test imports the product; one that needs tools/ or fixtures/ is a *.node.test.ts, one that needs the built site a *.site.test.ts',
};
const NODE_TEST: Rule = {
  paths: `${PRODUCT}|(?:tools|fixtures)/`,
  remedy: 'a test imports the product, tools/ and fixtures/',
};

/** Returns the rule for a file, by its path from the root. */
export function ruleFor(path: string): { readonly allows: (to: string) => boolean } & Rule {
  const [shelf = '', folder = '', inFolder] = path.split('/');
  const inner = INNER.find((start) => path.startsWith(start) && !isTest(path));
  const own = isProduct(path) || isOuter(path) ? RULES[inner ?? shelf]! : TEST;
  const rule =
    own === TEST && /\.(?:node|site|visit|release|nightly|cms)\.test\.tsx?$/.test(path) ? NODE_TEST : own;
  const pattern = rule.paths.replaceAll('COMPONENT', inFolder === undefined ? '[^/]+$' : `${folder}/`);
  return { ...rule, allows: (to) => new RegExp(`^(?:${pattern})`).test(to) };
}

/** Tests and what only tests use. */
export const isTest = (path: string): boolean =>
  /\.test\.tsx?$/.test(path) || /^testing(?:-[\w-]+)?\.tsx?$/.test(posix.basename(path));

const isOuter = (path: string) => new RegExp(`^${OUTER}`).test(path);
export const isProduct = (path: string): boolean => !isOuter(path) && !isTest(path);

/** Whether a file may import what the build writes: it is an entry of the build, or stands beside one. */
export const isBuildEntry = (path: string): boolean => /^(?:loader|prerender\/(?:command|edge))\//.test(path);

/** Whether a file runs in Node alone. Everything else of the product runs in browsers too. */
export const runsInNode = (path: string): boolean => path.startsWith('prerender/command/');
