/**
 * The `aria-label` of a control that shows `visible`: the authored label, led by the visible words when it does not
 * contain them, so that who speaks what he sees reaches it (WCAG 2.5.3). Notes such as 'opens in new window' follow,
 * because a label replaces those in the content. Undefined when there is no label.
 */
export function accessibleName(
  label: string | undefined,
  visible: string,
  notes: readonly string[] = [],
): string | undefined {
  const own = label?.trim();
  if (!own) return undefined;
  const name = own.toLowerCase().includes(visible.trim().toLowerCase()) ? own : `${visible.trim()}: ${own}`;
  return [name, ...notes.map((note) => `(${note})`)].join(' ');
}
