import { expect, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../page/testing-wait.js';
import { get, placeExample } from '../../react-views/_shared/testing.js';
import type { ViewElement } from '../_core/element.js';
import { testElement } from '../_core/testing/testing-element.js';
import { examples } from './examples.js';
import { definition } from './uni-tabs.js';

const named = (name: string) => examples.find((example) => example.name === name)!.html;
const DEFAULT = named('Default');
const rootOf = (host: HTMLElement): ParentNode => host.shadowRoot ?? get(host, '.uni-view');
const tabsOf = (host: HTMLElement) => [...rootOf(host).querySelectorAll<HTMLElement>('[role=tab]')];
const openIn = (host: HTMLElement) =>
  [...rootOf(host).querySelectorAll('details')].map(({ open }) => open).indexOf(true);
const selected = (host: HTMLElement) =>
  tabsOf(host).filter((tab) => tab.getAttribute('aria-selected') === 'true');

/** True if the script looks after tabs in a wide place. Without it, each is a stop for Tab. */
const isFollowed = (host: HTMLElement) => rootOf(host).querySelector('[role=tab][tabindex]') !== null;

/** A tag once its script looks after it. */
async function placed(html: string): Promise<HTMLElement> {
  const host = get(await placeExample(html), 'uni-tabs');
  await waitUntil(() => isFollowed(host));
  return host;
}

describe('uni-tabs', () => {
  testElement(definition);
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  for (const mode of ['', 'isolated'])
    describe(`${mode || 'in the page'}`, () => {
      const html = DEFAULT.replace('<uni-tabs', `<uni-tabs ${mode}`);

      it('shows the panel of the tab that is pressed, and no other', async () => {
        const host = await placed(html);
        const [, train] = tabsOf(host);
        const { href } = location;
        train!.click();
        expect([openIn(host), selected(host)]).to.deep.equal([1, [train]]);
        expect([...rootOf(host).querySelectorAll('details[open]')]).to.have.length(1);
        expect(location.href).to.equal(href);
        const panel = get(rootOf(host), '[open] [role=tabpanel]');
        expect(panel.getAttribute('aria-labelledby')).to.equal(train!.id);
        expect(panel.innerText).to.contain('harbour line');
      });

      it('chooses by arrows, Home and End, round and round', async () => {
        const host = await placed(html);
        const tabs = tabsOf(host);
        const focused = () => tabs.findIndex((tab) => tab.matches(':focus'));
        tabs[0]!.focus();
        const seen: number[][] = [];
        for (const press of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'a']) {
          await sendKeys({ press });
          seen.push([focused(), openIn(host), tabs.indexOf(selected(host)[0]!)]);
        }
        expect(seen.map(([at]) => at)).to.deep.equal([1, 2, 0, 2, 0, 2, 2]);
        for (const [focus, ...others] of seen) expect(others).to.deep.equal([focus, focus]);
        await sendKeys({ press: 'Tab' });
        expect(get(rootOf(host), '[open] [role=tabpanel]').matches(':focus')).to.equal(true);
      });

      it('leaves it where it is if the page has taken the click', async () => {
        const host = await placed(html);
        host.addEventListener('uni-interact', (event) => event.preventDefault());
        tabsOf(host)[1]!.click();
        expect(openIn(host)).to.equal(0);
      });

      it('opens the item that an address leads to, or a place in it', async () => {
        const host = await placed(html.replace('<ul>', '<ul id="racks">'));
        location.hash = '#racks';
        await waitUntil(() => openIn(host) === 2);
        await waitUntil(() => selected(host)[0] === tabsOf(host)[2]);
        location.hash = '#by-boat';
        await waitUntil(() => openIn(host) === 0);
      });
    });

  it('goes by the direction of reading', async () => {
    const host = await placed(named('Right to left'));
    tabsOf(host)[0]!.focus();
    await sendKeys({ press: 'ArrowLeft' });
    expect(openIn(host)).to.equal(1);
  });

  it('is folds in a narrow place, each by itself, and one tab is open where it becomes wide', async () => {
    const place = await placeExample(`<div style="max-inline-size: 360px">${DEFAULT}</div>`);
    const host = get(place, 'uni-tabs');
    const folds = [...host.querySelectorAll<HTMLDetailsElement>('.uni-view details')];
    for (const fold of folds.slice(1)) get(fold, 'summary').click();
    await waitUntil(() => host.querySelector('[role=tabpanel]') === null);
    expect(folds.map(({ open }) => open)).to.deep.equal([true, true, true]);
    host.parentElement!.style.maxInlineSize = 'none';
    await waitUntil(() => isFollowed(host));
    expect(folds.filter(({ open }) => open)).to.have.length(1);
    host.parentElement!.style.maxInlineSize = '300px';
    await waitUntil(() => host.querySelector('[role=tabpanel], [tabindex]') === null);
  });

  it('keeps open what a link has opened before its script came', async () => {
    const place = document.body.appendChild(document.createElement('main'));
    place.innerHTML = DEFAULT;
    const host = get(place, 'uni-tabs') as ViewElement;
    await host.mountComplete;
    host.querySelectorAll<HTMLDetailsElement>('.uni-view details')[2]!.open = true;
    await waitUntil(() => isFollowed(host));
    expect(openIn(host)).to.equal(2);
    place.remove();
  });

  it('says that an item has opened', async () => {
    const host = await placed(DEFAULT);
    const told = oneEvent(host, 'uni-toggle');
    tabsOf(host)[1]!.click();
    expect((await told).detail).to.have.property('expanded');
  });

  it('has a tab for an item that comes later, and one open where that goes', async () => {
    const item = (title: string, open = false) => ({ title, content: `<p>${title}</p>`, open });
    const host = await placed(DEFAULT);
    Object.assign(host, { items: [item('A'), item('B', true), item('C')] });
    await waitUntil(() => tabsOf(host).length === 3 && tabsOf(host)[0]!.textContent === 'A');
    Object.assign(host, { items: [item('A')] });
    await waitUntil(() => rootOf(host).querySelectorAll('details').length === 1);
    expect(get(rootOf(host), 'summary').checkVisibility({ visibilityProperty: true })).to.equal(true);
  });

  it('keeps apart what two equal tags of a page show', async () => {
    const place = await placeExample(named('From data') + named('From data'));
    const [one, other] = place.querySelectorAll<HTMLElement>('uni-tabs');
    await waitUntil(() => place.querySelectorAll('[role=tabpanel]').length === 4);
    tabsOf(one!)[1]!.click();
    expect([openIn(one!), openIn(other!)]).to.deep.equal([1, 0]);
  });

  it('keeps tabs in tabs apart', async () => {
    const inner = '<uni-tabs><h4>In</h4><p>1</p><h4>Out</h4><p>2</p></uni-tabs>';
    const host = await placed(`<uni-tabs><h3>A</h3>${inner}<h3>B</h3><p>b</p></uni-tabs>`);
    const within = get(host, '.uni-view uni-tabs');
    await waitUntil(() => isFollowed(within));
    tabsOf(within)[1]!.click();
    expect([openIn(within), openIn(host)]).to.deep.equal([1, 0]);
  });

  it('is read from sections, folds and headings in wrappers', async () => {
    const heads = async (html: string) => {
      const place = await placeExample(`<uni-tabs>${html}</uni-tabs>`);
      return [...place.querySelectorAll('.m-tabs__item')].map(
        (item) =>
          `${item.id}:${item.querySelector('summary')!.textContent}=${item.querySelector('.m-tabs__panel')!.textContent}`,
      );
    };
    expect(await heads('<section id="a"><h2>A</h2><h3>x</h3><h3>y</h3></section><h2>B</h2><p>b')).to.eql([
      'a:A=xy',
      ':B=b',
    ]);
    expect(
      await heads('<div><div><h2>All</h2></div><div><h3>A</h3></div><div><p>a</p></div><h3>B</h3>b'),
    ).to.eql([':A=a', ':B=b']);
    expect(
      await heads('<ul><li id="b"><h3>A</h3>a</li><li><header><h3>B</h3><p>1</p></header>b</li></ul>'),
    ).to.eql(['b:A=a', ':B=1b']);
    expect(
      await heads('<h3><a href="/a">A</a></h3><p>a</p><h3>B</h3><details><summary>C</summary>c</details>'),
    ).to.eql([':A=Aa', ':B=Cc']);
    expect(await heads('<h2>All</h2><details><summary>A</summary>a</details>')).to.eql([':A=a']);
  });
});
