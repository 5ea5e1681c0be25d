import { expect } from '@open-wc/testing';
import { readSvg } from './read-svg.js';
import { INVALID_SVG, validateSvg } from './validate-svg.js';

const shapes = (content: string) => readSvg(`<svg viewBox="0 0 24 24">${content}</svg>`).shapes;
const PATH = { element: 'path', attributes: { d: 'M0 0h8' } };

describe('validateSvg', () => {
  it('takes what starts like an SVG or XML document', () => {
    for (const text of [
      '<svg></svg>',
      '\ufeff  <svg xmlns="http://www.w3.org/2000/svg"/>',
      '<?xml version="1.0"?><svg/>',
      '<!DOCTYPE svg PUBLIC "x" "y"><svg/>',
      '<!-- licence --><!-- more --><svg/>',
    ])
      expect(validateSvg(text), text).to.equal(text);
  });

  it('rejects anything else', () => {
    for (const text of [
      '',
      'svg',
      '<html>',
      '<!doctype html><svg/>',
      '{"a":1}',
      '<svgx/>',
      '<!-- open',
      'x<svg/>',
    ])
      expect(() => validateSvg(text), text).to.throw(INVALID_SVG);
  });
});

describe('readSvg', () => {
  it('reads basic shapes', () => {
    expect(shapes('<path d="M0 0h8"/><circle cx="1" cy="2" r="3"></circle>')).to.deep.equal([
      PATH,
      { element: 'circle', attributes: { cx: '1', cy: '2', r: '3' } },
    ]);
  });

  it('reads 500 shapes and 100,000 characters, and no file with more', () => {
    const shape = '<path d="M0 0h8"/>';
    expect(shapes(shape.repeat(500))).to.have.length(500);
    expect(() => shapes(shape.repeat(501))).to.throw(INVALID_SVG);
    const file = (size: number) => `<svg viewBox="0 0 24 24">${shape}</svg>`.padEnd(size);
    expect(readSvg(file(100_000)).shapes).to.have.length(1);
    expect(() => readSvg(file(100_001))).to.throw(INVALID_SVG);
  });

  it('paints shapes as their styles say, and the rules for their classes', () => {
    const outline = { fill: 'none', stroke: '#102030', strokeWidth: '2px' };
    const drawn = [{ element: 'path', attributes: { d: 'M0 0h8', ...outline } }];
    for (const markup of [
      '<path d="M0 0h8" style="fill:none;stroke:#102030;stroke-width:2px"/>',
      '<defs><style>.cls-1 { fill: none; } /* .x{} */ .cls-1, .cls-2 { stroke: #102030; stroke-width: 2px }</style></defs><path class="cls-1" d="M0 0h8"/>',
      '<style><![CDATA[.st0{fill:#102030}.st1{fill:none;stroke:#102030;stroke-width:2px}]]></style><path class="st1 st0" d="M0 0h8"/>',
      '<style>.a{stroke:#102030;stroke-width:2px;fill:red}</style><g class="a"><path style="fill:none" d="M0 0h8"/></g>',
      '<style>.a{fill:none;stroke:#102030;stroke-width:2px}</style><path class="a" fill="red" d="M0 0h8"/>',
    ]) {
      expect(shapes(markup), markup).to.deep.equal(drawn);
      expect(readSvg(`<svg>${markup}</svg>`).isPartlyRead, markup).to.equal(undefined);
    }
  });

  it('says that it has not read all of the styles', () => {
    for (const markup of [
      '<style>path{fill:none}</style><path d="M0 0h8"/>',
      '<style>.a .b{fill:none}</style><path class="b" d="M0 0h8"/>',
      '<style>@media (x){.a{fill:none}}</style><path class="a" d="M0 0h8"/>',
      '<style>.a{display:none}</style><path class="a" d="M0 0h8"/>',
      '<path style="fill:url(#a)" d="M0 0h8"/>',
    ])
      expect(readSvg(`<svg>${markup}</svg>`).isPartlyRead, markup).to.equal(true);
  });

  it('paints shapes as their groups say', () => {
    expect(
      shapes(
        '<g fill="none" stroke-width="2" transform="scale(2)"><path d="M0 0h8" stroke="#f00" transform="rotate(9)"/></g>',
      ),
    ).to.deep.equal([
      {
        element: 'path',
        attributes: {
          d: 'M0 0h8',
          fill: 'none',
          stroke: '#f00',
          strokeWidth: '2',
          transform: 'scale(2) rotate(9)',
        },
      },
    ]);
  });

  it("takes black for the text's colour", () => {
    const fills = ['#000', 'black', '#000000', '#123'].map(
      (fill) => shapes(`<path fill="${fill}"/>`)[0]?.attributes.fill,
    );
    expect(fills).to.deep.equal(['currentColor', 'currentColor', 'currentColor', '#123']);
  });

  it('takes the view box, else width and height, else 24', () => {
    const boxes = [
      'viewBox="0 0 8 8"',
      'width="16px" height="12"',
      'width="0" height="12"',
      '',
      'viewBox="url(x)"',
    ].map((attributes) => readSvg(`<svg ${attributes}/>`).viewBox);
    expect(boxes).to.deep.equal(['0 0 8 8', '0 0 16 12', '0 0 24 24', '0 0 24 24', '0 0 24 24']);
  });

  it('leaves out what could act, with all that stands in it', () => {
    for (const hostile of [
      '<script>alert(1)</script>',
      '<style>body{display:none}</style>',
      '<a href="javascript:alert(1)"><path d="M0 0h8"/></a>',
      '<foreignObject><body onload="alert(1)"><path d="M0 0h8"/></body></foreignObject>',
      '<animate attributeName="href" onbegin="alert(1)"/>',
      '<set attributeName="onmouseover" to="alert(1)"/>',
      '<use href="https://evil.test/x.svg#y"/>',
      '<image href="https://evil.test/x.png"/>',
      '<defs><path d="M0 0h8"/></defs>',
      '<svg:script>alert(1)</svg:script>',
      '<![CDATA[<script>alert(1)</script>]]>',
      '<!-- <path d="M0 0h8"/> -->',
    ])
      expect(shapes(hostile), hostile).to.deep.equal([]);
  });

  it('leaves out attributes that could act or style', () => {
    expect(
      shapes(
        `<path d="M0 0h8" onload="alert(1)" style="fill:url(//evil.test)" id="x" class="y" fill="url(#a)" href="x" __proto__="z" constructor="z"/>`,
      ),
    ).to.deep.equal([PATH]);
  });

  it('leaves out values that are no geometry', () => {
    expect(
      shapes(`<path d="M0 0h8;alert(1)"/><circle r="expression(1)"/>`).map(({ attributes }) => attributes),
    ).to.deep.equal([{}, {}]);
  });

  it('refuses what is not well-formed, is no SVG, or is too much', () => {
    for (const text of [
      '<?xml version="1.0"?><html><img src="x" onerror="alert(1)"></html>',
      '<svg><g></svg>',
      '<svg></g></svg>',
      '<svg><path d="</svg>',
      '<svg',
      '<svg><!-- ',
      '<svg><![CDATA[ ',
      `<svg>${'<path/>'.repeat(501)}</svg>`,
      `<svg>${' '.repeat(100_001)}</svg>`,
    ])
      expect(() => readSvg(text), text.slice(0, 80)).to.throw(INVALID_SVG);
  });
});
