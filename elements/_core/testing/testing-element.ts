import { inStyle } from '../../../react-views/_shared/testing.js';
import type { ElementDefinition } from '../declare/definition.js';
import { hearConsole } from './testing.js';
import { registerElement } from './testing-register.js';

/**
 * Every test of an element begins so: its tag is defined, its styles are the page's, the page is empty and the console is
 * heard.
 */
export function testElement(definition: ElementDefinition): ReturnType<typeof hearConsole> {
  inStyle();
  before(() => registerElement(definition));
  return hearConsole();
}
