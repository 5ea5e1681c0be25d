/** On an element whose view a server has rendered: the library's version there. */
export const PRERENDERED_MARK = 'data-prerendered';
/** The custom state of a tag from its start until its view stands or has failed, while its height is reserved. */
export const WAITING_STATE = '--uni-waiting';
/** The class of the container that a view is rendered into. CSS gives it no box. */
export const VIEW_CLASS = 'uni-view';
/** On a server-rendered element in an application of React's, which owns all of it: no element's class touches it. */
export const REACT_MARK = 'data-uni-react';
/**
 * On an element whose class is loaded when a visitor is about to use it, because a server has written all that it shows and
 * tells: `interaction`, or `use` if no click in it has to wait for the class. On a server-rendered view without the mark,
 * only a change of its data loads the class.
 */
export const ACTIVATION_MARK = 'data-activate';
/** On an element that a server has written whole while it rests: the code that loads its class is there. */
export const RESTING_MARK = 'data-uni-rests';
/** On a button of ours in an isolated tag, which sends the form around it. It is no content of the tag. */
export const SUBMIT_MARK = 'data-uni-submit';
/** A view's inline style until a script sets it: a strict policy refuses style attributes that are parsed. */
export const STYLE_MARK = 'data-uni-style';

const SERVED = `[${PRERENDERED_MARK}]:not(:defined)`;
/** Server-rendered elements whose class has not been loaded. In `mount-tags.ts`, `BARE` are the others. */
export const DORMANT = `:is([${PRERENDERED_MARK}], [${ACTIVATION_MARK}]):not(:defined)`;

/** Options for `checkVisibility`: an element that is transparent or has `visibility: hidden` is not seen either. */
export const AS_SEEN = { opacityProperty: true, visibilityProperty: true } as const;

/**
 * Events that show that somebody is about to use an element or the page. They are heard in the capture phase, before their
 * target hears them.
 */
export const SIGNS_OF_USE = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'focusin',
  'keydown',
  'click',
  'popstate',
] as const;

/** Resolves with the target of the first event by which somebody uses anything in a root. */
export const firstUse = (root: EventTarget): Promise<EventTarget> =>
  new Promise((resolve) => {
    for (const sign of SIGNS_OF_USE)
      root.addEventListener(sign, ({ target }) => resolve(target!), { capture: true, once: true });
  });

/** Where an element's view stands: in its shadow root, declarative or not, if it is isolated, else in itself. */
export const viewRootOf = (element: Element): Element | ShadowRoot =>
  (element.hasAttribute('isolated') && element.shadowRoot) || element;

/** A field's role once scripts run, `combobox`. Without scripts the field could not do what that role promises. */
const ROLE_MARK = 'data-uni-role';

const DEFERRED = `:is([${ROLE_MARK}], [${STYLE_MARK}])`;
const SERVED_VIEW = `${SERVED} > .${VIEW_CLASS}`;

/** Sets the styles and roles that stand in the marks of a view. An element that gets a role is a closed combobox. */
export function applyDeferredAttributes(view: ParentNode): void {
  for (const element of view.querySelectorAll<HTMLElement>(DEFERRED)) applyMarks(element);
}

/**
 * Applies deferred attributes in the views of server-rendered elements, in a node and below it. Marks elsewhere do nothing,
 * because filters that refuse `style` let `data-*` through, and so would a policy for styles.
 */
export function applyDeferredInViews(node: Document | Element): void {
  // Not by one selector: for a class around what is looked for, Chromium looks through the whole document.
  const marked = [...node.querySelectorAll<HTMLElement>(DEFERRED)];
  if (node instanceof HTMLElement && node.matches(DEFERRED)) marked.push(node);
  for (const element of marked) if (element.closest(SERVED_VIEW)) applyMarks(element);
}

function applyMarks(element: HTMLElement): void {
  const role = element.getAttribute(ROLE_MARK);
  const style = element.getAttribute(STYLE_MARK);
  if (role !== null) {
    element.setAttribute('role', role);
    element.setAttribute('aria-expanded', 'false');
    element.removeAttribute(ROLE_MARK);
  }
  if (style !== null) {
    element.style.cssText = style;
    element.removeAttribute(STYLE_MARK);
  }
}

/**
 * The attributes of ordinary HTML in a tag that forms read: a change of one is a change of the tag's data. Left out are those
 * that change without an author (`open` of folds), ids, and the `name` that folds share.
 */
export const HTML_DATA = [
  ...['href', 'src', 'srcset', 'sizes', 'media', 'alt', 'title', 'target', 'rel', 'download', 'hreflang'],
  ...['disabled', 'value', 'form', 'formaction', 'popovertarget', 'command', 'commandfor'],
  ...['lang', 'datetime', 'type', 'aria-label', 'aria-current', 'data-audience', 'slot', 'data-slot'],
];
