import { cropPictures } from '../_smart-crop/crop-pictures.js';
import type { ViewDefinition } from './declare/definition.js';
import { type ViewElementClass, viewElementClass } from './element.js';
import { islandsOf } from './island/island.js';
import { defineOnce } from './register-class.js';

/** The class of an island's tag. React and the island's module are loaded when an element of it is used. */
export const islandClass = (definition: ViewDefinition): ViewElementClass =>
  viewElementClass(definition, cropPictures, islandsOf(definition));

/** Defines such a tag. A tag that the page has already stays as it is. */
export const registerIsland = (definition: ViewDefinition): CustomElementConstructor =>
  defineOnce(definition, () => islandClass(definition));
