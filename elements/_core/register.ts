import { cropPictures } from '../_smart-crop/crop-pictures.js';
import { type ElementDefinition, hasView, type ViewDefinition } from './define.js';
import { type ViewElementClass, viewElementClass } from './element.js';
import { defineOnce, registerClass } from './register-class.js';

/** The class of a tag that a view renders, with what its pictures need. */
export const viewClass = (definition: ViewDefinition): ViewElementClass =>
  viewElementClass(definition, cropPictures);

/** Defines a tag, which mounts every such tag in the document. A tag that the page has already stays as it is. */
export function registerElement(definition: ElementDefinition): CustomElementConstructor {
  return hasView(definition)
    ? defineOnce(definition, () => viewClass(definition))
    : registerClass(definition);
}
