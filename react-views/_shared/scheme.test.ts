import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { css } from './isolated.css?text';
import { applyStyles } from './testing.js';

const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(25, 24, 23)';
const LIGHT_TEXT = 'rgb(243, 241, 238)';
const DARK_TEXT = 'rgb(36, 36, 36)';
const root = document.documentElement;
const ground = () => getComputedStyle(root).backgroundColor;

/** The base of an isolated view, in a page that says nothing or `color-scheme` of its own. */
function textOfIsolated(scheme: string): string {
  const host = document.createElement('div');
  host.style.colorScheme = scheme;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheet];
  shadow.append(document.createElement('p'));
  document.body.append(host);
  const { color } = getComputedStyle(shadow.querySelector('p')!);
  host.remove();
  return color;
}

describe('the scheme', () => {
  afterEach(async () => {
    root.removeAttribute('data-theme');
    document.adoptedStyleSheets = [];
    await emulateMedia({ media: 'screen', colorScheme: 'light' });
  });

  it('is what the visitor prefers', async () => {
    await applyStyles();
    expect(ground()).to.equal(LIGHT);
    await emulateMedia({ colorScheme: 'dark' });
    expect(ground()).to.equal(DARK);
    expect(getComputedStyle(document.body).color).to.equal(LIGHT_TEXT);
  });

  it('is what the page says, whatever the visitor prefers', async () => {
    await applyStyles();
    root.dataset.theme = 'dark';
    expect(ground()).to.equal(DARK);
    await emulateMedia({ colorScheme: 'dark' });
    root.dataset.theme = 'light';
    expect(ground()).to.equal(LIGHT);
  });

  it('is light on paper', async () => {
    await applyStyles();
    root.dataset.theme = 'dark';
    await emulateMedia({ media: 'print' });
    expect(ground()).to.equal(LIGHT);
  });

  it('of an isolated element is that of the page around it', async () => {
    await emulateMedia({ colorScheme: 'dark' });
    expect(textOfIsolated('normal')).to.equal(DARK_TEXT);
    expect(textOfIsolated('dark')).to.equal(LIGHT_TEXT);
    expect(textOfIsolated('light dark')).to.equal(LIGHT_TEXT);
  });
});
