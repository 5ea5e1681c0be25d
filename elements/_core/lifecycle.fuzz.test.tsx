import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { useLayoutEffect, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { text } from './declare/prop-types.js';
import type { ViewElement } from './element.js';
import { ConsoleSpy, clearPage, defineTestIsland, defineTestTag, flushed, put } from './testing/testing.js';
import { fuzzedInTurn } from './testing/testing-fuzz.js';

const BROKEN = 'broken';
let [mounts, unmounts] = [0, 0];

function View({ label = '' }: { label?: string }) {
  const [uses, setUses] = useState(0);
  if (label === BROKEN) throw new Error(BROKEN);
  useLayoutEffect(() => {
    mounts++;
    return () => void unmounts++;
  }, []);
  return (
    <button type="button" onClick={() => setUses(uses + 1)}>
      {label}
    </button>
  );
}

const Still = ({ label = '' }: { label?: string }) => {
  if (label === BROKEN) throw new Error(BROKEN);
  return <p>{label}</p>;
};

const props = { label: text() };
const TAGS = {
  pure: defineTestTag({ props, view: Still }),
  stateful: defineTestIsland({ props, view: View, placeholder: Still }),
};
type Tag = keyof typeof TAGS;

/** How an element is at first. */
interface Start {
  readonly tag: Tag;
  readonly label: string;
  readonly isIsolated: boolean;
  readonly isPrerendered: boolean;
  /** Rich content, with a tag in it, or none. */
  readonly content: 'text' | 'tag' | 'none';
}

/** Steps that pages, frameworks and editors take with one element. */
const STEPS = {
  put: ({ element, place }) => place.append(element),
  putFirst: ({ element, place }) => place.prepend(element),
  putAfterItself: ({ element }) => element.after(element),
  swap: ({ element }) => element.nextElementSibling?.after(element),
  moveBefore: ({ element, place }) => {
    if (element.isConnected) place.moveBefore?.(element, place.firstChild);
  },
  wrap: ({ element }) => {
    const wrapper = document.createElement('section');
    element.replaceWith(wrapper);
    wrapper.append(element);
  },
  remove: ({ element }) => element.remove(),
  clone: (subject) => {
    // A clone of what a server rendered shows the view of its original (docs/known-limits.md).
    if (!subject.element.isConnected || subject.element.hasAttribute('data-prerendered')) return;
    const clone = subject.element.cloneNode(true) as ViewElement;
    // A property is none of a clone's.
    if (subject.property !== undefined) Reflect.set(clone, 'label', subject.property);
    subject.element.replaceWith(clone);
    subject.element = clone;
  },
  write: (subject, word) => {
    subject.element.setAttribute('label', word);
    subject.attribute = word;
  },
  set: (subject, word) => {
    Reflect.set(subject.element, 'label', word);
    subject.property = word;
  },
  unset: (subject) => {
    Reflect.set(subject.element, 'label', undefined);
    subject.property = undefined;
  },
  remount: ({ element }) => element.remount(),
  use: ({ element }) => void element.activate(),
  empty: (subject) => {
    if (!subject.element.isConnected) return;
    subject.element.innerHTML = '';
    subject.word = '';
    // In the light DOM nobody follows what others do to the children.
    subject.element.remount();
  },
} satisfies Readonly<Record<string, (subject: Subject, word: string) => void>>;
type StepName = keyof typeof STEPS;

interface Step {
  readonly name: StepName;
  readonly which: number;
  readonly place: number;
  readonly word: string;
  /** Whether the page comes to rest before the next. */
  readonly rests: boolean;
}

/** An element of a case, and what has to be on the page of it. */
interface Subject {
  element: ViewElement;
  place: HTMLElement & { moveBefore?(node: Node, child: Node | null): void };
  attribute: string;
  property: string | undefined;
  /** The author's content, which is empty where somebody took it away. */
  word: string;
}

const start = (tags: readonly Tag[]): fc.Arbitrary<Start> =>
  fc.record({
    tag: fc.constantFrom(...tags),
    label: fc.constantFrom('One', 'Two', BROKEN),
    isIsolated: fc.boolean(),
    isPrerendered: fc.boolean(),
    content: fc.constantFrom('text', 'tag', 'none'),
  });

const step = (names: readonly StepName[]): fc.Arbitrary<Step> =>
  fc.record({
    name: fc.constantFrom(...names),
    which: fc.nat({ max: 1 }),
    place: fc.nat({ max: 1 }),
    word: fc.constantFrom('One', 'Two', 'Three', BROKEN),
    rests: fc.boolean(),
  });

const cases = (tags: readonly Tag[], names: readonly StepName[]) =>
  fc.record({
    starts: fc.tuple(start(tags), start(tags)),
    steps: fc.array(step(names), { maxLength: 10 }),
  });

/** The parts of an element's view, in the light DOM and in its shadow root. */
const viewsIn = (element: Element) => [
  ...element.querySelectorAll(':scope > .uni-view'),
  ...(element.shadowRoot?.querySelectorAll('.uni-view') ?? []),
];
const isAlive = (view: Element) =>
  Object.keys(view.firstElementChild ?? {}).some((key) => key.startsWith('__react'));

/** As an author or a server writes it. */
function markupOf({ tag, label, isIsolated, isPrerendered, content }: Start, word: string): string {
  const name = TAGS[tag];
  const inner = {
    text: `<i>${word}</i>`,
    tag: `<i>${word}</i><${TAGS.pure} label="In"></${TAGS.pure}>`,
    none: '',
  }[content];
  // A server leaves a tag as it is whose view throws. The shadow root is asked in adoption.test.tsx.
  if (!isPrerendered || label === BROKEN || isIsolated)
    return `<${name} label="${label}"${isIsolated ? ' isolated' : ''}>${inner}</${name}>`;
  const view = renderToStaticMarkup(<Still label={label} />);
  return `<${name} label="${label}" data-prerendered="1.0.0" data-activate="${tag}"><div class="uni-view">${view}</div><template data-uni-authored>${inner}</template></${name}>`;
}

function begin(starts: readonly Start[]): Subject[] {
  const page = put(`<div><main></main><aside></aside></div>`);
  return starts.map((each, at) => {
    const place = page.children[at] as HTMLElement;
    const word = each.content === 'none' ? '' : `Authored${at}`;
    place.innerHTML = markupOf(each, word);
    const element = place.firstElementChild as ViewElement;
    return { element, place, attribute: each.label, property: undefined, word };
  });
}

const rest = async (subjects: readonly Subject[]) => {
  await flushed();
  await Promise.all(subjects.map(({ element }) => element.isConnected && element.mountComplete));
  await flushed();
};

function check({ element, attribute, property, word }: Subject): void {
  const label = property ?? attribute;
  // A placeholder stays where the island's view throws.
  if (element.isConnected && label === BROKEN && element.matches(`${TAGS.stateful}[data-prerendered]`)) {
    expect([element.mountState, viewsIn(element).length]).to.deep.equal(['mounted', 1]);
    return;
  }
  const state = element.isConnected ? (label === BROKEN ? 'failed' : 'mounted') : 'editable';
  expect(element.mountState).to.equal(state);
  const views = viewsIn(element);
  // A view of a server's stays in its tag, wherever that goes.
  const isServed = element.hasAttribute('data-prerendered');
  if (isServed && state === 'editable') {
    expect(views.length).to.be.at.most(1);
    expect(element.innerHTML).to.contain(word);
    return;
  }
  expect(views).to.have.length(state === 'mounted' ? 1 : 0);
  if (state === 'mounted') {
    expect(views[0]!.textContent).to.equal(label);
    expect(views[0]!.getRootNode() === element.shadowRoot).to.equal(element.hasAttribute('isolated'));
    expect(element.innerHTML).to.contain(word);
    return;
  }
  expect(element.textContent).to.contain(word);
  const written = element.querySelector('i');
  if (state === 'failed' && written) expect(written.getClientRects()).not.to.have.length(0);
}

/** Remains in the page: timers that would still fire, and listeners on window and document. */
function countLeft(): { left(): string[]; restore(): void } {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
  const timers = new Map<unknown, string>();
  const listeners = new Map<unknown, string>();
  const targets = [window, document].map((target) => {
    const { addEventListener, removeEventListener } = target;
    target.addEventListener = (type: string, listener: unknown, options: unknown) => {
      const { once, signal } = (typeof options === 'object' ? options : {}) as AddEventListenerOptions;
      // React has one of these for a document, for good.
      if (!once && !signal && type !== 'selectionchange') listeners.set(listener, type);
      Reflect.apply(addEventListener, target, [type, listener, options]);
    };
    target.removeEventListener = (type: string, listener: unknown, options: unknown) => {
      listeners.delete(listener);
      Reflect.apply(removeEventListener, target, [type, listener, options]);
    };
    return () => Object.assign(target, { addEventListener, removeEventListener });
  });
  const drop = (clear: typeof clearTimeout) => (id: number) => {
    timers.delete(id);
    clear(id);
  };
  Object.assign(window, {
    setTimeout: (call: () => void, ms: number) => {
      const id = setTimeout(() => {
        timers.delete(id);
        call();
      }, ms);
      timers.set(id, `timer of ${ms} ms: ${call}`);
      return id;
    },
    setInterval: (call: () => void, ms: number) => {
      const id = setInterval(call, ms);
      timers.set(id, `timer of every ${ms} ms: ${call}`);
      return id;
    },
    clearTimeout: drop(clearTimeout),
    clearInterval: drop(clearInterval),
  });
  return {
    left: () => [...timers.values(), ...listeners.values()],
    restore() {
      for (const restore of targets) restore();
      Object.assign(window, { setTimeout, clearTimeout, setInterval, clearInterval });
    },
  };
}

const ALL = Object.keys(STEPS) as StepName[];

describe('an element, whatever is done to it', () => {
  let errors: ConsoleSpy;
  let left: ReturnType<typeof countLeft>;
  beforeEach(async () => {
    errors = new ConsoleSpy('error');
    // Parts that the page has once for all elements come with the first.
    const first = { tag: 'stateful', label: 'One', content: 'none' } as const;
    await rest(
      begin([true, false].map((isPrerendered) => ({ ...first, isPrerendered, isIsolated: !isPrerendered }))),
    );
    clearPage();
    await flushed();
    left = countLeft();
  });
  afterEach(() => {
    left.restore();
    errors.restore();
    clearPage();
  });

  /** One view each, as many effects as live views, content where no view stands, and nothing after the last has left. */
  async function live({
    starts,
    steps,
  }: {
    starts: readonly Start[];
    steps: readonly Step[];
  }): Promise<void> {
    const leftBefore = left.left();
    [mounts, unmounts] = [0, 0];
    const subjects = begin(starts);
    const places = subjects.map(({ place }) => place);
    await rest(subjects);
    for (const subject of subjects) check(subject);
    for (const { name, which, place, word, rests } of steps) {
      const subject = subjects[which]!;
      subject.place = places[place]!;
      STEPS[name](subject, word);
      if (!rests) continue;
      await rest(subjects);
      for (const each of subjects) check(each);
    }
    await rest(subjects);
    for (const each of subjects) check(each);
    const views = subjects.flatMap(({ element }) => viewsIn(element));
    expect(mounts - unmounts).to.equal(views.filter(isAlive).length);
    clearPage();
    await flushed();
    for (const each of subjects) check(each);
    expect(mounts - unmounts).to.equal(0);
    expect(left.left()).to.deep.equal(leftBefore);
    expect(errors.lines.filter((line) => !line.includes(BROKEN)).join()).to.equal('');
  }

  it('has one view, its words and nothing left over, where React has nothing to do', async () => {
    const unused = ALL.filter((name) => name !== 'use');
    await fuzzedInTurn(cases(['pure'], unused), live);
  });

  it('has so once React is there', async () => {
    await fuzzedInTurn(cases(['pure', 'stateful'], ALL), live);
  });
});
