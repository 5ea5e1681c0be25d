import { expect } from '@open-wc/testing';
import { breakpoints } from '../../vocabulary/breakpoints.js';
import { colours } from '../../vocabulary/colours.js';
import { dimensions, spacing } from '../../vocabulary/design.js';
import { timings } from '../../vocabulary/timings.js';
import { applyStyles } from './testing.js';

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
const milliseconds = (name: string) =>
  Number.parseFloat(token(name)) * (token(name).endsWith('ms') ? 1 : 1000);

describe('the tokens', () => {
  before(() => applyStyles());
  after(() => {
    document.adoptedStyleSheets = [];
  });

  it("have the vocabulary's colours", () => {
    for (const [name, value] of Object.entries(colours))
      expect(token(`--uni-colour-${name}`).toUpperCase(), name).to.equal(value);
  });

  it("have the vocabulary's lengths", () => {
    for (const px of spacing) expect(token(`--uni-space-${px}`)).to.equal(`${px}px`);
    expect(token('--uni-content-width')).to.equal(`${dimensions.contentMaxWidth}px`);
    expect(token('--uni-grid-gap')).to.equal(`${dimensions.gridGap}px`);
  });

  it("have the vocabulary's durations", () => {
    const [move, long] = timings.animationsMs;
    expect(milliseconds('--uni-motion-fade')).to.equal(timings.showMoreFadeMs);
    expect(milliseconds('--uni-motion-move')).to.equal(move);
    expect(milliseconds('--uni-motion-move-long')).to.equal(long);
  });

  it('are used at the breakpoints of the vocabulary only', () => {
    const widths = new Set(Object.values(breakpoints).map((px) => `${px}px`));
    const asked = document.adoptedStyleSheets.flatMap(mediaWidths);
    expect(asked.length).to.be.above(4);
    for (const width of asked) expect(widths.has(width), width).to.equal(true);
  });

  it('have one typeface until a page names another for titles', () => {
    const root = document.documentElement;
    const title = document.createElement('h1');
    document.body.append(title);
    expect(getComputedStyle(title).fontFamily).to.equal(getComputedStyle(document.body).fontFamily);
    root.style.setProperty('--uni-font-family-display', 'Editorial');
    expect(getComputedStyle(title).fontFamily).to.equal('Editorial');
    root.style.removeProperty('--uni-font-family-display');
    title.remove();
  });

  it('follow the text size of the visitor on our own pages', () => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    expect(getComputedStyle(document.body).fontSize).to.equal('32px');
    root.style.fontSize = '';
    expect(getComputedStyle(document.body).fontSize).to.equal('16px');
  });
});

function mediaWidths(sheet: CSSStyleSheet): string[] {
  const conditions: string[] = [];
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) conditions.push(rule.conditionText);
      if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
    }
  };
  visit(sheet.cssRules);
  return conditions.flatMap((condition) => condition.match(/(?<=width[:\s<>=]+)\d+px/g) ?? []);
}
