import type { ComponentModel } from './component-model.js';
import type { DataSourceError } from './data-source-error.js';
import type { GatheredProps, ViewDefinition } from './definition.js';
import { gatherProps, hasOwnData, type Sources } from './gather-props.js';

/** A view's props, or why there are none yet. */
export type Gathered =
  | { readonly props: GatheredProps }
  | { readonly error: DataSourceError }
  | { readonly waitsFor: 'page' | 'fetch' };

/**
 * Gathers from all sources, the component's model among them.
 *
 * @param patience for which model to wait although there are other data: a view that is to come alive as a server
 * rendered it waits for `any`, one that is to be rendered for the first time for one that is being fetched.
 */
export function gather(
  definition: ViewDefinition,
  own: Sources,
  model: ComponentModel,
  patience: 'any' | 'fetched' | 'none',
): Gathered {
  const { fragment } = definition;
  const answer = model.read(fragment && !hasOwnData(definition, own, fragment.besides));
  if (answer.state === 'none') return { props: gatherProps(definition, own) };
  if (answer.state === 'found') return { props: gatherProps(definition, { ...own, model: answer.model }) };
  if (!hasOwnData(definition, own)) return answer;
  const isAwaited =
    answer.state === 'pending' &&
    (patience === 'any' || (patience === 'fetched' && answer.waitsFor === 'fetch'));
  return isAwaited ? answer : { props: gatherProps(definition, own) };
}
