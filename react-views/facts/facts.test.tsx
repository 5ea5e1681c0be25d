import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { renderToStaticMarkup } from 'react-dom/server';
import { get, html, inStyle, show } from '../_shared/testing.js';
import { Facts, type FactsProps } from './facts.js';
import { factsWords } from './facts-words.js';

const ITEMS = [
  { label: 'Length', value: html('4 years') },
  { label: 'Fee', value: html('$8,948'), audience: 'domestic' },
  { label: 'Fee', value: html('$46,200'), audience: 'international' },
];
const whole = (props: FactsProps = {}) => <Facts items={ITEMS} {...props} />;
const seen = ({ innerText }: HTMLElement) => innerText.match(/\$?[\d,]+/g);

describe('Facts', () => {
  inStyle();

  it('are labels with their values, which say whom they are for', async () => {
    const place = show(whole());
    expect([...place.querySelectorAll('dt')].map(({ innerText }) => innerText)).to.deep.equal([
      'Length',
      'Fee (Domestic)',
      'Fee (International)',
    ]);
    expect(seen(place)).to.deep.equal(['4', '$8,948', '$46,200']);
    await expect(place).to.be.accessible();
  });

  it('say nothing of an audience that the label names', () => {
    const items = [{ label: 'Fee, international', value: html('$1'), audience: 'international' }];
    expect(get(show(<Facts items={items} />), 'dt').textContent).to.equal('Fee, international');
  });

  for (const variant of ['strip', 'list', 'number'] as const)
    it(`go where another audience is chosen, without a script: ${variant}`, async () => {
      const place = show(whole({ variant, audienceSwitch: true }));
      const [, domestic, international] = place.querySelectorAll('input');
      domestic!.click();
      expect(seen(place)).to.deep.equal(['4', '$8,948']);
      international!.click();
      expect(seen(place)).to.deep.equal(['4', '$46,200']);
      await expect(place).to.be.accessible();
    });

  it('have no switch for fewer than two audiences', () => {
    for (const items of [ITEMS.slice(0, 2), ITEMS.slice(0, 1)])
      expect(show(whole({ items, audienceSwitch: true })).querySelector('fieldset')).to.equal(null);
  });

  it('of a fifth audience are always seen', () => {
    const items = ['a', 'b', 'c', 'd', 'e'].map((audience, at) => ({
      label: audience,
      value: html(`${at + 1}`),
      audience,
    }));
    const place = show(whole({ items, audienceSwitch: true }));
    expect(place.querySelectorAll('input')).to.have.length(5);
    place.querySelectorAll('input')[1]!.click();
    expect(seen(place)).to.deep.equal(['1', '5']);
  });

  it('have a switch in the words of its language', () => {
    const place = show(whole({ audienceSwitch: true, words: factsWords('vi-VN') }));
    expect(get(place, 'fieldset').innerText).to.match(/dành cho\s+Tất cả sinh viên\s+Trong nước\s+Quốc tế/);
  });

  it('show a big number over its label, and say it after', () => {
    const place = show(whole({ variant: 'number', items: ITEMS.slice(0, 1) }));
    const [label, value] = [get(place, 'dt'), get(place, 'dd')];
    expect(value.getBoundingClientRect().bottom).to.be.at.most(label.getBoundingClientRect().top + 1);
  });

  it('leave no place at the end of a row, and none of four alone in one', async () => {
    await setViewport({ width: 1280, height: 600 });
    for (const count of [3, 4, 5, 6, 7, 8])
      for (const width of [320, 480, 600, 760, 1200]) {
        const items = Array.from({ length: count }, (_, at) => ({ label: `${at}`, value: html('Words') }));
        const place = show(
          <div style={{ inlineSize: `${width}px` }}>
            <Facts items={items} />
          </div>,
        );
        const list = get(place, 'dl').getBoundingClientRect();
        const boxes = [...place.querySelectorAll('dl > *')].map((each) => each.getBoundingClientRect());
        expect(boxes.at(-1)!.right).to.be.closeTo(list.right, 1);
        const rowOfLast = boxes.filter(({ top }) => top === boxes.at(-1)!.top);
        if (count === 4) expect(rowOfLast.length, `${count} in ${width} px`).to.be.above(1);
      }
    await setViewport({ width: 1000, height: 600 });
  });

  it('have a place that says to screen readers what the switch has changed', () => {
    expect(show(whole()).querySelector('[aria-live]')).to.equal(null);
    expect(get(show(whole({ audienceSwitch: true })), '[aria-live="polite"]').textContent).to.equal('');
  });

  it('have choices that a finger can hit, and no word too long for 320 px', async () => {
    await setViewport({ width: 320, height: 600 });
    const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(2);
    for (const variant of ['strip', 'list', 'number'] as const) {
      const place = show(
        <div style={{ overflowWrap: 'anywhere' }}>
          {whole({ variant, audienceSwitch: true, items: [...ITEMS, { label: word, value: html(word) }] })}
        </div>,
      );
      for (const { offsetHeight } of place.querySelectorAll('label')) expect(offsetHeight).to.be.at.least(24);
    }
    expect(document.documentElement.scrollWidth).to.be.at.most(320);
    await setViewport({ width: 1000, height: 600 });
  });

  it('are nothing without anything to show', () => {
    for (const items of [undefined, [], [{}]])
      expect(renderToStaticMarkup(<Facts {...(items && { items })} audienceSwitch />)).to.equal('');
  });

  it('render on a server as in the browser', () => {
    expect(show(whole()).innerHTML).to.equal(renderToStaticMarkup(whole()));
  });
});
