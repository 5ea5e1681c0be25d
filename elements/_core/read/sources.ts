import { isObject } from '../../../page/is-record.js';
import { reasonOf } from '../../../page/request/request-error.js';
import { warnOnce } from '../../../page/warn.js';
import { asText, shortened } from '../../_safe/text.js';
import { type AuthoredContent, NO_CONTENT } from '../declare/authored.js';
import type { TagDefinition } from '../declare/definition.js';
import { NOT_BY_CHILD } from '../declare/names.js';
import type { PropType } from '../declare/prop-type.js';
import { type AuthoredPart, isPart } from '../declare/tree.js';

/** Where a tag's props come from, highest first (contract §3). */
export interface Sources {
  /** Values set as JS properties. */
  readonly properties: Readonly<Record<string, unknown>>;
  readonly attributes: { getAttribute(name: string): string | null; getAttributeNames?(): Iterable<string> };
  readonly authored: AuthoredContent;
  /** The component's model, keys normalised. */
  readonly model?: unknown;
  /**
   * The language of the text around the tag. It is only called for a tag that has a prop for it, because it walks up
   * the page.
   */
  language?(): string | undefined;
}

/** Stands for a prop that a source does not have. */
export const NOT_GIVEN = Symbol('not given');

/** How a warning names the HTML between the tags. */
export const OWN_CONTENT = 'content';

/** One of a tag's props, and the attributes and the slot that give it. */
export interface Prop {
  readonly name: string;
  readonly type: PropType<unknown>;
  readonly attributes: readonly string[];
  readonly slot: string;
}

/** Reads props from one of the sources of a tag. */
export interface PropReader {
  /** The prop's value here, or `NOT_GIVEN`. */
  read(prop: Prop): unknown;
  /** Where the value stands, as a warning names it: `attribute data-cta-url="…"`. */
  describe(prop: Prop): string;
}

/**
 * Makes the readers of a tag, highest source first. A source that gives nothing gets none, because a page has many tags
 * and most are written with attributes alone.
 */
export function readersOf(definition: TagDefinition, sources: Sources): PropReader[] {
  const given = ownReaders(definition, sources);
  if (typeof sources.model === 'object' && sources.model !== null)
    given.push(fromValues(sources.model, (name) => `model's ${name}`));
  if (definition.language) given.push(fromSurroundings(definition, sources));
  return given;
}

export function ownReaders(
  definition: TagDefinition,
  { properties, attributes, authored }: Omit<Sources, 'model'>,
): PropReader[] {
  const given: PropReader[] = [];
  if (Object.keys(properties).length > 0) given.push(fromValues(properties, (name) => `property ${name}`));
  given.push(fromAttribute(attributes));
  if (authored !== NO_CONTENT) given.push(fromAuthored(definition, authored));
  return given;
}

/** @param called a field of them, as a warning names it. */
function fromValues(values: object, called: (name: string) => string): PropReader {
  const fieldOf = (prop: string) =>
    Object.hasOwn(values, prop) ? (values as Readonly<Record<string, unknown>>)[prop] : undefined;
  return {
    read({ name, type }) {
      const value = fieldOf(name);
      return value === undefined || value === null ? NOT_GIVEN : type.fromValue(value);
    },
    describe: ({ name }) => `${called(name)} (${shortened(asText(fieldOf(name)))})`,
  };
}

const fromAttribute = (attributes: Sources['attributes']): PropReader => ({
  read({ type, attributes: names }) {
    for (const name of names) {
      const written = attributes.getAttribute(name);
      if (written === null) continue;
      return type.name === 'boolean' && written === name ? true : type.fromText(written);
    }
    return NOT_GIVEN;
  },
  describe({ attributes: names }) {
    const name = names.find((each) => attributes.getAttribute(each) !== null)!;
    return `attribute ${name}="${shortened(attributes.getAttribute(name)!)}"`;
  },
});

const fromAuthored = ({ tag }: TagDefinition, authored: AuthoredContent): PropReader => ({
  read({ name, type, slot }) {
    const json = authored.json.get(slot);
    if (json !== undefined) {
      const value = parseSlot(tag, name, json);
      if (value !== undefined && value !== null) return type.fromValue(value);
    }
    const slotted = authored.slotted.get(slot);
    if (slotted && !NOT_BY_CHILD.has(type.name)) return readPart(type, slotted);
    const part = authored.form?.().parts.get(name);
    if (part === undefined) return NOT_GIVEN;
    return isPart(part) ? readPart(type, part) : type.fromValue(part);
  },
  describe({ name, slot }) {
    const slotted = authored.json.get(slot) ?? authored.slotted.get(slot)?.text();
    const part = slotted ?? authored.form?.().parts.get(name);
    // No author has written the objects that a form reads out of HTML.
    if (isObject(part) && !isPart(part)) return OWN_CONTENT;
    const given = isPart(part) ? part.text() : asText(part);
    return `${slotted === undefined ? 'content' : `slot ${name}`} (${shortened(given.trim())})`;
  },
});

const fromSurroundings = (definition: TagDefinition, { language }: Sources): PropReader => ({
  read({ name, type }) {
    const code = name === definition.language ? language?.() : undefined;
    return code ? type.fromValue(code) : NOT_GIVEN;
  },
  describe: () => `language ${language?.()}`,
});

function parseSlot(tag: string, slot: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    warnOnce(notJson(tag, slot, json, error), 'error');
    return undefined;
  }
}

/** The message for a data script that is no JSON. */
export const notJson = (tag: string, slot: string, json: string, error: unknown): string =>
  `<${tag}> <script data-slot="${slot}"> is not valid JSON (${reasonOf(error)}), check its commas and quotes: ${shortened(json)}`;

const readPart = (type: PropType<unknown>, part: AuthoredPart) =>
  type.fromValue(type.name !== 'html' ? part.text().trim() : part.nodes ? part : part.html().trim());
