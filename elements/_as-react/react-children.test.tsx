// What an application writes into our components stays its own: React renders it, hears it and keeps it.
import { expect } from '@open-wc/testing';
import {
  Children,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { waitUntil } from '../../page/testing-wait.js';
import type { ViewDefinition } from '../_core/declare/definition.js';
import { clearPage, flushed, hearConsole, put } from '../_core/testing/testing.js';
import { isOwnAddress, judgedAlike } from '../_safe/judged-alike.js';
import { createSanitizer } from '../_safe/sanitize.js';
import { definition as accordion } from '../accordion/uni-accordion.js';
import { definition as breadcrumb } from '../breadcrumb/uni-breadcrumb.js';
import { definition as button } from '../button/uni-button.js';
import { definition as callout } from '../callout/uni-callout.js';
import { definition as card } from '../card/uni-card.js';
import { definition as facts } from '../facts/uni-facts.js';
import { definition as heading } from '../heading/uni-heading.js';
import { definition as hero } from '../hero/uni-hero.js';
import { definition as image } from '../image/uni-image.js';
import { definition as list } from '../list/uni-list.js';
import { definition as notice } from '../notice/uni-notice.js';
import { definition as person } from '../person/uni-person.js';
import { definition as showMore } from '../show-more/uni-show-more.js';
import { readChildren } from './given-children.js';
import type { GivenProps } from './given-props.js';
import { hostWith } from './host.js';
import { viewComponent } from './view-component.js';

const PARTS = { sanitize: judgedAlike(createSanitizer({ window, isOwnAddress })), readChildren };
const Host = hostWith({});
const made = (definition: unknown): ComponentType<GivenProps> =>
  viewComponent(definition as ViewDefinition, Host, PARTS);
const [Accordion, Breadcrumb, Button, Callout, Card, Facts, Heading] = [
  accordion,
  breadcrumb,
  button,
  callout,
  card,
  facts,
  heading,
].map(made) as [Made, Made, Made, Made, Made, Made, Made];
const [Hero, Image, List, Notice, Person, ShowMore] = [hero, image, list, notice, person, showMore].map(
  made,
) as [Made, Made, Made, Made, Made, Made];
type Made = ComponentType<GivenProps>;

const Year = createContext(0);
const calls = { year: 0, mounted: 0 };
/** Needs all that only React can give. */
function Fee() {
  calls.year++;
  const year = useContext(Year);
  const [paid, pay] = useState(0);
  useEffect(() => {
    calls.mounted++;
  }, []);
  return (
    <button type="button" onClick={() => pay(paid + 1)}>
      {`Fee of ${year}, paid ${paid}`}
    </button>
  );
}
const LONG = 'Students of any university come in free on this day and on each other day of the year, '.repeat(
  3,
);

describe('what an application writes into a component', () => {
  const logged = hearConsole();
  let root: Root | undefined;
  let page: HTMLElement;

  beforeEach(() => {
    page = put('<main></main>');
    calls.year = 0;
    calls.mounted = 0;
  });
  afterEach(() => {
    root?.unmount();
    root = undefined;
    clearPage();
  });

  const show = (node: ReactNode) => {
    root ??= createRoot(page);
    flushSync(() => root!.render(node));
  };
  const served = (node: ReactNode) => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(node);
    return place;
  };
  const words = (place: Element) => place.textContent.replace(/\s+/g, ' ').trim();
  const view = () => page.querySelector('.uni-view');
  const quiet = () => expect([...logged.warnings, ...logged.errors]).to.deep.equal([]);

  function Told({ children, told }: { readonly children: ReactNode; readonly told?: () => void }) {
    useEffect(() => told?.(), [told]);
    return children;
  }

  it('has on each part what it wrote there, by React’s names, served and rendered', () => {
    const node = (
      <Callout>
        <h3 id="fees" lang="vi" data-track="a" aria-description="b">
          Fees
        </h3>
        <p>Text</p>
        <a
          href="/a"
          target="_blank"
          rel="noopener license"
          hrefLang="vi"
          referrerPolicy="no-referrer"
          id="apply"
        >
          Apply
        </a>
      </Callout>
    );
    show(node);
    for (const place of [page, served(node)]) {
      const title = place.querySelector('.uni-view h3#fees')!;
      expect([title.getAttribute('lang'), title.getAttribute('data-track')]).to.deep.equal(['vi', 'a']);
      expect(title.getAttribute('aria-description')).to.equal('b');
      const link = place.querySelector<HTMLAnchorElement>('.uni-view a#apply')!;
      expect([link.target, link.rel, link.hreflang, link.referrerPolicy]).to.deep.equal([
        '_blank',
        'noopener license',
        'vi',
        'no-referrer',
      ]);
    }
    quiet();
  });

  it('has the elements in its titles, served, rendered and changed', () => {
    const node = (year: string) => (
      <Callout>
        <h3>
          H<sub>2</sub>O in <em>{year}</em>
        </h3>
        <p>Text</p>
      </Callout>
    );
    show(node('2026'));
    for (const place of [page, served(node('2026'))])
      expect(place.querySelector('.uni-view h3')!.innerHTML).to.equal('H<sub>2</sub>O in <em>2026</em>');
    show(node('2027'));
    expect(view()!.querySelector('h3 em')!.textContent).to.equal('2027');
    quiet();
  });

  it('is read once for each node, however wide and deep it is', () => {
    const { toArray } = Children;
    const readsOf = (node: ReactNode) => {
      let reads = 0;
      Children.toArray = (children) => {
        const nodes = toArray(children);
        reads += 1 + nodes.length;
        return nodes;
      };
      try {
        renderToString(node);
      } finally {
        Children.toArray = toArray;
      }
      return reads;
    };
    const folds = (count: number) => (
      <Accordion>
        {Array.from({ length: count }, (_, at) => `Fold ${at}`).map((title) => (
          <details key={title}>
            <summary>{title}</summary>
            <p>
              <Fee />
            </p>
          </details>
        ))}
      </Accordion>
    );
    const nested = (count: number): ReactNode => (count === 0 ? <Fee /> : <div>{nested(count - 1)}</div>);
    const deep = (count: number) => (
      <Callout>
        <h3>Fees</h3>
        <p>Text</p>
        {nested(count)}
      </Callout>
    );
    for (const shape of [folds, deep]) expect(readsOf(shape(100)) / readsOf(shape(25))).to.be.below(4.5);
  });

  it('has the attributes of a button that it wrote', () => {
    show(
      <Button>
        <button type="submit" name="send" disabled formNoValidate popoverTarget="dates">
          Send
        </button>
      </Button>,
    );
    const button = page.querySelector<HTMLButtonElement>('.uni-view button')!;
    expect([button.name, button.disabled, button.formNoValidate]).to.deep.equal(['send', true, true]);
    expect(button.getAttribute('popovertarget')).to.equal('dates');
    quiet();
  });

  for (const [what, place] of [
    [
      'a fold',
      (child: ReactNode) => (
        <Accordion>
          <details>
            <summary>One</summary>
            <p>Before</p>
            {child}
          </details>
          <details>
            <summary>Two</summary>
            <p>After</p>
          </details>
        </Accordion>
      ),
    ],
    [
      'a callout',
      (child: ReactNode) => (
        <Callout>
          <h3>Fees</h3>
          <p>Before {child} after</p>
        </Callout>
      ),
    ],
    [
      'the end of a callout',
      (child: ReactNode) => (
        <Callout>
          <h3>Fees</h3>
          {child}
        </Callout>
      ),
    ],
    [
      'a fact',
      (child: ReactNode) => (
        <Facts>
          <dl>
            <dt>Fee</dt>
            <dd>{child}</dd>
            <dt>Length</dt>
            <dd>Four years</dd>
            <dd>{'Or six'}</dd>
          </dl>
        </Facts>
      ),
    ],
    [
      'an item',
      (child: ReactNode) => (
        <List>
          <ul>
            <li>
              <a href="/a">Prize</a>, <time dateTime="2026-11-20">20 November</time>
              {child}
            </li>
            <li>
              <a href="/b">Concert</a>
            </li>
          </ul>
        </List>
      ),
    ],
    [
      'a card',
      (child: ReactNode) => (
        <Card>
          <h3>Law</h3>
          <p>Five years.</p>
          {child}
        </Card>
      ),
    ],
    [
      'a hero',
      (child: ReactNode) => (
        <Hero>
          <h1>Study</h1>
          <p>By the sea. {child}</p>
        </Hero>
      ),
    ],
    [
      'a notice',
      (child: ReactNode) => (
        <Notice>
          <h2>Closed</h2>
          <div>{child}</div>
        </Notice>
      ),
    ],
    [
      'a person',
      (child: ReactNode) => (
        <Person>
          <h3>Ann Lee</h3>
          <p>Dean</p>
          {child}
        </Person>
      ),
    ],
    [
      'what is folded',
      (child: ReactNode) => (
        <ShowMore>
          <p>Some.</p>
          <details>
            <summary>All</summary>
            <div>{child}</div>
          </details>
        </ShowMore>
      ),
    ],
    ['a heading', (child: ReactNode) => <Heading>{child}</Heading>],
    [
      'a slot',
      (child: ReactNode) => (
        <Callout title="Fees">
          <div slot="description">{child}</div>
        </Callout>
      ),
    ],
  ] as const)
    it(`lives in ${what}: state, context, listener, one call for each render, hydrated as served`, async () => {
      const node = <Year.Provider value={2027}>{place(<Fee />)}</Year.Provider>;
      page.innerHTML = renderToString(<Told>{node}</Told>);
      expect(calls.year, 'calls on a server').to.equal(1);
      const said = words(page);
      const served = [...page.querySelectorAll('button')].find(({ innerHTML }) =>
        innerHTML.includes('2027'),
      )!;
      expect(view()!.contains(served), 'in the view').to.equal(true);
      calls.year = 0;
      await new Promise<void>((told) => {
        root = hydrateRoot(page, <Told told={told}>{node}</Told>, {
          onRecoverableError: (error) => console.error(error),
        });
      });
      await waitUntil(() => calls.mounted > 0);
      await flushed();
      expect(words(page)).to.equal(said);
      expect(page.contains(served)).to.equal(true);
      expect(calls.year, 'calls in a browser').to.equal(1);
      flushSync(() => served.click());
      expect(words(served)).to.equal('Fee of 2027, paid 1');
      expect(calls.year).to.equal(2);
      quiet();
    });

  it('keeps its state when what stands before it comes and goes', () => {
    const at = (more: boolean) => (
      <Callout>
        <h3>Fees</h3>
        {more && <p>More</p>}
        {more && 'words'}
        <Fee />
      </Callout>
    );
    show(at(false));
    flushSync(() => page.querySelector('button')!.click());
    for (const more of [true, false]) {
      show(at(more));
      expect(words(page)).to.contain('paid 1');
      expect(page.textContent.includes('words')).to.equal(more);
    }
    quiet();
  });

  it('keeps what React alone has: refs, styles, ids, listeners, markup that is its own', () => {
    const refs: unknown[] = [];
    let clicks = 0;
    show(
      <Accordion>
        <details>
          <summary>One</summary>
          <p ref={(element) => void refs.push(element)} onPointerDown={() => clicks++} id="dates">
            May
          </p>
          <p style={{ color: 'red' }} data-x="1">
            June
          </p>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: an application may */}
          <div dangerouslySetInnerHTML={{ __html: '<i title="a">July</i>' }} />
        </details>
      </Accordion>,
    );
    const [may, june] = page.querySelectorAll<HTMLElement>('.m-accordion__body p');
    may!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect([refs[0], may!.id, clicks]).to.deep.equal([may, 'dates', 1]);
    expect([june!.style.color, june!.dataset.x]).to.deep.equal(['red', '1']);
    expect(page.querySelector('i')!.title).to.equal('a');
    quiet();
  });

  const FILM = <iframe title="A film" srcDoc="" />;
  const BOXES: Readonly<Record<string, ReactNode>> = {
    'a padded box around a frame': <div style={{ paddingBottom: '56%' }}>{FILM}</div>,
    'a box by its class': <div className="film">{FILM}</div>,
    'a box in a figure': (
      <figure className="wide">
        <div>{FILM}</div>
        <figcaption>Harbour</figcaption>
      </figure>
    ),
    'a box around paragraphs': (
      <div className="columns">
        <p>May</p>
        <p>June</p>
      </div>
    ),
  };
  for (const [what, box] of Object.entries(BOXES))
    it(`keeps ${what}, where that is all of a fold`, () => {
      const fold = (
        <Accordion>
          <details>
            <summary>One</summary>
            {box}
          </details>
        </Accordion>
      );
      const body = served(fold).querySelector('.m-accordion__body')!;
      expect(body.innerHTML).to.contain(served(box).innerHTML);
      show(fold);
      expect(view()!.querySelector('.m-accordion__body > :is([style], [class])')).to.not.equal(null);
      quiet();
    });

  const Word = () => <b>{useState('2027')[0]}</b>;
  const NO_WORDS_LOST: Readonly<Record<string, readonly [ReactNode, string]>> = {
    'a button in one fold': [
      <Accordion key="a">
        <details>
          <summary>Q1</summary>
          <p>A1</p>
          <Button link="/a">Go</Button>
        </details>
        <details>
          <summary>Q2</summary>
          <p>A2</p>
        </details>
      </Accordion>,
      'Q1A1GoQ2A2',
    ],
    'an empty state in a list': [
      <List key="a">
        <p>No events yet.</p>
      </List>,
      'No events yet.',
    ],
    'a text in a list': [<List key="a">No events yet.</List>, 'No events yet.'],
    'headings in an accordion': [
      <Accordion key="a">
        <h3>Q</h3>
        <p>A</p>
      </Accordion>,
      'QA',
    ],
    'a table in facts': [
      <Facts key="a">
        <table>
          <tbody>
            <tr>
              <td>Fee</td>
            </tr>
          </tbody>
        </table>
      </Facts>,
      'Fee',
    ],
    'terms in a list': [
      <List key="a">
        <dl>
          <dt>A</dt>
          <dd>B</dd>
        </dl>
      </List>,
      'AB',
    ],
    'words in a breadcrumb': [
      <Breadcrumb key="a">
        <p>Home</p>
      </Breadcrumb>,
      'Home',
    ],
    'words in an image': [
      <Image key="a">
        <p>None</p>
      </Image>,
      'None',
    ],
    'a drawing between words': [
      <Callout key="a">
        <h3>H</h3>
        <p>
          before <svg aria-label="x" /> after
        </p>
      </Callout>,
      'Hbefore after',
    ],
    'a drawing beside words': [
      <Callout key="a">
        <h3>H</h3>
        before <svg aria-label="x" /> after
      </Callout>,
      'Hbefore after',
    ],
    'a frame before words': [
      <Callout key="a">
        <h3>H</h3>
        <iframe title="x" src="about:blank" />
        <p>after</p>
      </Callout>,
      'Hafter',
    ],
    'a component in a heading': [
      <Callout key="a">
        <h3>
          Fees <Word />
        </h3>
        <p>Pay.</p>
      </Callout>,
      'Fees 2027Pay.',
    ],
    'a component in a summary': [
      <Accordion key="a">
        <details>
          <summary>
            Fees <Word />
          </summary>
          <p>Pay.</p>
        </details>
        <details>
          <summary>Two</summary>
          <p>Wait.</p>
        </details>
      </Accordion>,
      'Fees 2027Pay.TwoWait.',
    ],
    'a component in a term': [
      <Facts key="a">
        <dl>
          <dt>
            Fees <Word />
          </dt>
          <dd>1</dd>
        </dl>
      </Facts>,
      'Fees 20271',
    ],
    'a component in a link': [
      <List key="a">
        <ul>
          <li>
            <a href="/a">
              Fees <Word />
            </a>
          </li>
          <li>
            <a href="/b">Two</a>
          </li>
        </ul>
      </List>,
      'Fees 2027Two',
    ],
    'a component as an item': [
      <List key="a">
        <ul>
          <li>
            <a href="/b">Two</a>
          </li>
          <li>
            <Word />
          </li>
        </ul>
      </List>,
      'Two2027',
    ],
    'a component alone in a button': [
      <Button key="a">
        <Word />
      </Button>,
      '2027',
    ],
    'a component beside the words of a button': [
      <Button key="a" link="/a">
        Fees <Word />
      </Button>,
      'Fees2027',
    ],
    'a component in the link of a button': [
      <Button key="a">
        <a href="/a">
          Fees <Word />
        </a>
      </Button>,
      'Fees2027',
    ],
    'a component beside words that a prop replaces': [
      <Button key="a" text="Fees" link="/a">
        <Word />
      </Button>,
      'Fees2027',
    ],
    'equal texts': [
      <List key="a">
        <ul>
          <li>
            <a href="/a">One</a> x <b>1</b> x
          </li>
          <li>
            <a href="/b">Two</a> x
          </li>
        </ul>
      </List>,
      'Onex 1 xTwox',
    ],
  };
  for (const [what, [node, expected]] of Object.entries(NO_WORDS_LOST))
    it(`loses no word, on a server as in a browser: ${what}`, () => {
      show(node);
      const said = words(page).replace(/ \(.*?\)|Show more.*/g, '');
      expect(said).to.equal(expected);
      expect(words(served(node))).to.equal(words(page));
      expect(page.querySelectorAll('[aria-label="x"], iframe').length).to.equal(
        /drawing|frame/.test(what) ? 1 : 0,
      );
      quiet();
    });

  it('stays in its place: a drawing between words, a component in a heading', () => {
    show(
      <Callout>
        <h3>
          Fees <Word />
        </h3>
        <p>
          before <svg aria-label="x" /> after
        </p>
      </Callout>,
    );
    const text = view()!.querySelector('.m-callout__description')!;
    expect(text.querySelector('h3 b')).to.have.text('2027');
    const drawing = text.querySelector('p svg')!;
    expect([drawing.previousSibling!.textContent, drawing.nextSibling!.textContent]).to.deep.equal([
      'before ',
      ' after',
    ]);
  });

  const Link = ({ to, ...rest }: { readonly to: string; readonly children: ReactNode }) => {
    const base = useContext(Base);
    return <a {...rest} href={`${base}${to}`} data-router="" />;
  };
  const Base = createContext('');
  for (const [what, node, selector] of [
    [
      'a title',
      <Card key="a">
        <h3>
          <Link to="/x">Law</Link>
        </h3>
        <p>Five years.</p>
      </Card>,
      'h3 > a.m-tile__link',
    ],
    [
      'all',
      <Card key="a">
        <Link to="/x">
          <h3>Law</h3>
          <p>Five years.</p>
        </Link>
      </Card>,
      'h3 > a.m-tile__link',
    ],
    [
      'the words of a button',
      <Button key="a">
        <Link to="/x">Law</Link>
      </Button>,
      'a.m-button',
    ],
    [
      'an item',
      <List key="a">
        <ul>
          <li>
            <Link to="/x">Law</Link>
          </li>
        </ul>
      </List>,
      'li a.m-tile__link',
    ],
    [
      'a sentence',
      <Callout key="a">
        <p>
          Read <Link to="/x">Law</Link> first.
        </p>
      </Callout>,
      'p > a',
    ],
  ] as const)
    it(`stays a router's link around ${what}`, () => {
      show(<Base.Provider value="/base">{node}</Base.Provider>);
      const link = view()!.querySelector(selector)!;
      expect(link.getAttribute('href')).to.equal('/base/x');
      expect(link.hasAttribute('data-router')).to.equal(true);
      expect(words(link)).to.equal('Law');
      expect(page.querySelectorAll('a')).to.have.length(1);
      quiet();
    });

  it('is heard where a link of it becomes the view’s', () => {
    let clicks = 0;
    const hear = (event: { preventDefault(): void }) => {
      event.preventDefault();
      clicks++;
    };
    show(
      <Callout>
        <h3>Fees</h3>
        <p>
          <a href="/pay?a=1 b" onClick={hear} className="mine">
            Pay
          </a>
        </p>
      </Callout>,
    );
    const link = page.querySelector<HTMLElement>('a.m-callout__link.mine')!;
    link.click();
    expect(clicks).to.equal(1);
  });

  it('is folded in a callout where its characters can be counted, and shown whole where not', async () => {
    show(
      <Callout>
        <p>{LONG}</p>
      </Callout>,
    );
    await waitUntil(() => page.querySelector('.m-fold__toggle'));
    show(
      <Callout>
        <p>{LONG}</p>
        <Fee />
      </Callout>,
    );
    await waitUntil(() => page.querySelector('.m-callout p + div button'));
    expect(page.querySelector('.m-fold__toggle')).to.equal(null);
    quiet();
  });

  it('is escaped by React and judged by nobody else', () => {
    let judged = 0;
    const Judging = viewComponent(callout as unknown as ViewDefinition, Host, {
      ...PARTS,
      sanitize: (html) => {
        judged++;
        return html;
      },
    }) as Made;
    show(
      <Judging>
        <p className="x" title='"><img src=x onerror=alert(1)>'>
          {'<img src=x onerror=alert(1)>'}
        </p>
      </Judging>,
    );
    expect(judged).to.equal(0);
    expect(page.querySelector('img')).to.equal(null);
    expect(words(page)).to.equal('<img src=x onerror=alert(1)>');
  });
});
