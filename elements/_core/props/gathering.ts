import type { GatheredProps, ViewDefinition } from '../definition.js';
import type { ComponentModel, ModelAnswer } from './component-model.js';
import type { DataSourceError } from './data-source-error.js';
import { gatherProps, hasOwnData, type Sources } from './gather-props.js';
import { warnOfLostWords } from './lost-words.js';

/** A view's props, or why there are none yet. */
export type Gathered =
  | { readonly props: GatheredProps }
  | { readonly error: DataSourceError }
  | { readonly waitsFor: 'page' | 'fetch' };

/**
 * For which model to wait although there are other data: a view that a server rendered waits for any, one that is to be
 * rendered for the first time for one that is being fetched. What is to come alive as a server rendered it (`alive`)
 * needs the model too where it has nothing to come alive for without.
 */
export type Patience = 'alive' | 'any' | 'fetched' | 'none';

/** Gathers from all sources, the component's model among them. */
export function gather(
  definition: ViewDefinition,
  own: Sources,
  model: ComponentModel,
  patience: Patience,
): Gathered {
  const { fragment } = definition;
  warnOfLostWords(definition, own);
  const answer = model.read(fragment && !hasOwnData(definition, own, fragment.besides));
  if (answer.state === 'none') return { props: gatherProps(definition, own) };
  if (answer.state === 'found') return { props: gatherProps(definition, { ...own, model: answer.model }) };
  if (!hasOwnData(definition, own)) return answer;
  if (isAwaited(answer, patience)) return answer;
  const props = gatherProps(definition, own);
  return patience === 'alive' && definition.hydrate(props) === 'never' ? answer : { props };
}

function isAwaited(answer: ModelAnswer, patience: Patience): boolean {
  if (answer.state !== 'pending') return false;
  if (answer.waitsFor === 'fetch') return patience !== 'none';
  return (patience === 'alive' || patience === 'any') && !hasPageFailed();
}

/** Whether a model of the page that is not there will not come. */
export const hasPageFailed = (): boolean => document.body.dataset.pageScripts === 'failed';
