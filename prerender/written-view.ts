// A view as a tag bears it, whether a page's tag or a component of the CMS's.

import type { ResolvedProps, ServedSource, TagDefinition, ViewDefinition } from '../elements/_core/define.js';
import { VIEW_CLASS } from '../elements/_core/light-children.js';
import { VERSION } from '../elements/_core/version.js';
import { PRERENDERED_MARK, TRIGGER_MARK } from '../page/wake/prerendered.js';

/** All that a view gets where no browser feeds it; undefined where only one can. */
export function servedProps({ serve }: ViewDefinition, source: ServedSource): ResolvedProps | undefined {
  if (!serve) return source.props;
  const fed = serve(source);
  return fed && { ...source.props, ...fed };
}

/** A view in its container. */
export function contained({ display }: Pick<TagDefinition, 'display'>, html: string): string {
  const name = display === 'inline' ? 'span' : 'div';
  return `<${name} class="${VIEW_CLASS}">${html}</${name}>`;
}

/** The attributes by which a tag says that it bears its view. */
export const marksOf = (wakes: ViewDefinition['wakes'] = 'never'): Record<string, string> => ({
  [PRERENDERED_MARK]: VERSION,
  ...(wakes !== 'never' && { [TRIGGER_MARK]: wakes }),
});
