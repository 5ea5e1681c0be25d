import { expect } from '@open-wc/testing';
import { Component, type ComponentType, createContext, createElement, memo, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { STYLE_MARK } from '../../../page/activation/prerendered.js';
import { html } from '../../../react-views/_shared/testing.js';
import { useLabels } from '../../../react-views/_shared/text/labels.js';
import { Labels } from '../../../react-views/_shared/text/labels-in-island.js';
import { RichText } from '../../../react-views/_shared/text/rich-text.js';
import { englishLabels, vietnameseLabels } from '../../../vocabulary/labels.js';
import type { View } from '../declare/call-view.js';
import type { ResolvedProps } from '../declare/prop-type.js';
import { writeHtml } from './write-html.js';
import { writeSoon } from './write-views.js';

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

const Context = createContext('');
const NOT_PURE: Readonly<Record<string, readonly [ReactNode, said: string]>> = {
  'a listener': [<button key={1} type="button" onClick={() => undefined} />, 'onClick of <button>'],
  'a reference': [
    <p key={1} ref={() => undefined}>
      x
    </p>,
    'ref of <p>',
  ],
  'a context': [
    <Context key={1} value="x">
      y
    </Context>,
    'a context',
  ],
  'a component that is no function': [<Classic key={1} />, 'a class'],
  'a size of a style that React makes px': [
    <p key={1} style={{ width: 1 }}>
      x
    </p>,
    'the style width is a number',
  ],
  'a node of another kind': [{} as ReactNode, 'a node that is no element'],
};

const stillView = (node: ReactNode, labels = englishLabels): View => ({
  view: (() => node) as ComponentType<ResolvedProps>,
  props: {},
  labels,
});

/** As the batch writes them. */
async function nodesOf(view: View): Promise<HTMLElement> {
  const container = document.createElement('div');
  const html = writeHtml(view, STYLE_MARK);
  await new Promise<void>((settled) =>
    writeSoon({
      next: () => ({ container, html }),
      failed: () => {},
      written: () => {},
      afterBatch: () => settled(),
    }),
  );
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
      expect(writeHtml(stillView(node))).to.equal(ofReact);
    });

    it(`has the nodes that React makes: ${what}`, async () => {
      const ours = await nodesOf(stillView(node));
      const ofReact = nodesOfReact(node);
      // A parser makes one of texts beside each other.
      for (const nodes of [ours, ofReact]) nodes.normalize();
      expect(ours.isEqualNode(ofReact), ours.innerHTML).to.equal(true);
    });
  }

  for (const [what, [node, said]] of Object.entries(NOT_PURE))
    it(`says what is not pure: ${what}`, () => {
      expect(() => writeHtml(stillView(node))).to.throw(said);
    });

  it('writes form controls as plain markup with their first values', () => {
    const form = (
      <form action="/s" method="get">
        <input name="q" defaultValue="law" maxLength={9} />
        <input type="radio" defaultChecked={true} name="a" value="b" />
        <textarea name="t">x</textarea>
      </form>
    );
    expect(writeHtml(stillView(form))).to.equal(
      '<form action="/s" method="get"><input name="q" value="law" maxlength="9"/><input type="radio" checked="" name="a" value="b"/><textarea name="t">x</textarea></form>',
    );
  });

  it('draws in SVG’s namespace, and writes HTML after it again', async () => {
    const nodes = await nodesOf(
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
    expect(writeHtml(stillView(<Word />, vietnameseLabels))).to.equal(`<b>${vietnameseLabels.menu}</b>`);
    expect(() => writeHtml(stillView(<Fails />, vietnameseLabels))).to.throw('no view');
    expect(
      nodesOfReact(
        <Labels value={englishLabels}>
          <Word />
        </Labels>,
      ).textContent,
    ).to.equal(englishLabels.menu);
  });
});
