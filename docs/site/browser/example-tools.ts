import { startLog } from './event-log.js';
import { remember, remembered } from './remembered.js';
import { setHtml, showIn } from './stage.js';

/** A choice of the toolbar, by its name in the address of an example alone. */
const ATTRIBUTES = { theme: 'data-theme', dir: 'dir', lang: 'lang', titles: 'data-titles' } as const;
/** Where the language of the code is remembered from page to page. */
const CODE = 'uni-docs-code';

type Choice = keyof typeof ATTRIBUTES;

/** Has a page's toolbar change all of its examples, and each example tell of its events. */
export function startExamples(tools: HTMLFieldSetElement): void {
  const frames = [...document.querySelectorAll<HTMLElement>('.d-frame')];
  for (const frame of frames) {
    startLog(frame);
    frame.querySelector('.d-stage')!.addEventListener('click', stay);
  }
  const dark = tools.querySelector('[data-choice="theme"]')!;
  dark.ariaPressed = String(matchMedia('(prefers-color-scheme: dark)').matches);
  for (const button of tools.querySelectorAll('button')) button.addEventListener('click', onTool);
  tools.disabled = false;
  shareCode(frames);

  function onTool({ currentTarget }: Event): void {
    const button = currentTarget as HTMLButtonElement;
    if (button.dataset.width !== undefined) setWidth(button, frames);
    else choose(button, frames);
  }
}

/**
 * A width holds for all examples, also for those that the reader has made narrower by hand. One that the page has no room
 * for is scaled down to fit.
 */
function setWidth(button: HTMLButtonElement, frames: readonly HTMLElement[]): void {
  const width = Number(button.dataset.width);
  for (const each of button.parentElement!.children) each.ariaPressed = String(each === button);
  for (const frame of frames) {
    const grip = frame.querySelector<HTMLElement>('.d-grip')!;
    grip.style.width = '';
    frame.style.removeProperty('--d-zoom');
    if (!width) continue;
    const { paddingInlineEnd } = getComputedStyle(grip);
    const zoom = Math.min(1, (grip.clientWidth - Number.parseFloat(paddingInlineEnd)) / width);
    frame.style.setProperty('--d-zoom', String(zoom));
    grip.style.width = `${width * zoom}px`;
  }
}

function choose(button: HTMLButtonElement, frames: readonly HTMLElement[]): void {
  const choice = button.dataset.choice as Choice;
  const isOn = button.ariaPressed === 'false';
  button.ariaPressed = String(isOn);
  const value = isOn ? button.dataset.on! : (button.dataset.off ?? '');
  for (const frame of frames) {
    const stage = frame.querySelector('.d-stage')!;
    if (value) stage.setAttribute(ATTRIBUTES[choice], value);
    else stage.removeAttribute(ATTRIBUTES[choice]);
    // Elements have taken their words from the language in which they were mounted.
    if (choice === 'lang') mountAnew(frame, stage);
    const alone = frame.querySelector<HTMLAnchorElement>('.d-frame__alone')!;
    const address = new URL(alone.href);
    if (value) address.searchParams.set(choice, value);
    else address.searchParams.delete(choice);
    alone.href = address.href;
  }
}

function mountAnew(frame: HTMLElement, stage: Element): void {
  const authored = document.createElement('template');
  setHtml(authored, frame.querySelector('.d-source code')!.textContent!);
  showIn(stage, authored);
}

/** The addresses in examples are invented, and their events are to be read. */
function stay(event: Event): void {
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  const isInPage = link?.hash && link.pathname === location.pathname;
  if (link && !isInPage) event.preventDefault();
}

/** The language in which one example's code is read is that of all. */
function shareCode(frames: readonly HTMLElement[]): void {
  const show = (language: string) => {
    for (const frame of frames) {
      const tab = frame.querySelector<HTMLInputElement>(`input[value="${language}"]`);
      if (tab) tab.checked = true;
    }
  };
  for (const frame of frames)
    frame.querySelector('.d-tabs')!.addEventListener('change', ({ target }) => {
      const { value } = target as HTMLInputElement;
      show(value);
      remember(CODE, value);
    });
  show(remembered(CODE) ?? 'HTML');
}
