import type { ComponentType } from 'react';
import { captureConsole } from '../../../page/testing.js';
import { forgetWarnings } from '../../../page/warn.js';
import type { StartController } from '../declare/controller.js';
import type { ViewDefinition } from '../declare/definition.js';
import type { PropTypes, ResolvedProps } from '../declare/prop-type.js';
import type { ViewElement } from '../element.js';
import { loadFormReader } from '../form/form-reader.js';
import { loadModels } from '../read/element-data.js';
import { loadLiveNodes } from '../read/live-nodes.js';
import { registerElement } from './testing-register.js';

// Tests wait for what an element does, not for scripts.
await Promise.all([loadModels(), loadFormReader(), loadLiveNodes()]);

let tags = 0;

/** Defines a fresh tag over a view, for one test. */
export function defineTestTag(
  parts: Partial<Omit<ViewDefinition, 'view' | 'props'>> & {
    props?: PropTypes;
    view: (props: never) => unknown;
  },
): string {
  const tag = parts.tag ?? testTag();
  registerElement({
    props: {},
    activates: 'never',
    prerenders: true,
    styles: noStyles,
    ...parts,
    view: asView(parts.view),
    tag,
  });
  return tag;
}

/** The same for an island: `view` has state, its placeholder shows nothing. */
export const defineTestIsland = (parts: {
  readonly tag?: `uni-${string}`;
  readonly props?: PropTypes;
  readonly view: (props: never) => unknown;
  readonly placeholder?: (props: never) => unknown;
  readonly controller?: StartController;
}): string => {
  const { view, placeholder = () => null, controller, ...rest } = parts;
  const island = { view: asView(view), controller };
  return defineTestTag({
    ...rest,
    activates: 'interaction',
    view: placeholder,
    island: () => Promise.resolve({ island }),
  });
};

/** A tag that no test has used yet. */
export const testTag = (): `uni-${string}` => `uni-test-${tags++}`;

const asView = (view: unknown) => view as ComponentType<ResolvedProps>;
const noStyles = () => Promise.resolve({ css: '' });

const places: HTMLElement[] = [];

/** Puts markup into the page and gives its first element, once it has mounted or failed. */
export async function place(markup: string): Promise<ViewElement> {
  const element = put(markup);
  await element.mountComplete;
  return element;
}

/** Puts markup into the page and gives its first element at once. */
export function put(markup: string): ViewElement {
  const div = document.createElement('div');
  div.innerHTML = markup;
  places.push(div);
  document.body.append(div);
  return div.firstElementChild as ViewElement;
}

/** The lines of one method of the console while a test ran, and each warning is told again. */
export class ConsoleSpy {
  readonly restore: () => void;
  readonly #captured: readonly (readonly unknown[])[];

  constructor(method: 'warn' | 'error' | 'info') {
    const { restore, [method]: captured } = captureConsole(method);
    this.restore = restore;
    this.#captured = captured;
    forgetWarnings();
  }

  get lines(): string[] {
    return this.#captured.map((words) => words.map(String).join(' '));
  }
}

/** The console's lines since the running test began. */
interface ConsoleLines {
  readonly warnings: readonly string[];
  readonly errors: readonly string[];
}

/** Hears the console in each test of a suite, in place of showing it. */
export function hearConsole(): ConsoleLines {
  let warnings: ConsoleSpy;
  let errors: ConsoleSpy;
  beforeEach(() => {
    warnings = new ConsoleSpy('warn');
    errors = new ConsoleSpy('error');
  });
  afterEach(function () {
    warnings.restore();
    errors.restore();
    const failure = this.currentTest?.err;
    // An element that throws shows nothing, and says why only there.
    const said = errors.lines.filter((line) => line.startsWith('<uni-'));
    if (failure && said.length > 0) failure.message += `; the console said: ${said.join('; ')}`;
  });
  return {
    get warnings() {
      return warnings.lines;
    },
    get errors() {
      return errors.lines;
    },
  };
}

/** Takes away what a test put into the page. */
export function clearPage(): void {
  for (const div of places.splice(0)) div.remove();
}

/** Resolves when the batch that waits now is rendered, its elements have been told, and a click that was held is made. */
export async function flushed(): Promise<void> {
  for (let i = 0; i < 8; i++) await Promise.resolve();
}
