import { expect } from '@open-wc/testing';
import { iconViewboxes } from '../../../vocabulary/design.js';
import { iconNames } from '../../../vocabulary/icons.js';
import * as shapes from './icon-shapes.js';
import { namedShapes, shapeByName } from './shape-by-name.js';

describe('the icon shapes', () => {
  before(() => {
    let missing: unknown;
    try {
      shapeByName('play');
    } catch (thrown) {
      missing = thrown;
    }
    expect(missing).to.be.instanceOf(Promise);
    expect(shapeByName('add')).to.have.property('d');
    namedShapes.provide(shapes);
  });

  it('are there for every name of the vocabulary, and for no other', () => {
    for (const name of iconNames) expect(shapeByName(name), name).to.have.property('d');
    expect(Object.keys(shapes)).to.have.length(iconNames.length);
  });

  it('stand on the boxes of the vocabulary', () => {
    for (const shape of Object.values(shapes)) expect(iconViewboxes).to.include(shape.box);
  });

  for (const name of iconNames) {
    it(`draw ${name} within its box, and large enough to be seen`, () => {
      const shape = shapeByName(name)!;
      const { x, y, width, height } = boxOf(shape.d);
      const overhang = (shape.stroke ?? 0) / 2;
      expect(Math.min(x, y) - overhang, 'start').to.be.at.least(-0.51);
      expect(Math.max(x + width, y + height) + overhang, 'end').to.be.at.most(shape.box + 0.51);
      expect(Math.max(width, height), 'size').to.be.at.least(shape.box * 0.45);
    });
  }

  it('are sorted', () => {
    const names = Object.keys(shapes);
    expect(names).to.deep.equal([...names].sort((a, b) => a.localeCompare(b)));
  });

  it('are not found under names that objects have anyway', () => {
    for (const name of ['constructor', 'to-string', '__proto__', '', undefined])
      expect(shapeByName(name), name).to.equal(undefined);
  });
});

function boxOf(d: string): DOMRect {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', d);
  svg.append(path);
  document.body.append(svg);
  const box = path.getBBox();
  svg.remove();
  return box;
}
