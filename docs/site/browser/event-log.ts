import { markWhereItScrolls } from './scrolling.js';

/** Shows the events by which an element tells the page around it. */
const EVENTS = ['uni-mount', 'uni-error', 'uni-toggle', 'uni-interact'];
const MOST = 20;

/** Writes the events of an example's elements below it, the newest last. */
export function startLog(frame: HTMLElement): void {
  const stage = frame.querySelector('.d-stage')!;
  const list = frame.querySelector<HTMLElement>('.d-log__list')!;
  const count = frame.querySelector('.d-log__count')!;
  const log = frame.querySelector<HTMLDetailsElement>('.d-log')!;
  let told = 0;
  // Folded content is not laid out: the browser's search would find no folded words of the page any more.
  const showNewest = () => {
    if (!log.open) return;
    list.scrollTop = list.scrollHeight;
    markWhereItScrolls(list);
  };
  log.addEventListener('toggle', showNewest);
  const write = (event: Event) => {
    const line = document.createElement('p');
    const name = document.createElement('code');
    name.textContent = event.type;
    line.append(name, ` ${(event.target as Element).localName} ${detailOf(event as CustomEvent)}`);
    list.append(line);
    if (list.childElementCount > MOST) list.firstElementChild!.remove();
    showNewest();
    told += 1;
    count.textContent = `(${told})`;
  };
  for (const name of EVENTS) stage.addEventListener(name, write);
}

const detailOf = ({ detail }: CustomEvent<unknown>) =>
  detail === null
    ? ''
    : JSON.stringify(detail, (_, value: unknown) => (value instanceof Error ? String(value) : value));
