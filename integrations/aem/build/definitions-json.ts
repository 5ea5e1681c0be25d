import { type ElementDefinition, hasView } from '../../../elements/_core/declare/definition.js';
import { isUnwritten, type PropType, type PropTypes } from '../../../elements/_core/declare/prop-type.js';
import type { ComponentFolder } from '../../../tools/rollup/component-folders.js';
import { builtInLabels } from '../../../vocabulary/labels.js';
import { stages } from '../../../vocabulary/site.js';
import { interfaceName, isSeveral } from './java-interfaces.js';

/** A prop's type as the bundle asks for it. Nothing else leaves a node, and the kind says how an address is mapped. */
interface KindData {
  /** `data` is a data slot (`dataSlots`), which is no prop. */
  readonly kind: PropType<unknown>['name'] | 'data';
  readonly isAsset?: true;
  /** Whether one value or several are stored. */
  readonly isSeveral?: true;
  readonly shape?: Readonly<Record<string, KindData>>;
}

/** Components of the package itself. */
const OWN_COMPONENTS = ['area', 'page', 'experiencefragment', 'xfpage', 'text'];
/** Props that the page gives where a component does not, and what they are of the model's `page`. */
const OF_PAGE: Readonly<Record<string, string>> = { currentPath: 'path' };
/** The properties of a page's or a fragment's model, beside its components. */
const PAGE_PROPS = ['id', 'title', 'description', 'language', 'templateName', 'cssClassNames'];

const propsOfOwn = (component: string) =>
  component === 'text'
    ? { text: { kind: 'html' } }
    : component !== 'area'
      ? Object.fromEntries(PAGE_PROPS.map((name) => [name, { kind: 'text' }]))
      : {};

/** Writes the data that the CMS's bundle has about the library: `uni-elements.json`. `Definitions.java` reads it. */
export function definitionsJson(folders: readonly ComponentFolder[]) {
  return {
    interfaces: Object.fromEntries(folders.map(({ slug }) => [slug, interfaceName(slug)])),
    ofPage: OF_PAGE,
    frames: folders
      .filter(({ definition }) => hasView(definition) && definition.fragment)
      .map(({ slug }) => slug),
    // A page names its stage only where no visitors are served.
    stages: stages.filter((stage) => stage !== 'prod'),
    addressed: folders
      .filter(({ definition }) => hasView(definition) && definition.asked)
      .map(({ slug }) => slug),
    elements: {
      ...Object.fromEntries(OWN_COMPONENTS.map((name) => [name, propsOfOwn(name)])),
      ...Object.fromEntries(
        folders.map(({ slug, definition }) => [
          slug,
          { ...kindsData(definition.props), ...slotsData(definition) },
        ]),
      ),
    },
    labels: builtInLabels,
  };
}

function kindsData(kinds: PropTypes): Readonly<Record<string, KindData>> {
  return Object.fromEntries(
    Object.entries(kinds)
      .filter(([, type]) => !isUnwritten(type))
      .map(([prop, type]) => [
        prop,
        {
          kind: type.name,
          ...(type.isAsset && { isAsset: true }),
          ...(isSeveral(type) && { isSeveral: true }),
          ...(type.shape && { shape: kindsData(type.shape) }),
        },
      ]),
  );
}

const slotsData = ({ dataSlots = [] }: ElementDefinition) =>
  Object.fromEntries(dataSlots.map((name) => [name, { kind: 'data' } satisfies KindData]));
