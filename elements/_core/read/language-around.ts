import { languageTag } from '../../../vocabulary/language-tag.js';

/** The language code of the text in which an element stands: the nearest `lang`, through shadow roots too. */
export function languageAround(element: Element): string | undefined {
  for (let host: Element | undefined = element; host; host = hostOf(host)) {
    const written = host.closest('[lang]')?.getAttribute('lang');
    if (!written) continue;
    return languageTag(written) ?? written;
  }
  return undefined;
}

function hostOf(element: Element): Element | undefined {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : undefined;
}
