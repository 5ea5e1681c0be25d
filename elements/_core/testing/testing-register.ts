import { type ElementDefinition, hasView } from '../declare/definition.js';
import { registerView } from '../register.js';
import { registerClass } from '../register-class.js';
import { registerIsland } from '../register-island.js';

/** Defines a tag, whatever renders it. The build takes for each tag what it needs. */
export function registerElement(definition: ElementDefinition): CustomElementConstructor {
  if (!hasView(definition)) return registerClass(definition);
  return definition.island ? registerIsland(definition) : registerView(definition);
}
