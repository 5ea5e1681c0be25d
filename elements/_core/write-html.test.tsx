import { expect } from '@open-wc/testing';
import {
  Component,
  type ComponentType,
  createContext,
  createElement,
  Fragment,
  memo,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { html } from '../../react-views/_shared/testing.js';
import { useLabels } from '../../react-views/_shared/text/labels.js';
import { Labels } from '../../react-views/_shared/text/labels-context.js';
import { RichText } from '../../react-views/_shared/text/rich-text.js';
import { englishLabels, vietnameseLabels } from '../../vocabulary/labels.js';
import type { ResolvedProps } from './define.js';
import { NeedsReact, type View } from './life/renderer.js';
import { ConsoleSpy } from './testing.js';
import { viewToHtml } from './write-html.js';
import { staticRenderer } from './write-views.js';

const Word = () => <b>{useLabels().menu}</b>;
const Twice = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    {children}
  </>
);

const Memoised = memo(Word);

const WRITTEN: Readonly<Record<string, ReactNode>> = {
  nothing: null,
  text: 'Fees & "dates" <b>',
  'numbers, and what shows nothing': [0, 1.5, '', true, false, undefined, null],
  'texts beside each other': (
    <p>
      {1}
      {'a'}b <i />
    </p>
  ),
  components: (
    <Twice>
      <Word />
    </Twice>
  ),
  'a memoised component': <Memoised />,
  'names of attributes': (
    <a className="a b" href="/x?a=1&b=2" hrefLang="vi" tabIndex={0} data-x-y="1" lang="vi" dir="auto" id="i">
      x
    </a>
  ),
  'what is there or not': (
    <details open hidden={false}>
      <summary hidden>x</summary>
      <p hidden={undefined} inert>
        y
      </p>
    </details>
  ),
  'what says true and false': (
    <p
      aria-hidden={true}
      aria-busy={false}
      data-on={true}
      data-off={false}
      aria-label={undefined}
      draggable={false}
    >
      x
    </p>
  ),
  'an address that is empty': (
    <p>
      {createElement('a', { href: '' }, 'x')}
      <img alt="" src="" />
    </p>
  ),
  'a picture': (
    <picture>
      <source media="(min-width: 1px)" srcSet="/b.webp 2x" type="image/webp" />
      <img
        alt="It’s"
        src="data:,"
        srcSet="data:, 1x"
        sizes="100vw"
        width={16}
        height={9}
        loading="lazy"
        decoding="async"
      />
    </picture>
  ),
  'a style among other attributes': (
    <p
      id="a"
      style={{ objectPosition: '20% 0%', backgroundColor: undefined, ['--own' as string]: ' 1px ' }}
      title="t"
    >
      x
    </p>
  ),
  'a style without declarations': <p style={{}}>x</p>,
  'a drawing': (
    <svg viewBox="0 0 24 24" aria-hidden={true} width="1em" className="m-icon" fill="currentColor">
      <path d="M0 0h8" fillRule="evenodd" strokeWidth={2} strokeLinecap="square" />
    </svg>
  ),
  'rich text': <RichText html={html('<p>Hi <a href="/x">you</a> &amp; me<br></p>')} className="c" id="d" />,
  'empty rich text': <RichText html={undefined} />,
};

class Classic extends Component {
  override render() {
    return 'x';
  }
}

/** A view that somebody can use, with all that React gives one. */
function Lively() {
  const [count, setCount] = useState(1);
  const [words] = useState(() => ['a', 'b']);
  const place = useRef<HTMLParagraphElement>(null);
  const sum = useMemo(() => words.length + count, [words, count]);
  useLayoutEffect(() => setCount(2));
  useEffect(() => setCount(3), []);
  return (
    <p ref={place} onPointerDown={() => setCount(4)}>
      {words}
      {sum}
      <button type="button" aria-expanded={place.current !== null} onFocus={() => undefined}>
        {count} of {sum}
      </button>
      {''}
      {'c'}
    </p>
  );
}

