import type { FragmentSource, ResolvedProps, TagDefinition } from '../definition.js';
import { isDataSourceError } from './data-source-error.js';
import { theCritic } from './doubts.js';
import { hasOwnData, resolveProps, type Sources } from './resolve-props.js';

type Readable = TagDefinition & { readonly fragment?: FragmentSource };

/** Where a tag's model comes from: a browser's page, what a server asks, what a CMS has stored. */
export interface ModelPort {
  /**
   * @param isLacking whether the tag has no data of its own, so that the fragment is asked for that a meta tag names.
   * @returns undefined where the tag names no model.
   * @throws what stands for a model on its way, a promise for instance; an error where the model cannot be had.
   */
  model(isLacking: boolean): unknown;
  /** Whether to wait for that, although the tag has other data. */
  isAwaited(cause: unknown): boolean;
}

/**
 * A tag's props, from its own sources and its model: one reading, wherever the tag stands.
 *
 * @throws what `port.model` throws, where the tag has nothing else to show or waits for it; SanitizerMissing.
 */
export function readProps(definition: Readable, own: Sources, port: ModelPort): ResolvedProps {
  const { fragment } = definition;
  theCritic()?.warnOfLostWords(definition, own);
  const isLacking = fragment !== undefined && !hasOwnData(definition, own, fragment.besides);
  return resolveProps(definition, { ...own, model: modelFor(definition, own, port, isLacking) });
}

function modelFor(definition: Readable, own: Sources, port: ModelPort, isLacking: boolean): unknown {
  try {
    return port.model(isLacking);
  } catch (cause) {
    if (port.isAwaited(cause) || !hasOwnData(definition, own)) throw cause;
    if (isDataSourceError(cause)) own.noteBad?.();
    return undefined;
  }
}
