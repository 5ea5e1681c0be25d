import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { loadSanitizer } from '../../_safe/safe-html.js';
import { boolean, html, list, number, object, oneOf, text, url } from '../declare/prop-types.js';
import type { ViewElement } from '../element.js';
import { ConsoleSpy, clearPage, defineTestTag, flushed, hearConsole, put } from '../testing/testing.js';
import { fuzzedInTurn, words } from '../testing/testing-fuzz.js';

/** Highest first. */
const SOURCES = ['property', 'attribute', 'script', 'child', 'model'] as const;
type Source = (typeof SOURCES)[number];

const KINDS = {
  label: text('Default'),
  body: html(),
  ctaUrl: url(),
  isOpen: boolean(),
  size: number(7),
  level: oneOf(['low', 'high'], 'low'),
  moreItems: list({ title: text(), size: number() }),
  mainLink: object({ label: text() }),
};
type Prop = keyof typeof KINDS;
const PROPS = Object.keys(KINDS) as Prop[];
const DEFAULTS: Readonly<Record<Prop, unknown>> = {
  ...{ label: 'Default', body: undefined, ctaUrl: undefined, isOpen: false },
  ...{ size: 7, level: 'low', moreItems: [], mainLink: undefined },
};
/** Written in two words, after `data-` or bare. */
const ATTRIBUTES: Readonly<Record<Prop, string>> = {
  ...{ label: 'label', body: 'body', ctaUrl: 'cta-url', isOpen: 'data-is-open' },
  ...{ size: 'size', level: 'level', moreItems: 'more-items', mainLink: 'data-main-link' },
};

/** An author's value for a prop, and the value that its view shall get. */
interface Given {
  /** As a property, in a model, or in a data script. */
  readonly value: unknown;
  /** As an attribute or in a child. Undefined where that form does not exist. */
  readonly attribute?: string;
  readonly child?: string;
  /** `INVALID` for what the kind cannot take. */
  readonly shown: unknown;
}

const INVALID = Symbol('invalid');

const plain = (shown: unknown, value: unknown = shown): Given => {
  const written = String(value);
  return { value, attribute: written, child: written, shown };
};
const json = (value: unknown, shown: unknown): Given => ({ value, attribute: JSON.stringify(value), shown });
const wrong = (...values: readonly unknown[]) =>
  fc.constantFrom(...values).map((each): Given => plain(INVALID, each));
const wrongJson = (...values: readonly unknown[]) =>
  fc.constantFrom(...values).map((each): Given => json(each, INVALID));
const noText = fc.constantFrom({}, [], [1]).map((value): Given => ({ value, shown: INVALID }));
const right = <Value>(values: fc.Arbitrary<Value>, give: (value: Value) => Given = plain) => ({
  weight: 4,
  arbitrary: values.map((each) => give(each)),
});
const rare = (arbitrary: fc.Arbitrary<Given>) => ({ weight: 1, arbitrary });

const item = fc.record({ title: words, size: fc.integer() });
const GIVEN: Readonly<Record<Prop, fc.Arbitrary<Given>>> = {
  label: fc.oneof(right(words), rare(noText)),
  body: fc.oneof(
    right(words, (each) => {
      const markup = `<b>${each.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</b>`;
      return plain({ __html: markup }, markup);
    }),
    rare(noText),
  ),
  ctaUrl: fc.oneof(
    right(fc.constantFrom('/a', '#b', 'https://example.edu/c', 'mailto:d@example.edu')),
    rare(wrong('javascript:Law', 'data:text/html,Law', 'vbscript:Law')),
  ),
  isOpen: fc.oneof(right(fc.boolean()), rare(wrong('perhaps', 'tru', '2'))),
  size: fc.oneof(right(fc.integer()), rare(wrong('12px', 'NaN', 'Infinity', '1 2'))),
  level: fc.oneof(
    right(fc.constantFrom('low', 'high', 'HIGH', 'Low'), (each) => plain(each.toLowerCase(), each)),
    rare(wrong('middle', 'lower', '0')),
  ),
  moreItems: fc.oneof(
    right(fc.array(item, { maxLength: 3 }), (each) => json(each.length > 0 ? [...each, 'none'] : each, each)),
    rare(wrongJson([1], 5, 'Law', { other: 'Law' })),
  ),
  mainLink: fc.oneof(
    right(fc.record({ label: words }), (each) => json({ ...each, unknown: 1 }, each)),
    rare(wrongJson([], 5, 'Law', true)),
  ),
};

/** A value in one of the sources. Undefined takes it away again. */
interface Change {
  readonly prop: Prop;
  readonly source: Source;
  readonly given: Given | undefined;
}

const changeOf = (sources: readonly Source[]): fc.Arbitrary<Change> =>
  fc.constantFrom(...PROPS).chain((prop) =>
    fc.record({
      prop: fc.constant(prop),
      source: fc.constantFrom(...sources),
      given: fc.option(GIVEN[prop], { nil: undefined, freq: 4 }),
    }),
  );

const cases = fc.record({
  isIsolated: fc.boolean(),
  /** Written as markup, or made by a script. */
  isParsed: fc.boolean(),
  first: fc.array(changeOf(SOURCES), { maxLength: 12 }),
  /** While the element stands in the page, or is away from it. */
  later: fc.array(
    fc.oneof(
      fc.record({ isAway: fc.constant(false), change: changeOf(['property', 'attribute', 'model']) }),
      fc.record({ isAway: fc.constant(true), change: changeOf(SOURCES) }),
    ),
    { maxLength: 4 },
  ),
});