const Named = () => <p id={useId()}>x</p>;
const Context = createContext('');
const LEFT_TO_REACT: Readonly<Record<string, ReactNode>> = {
  'a listener': <button type="button" onClick={() => undefined} />,
  'a reference': <p ref={() => undefined}>x</p>,
  'a field': <input aria-label="x" />,
  'a custom element': <uni-x />,
  'a context': <Context value="x">y</Context>,
  'a component that is no function': <Classic />,
  'a size of a style that React makes px': <p style={{ width: 1 }}>x</p>,
  'an attribute that it does not know': <p contentEditable>x</p>,
  'an address that runs a script': <a href={' java\nscript:alert(1)'}>x</a>,
  'a value that is no text': <p title={{} as string}>x</p>,
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'uni-x': object;
    }
  }
}

const stillView = (node: ReactNode, labels = englishLabels): View => ({
  view: (() => node) as ComponentType<ResolvedProps>,
  props: {},
  labels,
});

function nodesOf(view: View): HTMLElement {
  const container = document.createElement('div');
  const fail = (error: unknown) => {
    throw error;
  };
  staticRenderer.show([{ ...view, container, place: () => {}, fail }]);
  return container;
}

function nodesOfReact(node: ReactNode): HTMLElement {
  const into = document.createElement('div');
  const root = createRoot(into);
  flushSync(() => root.render(node));
  return into;
}

describe('a view without React', () => {
  for (const [what, node] of Object.entries(WRITTEN)) {
    it(`is to the byte the HTML that React writes: ${what}`, () => {
      const ofReact = renderToStaticMarkup(node).replace(/^(?:<link rel="preload"[^>]*>)+/, '');
      expect(viewToHtml(stillView(node))).to.equal(ofReact);
    });

    it(`has the nodes that React makes: ${what}`, () => {
      const ours = nodesOf(stillView(node));
      const ofReact = nodesOfReact(node);
      // A parser makes one of texts beside each other.
      for (const nodes of [ours, ofReact]) nodes.normalize();
      expect(ours.isEqualNode(ofReact), ours.innerHTML).to.equal(true);
    });
  }

  for (const [what, node] of Object.entries(LEFT_TO_REACT)) {
    it(`leaves to React ${what}`, () => {
      expect(() => viewToHtml(stillView(node))).to.throw(NeedsReact);
      expect(() => nodesOf(stillView(node))).to.throw(NeedsReact);
    });
  }

  it('leaves to React a view with a hook, whatever React calls what answers it', () => {
    const errors = new ConsoleSpy('error');
    for (const node of [<Lively key={1} />, <Named key={2} />]) {
      expect(() => viewToHtml(stillView(node))).to.throw();
      expect(() => nodesOf(stillView(node))).to.throw(NeedsReact);
    }
    errors.restore();
  });

  it('takes no HTML and no children from what a page gives all objects', () => {
    const { prototype } = Object;
    const given = { dangerouslySetInnerHTML: { __html: '<img src=x onerror=y>' }, children: 'theirs' };
    for (const [name, value] of Object.entries(given))
      Object.defineProperty(prototype, name, { configurable: true, writable: true, value });
    try {
      const node = createElement(Fragment, null, createElement('b'), createElement('i', { id: 'x' }));
      expect(viewToHtml(stillView(node))).to.equal('<b></b><i id="x"></i>');
    } finally {
      for (const name of Object.keys(given)) Reflect.deleteProperty(prototype, name);
    }
  });

  it('draws in SVG’s namespace, and writes HTML after it again', () => {
    const nodes = nodesOf(
      stillView([
        <svg key={1} aria-hidden={true}>
          <path d="" />
        </svg>,
        <p key={2} />,
      ]),
    );
    const namespaces = [...nodes.querySelectorAll('*')].map(({ namespaceURI }) => namespaceURI?.slice(-3));
    expect(namespaces).to.deep.equal(['svg', 'svg', 'tml']);
  });

  it('has the words of the language around it, and leaves none behind when it throws', () => {
    const Fails = (): never => {
      throw new Error('no view');
    };
    expect(viewToHtml(stillView(<Word />, vietnameseLabels))).to.equal(`<b>${vietnameseLabels.menu}</b>`);
    expect(() => viewToHtml(stillView(<Fails />, vietnameseLabels))).to.throw('no view');
    expect(
      nodesOfReact(
        <Labels value={englishLabels}>
          <Word />
        </Labels>,
      ).textContent,
    ).to.equal(englishLabels.menu);
  });
});
