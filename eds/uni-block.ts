/** What a block hands to its element, by the prop's name: a kind of the definition, or `asset` for a picture's path. */
export type BlockProps = Readonly<
  Record<string, 'text' | 'html' | 'url' | 'boolean' | 'number' | 'enum' | 'asset'>
>;

/** What the Universal Editor marks its parts with; where a mark is lost, the part cannot be edited. */
const INSTRUMENTATION = /^data-(?:aue|richtext)-/;

/**
 * Turns an Edge Delivery Services block into an element. Each row of the block has a prop's name and its value, as
 * key-value blocks and tables in documents have them; names are read without regard to case, spaces and hyphens.
 * A row that names no prop stays in sight below the element, and a warning names the props that there are.
 */
export function decorateAs(block: HTMLElement, tag: string, props: BlockProps): void {
  const element = document.createElement(tag);
  const byName = new Map(Object.keys(props).map((prop) => [bare(prop), prop]));
  const unknown: Element[] = [];
  for (const row of [...block.children]) {
    const [name, value] = row.children;
    const prop = byName.get(bare(name?.textContent ?? ''));
    if (prop && value) give(element, prop, props, value);
    else unknown.push(row);
  }
  moveInstrumentation(block, element);
  block.replaceChildren(element, ...unknown);
  if (unknown.length > 0) {
    const rows = unknown.map(({ firstElementChild }) => `"${firstElementChild?.textContent?.trim() ?? ''}"`);
    console.warn(
      `block of <${tag}>: ${rows.join(', ')} is no prop; there are ${Object.keys(props).join(', ')}`,
    );
  }
}

function give(element: Element, prop: string, props: BlockProps, value: Element): void {
  if (props[prop] === 'html') {
    const slot = document.createElement('div');
    slot.slot = prop;
    slot.append(...value.childNodes);
    moveInstrumentation(value, slot);
    element.append(slot);
    return;
  }
  moveInstrumentation(value, element);
  element.setAttribute(attributeOf(prop), textOf(value));
  // A title's level is no row of its own: Edge Delivery Services writes the title as such a heading.
  const heading = value.querySelector('h1, h2, h3, h4, h5, h6');
  if (heading && props[`${prop}Type`]) element.setAttribute(attributeOf(`${prop}Type`), heading.localName);
}

/** A picture is given by its address, as is a link; everything else by its words. */
function textOf(value: Element): string {
  const address =
    value.querySelector('img')?.getAttribute('src') ?? value.querySelector('a')?.getAttribute('href');
  return address ?? (value.textContent ?? '').trim();
}

function moveInstrumentation(from: Element, to: Element): void {
  for (const { name, value } of [...from.attributes]) {
    if (!INSTRUMENTATION.test(name)) continue;
    to.setAttribute(name, value);
    from.removeAttribute(name);
  }
}

const attributeOf = (prop: string) =>
  `data-${prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
const bare = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
