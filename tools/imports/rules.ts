import { posix } from 'node:path';

/** Where a file stands: `elements/_core/props/kinds.ts` is in the room `_core` on the shelf `elements`. */
export interface Place {
  readonly path: string;
  readonly shelf: string;
  /** Undefined for a file that stands on its shelf itself. */
  readonly room: string | undefined;
}

interface Rule {
  readonly allows: (to: Place, from: Place) => boolean;
  /** The packages that the shelf may use, of those that the product may. */
  readonly usesPackage: (name: string) => boolean;
  /** What it may import, for the message. */
  readonly remedy: string;
}

export const PRODUCT_SHELVES = [
  'elements',
  'react-views',
  'fsm',
  'page',
  'loader',
  'eds',
  'prerender',
  'vocabulary',
  'index.ts',
];
/** What stands around the product, `bench/` with packages of its own not counted; nothing of the product imports it. */
export const OUTER_SHELVES = ['tools', 'fixtures', 'docs'];
/** What elements see of the page. */
const FOR_ELEMENTS = 'page/for-elements.ts';

/** Packages that are built into what we deliver, so that nobody installs them with it. */
export const BUILT_IN = ['lit', '@r2wc/react-to-web-component', 'smartcrop', 'web-vitals'];

/** Rooms of the prerenderer that the build makes programs of, each for where it runs. */
const PROGRAMS = { command: 'prerender/command/', edge: 'prerender/edge/' } as const;

const on =
  (...shelves: readonly string[]) =>
  ({ shelf }: Place) =>
    shelves.includes(shelf);
const any = () => true;
const notReact = (name: string) => !/^react(-dom)?$/.test(name);
const isRoom = ({ room }: Place, ...rooms: readonly (string | undefined)[]) => rooms.includes(room);

const RULES: Readonly<Record<string, Rule>> = {
  vocabulary: {
    allows: on('vocabulary'),
    usesPackage: () => false,
    remedy: 'the vocabulary imports nothing else',
  },
  fsm: {
    allows: on('fsm', 'vocabulary'),
    usesPackage: (name) => name === 'robot3',
    remedy: 'a machine imports robot3 and vocabulary/; what it calls is given to it',
  },
  page: {
    allows: on('page', 'fsm', 'vocabulary'),
    usesPackage: notReact,
    remedy: 'page/ imports fsm/ and vocabulary/, and no React; hand in what else it needs',
  },
  loader: {
    allows: on('loader', 'page', 'elements', 'vocabulary'),
    usesPackage: notReact,
    remedy: 'loader/ imports page/, elements/ and vocabulary/, and no React',
  },
  eds: {
    allows: on('eds', 'elements', 'page'),
    usesPackage: () => false,
    remedy: 'eds/ imports elements/ and page/, and no package',
  },
  elements: {
    allows: (to, from) => {
      if (to.path === FOR_ELEMENTS || on('vocabulary', 'fsm')(to)) return true;
      if (to.shelf === 'elements') return isRoom(to, from.room) || (to.room?.startsWith('_') ?? false);
      return to.shelf === 'react-views' && isRoom(to, '_shared', from.room);
    },
    usesPackage: any,
    remedy: `an element imports elements/_core and its neighbours with an underscore, its own room, its own view, react-views/_shared, fsm/, vocabulary/ and ${FOR_ELEMENTS}; move what two rooms need to _core`,
  },
  'react-views': {
    allows: (to, from) =>
      to.shelf === 'vocabulary' || (to.shelf === 'react-views' && isRoom(to, '_shared', from.room)),
    usesPackage: (name) => name === 'react',
    remedy:
      'a view imports react, vocabulary/, its own room and react-views/_shared; move what two rooms need to _shared',
  },
  prerender: {
    allows: (to) =>
      /^page\/(?:model\/|(?:environment\/environment|is-record|request\/(?:read-body|request-error)|wake\/prerendered|locale\/(?:words|page-language))\.ts$)/.test(
        to.path,
      ) || on('prerender', 'elements', 'react-views', 'vocabulary')(to),
    usesPackage: any,
    remedy:
      'prerender/ imports elements/, react-views/, vocabulary/, and of page/ the models, the host’s role, the marks, an error’s words, what reads a body and the language',
  },
  'index.ts': {
    allows: on(...PRODUCT_SHELVES),
    usesPackage: any,
    remedy: 'the package’s root imports the product only',
  },
  tools: {
    allows: on(...PRODUCT_SHELVES, ...OUTER_SHELVES),
    usesPackage: any,
    remedy: 'tools/ imports the product and what stands around it',
  },
  fixtures: {
    allows: on(...PRODUCT_SHELVES, ...OUTER_SHELVES),
    usesPackage: any,
    remedy: 'fixtures/ imports the product and what stands around it',
  },
  docs: {
    allows: on(...PRODUCT_SHELVES, ...OUTER_SHELVES),
    usesPackage: any,
    remedy: 'docs/ imports the product and what stands around it',
  },
};

const TEST: Rule = {
  allows: on(...PRODUCT_SHELVES),
  usesPackage: any,
  remedy:
    'a browser test imports the product; one that needs tools/ or fixtures/ is a *.node.test.ts, one that needs the built site a *.site.test.ts',
};
const NODE_TEST: Rule = {
  allows: on(...PRODUCT_SHELVES, 'tools', 'fixtures'),
  usesPackage: any,
  remedy: 'a test imports the product, tools/ and fixtures/',
};

/** A file's place, by its path from the root. */
export function placeOf(path: string): Place {
  const [shelf = '', ...rest] = path.split('/');
  return { path, shelf, room: rest.length > 1 ? rest[0] : undefined };
}

/** The rule that holds for a file's imports; undefined for one that nobody has to hold, such as `biome.json`. */
export function ruleFor({ path, shelf }: Place): Rule | undefined {
  if (OUTER_SHELVES.includes(shelf) || !isTest(path)) return RULES[shelf];
  return /\.(?:node|site|release|cms)\.test\.tsx?$/.test(path) ? NODE_TEST : TEST;
}

/** Tests and what only tests use. */
export const isTest = (path: string): boolean =>
  /\.test\.tsx?$/.test(path) || /^testing(?:-[\w-]+)?\.tsx?$/.test(posix.basename(path));

export const isProduct = ({ path, shelf }: Place): boolean =>
  PRODUCT_SHELVES.includes(shelf) && !isTest(path);

/** Whether a file may import what the build writes: it is an entry of the build, or stands beside one. */
export const isBuildEntry = ({ path, shelf }: Place): boolean =>
  shelf === 'loader' || Object.values(PROGRAMS).some((room) => path.startsWith(room));

/** Whether a file runs in Node alone; everything else of the product runs in browsers too. */
export const runsInNode = ({ path }: Place): boolean => path.startsWith(PROGRAMS.command);
