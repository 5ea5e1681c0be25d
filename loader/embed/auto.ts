// @uni/elements/auto: brings an application the elements that its pages use, each with the first of its tags.

import { elementModules } from 'virtual:element-modules';
import { announceTags } from '../../page/activation/known-tags.js';
import { isLintWanted } from '../../page/authoring/is-lint-wanted.js';
import { unshadow } from '../../page/unshadow.js';
import { claimPage } from './claim-page.js';
import { report, tellElements } from './report.js';
import { serveTags } from './serve-tags.js';

const tags = Object.keys(elementModules);
const underWay = new Map<string, Promise<void>>();

async function load(tag: string): Promise<void> {
  try {
    await elementModules[tag]!();
  } catch (error) {
    underWay.delete(tag);
    if (tellElements(tag, error))
      report(`<${tag}> stays as authored, because its code cannot be loaded: ${String(error)}`);
    throw error;
  }
}

function define(tag: string): Promise<void> {
  const present = underWay.get(tag) ?? load(tag);
  underWay.set(tag, present);
  return present;
}

function serve(): void {
  announceTags(tags);
  serveTags({ tags, define, activator: () => import('./embed-activator.js') }, false);
  if (isLintWanted())
    import('./embed-lint.js').then(
      ({ lintPage }) => lintPage(document),
      (error: unknown) => report(`the tags of this page are not linted: ${String(error)}`),
    );
}

// A server's code may share its imports with the browser's.
if (typeof document !== 'undefined') {
  unshadow();
  if (claimPage()) serve();
}
