import { expect } from '@open-wc/testing';
import * as vocabulary from './index.js';

describe('the vocabulary', () => {
  it('has every constant that the package promises', () => {
    expect(vocabulary).to.include.all.keys(
      'breakpoints',
      'colours',
      'facultyAliases',
      'studyLevels',
      'audiences',
      'searchTypes',
      'admissionStepOrder',
      'howToApplyOrder',
      'designStyles',
      'imageRatios',
      'siteNames',
      'runModes',
      'iconNames',
      'timings',
      'limits',
    );
  });

  it('puts each breakpoint one px above the width below it', () => {
    const { breakpoints } = vocabulary;
    const pairs = Object.entries(breakpoints).filter(([name]) => name.endsWith('Down'));
    expect(pairs).to.have.length(5);
    for (const [name, width] of pairs) {
      const up = name.replace('Down', 'Up') as keyof typeof breakpoints;
      expect(breakpoints[up], name).to.equal(width + 1);
    }
  });

  it('names every icon once, each social icon filled and as an outline', () => {
    const { iconNames } = vocabulary;
    expect(new Set(iconNames).size).to.equal(iconNames.length);
    expect(iconNames.filter((name) => name.endsWith('-outline'))).to.have.length(8);
    for (const outline of iconNames.filter((name) => name.endsWith('-outline'))) {
      expect(iconNames).to.include(outline.replace('-outline', ''));
    }
  });

  it('writes colours as six hexadecimal digits', () => {
    for (const [name, value] of Object.entries(vocabulary.colours))
      expect(value, name).to.match(/^#[0-9A-F]{6}$/);
  });

  it('gives text colours enough contrast on white and on sand', () => {
    const { colours } = vocabulary;
    for (const name of ['ochre110', 'ochre120', 'charcoal', 'grey4', 'grey5', 'blue', 'green'] as const) {
      expect(contrast(colours[name], colours.white), `${name} on white`).to.be.at.least(4.5);
      expect(contrast(colours[name], colours.sand), `${name} on sand`).to.be.at.least(4.5);
    }
  });

  it('keeps the loader to the spec: 30 polls of 100 ms', () => {
    expect(vocabulary.timings.loaderPollMs * vocabulary.timings.loaderMaxPolls).to.equal(3000);
  });
});

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
