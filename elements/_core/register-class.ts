import { behave } from '../../page/behaviour/behave.js';
import { followTargets } from '../../page/behaviour/follow-targets.js';
import { submitFromIsolation } from '../../page/behaviour/isolated-submit.js';
import { warnOnce } from '../../page/warn.js';
import type { ClassDefinition, TagDefinition } from './declare/definition.js';
import { VERSION } from './declare/version.js';
import { followEditing } from './place/edited-content.js';
import { duringUpgrade } from './read/parsed-tag.js';

/**
 * Defines a tag, and lets the page's document behave. If the page, or another copy of the library, has defined the tag
 * already, the first definition stays, and one message names both.
 *
 * @param makeClass makes the element's class. It is not called if the tag is defined already.
 * @returns the class that the page uses for the tag.
 */
export function defineOnce(
  { tag }: TagDefinition,
  makeClass: () => CustomElementConstructor,
): CustomElementConstructor {
  const present = customElements.get(tag);
  if (present) {
    const version = Reflect.get(present, 'uniVersion') as unknown;
    const owner = typeof version === 'string' ? `version ${version} of uni-elements` : 'the page itself';
    warnOnce(`<${tag}> is defined by ${owner} already; version ${VERSION} of uni-elements leaves it`, 'info');
    return present;
  }
  // Each of these acts once, however often it is called. They come first, so that they hear the first `uni-mount`.
  behave(document);
  followTargets();
  submitFromIsolation();
  const elementClass = makeClass();
  followEditing();
  duringUpgrade(() => customElements.define(tag, elementClass));
  return elementClass;
}

/** Defines a tag that brings its own class. */
export const registerClass = (definition: ClassDefinition): CustomElementConstructor =>
  defineOnce(definition, definition.elementClass);