/** One element, and what has been written for it. */
class Authored {
  element: ViewElement;
  readonly #given = new Map<Prop, Map<Source, Given>>(PROPS.map((prop) => [prop, new Map()]));

  constructor(element: ViewElement) {
    this.element = element;
  }

  note({ prop, source, given }: Change): void {
    const sources = this.#given.get(prop)!;
    if (given && this.#exists(source, given)) sources.set(source, given);
    else sources.delete(source);
  }

  #exists(source: Source, given: Given): boolean {
    return (source !== 'attribute' && source !== 'child') || given[source] !== undefined;
  }

  /** Writes what is noted for a prop in a source into the element. */
  write({ prop, source }: Change): void {
    const given = this.#given.get(prop)!.get(source);
    if (source === 'property') Reflect.set(this.element, prop, given?.value);
    else if (source === 'model') this.#setModel();
    else if (source === 'attribute') this.#setAttribute(prop, given?.attribute);
    else this.#putChild(prop, source, given);
  }

  #setModel(): void {
    const entries = PROPS.flatMap((prop) => {
      const given = this.#given.get(prop)!.get('model');
      return given ? [[prop, given.value]] : [];
    });
    this.element.model = entries.length > 0 ? Object.fromEntries(entries) : undefined;
  }

  #setAttribute(prop: Prop, written: string | undefined): void {
    if (written === undefined) this.element.removeAttribute(ATTRIBUTES[prop]);
    else this.element.setAttribute(ATTRIBUTES[prop], written);
  }

  #putChild(prop: Prop, source: 'script' | 'child', given: Given | undefined): void {
    const [name, mark] = source === 'script' ? ['script', 'data-slot'] : ['div', 'slot'];
    this.element.querySelector(`:scope > ${name}[${mark}="${prop}"]`)?.remove();
    if (!given) return;
    const child = document.createElement(name!);
    child.setAttribute(mark!, prop);
    if (source === 'script') child.setAttribute('type', 'application/json');
    if (source === 'script') child.textContent = JSON.stringify(given.value);
    else if (prop === 'body') child.innerHTML = given.child ?? '';
    else child.textContent = given.child ?? '';
    this.element.append(child);
  }

  /** The view's values, by the first source that has the prop. */
  expected(): Record<string, unknown> {
    return Object.fromEntries(PROPS.map((prop) => [prop, this.#valueOf(prop)]));
  }

  #valueOf(prop: Prop): unknown {
    const first = this.#firstOf(prop);
    return first === undefined || first.shown === INVALID ? DEFAULTS[prop] : first.shown;
  }

  #firstOf(prop: Prop): Given | undefined {
    const source = SOURCES.find((each) => this.#given.get(prop)!.has(each));
    return source && this.#given.get(prop)!.get(source);
  }

  /** The props whose first source has what their kind cannot take. */
  invalid(): Prop[] {
    return PROPS.filter((prop) => this.#firstOf(prop)?.shown === INVALID);
  }
}

const tag = defineTestTag({ props: KINDS, view: (props: object) => JSON.stringify(props) });

const shownIn = (element: ViewElement) =>
  JSON.parse((element.shadowRoot ?? element).querySelector('.uni-view')!.textContent!) as unknown;

describe('props of every kind from every source', () => {
  const logged = hearConsole();
  before(loadSanitizer);
  afterEach(clearPage);

  function check(authored: Authored, warnings: ConsoleSpy): void {
    const expected = JSON.parse(JSON.stringify(authored.expected())) as unknown;
    expect(shownIn(authored.element)).to.deep.equal(expected);
    expect(authored.element.mountState).to.equal('mounted');
    expect(logged.errors).to.deep.equal([]);
    for (const prop of authored.invalid())
      expect(warnings.lines.some((line) => line.includes(prop) || line.includes(ATTRIBUTES[prop]))).to.equal(
        true,
      );
  }

  it('come from the first that has them, as it was given, before and after the view stands', async () => {
    await fuzzedInTurn(cases, async ({ isIsolated, isParsed, first, later }) => {
      const warnings = new ConsoleSpy('warn');
      const authored = new Authored(document.createElement(tag) as ViewElement);
      authored.element.toggleAttribute('isolated', isIsolated);
      const isMarkup = ({ source }: Change) => source !== 'property' && source !== 'model';
      for (const change of first) authored.note(change);
      for (const change of first) if (!isParsed || isMarkup(change)) authored.write(change);
      const place = put('<div></div>');
      if (isParsed) {
        place.innerHTML = authored.element.outerHTML;
        authored.element = place.firstElementChild as ViewElement;
        for (const change of first) if (!isMarkup(change)) authored.write(change);
      } else place.append(authored.element);
      await authored.element.mountComplete;
      check(authored, warnings);
      for (const { isAway, change } of later) {
        if (isAway) {
          authored.element.remove();
          await flushed();
        }
        authored.note(change);
        authored.write(change);
        if (isAway) place.append(authored.element);
        await authored.element.mountComplete;
        await flushed();
        check(authored, warnings);
      }
      clearPage();
      warnings.restore();
    });
  });
});
