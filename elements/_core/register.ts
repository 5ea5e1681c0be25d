import { type ElementDefinition, hasView } from './definition.js';
import { defineOnce, registerClass } from './register-class.js';
import { viewElementClass } from './view-element.js';

/** Defines a tag, which mounts every such tag in the document. A tag that the page has already stays as it is. */
export function registerElement(definition: ElementDefinition): CustomElementConstructor {
  return hasView(definition)
    ? defineOnce(definition, () => viewElementClass(definition))
    : registerClass(definition);
}
