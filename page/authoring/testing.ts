import type { PageEventName } from '../../fsm/page-machine.js';
import { captureConsole, forgetPage, json, stopClock, stubFetch } from '../testing.js';
import { forgetWarnings } from '../warn.js';
import { Reloader } from './reloader.js';

type Model = Readonly<Record<string, unknown>>;

/** The page that the test runner shows is the home page. */
export const OWNER = '/home';
export const pathTo = (item: string) => `${OWNER}/jcr:content/${item}`;
export const wrapped = (item: string, html: string) => `<div data-path="${pathTo(item)}">${html}</div>`;

/** A CMS whose content a test changes: it answers with the page's model and the page's HTML. */
export interface StubbedCms {
  items: Readonly<Record<string, Model>>;
  /** The page's body. */
  html: string;
  status: number;
  readonly modelCalls: number;
  readonly pageCalls: number;
  restore(): void;
}

export function stubCms(items: StubbedCms['items']): StubbedCms {
  const { XMLHttpRequest } = globalThis;
  let pageCalls = 0;
  const cms = { items, html: '', status: 200 };
  const net = stubFetch(() => json({ ':items': structuredClone(cms.items) }, { status: cms.status }));
  class PageCall extends EventTarget {
    response: Document | undefined;
    status = 0;
    onload = () => {};
    open() {}
    abort() {}
    send() {
      pageCalls++;
      queueMicrotask(() => {
        this.status = cms.status;
        this.response = new DOMParser().parseFromString(cms.html, 'text/html');
        this.onload();
      });
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: PageCall });
  return Object.defineProperties(cms as unknown as StubbedCms, {
    modelCalls: { get: () => net.calls.length },
    pageCalls: { get: () => pageCalls },
    restore: {
      value: () => {
        net.restore();
        Object.assign(globalThis, { XMLHttpRequest });
      },
    },
  });
}

/** A page that an author edits, with nothing from before: its console, clock and CMS, until it ends. */
export function editedPage(items: StubbedCms['items'] = {}) {
  forgetPage();
  const [logged, mode, clock, cms] = [captureConsole(), editingMode(), stopClock(), stubCms(items)];
  const end = () => {
    cms.restore();
    clock.restore();
    mode.end();
    logged.restore();
    forgetPage();
  };
  return { logged, mode, clock, cms, end };
}

/** Says that an author edits the page, until it is taken back. */
export function editingMode(): { end(): void } {
  const meta = Object.assign(document.createElement('meta'), { name: 'is-editing-mode', content: 'true' });
  document.head.append(meta);
  return { end: () => meta.remove() };
}

/** A reloader, the steps that it has taken, and how to end it. */
export function startReloader(define: () => Promise<void> = async () => {}) {
  forgetWarnings();
  const steps: PageEventName[] = [];
  const life = new AbortController();
  const reloader = new Reloader({
    send: (event) => void steps.push(event as PageEventName),
    define,
    ready: Promise.resolve(),
    signal: life.signal,
  });
  return { reloader, steps, signal: life.signal, stop: () => life.abort() };
}
