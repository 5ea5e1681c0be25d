import { focusOn } from '../../anchors/targets/targets.js';
import { announceToggle } from '../fold.js';
import { WeakList } from '../weak-list.js';
import { isDue, nextChange } from './notice-due.js';
import type { Say } from './say.js';

/** The start of the key by which a browser remembers a notice. The notice's version follows. */
const KEY = 'uni-notice ';
type Past = 'told' | 'closed';

const WAITING = 'm-notice--waiting';
const CLOSED = 'm-notice--closed';

const notices = new WeakList<HTMLElement>();
window.addEventListener('pageshow', ({ persisted }) => {
  // A page out of the browser's cache is as it was left, and its visitor may have closed the notice on another.
  if (!persisted) return;
  for (const notice of notices.present) if (isClosed(notice) || !isDue(notice)) notice.classList.add(CLOSED);
});

/** Shows a notice that its visitor has not closed, and announces it once. */
export function follow(notice: HTMLElement, say: Say): void {
  notices.add(notice);
  notice.addEventListener('click', onClick);
  // A view that is written anew waits again, and may be another notice.
  new MutationObserver(() => {
    if (isUndecided(notice)) decide(notice, say);
  }).observe(notice, {
    attributeFilter: ['class', 'data-version', 'data-from', 'data-until', 'data-section'],
  });
  decide(notice, say);
  decideLater(notice, say);
}

/** A page may stay open until a notice begins or ends. */
function decideLater(notice: HTMLElement, say: Say): void {
  const wait = nextChange(notice);
  if (wait === undefined) return;
  setTimeout(() => {
    if (!notice.isConnected) return;
    decide(notice, say);
    decideLater(notice, say);
  }, wait);
}

const decided = new WeakMap<Element, string | undefined>();

const isUndecided = (notice: HTMLElement) =>
  notice.classList.contains(WAITING) || decided.get(notice) !== decisive(notice);

const decisive = ({ dataset: { version, from, until, section } }: HTMLElement) =>
  [version, from, until, section].join();

function decide(notice: HTMLElement, say: Say): void {
  const { version } = notice.dataset;
  decided.set(notice, decisive(notice));
  if (!isDue(notice)) {
    notice.classList.add(CLOSED);
    notice.classList.remove(WAITING);
    return;
  }
  const past = remembered(version);
  if (!past) void announce(notice, version, say);
  else notice.classList.toggle(CLOSED, isClosed(notice));
  if (past) notice.classList.remove(WAITING);
}

const isClosed = (notice: HTMLElement) =>
  remembered(notice.dataset.version) === 'closed' && notice.querySelector('.m-notice__close') !== null;

/** A screen reader announces words that come into a live region that it knows: Firefox, once the notice was painted. */
async function announce(notice: HTMLElement, version: string | undefined, say: Say): Promise<void> {
  remember(version, 'told');
  await new Promise((known) => setTimeout(known));
  notice.classList.remove(WAITING, CLOSED);
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  const told = notice.querySelector('.m-notice__told');
  if (told) say(told, wordsOf(notice));
}

/** Its level, which the icon says, and its words, a sentence for each line. */
function wordsOf(notice: HTMLElement): string {
  const level = notice.querySelector('.m-notice__icon')?.ariaLabel ?? '';
  const { innerText = '' } = notice.querySelector<HTMLElement>('.m-notice__words') ?? {};
  const lines = [level, ...innerText.split('\n')].map((line) => line.trim()).filter(Boolean);
  return lines.map((line) => (/[\p{L}\p{N}]$/u.test(line) ? `${line}.` : line)).join(' ');
}

function onClick(event: Event): void {
  const notice = event.currentTarget as HTMLElement;
  if (event.defaultPrevented || !(event.target as Element).closest('.m-notice__close')) return;
  const hasFocus = notice.matches(':focus-within');
  remember(notice.dataset.version, 'closed');
  notice.classList.add(CLOSED);
  if (hasFocus) focusOn(document.querySelector('main') ?? document.body);
  announceToggle(notice, false);
}

/** Keeps what became of a notice. If storage is blocked, a notice is closed on this page alone. */
function remember(version: string | undefined, past: Past): void {
  try {
    localStorage.setItem(KEY + version, past);
  } catch {
    // Storage is blocked.
  }
}

function remembered(version: string | undefined): string | null {
  try {
    return localStorage.getItem(KEY + version);
  } catch {
    return null;
  }
}
