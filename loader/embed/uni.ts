// dist/embed/uni.js: brings the elements that a page of another site uses, and only those.

import { announceTags } from '../../page/activation/known-tags.js';
import { isLintAsked, isLintWanted } from '../../page/authoring/is-lint-wanted.js';
import { setHomeOrigin } from '../../page/environment/home-origin.js';
import { unshadow } from '../../page/unshadow.js';
import { claimPage } from './claim-page.js';
import { type EmbedModules, embedModules } from './embed-modules.js';
import { type EmbedOptions, embedOptions } from './embed-script.js';
import { addStyleSheet, report } from './report.js';
import { serveTags } from './serve-tags.js';

unshadow();
const address = import.meta.url;
const options = embedOptions(address);

if (claimPage()) serve();

function serve(): void {
  takeHomeOrigin(options);
  // Without a doctype, the percentage of a card in a row is that of the window.
  if (document.compatMode === 'BackCompat') document.documentElement.style.setProperty('--m-fill', 'auto');
  if (options.isLight) addStyleSheet(address, options.nonce);
  const modules = embedModules(address);
  announceTags(modules.tags);
  serveTags(modules, !options.isLight);
  if (options.app !== undefined) startPage(options.app, modules);
  if (options.hasAnalytics) tellTagManager(modules);
  if (isLintWanted()) lint(modules);
}

function takeHomeOrigin({ appOrigin }: EmbedOptions): void {
  if (appOrigin === undefined) return;
  try {
    setHomeOrigin(appOrigin);
  } catch (error) {
    report(
      `data-app-origin: ${(error as Error).message}; models and icons are asked of this page's own site`,
    );
  }
}

function tellTagManager({ part }: EmbedModules): void {
  part('embed-analytics').then(
    ({ feedDataLayer }) => feedDataLayer(),
    (error: unknown) =>
      report(`data-analytics: clicks do not reach the page's tag manager: ${String(error)}`),
  );
}

function lint({ define, part }: EmbedModules): void {
  part('embed-lint').then(
    ({ lintPage }) => lintPage(document, isLintAsked() ? define : undefined),
    (error: unknown) => report(`the tags of this page are not linted: ${String(error)}`),
  );
}

function startPage(name: string, { tags, define, part }: EmbedModules): void {
  const elements = Object.fromEntries(tags.map((tag) => [tag, () => define(tag)]));
  part('embed-page').then(
    (page) => page.startPage({ name, components: { allComponents: elements } }),
    (error: unknown) => report(`the page of data-app="${name}" does not start: ${String(error)}`),
  );
}
