import { type ElementDefinition, hasView, type PropKinds } from '../../elements/_core/definition.js';
import type { Kind } from '../../elements/_core/props/kinds.js';
import { kebabCase } from '../../elements/_core/safety/text.js';
import { VERSION } from '../../elements/_core/version.js';
import { isRecord } from '../../page/is-record.js';
import { wordIn } from '../../page/locale/labels-source.js';
import { shapeByName } from '../../react-views/_shared/icons/shape-by-name.js';
import { sizeOf } from '../../react-views/_shared/pictures/framed-image.js';
import { type SearchWords, searchWords } from '../../react-views/course-search/search-words.js';
import {
  admissionStepOrder,
  audiences,
  howToApplyOrder,
  searchTypes,
  studyLevels,
} from '../../vocabulary/courses.js';
import { iconNames, imageRatios, universityRegion, universityTimeZone } from '../../vocabulary/index.js';
import { builtInLabels, englishLabels } from '../../vocabulary/labels.js';
import { limits } from '../../vocabulary/limits.js';
import type { Room } from '../rollup/rooms.js';

/** A prop's kind as the bundle reads it. */
interface KindData {
  readonly kind: Exclude<Kind<unknown>['name'], 'callback'>;
  /** The prop's attribute, without `data-`. */
  readonly attribute: string;
  readonly fallback?: unknown;
  readonly values?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly isAsset?: true;
  readonly foldsAfter?: number;
  /** Whether the text of a whole heading element is taken for the text. */
  readonly takesHeading?: true;
  readonly shape?: Readonly<Record<string, KindData>>;
  readonly needs?: readonly string[];
}

const [, ...LEVELS] = studyLevels;
const LANGUAGES = ['en', 'vi'];

/** Components of the package itself. */
const OWN_COMPONENTS = ['area', 'page', 'experiencefragment'];
/** What the model of a page or a fragment says of it, beside its components. */
const PAGE_PROPS = ['id', 'title', 'description', 'language', 'templateName', 'cssClassNames'];

const textProps = (component: string) =>
  component !== 'area'
    ? Object.fromEntries(PAGE_PROPS.map((name) => [name, { kind: 'text', attribute: kebabCase(name) }]))
    : {};

/** What the CMS's bundle knows of the library: `uni-elements.json`. */
export function definitionsJson(rooms: readonly Room[]) {
  return {
    version: VERSION,
    breadcrumbTitleCharacters: limits.breadcrumbTitleCharacters,
    region: universityRegion,
    groups: [admissionStepOrder, howToApplyOrder].map(placesByWord),
    timeZone: universityTimeZone,
    elements: {
      ...Object.fromEntries(OWN_COMPONENTS.map((name) => [name, { props: textProps(name) }])),
      ...Object.fromEntries(rooms.map(({ slug, definition }) => [slug, elementData(definition)])),
    },
    labels: { en: englishLabels, ...builtInLabels },
    shapes: drawnShapes(),
    courseSearch: {
      kinds: Object.keys(searchTypes),
      words: Object.fromEntries(
        LANGUAGES.map((code) => {
          const words = searchWords(code, wordIn(code));
          return [code, { ...words, filters: searchFilters(words) }];
        }),
      ),
    },
  };
}

function elementData(definition: ElementDefinition) {
  const { tag, language, props } = definition;
  return { tag, ...(language && { language }), hasView: hasView(definition), props: kindsData(props) };
}

function kindsData(kinds: PropKinds): Readonly<Record<string, KindData>> {
  return Object.fromEntries(Object.entries(kinds).flatMap(([name, kind]) => kindData(name, kind)));
}

function kindData(name: string, kind: Kind<unknown> & { readonly foldsAfter?: number }) {
  if (kind.name === 'callback') return [];
  const { fallback, values, range, isAsset, foldsAfter, shape, needs } = kind;
  const hasDefault = fallback !== undefined && !Array.isArray(fallback);
  const data: KindData = {
    kind: kind.name,
    attribute: kebabCase(name),
    ...(hasDefault && { fallback }),
    ...(values && { values }),
    ...range,
    ...(isAsset && { isAsset }),
    ...(foldsAfter !== undefined && { foldsAfter }),
    ...(takesHeading(kind) && { takesHeading: true }),
    ...(shape && { shape: kindsData(shape) }),
    ...(needs && needs.length > 0 && { needs }),
  };
  return [[name, data] as const];
}

function takesHeading(kind: Kind<unknown>): boolean {
  const read = kind.name === 'html' ? kind.fromValue('<h2>x</h2>') : undefined;
  return isRecord(read) && String(read.__html) === 'x';
}

/** Groups are named in several spellings. */
const placesByWord = (places: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(places).map(([name, place]) => [name.toLowerCase().replace(/[^a-z0-9]/g, ''), place]),
  );

/** What templates draw with: each icon's path and the size of its view box; each ratio's frame. */
export const drawnShapes = () => ({
  icons: Object.fromEntries(iconNames.map((name) => [name, shapeByName(name)])),
  frames: Object.fromEntries(imageRatios.map((ratio) => [ratio, sizeOf(ratio)])),
});

/** The course search's groups of radio buttons. */
export const searchFilters = (words: SearchWords) =>
  [
    { name: 'level', legend: words.level, all: words.everyLevel, values: LEVELS },
    { name: 'audience', legend: words.audience, all: words.everyone, values: audiences },
  ].map(({ values, ...filter }) => ({
    ...filter,
    options: values.map((value) => ({ value, text: words.names[value] })),
  }));
