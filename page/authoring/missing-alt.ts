import { authoring } from '../../vocabulary/authoring.js';
import { shownBy } from './component-places.js';

const WITHOUT_ALT = 'img:is([alt=""], :not([alt])):not([aria-hidden="true"], [aria-hidden="true"] *)';
const ALT_PROPS = ['alt', 'altText'];

/** Says at a picture that its alternative text is missing, where an author can give one. */
export function flagMissingAlt(element: Element): void {
  const view = shownBy(element);
  for (const flagged of [element, ...view.querySelectorAll(`[${authoring.missingAlt}]`)])
    flagged.removeAttribute(authoring.missingAlt);
  if (!takesAlt(element)) return;
  for (const image of view.querySelectorAll(WITHOUT_ALT)) {
    const box = image.parentElement === view ? element : image.parentElement;
    box?.setAttribute(authoring.missingAlt, authoring.missingAltText);
  }
}

function takesAlt(element: Element): boolean {
  const definition = Reflect.get(element.constructor, 'definition') as { props?: object } | undefined;
  return ALT_PROPS.some((prop) => Object.hasOwn(definition?.props ?? {}, prop));
}
