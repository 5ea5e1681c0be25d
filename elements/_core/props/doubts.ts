import { isRecord } from '../../../page/is-record.js';
import { tellMissing } from '../../../page/scripts.js';
import { isUnchecked } from '../../../page/warn.js';
import type { AuthoredContent } from '../children.js';
import type { TagDefinition } from '../define.js';
import { MODEL_ATTRIBUTES, MODEL_SLOT } from '../model-source.js';
import { attributeOwners, childSlots, isHtmlName, slotName } from '../names.js';
import { INVALID, itemsOf, type Kind } from '../prop-types.js';
import { lettersOf } from '../safe/text.js';

/** What a tag itself says. */
export interface Own {
  readonly attributes: { getAttribute(name: string): string | null; getAttributeNames?(): Iterable<string> };
  readonly authored: AuthoredContent;
}

type Critic = typeof import('../critic/critic.js');

let critic: Critic | undefined;
let coming: Promise<void> | undefined;
let isMissing = false;

/** Finds what an author wrote that no view shows, and tells of it; undefined where nobody had a doubt yet, or it cannot be had. */
export const theCritic = (): Critic | undefined => critic;

/** Has it loaded, once. @returns undefined where there is nothing to wait for. */
export function loadCritic(): Promise<void> | undefined {
  if (critic || isMissing) return undefined;
  coming ??= import('../critic/critic.js').then(provideCritic, (error) => {
    isMissing = true;
    tellMissing(error);
  });
  return coming;
}

/** For a server, which waits for nothing. */
export function provideCritic(made: Critic): void {
  critic = made;
}

/** What others write onto any tag: the page's machinery, editors, tests and assistive technology. */
const OTHERS = /^(?:on|aria-|data-(?:prerendered|hydrate|id-prefix|testid|uni-|cq-|cmp-|aue-))/;
const OF_ALL_TAGS: readonly string[] = [...MODEL_ATTRIBUTES, 'isolated'];

/** Whether something that a tag says may reach no view: an attribute, a slot or a field by a name that no prop has. */
export function mayBeLost(definition: TagDefinition, { attributes, authored }: Own): boolean {
  const { tag, props, dataSlots } = definition;
  for (const name of attributes.getAttributeNames?.() ?? []) {
    const prop = attributeOwners(props).get(name);
    if (!prop && !isHtmlName(name) && !OF_ALL_TAGS.includes(name) && !OTHERS.test(name)) return true;
    if (prop && isDoubtful(tag, props[prop]!, attributes.getAttribute(name)!)) return true;
  }
  for (const slot of authored.slotted.keys()) if (!childSlots(definition).has(slot)) return true;
  for (const [slot, json] of authored.json) {
    if (slot === MODEL_SLOT || dataSlots?.includes(slot)) continue;
    const prop = Object.keys(props).find((name) => slotName(name) === slot);
    if (!prop || isDoubtful(tag, props[prop]!, json)) return true;
  }
  return false;
}

/** Of JSON that is none, whoever reads it says so. */
function isDoubtful(tag: string, kind: Kind<unknown>, json: string): boolean {
  if (!kind.shape || !isUnchecked('doubts', tag, json)) return false;
  try {
    return !isWhole(kind, JSON.parse(json));
  } catch {
    return false;
  }
}

/** Whether a kind takes all of a value. */
function isWhole(kind: Kind<unknown>, value: unknown): boolean {
  const { name, shape } = kind;
  if (!shape) return kind.fromValue(value) !== INVALID;
  const records = name === 'list' ? (itemsOf(value) ?? []) : [value];
  return records.every(
    (record) =>
      isRecord(record) &&
      Object.entries(record).every(([key, field]) => {
        const isEmpty = field === undefined || field === null || field === '';
        return Object.hasOwn(shape, key) && (isEmpty || isWhole(shape[key]!, field));
      }),
  );
}

const SPOKEN = ['alt', 'aria-label', 'title', 'placeholder', 'value'];
const SPEAKING = SPOKEN.map((name) => `[${name}]`).join();

/** Whether a view may lack words of the authored content, or an element in it; or says nothing at all. */
export function mayBeUnseen(content: readonly Node[], view: Element): boolean {
  const shown = new Set(readings(view).flat());
  const isShown = (words: readonly string[]) => words.every((word) => shown.has(word));
  return shown.size === 0 || content.some((node) => isCustom(node) || !readings(node).some(isShown));
}

const isCustom = (node: Node) =>
  node instanceof Element &&
  [node, ...node.querySelectorAll('*')].some(({ localName }) => localName.includes('-'));

/** The words of a node, once as if no element in it parted two of them, and once as if each did. */
function readings(node: Node): readonly (readonly string[])[] {
  const spoken =
    node instanceof Element
      ? [node, ...node.querySelectorAll(SPEAKING)].flatMap((each) =>
          SPOKEN.map((name) => each.getAttribute(name)),
        )
      : [];
  const parts: unknown[] = [];
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  do parts.push(walker.currentNode.nodeValue);
  while (walker.nextNode());
  return [node.textContent, parts.join(' ')].map((text) => lettersOf([text, ...spoken].join(' ')));
}
