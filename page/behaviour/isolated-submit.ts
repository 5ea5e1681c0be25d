import { eventPathElements } from '../activation/event-path.js';
import { SUBMIT_MARK } from '../activation/prerendered.js';

/** Attributes of a button that say what is sent, and where. */
const SENT = /^(?:name|value|form.*)$/;
/** Registered, for all copies of the library: it may never change its meaning. */
const INSTALLED = Symbol.for('uni.isolated-submit');

/**
 * Lets submit buttons in shadow roots send the forms that their elements stand in, as they would without `isolated`: the
 * platform gives such a button no form. So each element gets a button of the form's own, which nobody sees. The platform
 * presses it for Enter in a field and names it as the submitter.
 */
export function submitFromIsolation(): void {
  const page = globalThis as { [installed: symbol]: true };
  if (page[INSTALLED]) return;
  page[INSTALLED] = true;
  // Behind the page's own listeners, because what they prevent sends nothing.
  window.addEventListener('click', submit);
  window.addEventListener('focusin', giveAll);
  window.addEventListener('uni-mount', ({ target }) => give(target as Element));
  giveAll();
}

function submit(event: MouseEvent): void {
  const button = eventPathElements(event).find((element) => element.matches('[type="submit"]:enabled'));
  if (event.defaultPrevented || !button || (button as HTMLButtonElement).form) return;
  const own = give((button.getRootNode() as Partial<ShadowRoot>).host);
  own?.form?.requestSubmit(own);
}

const giveAll = () => document.querySelectorAll('form [isolated]').forEach(give);

const submitIn = ({ shadowRoot }: Element) =>
  shadowRoot?.querySelector<HTMLButtonElement>('[type="submit"]:enabled');

/** Gives an element in a form the button that stands for the one in its shadow root, and sends what that one sends. */
function give(host: Element | undefined): HTMLButtonElement | undefined {
  const shown = host && submitIn(host);
  if (!host || !shown || !(host.closest('form') || shown.hasAttribute('form'))) return undefined;
  const known = host.querySelector<HTMLButtonElement>(`:scope > [${SUBMIT_MARK}]`);
  const button = known ?? standIn(host);
  for (const { name, value } of shown.attributes) if (SENT.test(name)) button.setAttribute(name, value);
  return button;
}

function standIn(host: Element): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'submit', hidden: true });
  button.setAttribute(SUBMIT_MARK, '');
  button.onclick = (event) => {
    event.preventDefault();
    event.stopPropagation();
    submitIn(host)?.click();
  };
  host.append(button);
  return button;
}
