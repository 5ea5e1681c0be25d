import { defineOnce } from './define-once.js';
import type { ClassDefinition } from './definition.js';

/** Defines a tag that brings its own class; nothing of React comes with it. */
export const registerClass = (definition: ClassDefinition): CustomElementConstructor =>
  defineOnce(definition, definition.elementClass);
