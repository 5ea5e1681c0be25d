/** The view of a tag as it stands in HTML, letter for letter, or undefined where the tag has none. */
export function viewIn(html: string, tag: string): string | undefined {
  const view = new RegExp(`<(div|span) class="uni-view">(.*)</\\1>(?=(?:<template[ >].*)?</${tag}>)`, 's');
  return view.exec(html)?.[2];
}

/** Returns the mark by which a tag tells about its view: when it needs its script. */
export function triggerOf(html: string, tag: string): string {
  const [start = ''] = new RegExp(`<${tag}(?:\\s+[\\w-]+(?:="[^"]*")?)*\\s*>`).exec(html) ?? [];
  return /\sdata-activate="([^"]*)"/.exec(start)?.[1] ?? 'never';
}
