import { attributeNames } from './attribute-names.js';
import type { AuthoredContent } from './authored-content.js';
import type { GatheredProps, TagDefinition } from './definition.js';
import { IMPOSSIBLE, type Kind } from './kinds.js';
import { warnOnce } from './warn.js';

/** Where a tag's props come from, highest first (contract §3). */
export interface Sources {
  /** Values set as JS properties. */
  readonly properties: Readonly<Record<string, unknown>>;
  readonly attributes: { getAttribute(name: string): string | null };
  readonly authored: AuthoredContent;
  /** The component's model, keys normalised. */
  readonly model: unknown;
  /** The language of the text around the tag; asked for only by a tag that has a prop for it. */
  language?(): string | undefined;
}

type Read = (kind: Kind<unknown>, prop: string) => Found | undefined;

interface Found {
  readonly value: unknown;
  /** The source as a warning names it: `attribute data-cta-url="…"`. */
  readonly from: string;
}

const LONGEST_VALUE_IN_MESSAGE = 80;

/**
 * A view's props from all sources. A value that its kind cannot take gives the default, with one warning that names
 * tag, source and value.
 */
export function gatherProps(definition: TagDefinition, sources: Sources): GatheredProps {
  const reads = [
    fromProperty(sources),
    fromAttribute(sources),
    fromAuthored(definition, sources),
    fromModel(sources),
    fromSurroundings(definition, sources),
  ];
  const gathered: Record<string, unknown> = {};
  for (const [prop, kind] of Object.entries(definition.props)) {
    gathered[prop] = readProp(definition.tag, prop, kind, reads);
  }
  return gathered;
}

/**
 * Whether anything but the model gives one of the tag's props.
 *
 * @param besides props that do not count.
 */
export function hasOwnData(
  definition: TagDefinition,
  sources: Sources,
  besides: readonly string[] = [],
): boolean {
  const reads = [fromProperty(sources), fromAttribute(sources), fromAuthored(definition, sources)];
  return Object.entries(definition.props).some(
    ([prop, kind]) => !besides.includes(prop) && reads.some((read) => read(kind, prop)),
  );
}

function readProp(tag: string, prop: string, kind: Kind<unknown>, reads: readonly Read[]): unknown {
  for (const read of reads) {
    const found = read(kind, prop);
    if (found === undefined) continue;
    if (found.value !== IMPOSSIBLE) return found.value;
    warnOnce(`<${tag}> ${found.from} ${remedy(kind)}; its default is used`);
    return kind.fallback;
  }
  return kind.fallback;
}

const fromProperty =
  ({ properties }: Sources): Read =>
  (kind, prop) => {
    const value = Object.hasOwn(properties, prop) ? properties[prop] : undefined;
    if (value === undefined || value === null) return undefined;
    return { value: kind.fromValue(value), from: `property ${prop} (${shorten(String(value))})` };
  };

const fromAttribute =
  ({ attributes }: Sources): Read =>
  (kind, prop) => {
    for (const name of attributeNames(prop)) {
      const written = attributes.getAttribute(name);
      if (written === null) continue;
      const repeatsItsName = kind.name === 'boolean' && written === name;
      const value = repeatsItsName ? true : kind.fromText(written);
      return { value, from: `attribute ${name}="${shorten(written)}"` };
    }
    return undefined;
  };

const fromAuthored =
  ({ tag, content }: TagDefinition, { authored }: Sources): Read =>
  (kind, prop) => {
    const json = authored.json.get(prop);
    if (json !== undefined) {
      const value = parseSlot(tag, prop, json);
      if (value !== undefined && value !== null)
        return { value: kind.fromValue(value), from: `slot ${prop}` };
    }
    const slotted = authored.slotted.get(prop);
    if (slotted)
      return {
        value: readNodes(
          kind,
          slotted.flatMap((child) => [...child.childNodes]),
        ),
        from: `slot ${prop}`,
      };
    if (prop !== content || !authored.rest.some(isMeaningful)) return undefined;
    return { value: readNodes(kind, authored.rest), from: 'content' };
  };

const fromModel =
  ({ model }: Sources): Read =>
  (kind, prop) => {
    if (typeof model !== 'object' || model === null || !Object.hasOwn(model, prop)) return undefined;
    const value = (model as Record<string, unknown>)[prop];
    if (value === undefined || value === null) return undefined;
    return { value: kind.fromValue(value), from: `model's ${prop} (${shorten(String(value))})` };
  };

const fromSurroundings =
  (definition: TagDefinition, { language }: Sources): Read =>
  (kind, prop) => {
    const code = prop === definition.language ? language?.() : undefined;
    return code ? { value: kind.fromValue(code), from: `language ${code}` } : undefined;
  };

function parseSlot(tag: string, slot: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    warnOnce(
      `<${tag}> <script data-slot="${slot}"> is not valid JSON (${reason}): ${shorten(json)}`,
      'error',
    );
    return undefined;
  }
}

function readNodes(kind: Kind<unknown>, nodes: readonly Node[]): unknown {
  const read = kind.name === 'html' ? markupOf : (node: Node) => node.textContent ?? '';
  return kind.fromValue(nodes.map(read).join('').trim());
}

function markupOf(node: Node): string {
  if (node instanceof Element) return node.outerHTML;
  return (node.textContent ?? '').replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}

const isMeaningful = (node: Node) => node instanceof Element || (node.textContent ?? '').trim() !== '';

function remedy({ name, values }: Kind<unknown>): string {
  if (values) return `is none of ${values.join(', ')}`;
  if (name === 'url') return 'is no http, https, mailto, tel, relative or in-page address';
  if (name === 'callback') return 'cannot be given so; set a function as a property';
  return `is no ${name === 'list' || name === 'object' ? `${name} in JSON` : name}`;
}

const shorten = (value: string) =>
  value.length > LONGEST_VALUE_IN_MESSAGE ? `${value.slice(0, LONGEST_VALUE_IN_MESSAGE)}…` : value;
