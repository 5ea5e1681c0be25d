import { expect } from '@open-wc/testing';
import { CLOSED, type Popup, press } from './popup-keys.js';

const COUNT = 3;
const at = (active: number | undefined): Popup => ({ isOpen: true, active });
const after = (key: string, popup: Popup, { altKey = false, count = COUNT } = {}) =>
  press({ key, altKey }, popup, count);

describe('the keys of the suggestions', () => {
  it('go down from the text through the suggestions and back to the text', () => {
    const round = [undefined, 0, 1, 2].map((active) => after('ArrowDown', at(active))!.popup.active);
    expect(round).to.deep.equal([0, 1, 2, undefined]);
  });

  it('go up the other way', () => {
    const round = [undefined, 2, 1, 0].map((active) => after('ArrowUp', at(active))!.popup.active);
    expect(round).to.deep.equal([2, 1, 0, undefined]);
  });

  it('open a closed list at its first or last suggestion, with Alt at none', () => {
    expect(after('ArrowDown', CLOSED)!.popup).to.deep.equal(at(0));
    expect(after('ArrowUp', CLOSED)!.popup).to.deep.equal(at(2));
    expect(after('ArrowDown', CLOSED, { altKey: true })!.popup).to.deep.equal(at(undefined));
    expect(after('ArrowUp', at(1), { altKey: true })!.popup).to.equal(CLOSED);
  });

  it('wait for suggestions when there are none yet', () => {
    expect(after('ArrowDown', CLOSED, { count: 0 })!.popup).to.deep.equal(at(undefined));
  });

  it('take the active suggestion with Enter, and leave the form to Enter without one', () => {
    expect(after('Enter', at(1))).to.deep.equal({ popup: CLOSED, isTaken: true, chosen: 1 });
    expect(after('Enter', at(undefined))).to.deep.equal({ popup: CLOSED, isTaken: false });
    expect(after('Enter', at(1), { count: 0 })!.chosen).to.equal(undefined);
  });

  it('close with Escape, which clears the text only when nothing is open', () => {
    expect(after('Escape', at(1))).to.deep.equal({ popup: CLOSED, isTaken: true });
    expect(after('Escape', CLOSED)).to.equal(undefined);
    expect(after('Escape', at(undefined), { count: 0 })).to.equal(undefined);
  });

  it('close with Tab, which goes on its way', () => {
    expect(after('Tab', at(1))).to.deep.equal({ popup: CLOSED, isTaken: false });
  });

  it('of the caret leave the list for the text', () => {
    for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight'])
      expect(after(key, at(1)), key).to.deep.equal({ popup: at(undefined), isTaken: false });
  });

  it('that write are the text’s alone', () => {
    for (const key of ['a', ' ', 'ề', 'Backspace', 'Dead', 'F1'])
      expect(after(key, at(1)), key).to.equal(undefined);
  });
});
