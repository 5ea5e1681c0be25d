/** What the sanitiser puts before every id and name of rich text. */
const ID_PREFIX = 'user-content-';
const HEADERS = 'headers';
/** Attributes that name elements by their ids. */
const REFERENCES = [
  HEADERS,
  ...['aria-labelledby', 'aria-describedby', 'aria-details', 'aria-controls', 'aria-owns', 'aria-flowto'],
];

/** An in-page link to what the text around it holds. */
export function pointToPrefixedId(link: Element, id: string): void {
  if (id === '' || id.startsWith(ID_PREFIX)) return;
  const targets = targetsAround(link);
  if (isAmong(targets, id) || isAmong(targets, decoded(id))) link.setAttribute('href', `#${ID_PREFIX}${id}`);
}

/** A link's name is a target as an id is, for whoever looks for ids alone. */
export function nameById(link: Element): void {
  const name = link.getAttribute('name')?.slice(ID_PREFIX.length);
  if (name && link.getAttribute('id') === null && !isAmong(targetsAround(link, link), name))
    link.setAttribute('id', ID_PREFIX + name);
}

/** Heads are cells of the same table; the rest may be named by what stands in the page around the text. */
export function referToPrefixedIds(element: Element): void {
  for (const attribute of REFERENCES) {
    const authored = element.getAttribute(attribute);
    if (authored === null) continue;
    const targets = attribute === HEADERS ? undefined : targetsAround(element);
    const ids = authored.split(/\s+/).filter(Boolean);
    const isPrefixed = (id: string) => !id.startsWith(ID_PREFIX) && (!targets || isAmong(targets, id));
    element.setAttribute(attribute, ids.map((id) => (isPrefixed(id) ? ID_PREFIX + id : id)).join(' '));
  }
}

/** Ids and links' names of the text around an element; those that are sanitised already have the prefix. */
function targetsAround(element: Element, except?: Element): (string | null)[] {
  const root = element.getRootNode() as ParentNode;
  return [...(root.querySelectorAll?.('[id],a[name]') ?? [])]
    .filter((target) => target !== except)
    .flatMap((target) => [
      target.getAttribute('id'),
      target.localName === 'a' ? target.getAttribute('name') : null,
    ]);
}

const isAmong = (targets: readonly (string | null)[], id: string): boolean =>
  targets.includes(id) || targets.includes(ID_PREFIX + id);

/** A stray percent sign makes an address that cannot be decoded; it counts as written. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
