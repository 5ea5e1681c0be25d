import { expect } from '@open-wc/testing';
import {
  type ComponentType,
  createElement,
  Fragment,
  type ReactNode,
  type Ref,
  StrictMode,
  useEffect,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { waitUntil } from '../../page/testing-wait.js';
import type { SafeHtml } from '../../react-views/_shared/safe.js';
import { RichText } from '../../react-views/_shared/text/rich-text.js';
import { Callout } from '../../react-views/callout/callout.js';
import { vietnameseLabels } from '../../vocabulary/labels.js';
import { NO_CONTENT } from '../_core/declare/authored.js';
import { defineView } from '../_core/declare/define.js';
import { boolean, html, list, number, oneOf, text, url } from '../_core/declare/prop-types.js';
import type { ViewElement } from '../_core/element.js';
import { clearPage, flushed, hearConsole, put, testTag } from '../_core/testing/testing.js';
import { registerElement } from '../_core/testing/testing-register.js';
import { isOwnAddress, judgedAlike } from '../_safe/judged-alike.js';
import { createSanitizer } from '../_safe/sanitize.js';
import { definition as uniButton } from '../button/uni-button.js';
import { readChildren } from './given-children.js';
import type { GivenProps } from './given-props.js';
import { hostWith } from './host.js';
import { late, lateSanitizer } from './late-parts-browser.js';
import { tagComponent } from './tag-component.js';
import { type LateParts, viewComponent } from './view-component.js';

const sanitize = judgedAlike(createSanitizer({ window, isOwnAddress }));
const PARTS: LateParts = { sanitize, readChildren };
const asked: string[] = [];
const Host = hostWith({
  'uni-arranger': () => Promise.resolve(asked.push('uni-arranger')),
  'uni-gone': () => Promise.reject(new Error('404')),
});
/** Tells when all in it is hydrated. */
function Told({ children, hydrated }: { readonly children: ReactNode; readonly hydrated?: () => void }) {
  useEffect(() => hydrated?.(), [hydrated]);
  return children;
}

const styles = () => Promise.resolve({ css: '' });

const callout = () =>
  defineView({
    tag: testTag(),
    props: {
      title: text(),
      titleType: oneOf(['h3', 'h4'], 'h3'),
      ctaText: text(),
      ctaUrl: url(),
      ctaAreaLabel: text(),
      appliedCssClassNames: text(),
      linkTarget: text(),
      linkRel: text(),
      linkDownload: text(),
      externalLinkIcon: text(),
    },
    view: Callout as ComponentType<Omit<Parameters<typeof Callout>[0], 'description'>>,
    styles,
  });

interface CrumbsProps {
  readonly items: readonly { readonly title: string | undefined }[];
  readonly note?: SafeHtml;
  readonly isOpen: boolean;
  readonly count?: number;
}

const crumbs = () =>
  defineView({
    tag: testTag(),
    form: { all: 'note' },
    props: { items: list({ title: text() }, ['title']), note: html(), isOpen: boolean(), count: number() },
    view: ({ items, note, isOpen, count }: CrumbsProps) => (
      <div className={isOpen ? 'open' : 'shut'}>
        {count}
        <ul>
          {items.map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
        <RichText html={note} />
      </div>
    ),
    styles,
  });

describe('an element as a React component', () => {
  const logged = hearConsole();
  let root: Root | undefined;
  let page: HTMLElement;

  beforeEach(() => {
    page = put('<main></main>');
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
  const hydrate = async (node: ReactNode, around: (html: string) => void = () => {}) => {
    page.innerHTML = renderToString(<Told>{node}</Told>);
    const html = page.innerHTML;
    around(html);
    await new Promise<void>((hydrated) => {
      root = hydrateRoot(page, <Told hydrated={hydrated}>{node}</Told>, {
        onRecoverableError: (error) => console.error(error),
      });
    });
    await flushed();
    return html;
  };
  const quiet = () => expect([...logged.warnings, ...logged.errors]).to.deep.equal([]);

  it('is its tag with the view in it, as the prerenderer writes it', () => {
    const definition = callout();
    const Component = viewComponent(definition, Host, PARTS);
    const written = renderToString(
      <Component title="Fees" ctaText="Pay" ctaUrl="/pay?a=1&b=2" id="fees" className="wide" />,
    );
    page.innerHTML = written;
    const tag = page.querySelector(definition.tag)!;
    expect(tag.matches('#fees.wide[data-title="Fees"][data-cta-text="Pay"][data-prerendered]')).to.equal(
      true,
    );
    expect(tag.querySelector('.uni-view > .m-callout h3')!.textContent).to.equal('Fees');
    expect(tag.querySelector('a')).to.have.attribute('href', '/pay?a=1&b=2');
    quiet();
  });

  it('takes the hyphenated name of a prop as the tag does', () => {
    const Component = viewComponent(callout(), Host, PARTS);
    show(<Component title="Fees" cta-url="/pay" cta-text="Pay" aria-describedby="a" />);
    expect(page.querySelector('a')!.textContent).to.equal('Pay');
    const tag = page.firstElementChild!;
    expect([tag.getAttribute('aria-describedby'), tag.hasAttribute('cta-text')]).to.deep.equal(['a', false]);
    quiet();
  });

  it('takes the other name of a prop, unless the prop is given too', () => {
    const Component = viewComponent(uniButton, Host, PARTS) as ComponentType<GivenProps>;
    const byName = renderToString(<Component text="Apply" link="/apply" />);
    expect(renderToString(<Component text="Apply" href="/apply" />)).to.equal(byName);
    expect(renderToString(<Component text="Apply" href="/other" link="/apply" />)).to.equal(byName);
    expect(renderToString(createElement(Component, { text: 'Apply', link: null, href: '/apply' }))).to.equal(
      byName,
    );
    const unsafe = renderToString(createElement(Component, { text: 'Apply', href: 'java\tscript:alert(1)' }));
    expect(unsafe).not.to.contain('script:');
  });

  it('is hydrated without a warning, and tells that it has mounted once', async () => {
    const Component = viewComponent(callout(), Host, PARTS);
    let mounts = 0;
    const node = (
      <StrictMode>
        <Component title="Fees" ctaText="Pay" ctaUrl="/pay" onUniMount={() => mounts++} />
        <Component title="Fees" />
      </StrictMode>
    );
    const before = await hydrate(node);
    expect(page.innerHTML).to.equal(before);
    expect(mounts).to.equal(1);
    quiet();
  });

  it('tells the listener of its last render alone, and none once it has gone', () => {
    const Component = viewComponent(callout(), Host, PARTS);
    const seen: number[] = [];
    for (const at of [1, 2, 3]) show(<Component title="Fees" onUniInteract={() => seen.push(at)} />);
    const tag = page.firstElementChild!;
    tag.dispatchEvent(new CustomEvent('uni-interact'));
    expect(seen).to.deep.equal([3]);
    show(<Component title="Fees" />);
    tag.dispatchEvent(new CustomEvent('uni-interact'));
    show(null);
    tag.dispatchEvent(new CustomEvent('uni-interact'));
    expect(seen).to.deep.equal([3]);
  });

  it('takes children as text, several as one', () => {
    const Component = viewComponent(crumbs(), Host, PARTS);
    show(
      <Component>
        {'<b>now</b>'} {3}
      </Component>,
    );
    expect(page.querySelector('.m-rich-text')!.textContent).to.equal('<b>now</b> 3');
    quiet();
  });

  for (const [what, children, html] of [
    [
      'an element with a slot',
      <p key="a" slot="note">
        Pay <b className="x">by {'3 < 4'}</b> &amp; rest
      </p>,
      '<p slot="note">Pay <b class="x">by 3 &lt; 4</b> &amp; rest</p>',
    ],
    [
      'several, in lists and fragments',
      [
        false,
        <Fragment key="a">
          <p slot="note">One</p>
          {[2, 3].map((count) => (
            <div slot="note" key={count}>
              <a href={`/pay?a=${count}&b`}>{count}</a>
            </div>
          ))}
        </Fragment>,
      ],
      '<p slot="note">One</p><div slot="note"><a href="/pay?a=2&amp;b">2</a></div><div slot="note"><a href="/pay?a=3&amp;b">3</a></div>',
    ],
    [
      'a value of another prop type',
      <span key="a" slot="count">
        {4}
      </span>,
      '<span slot="count">4</span>',
    ],
    [
      'a data script',
      <script key="a" type="application/json" data-slot="items">
        {'[{"title":"Home"}]'}
      </script>,
      '<script type="application/json" data-slot="items">[{"title":"Home"}]</script>',
    ],
    ['content outside slots', ['Pay ', <b key="a">now</b>], 'Pay <b>now</b>'],
  ] as const)
    it(`renders of children what the tag renders of the same in HTML: ${what}`, async () => {
      const definition = crumbs();
      const Component = viewComponent(definition, Host, PARTS);
      const written = await hydrate(<Component>{children}</Component>);
      const shown = page.querySelector('.uni-view')!.innerHTML;
      expect(written).to.contain(shown);
      quiet();
      root!.unmount();
      root = undefined;
      registerElement(definition);
      const place = page.appendChild(document.createElement('div'));
      place.innerHTML = `<${definition.tag}>${html}</${definition.tag}>`;
      await (place.firstElementChild as ViewElement).mountComplete;
      // React parts texts that stand beside each other.
      expect(shown.replaceAll('<!-- -->', '')).to.equal(place.querySelector('.uni-view')!.innerHTML);
    });

  it('keeps the children that a server has written, until what reads them has come', async () => {
    const definition = crumbs();
    const OnServer = viewComponent(definition, Host, PARTS);
    const { promise, resolve } = Promise.withResolvers<typeof readChildren>();
    const InBrowser = viewComponent(definition, Host, {
      ...PARTS,
      readChildren: late(
        () => promise,
        () => NO_CONTENT,
        'lost',
      ),
    });
    const children = <p slot="note">Pay now</p>;
    page.innerHTML = renderToString(<OnServer>{children}</OnServer>);
    const paragraph = page.querySelector('.m-rich-text');
    let mounts = 0;
    root = hydrateRoot(page, <InBrowser onUniMount={() => mounts++}>{children}</InBrowser>, {
      onRecoverableError: (error) => console.error(error),
    });
    await flushed();
    expect(page.querySelector('.m-rich-text')).to.have.text('Pay now');
    resolve(readChildren);
    await waitUntil(() => mounts > 0);
    expect(page.querySelector('.m-rich-text')).to.equal(paragraph);
    quiet();
  });

  it('says in one line that children cannot be read, and shows the rest', async () => {
    const Component = viewComponent(callout(), Host, {
      ...PARTS,
      readChildren: late(
        () => Promise.reject(new Error('404')),
        () => NO_CONTENT,
        'children of components are not shown, because what reads them',
      ),
    });
    show([
      <Component key="a" title="Fees">
        <p slot="cta-text">Pay</p>
      </Component>,
      <Component key="b" title="Dates">
        <p slot="cta-text">See</p>
      </Component>,
    ]);
    await waitUntil(() => page.querySelectorAll('h3').length > 1);
    expect(logged.errors).to.have.length(1);
    expect(logged.errors[0]).to.contain('because what reads them cannot be loaded; check that all chunks');
  });

  it('calls a component among the children once for each render, however many there are and however deep', () => {
    let calls = 0;
    const Link = ({ to }: { readonly to: string }) => {
      calls++;
      return <a href={to}>{to}</a>;
    };
    const Nested = ({ depth }: { readonly depth: number }) => {
      calls++;
      return <div>{depth > 0 ? <Nested depth={depth - 1} /> : 'end'}</div>;
    };
    const Component = viewComponent(callout(), Host, PARTS) as ComponentType<GivenProps>;
    const callsFor = (children: ReactNode) => {
      calls = 0;
      renderToString(<Component>{children}</Component>);
      return calls;
    };
    const links = (count: number) => (
      <ul>
        {Array.from({ length: count }, (_, at) => `/${at}`).map((to) => (
          <li key={to}>
            <Link to={to} />
          </li>
        ))}
      </ul>
    );
    for (const count of [1, 10, 40]) expect(callsFor(links(count)), `${count} links`).to.equal(count);
    for (const depth of [1, 10, 40])
      expect(callsFor(<Nested depth={depth} />), `${depth}`).to.equal(depth + 1);
  });

  it('gives the view’s button what stands on the button among its children', () => {
    const Component = viewComponent(uniButton, Host, PARTS) as ComponentType<GivenProps>;
    const page = document.createElement('div');
    page.innerHTML = renderToString(
      <Component>
        <button
          type="submit"
          name="do"
          value="save"
          formAction="/two"
          formNoValidate
          disabled
          popoverTarget="n"
        >
          Save
        </button>
      </Component>,
    );
    const button = page.querySelector('.uni-view button') as HTMLButtonElement;
    expect([button.name, button.value, button.disabled, button.formNoValidate]).to.deep.equal([
      'do',
      'save',
      true,
      true,
    ]);
    expect(button.getAttribute('formaction')).to.equal('/two');
    expect(button.getAttribute('popovertarget')).to.equal('n');
  });

  it('follows the application’s state, and keeps the nodes that stay', () => {
    const Component = viewComponent(crumbs(), Host, PARTS);
    let add: (title: string) => void = () => {};
    const App = () => {
      const [items, set] = useState([{ title: 'Home' }]);
      add = (title) => set([...items, { title }]);
      return <Component items={items} count={items.length} />;
    };
    show(<App />);
    const first = page.querySelector('li');
    flushSync(() => add('Fees'));
    expect([...page.querySelectorAll('li')].map(({ textContent }) => textContent)).to.deep.equal([
      'Home',
      'Fees',
    ]);
    expect(page.querySelector('li')).to.equal(first);
    expect(page.querySelector('[data-count]')).to.have.attribute('data-count', '2');
    expect(page.querySelectorAll('ul')).to.have.length(1);
    quiet();
  });

  it('takes lists with holes, JSON text, undefined and null', () => {
    const Component = viewComponent(crumbs(), Host, PARTS);
    // biome-ignore lint/suspicious/noSparseArray: what a careless application gives
    const holes = [{ title: 'Home' }, , undefined, null, {}, { title: 'Fees' }];
    show(<Component items={holes} count={undefined} isOpen={null} />);
    expect(page.querySelector('ul')!.textContent).to.equal('HomeFees');
    expect(page.querySelector('div > div')!.className).to.equal('shut');
    show(<Component items={'[{"title":"Apply"}]'} />);
    expect(page.querySelector('ul')!.textContent).to.equal('Apply');
    quiet();
  });

  it('lets no address or markup run, and none through that server and browser read otherwise', () => {
    const Component = viewComponent(callout(), Host, PARTS);
    const Rich = viewComponent(crumbs(), Host, PARTS);
    show([
      <Component key="a" ctaText="Pay" ctaUrl="javascript:alert(1)" />,
      <Rich key="b" note={'<img src=x onerror=alert(1)><b>ok</b>'} />,
      <Rich key="c" note="<svg><b>x</b></svg>" />,
    ]);
    expect(page.innerHTML).not.to.match(/javascript:|onerror|<svg><b>/);
    expect(page.querySelectorAll('.m-rich-text')).to.have.length(1);
    expect(logged.warnings.join()).to.contain(
      'leaves out rich text that browsers read each in their own way',
    );
  });

  it('shows rich text of an application as soon as its sanitiser has come', async () => {
    const Rich = viewComponent(crumbs(), Host, {
      ...PARTS,
      sanitize: lateSanitizer(() => Promise.resolve(sanitize)),
    });
    show(<Rich note={'<b class="x" onclick="alert(1)">now</b>'} />);
    await waitUntil(() => page.querySelector('.m-rich-text'));
    expect(page.querySelector('.m-rich-text')!.innerHTML).to.equal('<b class="x">now</b>');
    quiet();
  });

  it('keeps the rich text that a server has written, until it is hydrated', async () => {
    const definition = crumbs();
    const OnServer = viewComponent(definition, Host, PARTS);
    const { promise, resolve } = Promise.withResolvers<typeof sanitize>();
    const InBrowser = viewComponent(definition, Host, { ...PARTS, sanitize: lateSanitizer(() => promise) });
    const note = '<b class="x">now</b>';
    const mounts: unknown[] = [];
    const onUniMount = (event: Event) => mounts.push(event.type);
    page.innerHTML = renderToString(<OnServer note={note} onUniMount={onUniMount} />);
    const paragraph = page.querySelector('.m-rich-text');
    root = hydrateRoot(page, <InBrowser note={note} onUniMount={onUniMount} />, {
      onRecoverableError: (error) => console.error(error),
    });
    await flushed();
    expect(page.querySelector('.m-rich-text b.x')).to.have.text('now');
    expect(mounts).to.have.length(0);
    resolve(sanitize);
    await waitUntil(() => mounts.length > 0);
    expect(page.querySelector('.m-rich-text')).to.equal(paragraph);
    quiet();
  });

  it('shows the words of rich text whose sanitiser cannot be loaded, and says so in one line', async () => {
    const Rich = viewComponent(crumbs(), Host, {
      ...PARTS,
      sanitize: lateSanitizer(() => Promise.reject(new Error('404'))),
    });
    show([
      <Rich key="a" note={'<b class="x">a < b</b>'} />,
      <Rich key="b" note={'<i onclick="alert(1)">b</i>'} />,
    ]);
    await waitUntil(() => page.querySelectorAll('.m-rich-text').length > 1);
    expect([...page.querySelectorAll('.m-rich-text')].map(({ innerHTML }) => innerHTML)).to.deep.equal([
      'a &lt; b',
      'b',
    ]);
    expect(logged.errors).to.have.length(1);
    expect(logged.errors[0]).to.contain('the sanitiser cannot be loaded; check');
  });

  it('speaks the language that it is given', () => {
    const Component = viewComponent(callout(), Host, PARTS);
    show(<Component lang="vi-VN" title="Học phí" />);
    expect(page.querySelector('.m-callout__icon')).to.have.attribute(
      'aria-label',
      vietnameseLabels.information,
    );
  });

  it('gives no two views of a page one id', async () => {
    const Component = viewComponent(
      defineView({ tag: testTag(), props: {}, view: () => <p id="x">{}</p>, styles }),
      Host,
      PARTS,
    );
    await hydrate([<Component key="a" />, <Component key="b" />]);
    expect([...page.querySelectorAll('p')].map(({ id }) => id)).to.deep.equal(['x', 'x-2']);
    quiet();
  });

  it('hands its tag and its events to the application', () => {
    const Component = viewComponent(callout(), Host, PARTS);
    const seen: unknown[] = [];
    const ref = { current: null };
    const cleanUp = (host: HTMLElement | null) => void seen.push(host?.localName);
    const node = (also?: Ref<HTMLElement>) => (
      <>
        <Component
          ref={ref}
          title="Fees"
          ctaText="Pay"
          ctaUrl="#pay"
          onUniInteract={(event: CustomEvent) => {
            event.preventDefault();
            seen.push(event.detail.href);
          }}
        />
        <Component ref={also} />
      </>
    );
    show(node());
    page.querySelector('a')!.click();
    expect(seen).to.deep.equal(['#pay']);
    expect(location.hash).to.equal('');
    expect(ref.current).to.equal(page.firstElementChild);
    show(node(cleanUp));
    show(node(cleanUp));
    expect(seen).to.have.length(2);
  });

  for (const when of ['before', 'after'] as const) {
    it(`is React's alone where its tag is defined ${when} React comes`, async () => {
      const definition = callout();
      const Component = viewComponent(definition, Host, PARTS);
      if (when === 'before') registerElement(definition);
      const before = await hydrate(<Component title="Fees" />);
      if (when === 'after') registerElement(definition);
      await page.querySelector<ViewElement>(definition.tag)!.mountComplete;
      expect(page.innerHTML).to.equal(before);
      flushSync(() =>
        root!.render(
          <Told>
            <Component title="Dates" ctaText="See" ctaUrl="/dates" />
          </Told>,
        ),
      );
      await flushed();
      expect(page.querySelectorAll('.uni-view')).to.have.length(1);
      expect(page.querySelector('h3')!.textContent).to.equal('Dates');
      const tag = page.querySelector(definition.tag)!;
      const copy = page.appendChild(document.createElement('div'));
      copy.append(tag);
      await flushed();
      page.prepend(tag);
      expect(tag.textContent).to.contain('Dates');
      quiet();
    });
  }

  it('is its tag alone where the element does all in the browser, which defines it', async () => {
    const Arranger = tagComponent('uni-arranger', ['startLevel', 'items'], Host);
    const node = (
      <Arranger startLevel="h2" items={[{ title: 'Home' }]} id="toc">
        <a href="#fees">Fees</a>
      </Arranger>
    );
    await hydrate(node);
    const tag = page.querySelector('uni-arranger')!;
    expect(tag).to.have.attribute('data-start-level', 'h2');
    expect(tag).to.have.attribute('data-items', '[{"title":"Home"}]');
    expect(tag.textContent).to.equal('Fees');
    expect(asked).to.deep.equal(['uni-arranger']);
    quiet();
  });

  it('leaves to the element what that has written into a tag without children before React came', async () => {
    const Arranger = tagComponent('uni-arranger', [], Host);
    await hydrate(<Arranger />, () => {
      page.firstElementChild!.innerHTML = '<p>entries</p>';
    });
    flushSync(() =>
      root!.render(
        <Told>
          <Arranger id="x" />
        </Told>,
      ),
    );
    expect(page.querySelector('#x p')!.textContent).to.equal('entries');
    quiet();
  });

  it('says in one line that an element cannot be had', async () => {
    const Gone = tagComponent('uni-gone', [], Host);
    show([<Gone key="a" />, <Gone key="b" />]);
    await waitUntil(() => logged.errors.length > 0);
    await flushed();
    expect(logged.errors).to.have.length(1);
    expect(logged.errors[0]).to.contain('<uni-gone> stays as it is: Error: 404');
  });

  it('is its tag alone where its data are not its own', () => {
    const definition = defineView({
      tag: 'uni-arranger',
      props: { name: text(), path: text() },
      fragment: { meta: 'm', component: 'c', besides: ['path'] },
      view: ({ name }: { name?: string; path?: string }) => <b>{name}</b>,
      styles,
    });
    const Component = viewComponent(definition, Host, PARTS);
    const markup = (props: GivenProps) => renderToString(createElement(Component, props));
    expect(markup({ path: '/a' })).to.equal('<uni-arranger data-path="/a"></uni-arranger>');
    expect(markup({ name: 'A', path: '/a' })).to.contain('<b>A</b>');
  });
});
