import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ElementDefinition } from '../../elements/_core/declare/definition.js';
import type { AuthoredPart } from '../../elements/_core/declare/tree.js';
import '../../elements/_core/form/form-at-once.js';
import { attributeNames, readerOf, slotName } from '../../elements/_core/declare/names.js';
import { isUnwritten, type PropType } from '../../elements/_core/declare/prop-type.js';
import { decodeText } from '../../elements/_safe/text.js';
import { isRecord } from '../../page/is-record.js';
import { PageBudget } from '../../prerender/budget.js';
import { type FoundTag, findTags } from '../../prerender/find-tags.js';
import { readParsed } from '../../prerender/parsed-content.js';
import type { Parts } from '../../react-views/_shared/parts.js';
import type { ComponentFolder } from '../../tools/rollup/component-folders.js';

/** An example of an element, as the CMS stores it. */
export interface ExampleContent {
  readonly name: string;
  /** The tag as the example writes it. */
  readonly tag: string;
  readonly language: string;
  /** The node's properties. */
  readonly model: Readonly<Record<string, unknown>>;
}

interface Examples {
  readonly examples: readonly { readonly name: string; readonly html: string }[];
}

/**
 * Each of the element's own tags in its examples, with the properties of a node that says the same. A tag with a data slot
 * is left out, because a service of the CMS gives it, and so is one with what only HTML says, such as an author's own
 * film: no author stores either.
 */
export async function exampleContents(folder: ComponentFolder): Promise<ExampleContent[]> {
  const url = pathToFileURL(join(folder.module, '../examples.ts')).href;
  const { examples } = (await import(url)) as Examples;
  return examples.flatMap(({ name, html }) =>
    tagsIn(html, folder.definition.tag)
      .filter(
        (tag) =>
          !(folder.definition.dataSlots ?? []).some((slot) =>
            tag.innerSource.includes(`data-slot="${slot}"`),
          ),
      )
      .filter((tag) => !saysUnwritten(tag, folder))
      .map((tag, at) => ({
        name: `${name} ${at + 1}`,
        tag: tag.openSource + tag.innerSource + tag.closeSource,
        language: tag.language ?? 'en',
        model: modelOf(tag, folder.definition),
      })),
  );
}

/** Returns the content that an element finds in the first of its own tags, or undefined where there is none. */
export function modelIn(html: string, definition: ElementDefinition): ExampleContent['model'] | undefined {
  const [tag] = tagsIn(html, definition.tag);
  return tag && modelOf(tag, definition);
}

function tagsIn(html: string, name: string): FoundTag[] {
  const options = { wanted: new Set([name]), budget: new PageBudget() };
  const { pieces } = findTags(`<!DOCTYPE html><body>${html}`, options);
  return pieces.filter((piece): piece is FoundTag => typeof piece !== 'string');
}

/** True if a tag's HTML gives a prop that no node has. */
function saysUnwritten(tag: FoundTag, { definition }: ComponentFolder): boolean {
  const read = readParsed(tag, readerOf(definition))?.content.form?.();
  return Object.entries(definition.props).some(([name, kind]) => isUnwritten(kind) && read?.parts.get(name));
}

function modelOf(tag: FoundTag, definition: ElementDefinition): Readonly<Record<string, unknown>> {
  const { props } = definition;
  const authored = readParsed(tag, readerOf(definition))?.content;
  const given = Object.entries(props).flatMap(([name, kind]) => {
    const attribute = attributeNames(name).find((each) => tag.attributes.has(each));
    if (attribute !== undefined) {
      const value = stored(kind, tag.attributes.get(attribute) ?? '', attribute);
      return value === undefined ? [] : [[name, value]];
    }
    const json = parsed(authored?.json.get(slotName(name)));
    if (json !== undefined) return [[name, json]];
    const read = authored?.form?.();
    const part =
      authored?.slotted.get(slotName(name)) ?? read?.parts.get(name) ?? ofLink(name, read?.written);
    if (part === undefined) return [];
    const isPart = (value: unknown): value is AuthoredPart => typeof Object(value).html === 'function';
    if (!isPart(part)) return [[name, asFields(part, kind.shape)]];
    return [[name, (kind.name === 'html' ? part.html() : part.text()).trim()]];
  });
  return Object.fromEntries(given) as Readonly<Record<string, unknown>>;
}

const OF_LINK: Readonly<Record<string, string>> = {
  linkTarget: 'target',
  linkRel: 'rel',
  linkDownload: 'download',
};

/** What is written on the link, for the fields that say the same. */
const ofLink = (prop: string, parts: Parts | undefined) => parts?.link?.[OF_LINK[prop] ?? ''];

/** What HTML gives for a prop, in the fields that a dialog has: nothing else of what is written on its parts is stored. */
function asFields(value: unknown, shape: Readonly<Record<string, unknown>> = {}): unknown {
  if (Array.isArray(value)) return value.map((item) => asFields(item, shape));
  if (!isRecord(value)) return value;
  const { parts, ...fields } = value as { readonly parts?: Parts };
  const said = Object.keys(shape).map((name) => [name, ofLink(name, parts)] as const);
  const own = Object.entries(fields).map(([name, field]) => [
    name,
    Array.isArray(field) ? asFields(field) : field,
  ]);
  return Object.fromEntries([...said.filter(([, each]) => each !== undefined), ...own]);
}

/**
 * Converts an attribute's text to the form that a node stores: lists and objects are nodes, the rest is what a dialog
 * saves.
 */
function stored({ name }: PropType<unknown>, text: string, attribute: string): unknown {
  if (name === 'list' || name === 'object') return parsed(text);
  if (name === 'boolean') return text === '' || text === attribute ? true : text;
  return name === 'html' ? text : decodeText(text);
}

function parsed(json: string | undefined): unknown {
  try {
    return json && JSON.parse(json);
  } catch {
    return undefined;
  }
}
