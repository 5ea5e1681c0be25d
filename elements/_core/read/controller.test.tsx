import { expect } from '@open-wc/testing';
import type { StartController } from '../declare/controller.js';
import { text } from '../declare/prop-types.js';
import {
  ConsoleSpy,
  clearPage,
  defineTestIsland,
  defineTestTag,
  flushed,
  place,
  put,
} from '../testing/testing.js';

/** A controller in a test's hand: what it gives, and what became of it. */
function handController() {
  const log: string[] = [];
  const hand = { value: 'first', refresh: () => {}, fault: undefined as Error | undefined, log };
  const controller: StartController = (host, refresh) => {
    hand.refresh = refresh;
    log.push(`start ${host.localName}`);
    return {
      read: ({ label }) => {
        if (hand.fault) throw hand.fault;
        log.push(`read ${label}`);
        return { found: hand.value };
      },
      stop: () => log.push('stop'),
    };
  };
  return { hand, controller };
}

const view = ({ label, found }: { label?: string; found?: string }) => (
  <p>
    {label} {found}
  </p>
);
const props = { label: text() };

describe('a controller', () => {
  let errors: ConsoleSpy;
  beforeEach(() => {
    errors = new ConsoleSpy('error');
  });
  afterEach(() => {
    errors.restore();
    clearPage();
  });

  for (const define of [defineTestTag, defineTestIsland]) {
    it(`gives its view more than its props say, and anew when it has news (${define.name})`, async () => {
      const { hand, controller } = handController();
      const tag = define({ view, props, controller });
      const element = await place(`<${tag} label="a"></${tag}>`);
      expect(element.textContent).to.equal('a first');
      hand.value = 'second';
      hand.refresh();
      await flushed();
      expect(element.textContent).to.equal('a second');
      expect(hand.log).to.deep.equal([`start ${tag}`, 'read a', 'read a']);
    });
  }

  it('hears of new props', async () => {
    const { hand, controller } = handController();
    const tag = defineTestTag({ view, props, controller });
    const element = await place(`<${tag} label="a"></${tag}>`);
    element.setAttribute('label', 'b');
    await flushed();
    expect(hand.log.at(-1)).to.equal('read b');
  });

  it('ends when its element leaves, goes through a move, and starts anew on return', async () => {
    const { hand, controller } = handController();
    const tag = defineTestTag({ view, props, controller });
    const element = await place(`<${tag} label="a"></${tag}>`);
    const { parentElement } = element;
    element.remove();
    parentElement!.append(element);
    await flushed();
    expect(hand.log).to.deep.equal([`start ${tag}`, 'read a']);
    element.remove();
    await flushed();
    hand.refresh();
    await flushed();
    expect(hand.log.at(-1)).to.equal('stop');
    parentElement!.append(element);
    await element.mountComplete;
    expect(hand.log.slice(-2)).to.deep.equal([`start ${tag}`, 'read a']);
  });

  it('that throws costs its own element only, which keeps its authored content', async () => {
    const { hand, controller } = handController();
    hand.fault = new Error('nothing there');
    const broken = defineTestTag({ view, props, controller });
    const whole = defineTestTag({ view, props });
    const page = put(`<div><${broken}>authored</${broken}><${whole} label="b"></${whole}></div>`);
    await flushed();
    expect(page.textContent).to.equal('authoredb ');
    expect(errors.lines.join()).to.contain(`<${broken}> could not be rendered (Error: nothing there)`);
    expect(hand.log.at(-1)).to.equal('stop');
  });
});
