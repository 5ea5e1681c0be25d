import { cropPictures } from '../_smart-crop/crop-pictures.js';
import type { ViewDefinition } from './declare/definition.js';
import { type ViewElementClass, viewElementClass } from './element.js';
import { defineOnce } from './register-class.js';

/** The class of a tag that a pure view renders, with what its pictures need. */
export const viewClass = (definition: ViewDefinition): ViewElementClass =>
  viewElementClass(definition, cropPictures);

/** Defines such a tag, which mounts every one in the document. A tag that the page has already stays as it is. */
export const registerView = (definition: ViewDefinition): CustomElementConstructor =>
  defineOnce(definition, () => viewClass(definition));
