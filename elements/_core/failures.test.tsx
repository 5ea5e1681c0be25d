// One end for every failure: whatever source is bad, in whatever way and life, what an author wrote is read, and one line
// on the console names the tag and what to do. The rows stand in `testing-failures.ts`.
import { expect } from '@open-wc/testing';
import escapeRegExp from 'lodash-es/escapeRegExp.js';
import { Component, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { labelsIn } from '../../page/locale/words.js';
import { pageModel } from '../../page/model/page-model.js';
import { forgetPage, json, never, settle, stopClock, stubFetch } from '../../page/testing.js';
import { forgetWarnings } from '../../page/warn.js';
import { createCmsViews } from '../../prerender/cms/cms-views.js';
import { createPrerenderer } from '../../prerender/prerender.js';
import { hostWith } from '../_as-react/host.js';
import { viewComponent } from '../_as-react/view-component.js';
import { kebabCase } from '../_safe/text.js';
import { definition as breadcrumb } from '../breadcrumb/uni-breadcrumb.js';
import { definition as button } from '../button/uni-button.js';
import { definition as buttonPair } from '../button-pair/uni-button-pair.js';
import { definition as callout } from '../callout/uni-callout.js';
import { definition as footer } from '../footer/uni-footer.js';
import { definition as fragment } from '../fragment/uni-fragment.js';
import { definition as header } from '../header/uni-header.js';
import { definition as hero } from '../hero/uni-hero.js';
import { definition as list } from '../list/uni-list.js';
import { definition as showMore } from '../show-more/uni-show-more.js';
import { NO_CONTENT } from './declare/authored.js';
import { defineIsland, defineView, islandOf } from './declare/define.js';
import type { ElementDefinition, ViewDefinition } from './declare/definition.js';
import type { ViewElement } from './element.js';
import { FAILURES, type Failure, ON_PAGES } from './testing/testing-failures.js';
import { registerElement } from './testing/testing-register.js';

const WORDS = 'As authored';
const CAUSE = new Error('broken on purpose');
const fail = (): never => {
  throw CAUSE;
};
class Effect extends Component {
  override componentDidMount = fail;
  override render() {
    return <p>view</p>;
  }
}
const styles = () => Promise.resolve({ css: '' });
const COMPONENTS: readonly ElementDefinition[] = [
  ...[breadcrumb, button, buttonPair, callout, footer, fragment, header, hero, list, showMore],
  defineView({ tag: 'uni-fail-view', props: {}, view: fail, styles }),
  defineIsland({
    tag: 'uni-fail-effect',
    props: {},
    placeholder: () => 'view',
    island: () => Promise.resolve({ island: islandOf({ view: Effect as never }) }),
    styles,
  }),
  {
    ...defineView({ tag: 'uni-fail-controller', props: {}, view: () => 'view', styles }),
    controller: () => ({ read: fail, stop() {} }),
  },
  defineView({ tag: 'uni-fail-styles', props: {}, view: () => 'view', styles: () => Promise.reject(CAUSE) }),
];

const ANSWERS: Readonly<Record<string, () => Response | Promise<Response>>> = {
  '/broken.json': () => json({}, { status: 500 }),
  '/offline.json': () => Promise.reject(new TypeError('Failed to fetch')),
  '/page.json': () => new Response('<p>Log in</p>', { headers: { 'Content-Type': 'text/html' } }),
  '/login.json': () => json('<!doctype html><p>Log in</p>'),
  '/torn.json': () => json('{"title":"A'),
  '/empty.json': () => json(''),
  '/text.json': () => json('"words"'),
  '/large.json': () => json('{}', { headers: { 'Content-Length': '20000000' } }),
  '/silent.json': () => never,
  '/parts.json': () => json({ ':type': 'x/fragment', ':items': { text: { ':type': 'x/text' } } }),
  '/field.json': () => json({ title: 'A', ctaText: 'Go', ctaUrl: 'javascript:x' }),
};
const answer = (url: string) =>
  ANSWERS[new URL(url, location.href).pathname.replace(/^\/mocks/, '')]?.() ?? json({}, { status: 404 });

/** Whether a reader sees the author's words, wherever they stand. */
const isRead = (root: Node, words = WORDS): boolean =>
  [...root.childNodes].some((node) =>
    node instanceof Text
      ? node.data.includes(words) && (node.parentElement?.checkVisibility() ?? false)
      : isRead(node, words) ||
        (node instanceof Element && !!node.shadowRoot && isRead(node.shadowRoot, words)),
  );

const { prerender } = createPrerenderer(COMPONENTS);
const storedView = createCmsViews(new Map(COMPONENTS.map((definition) => [definition.tag, definition])));

/** A row's values by the props' names, as the CMS has stored them and a React application gives them. */
function propsIn(html: string, { property }: Failure): readonly [ElementDefinition, Record<string, unknown>] {
  const tag = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild!;
  const definition = COMPONENTS.find((one) => one.tag === tag.localName)!;
  const given = Object.keys(definition.props).map((name) => {
    const written = [kebabCase(name), `data-${kebabCase(name)}`].find((each) => tag.hasAttribute(each));
    return [name, property?.[0] === name ? property[1] : written && tag.getAttribute(written)];
  });
  return [definition, Object.fromEntries(given.filter(([, value]) => value !== undefined))];
}

const addMain = () => document.body.appendChild(document.createElement('main'));

type Live = (html: string, failure: Failure) => unknown;
/** React's own line about an island's error. */
const OF_REACT = /^%o/;
/** The reports on the console. */
const lines: string[] = [];
const AS_AUTHORED =
  /^<uni-[\w-]+> could not be prerendered and stays as authored: .*; check what the tag is given$/;

async function placed(html: string, { property, shows, head = '' }: Failure): Promise<void> {
  document.head.insertAdjacentHTML('beforeend', head);
  const place = addMain();
  place.innerHTML = html;
  const element = place.firstElementChild as ViewElement;
  if (property) Reflect.set(element, ...property);
  for (let turn = 0; turn < 2; turn++) {
    await element.mountComplete;
    await settle();
  }
  expect(isRead(place) || (shows && isRead(place, shows)), 'words are read').to.equal(true);
}

const LIVES: Readonly<Record<string, Live>> = {
  bare: placed,
  isolated: (html, failure) => placed(html.replace(/^<[\w-]+/, '$& isolated'), failure),
  edited: (html, failure) => placed(html, { ...failure, head: `${failure.head ?? ''}${EDITED}` }),
  prerendered: async (html, failure) => {
    const asAsked = async (path: string) => fetch(path);
    const written = await prerender(html, { url: `${location.origin}/a.html`, fetch: asAsked, model: {} });
    // A server tells of the tag that it leaves to the browser, which says why; a property is set in the browser alone.
    const told = lines.splice(0);
    expect(told.filter((line) => !AS_AUTHORED.test(line)).length).to.be.at.most(1);
    if (told.some((line) => AS_AUTHORED.test(line))) expect(written).to.equal(html);
    const atServer = told.filter((line) => !failure.property && !AS_AUTHORED.test(line));
    await placed(written, failure);
    lines.splice(0, lines.length, ...new Set([...atServer, ...lines]));
  },
  'stored in the CMS': (html, failure) => {
    const [{ tag }, properties] = propsIn(html, failure);
    const stored = { slug: tag, properties, language: 'en', labels: labelsIn('en'), mode: 'view' } as const;
    const { data, view, fault } = storedView(stored);
    expect(fault).to.equal(undefined);
    expect(data + view).not.to.match(RUNS);
  },
  'a React component': (html, failure) => {
    const [definition, props] = propsIn(html, failure);
    const View = viewComponent(definition as ViewDefinition, hostWith({}), {
      sanitize: (rich) => rich,
      readChildren: () => NO_CONTENT,
    });
    const place = addMain();
    const root = createRoot(place);
    flushSync(() => root.render(createElement(View, props)));
    expect(place.innerHTML).not.to.match(RUNS);
    root.unmount();
  },
};
const EDITED = '<meta name="is-editing-mode" content="true">';
const RUNS = /javascript:/;

const hasLife = (life: string, what: string, { lives }: Failure) =>
  (lives ?? (/^(?:attribute|property)/.test(what) ? Object.keys(LIVES) : ON_PAGES)).includes(life);

/**
 * The line that a row has in a life, in which … stands for anything: other lives have other words for where a value stands.
 */
function lineIn(life: string, says: string): RegExp {
  const text = ON_PAGES.includes(life)
    ? says
    : says.replace(/> (?:attribute|property) .*?(?= is | cannot )/, '> …');
  return new RegExp(
    `^${text
      .split('…')
      .map((part) => escapeRegExp(part))
      .join('[^]*')}$`,
  );
}

describe('whatever is bad, the authored words are read and one line tells it', () => {
  const { warn, error } = console;
  let net: ReturnType<typeof stubFetch>;
  before(() => {
    for (const definition of COMPONENTS) registerElement(definition);
  });
  beforeEach(() => {
    console.warn = console.error = (...words: unknown[]) => void lines.push(words.join(' '));
    net = stubFetch(answer);
    pageModel.set({ ':items': { root: { ':items': {} } } });
  });
  afterEach(() => {
    Object.assign(console, { warn, error });
    net.restore();
    forgetPage();
  });

  async function live(life: string, failure: Failure, each: string): Promise<void> {
    forgetWarnings();
    lines.length = 0;
    const html = failure.html.replace('WORDS', WORDS).replace('EACH', each);
    const clock = failure.silentMs === undefined ? undefined : stopClock();
    const lived = LIVES[life]!(html, failure);
    // A server waits, and then the browser.
    for (let call = 0; call < 2; call++) await clock?.tick(failure.silentMs!);
    await lived;
    clock?.restore();
    for (const made of document.querySelectorAll('main, meta[name^="exf-"], meta[name="is-editing-mode"]'))
      made.remove();
    const { says } = failure;
    const isAsked = !says?.includes('address of a model');
    expect(
      net.calls.filter(({ url }) => !isAsked || new URL(url, location.href).origin !== location.origin),
    ).to.deep.equal([]);
    const own = lines.filter((line) => !OF_REACT.test(line));
    expect(own).to.have.length(says === undefined ? 0 : 1);
    if (says !== undefined) expect(own[0]).to.match(lineIn(life, says.replaceAll('EACH', each)));
  }

  for (const life of Object.keys(LIVES))
    describe(life, () => {
      for (const [what, failure] of Object.entries(FAILURES))
        if (hasLife(life, what, failure))
          it(what, async () => {
            for (const each of failure.each ?? ['']) await live(life, failure, each);
          });
    });
});
