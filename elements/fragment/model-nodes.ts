import { isKnownTag } from '../../page/activation/known-tags.js';
import { isEditingMode } from '../../page/environment/modes.js';
import type { Budget } from './fragment-limits.js';
import { modelParts } from './model-parts.js';
import { isReader, type ModelPart, PART_ATTRIBUTES } from './parts.js';
import type { Model } from './synonyms.js';

export interface NodeOptions {
  /** Whether the elements that are made are isolated as well. */
  readonly isolated: boolean;
  readonly budget: Budget;
}

/** The nodes that show a model, each component's model given to its element as a property. */
export function modelNodes(model: unknown, options: NodeOptions): Node[] {
  const parts = modelParts(model, {
    isKnown: isKnownTag,
    budget: options.budget,
    isReported: isEditingMode(),
  });
  return parts.map((part) => nodeOf(part, options));
}

function nodeOf(part: ModelPart, options: NodeOptions): HTMLElement {
  if ('tag' in part) return elementFor(part.tag, part.model, options);
  const element = document.createElement('name' in part ? part.name : 'div');
  const className = 'name' in part ? part.className : 'm-rich-text';
  if (className) element.className = className;
  if ('html' in part) element.innerHTML = part.html.__html as string;
  else {
    if (isReader(part)) element.toggleAttribute('isolated', options.isolated);
    for (const name of PART_ATTRIBUTES) if (part[name]) element.setAttribute(name, part[name]);
    element.append(...part.content.map((each) => (typeof each === 'string' ? each : nodeOf(each, options))));
  }
  return element;
}

function elementFor(tag: string, model: Model, { isolated }: NodeOptions): HTMLElement {
  const element = document.createElement(tag);
  element.toggleAttribute('isolated', isolated);
  if (tag === 'uni-fragment' && typeof model.src === 'string') element.setAttribute('src', model.src);
  else Object.assign(element, { model });
  return element;
}
