// A view as a tag has it, whether a page's tag or a component of the CMS's.

import type { ServedSource } from '../elements/_core/declare/controller.js';
import type { TagDefinition, ViewDefinition } from '../elements/_core/declare/definition.js';
import type { ResolvedProps } from '../elements/_core/declare/prop-type.js';
import { VERSION } from '../elements/_core/declare/version.js';
import { hasWordlessTag } from '../elements/_core/form/wordless-html.js';
import { ACTIVATION_MARK, PRERENDERED_MARK, VIEW_CLASS } from '../page/activation/prerendered.js';

/** Everything that a view gets on a server, or undefined if only a browser can know it. */
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

/** The attributes by which a tag says that its view is server-rendered. */
export const marksOf = (activates: ViewDefinition['activates'] = 'never'): Record<string, string> => ({
  [PRERENDERED_MARK]: VERSION,
  ...(activates !== 'never' && { [ACTIVATION_MARK]: activates }),
});

const NAME = /\saria-label=/i;

/** Whether a view shows neither a word nor anything else: then the author's content stays in sight. */
export const isEmptyView = (html: string): boolean =>
  !hasWordlessTag(html) && !NAME.test(html) && html.replace(/<[^<>]*>/g, '').trim() === '';
