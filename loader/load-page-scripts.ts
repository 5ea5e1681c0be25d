import { trustScriptUrl } from '../elements/_safe/trusted-types.js';
import { LOADER_SCRIPTS, SCRIPT_TIMEOUT_MS } from '../page/scripts.js';
import { appNames, LOADER_MAX_POLLS, LOADER_POLL_MS } from '../vocabulary/runtime.js';

const RUNTIME = 'core-commons';

export interface PageScripts {
  /** The application's name: lower-case letters, digits and hyphens. */
  readonly app: string;
  /** The text between a script's name and `.js`: nothing, or a dot and the content hash. */
  readonly suffix?: string;
  /** The address of any file in the folder of the scripts, or of the folder with a slash at its end. */
  readonly base: string;
  readonly nonce?: string;
  /** Subresource integrity by script name (`corporate-all-components`, `core-commons`, …). */
  readonly integrity?: Readonly<Record<string, string>>;
  /** Whether an author edits the page: the core-commons script is then left out. */
  readonly editing?: boolean;
}

const page = globalThis as {
  [LOADER_SCRIPTS]?: Map<string, Promise<boolean>>;
  readonly uniPageState?: string;
};

/**
 * Adds the page's scripts to the document head (spec section 1): those for all components once the page's state is
 * `allComponents`, the non-critical one once it is `success`, each after 3 s at the latest. A script that a loader
 * has promised already is not added again. The runtime in the page's head is: a module runs once, and so the page learns
 * whether it came.
 *
 * @returns resolves once every script has been loaded or has failed. A failure is reported in the console.
 * @throws Error naming the attribute and the remedy when the name of the application or the suffix is none.
 */
export async function loadPageScripts(options: PageScripts): Promise<void> {
  const { app, suffix = '', editing } = options;
  if (!app) throw new Error('please give a name to the app, it is undefined');
  check('data-app', app, /^[a-z0-9][a-z0-9-]*$/, 'a-z, 0-9 and -');
  check('data-chunk-suffix', suffix, /^(\.[\w-]{1,64})?$/, 'a dot and 1 to 64 of A-Z, _, a-z, 0-9 and -');
  const all = [`${app}-all-components`];
  if (!editing) all.unshift(RUNTIME);
  await Promise.all([add(all, 'allComponents', options), add([`${app}-non-critical`], 'success', options)]);
}

function check(attribute: string, value: string, pattern: RegExp, remedy: string): void {
  if (!pattern.test(value)) throw new Error(`loader: ${attribute}="${value}" must be ${remedy}`);
}

/** Promises each script at once, so that the page knows from the start which will come, and adds it in its time. */
async function add(names: readonly string[], state: string, options: PageScripts): Promise<void> {
  page[LOADER_SCRIPTS] ??= new Map();
  const scripts = page[LOADER_SCRIPTS];
  const { base, suffix = '' } = options;
  const turn = pageReaches(state);
  await Promise.all(
    names.map((name) => {
      const url = new URL(`${name}${suffix}.js`, base).href;
      const present = scripts.get(url);
      const loaded = present ?? turn.then(() => append(url, name, options));
      scripts.set(url, loaded);
      return loaded;
    }),
  );
}

/** `async = false` keeps the order of scripts that a script adds. The attribute `defer` alone does not. */
function append(
  url: string,
  name: string,
  { app, nonce = '', integrity = {} }: PageScripts,
): Promise<boolean> {
  return new Promise((resolve) => {
    const fail = () => {
      report(app, url);
      // Without the runtime nobody else says that the page has failed.
      if (name === RUNTIME) document.body.dataset.pageState ??= 'fail';
    };
    // The runtime waits for the other scripts itself. A script that comes after the time is used all the same.
    const timer = name === RUNTIME ? setTimeout(fail, SCRIPT_TIMEOUT_MS) : 0;
    const script = Object.assign(document.createElement('script'), {
      type: 'module',
      async: false,
      defer: true,
      nonce,
      src: trustScriptUrl(url),
      onload() {
        clearTimeout(timer);
        resolve(true);
      },
      onerror() {
        clearTimeout(timer);
        fail();
        resolve(false);
      },
    });
    if (integrity[name]) {
      script.integrity = integrity[name];
      script.crossOrigin = 'anonymous';
    }
    document.head.append(script);
  });
}

let reported = 0;

/** An app that nobody builds has no script at all: one line says so. */
function report(app: string, url: string): void {
  const unknown = (appNames as readonly string[]).includes(app) ? '' : `: no app ${app}`;
  if (!unknown || !reported++) console.error('Error loading script', url + unknown);
}

/** The clock bounds the wait as well as the count, because the timers of a hidden tab fire seldom. */
function pageReaches(state: string): Promise<void> {
  const givesUpAt = performance.now() + LOADER_POLL_MS * LOADER_MAX_POLLS;
  return new Promise((resolve) => {
    let polls = 0;
    const look = () => {
      const isReached = [document.body.dataset.pageState, page.uniPageState].includes(state);
      if (!isReached && polls < LOADER_MAX_POLLS && performance.now() < givesUpAt) return;
      clearInterval(timer);
      document.removeEventListener('uni-page-state', look);
      resolve();
    };
    const timer = setInterval(() => {
      polls++;
      look();
    }, LOADER_POLL_MS);
    document.addEventListener('uni-page-state', look);
    look();
  });
}
