import { kilobytes } from '../kilobytes.js';
import type { ElementDoc } from './element-doc.js';
import { type Facts, readFacts } from './facts.js';

const HOW = 'guides/performance.html#the-figures-on-an-elements-page';

type Figure = readonly [name: string, value: string, more: string];

/** The bytes that an element costs a page, and how it works in browsers that lack a feature. */
export function figures({ slug, bytes, examples }: ElementDoc, root: string): string {
  const { date, browser, elements } = readFacts();
  const facts = elements[slug];
  const all: readonly Figure[] = [
    ...(bytes === undefined ? [] : [['Size', kilobytes(bytes), 'its own code'] as const]),
    ...(facts ? measured(facts, examples.length) : []),
  ];
  if (all.length === 0) return '';
  const how = facts
    ? `<p class="d-quiet">${date}, ${browser}. <a href="${root}${HOW}">How this is measured</a></p>`
    : '';
  return `<dl class="d-figures">
${all.map(([name, value, more]) => `<div><dt>${name}</dt><dd><strong>${value}</strong> ${more}</dd></div>`).join('\n')}
</dl>
${how}`;
}

const measured = ({ scripts, withoutScript, mountMs }: Facts, examples: number): readonly Figure[] => [
  ['Requests', ...both(scripts.served, scripts.bare, '')],
  ['Time to mount', `${mountMs} ms`, 'of the page’s thread'],
  // fixtures/examples/examples.visit.test.ts allows none.
  ['Found by axe', '0', `in ${examples} examples, light and dark`],
  withoutScript.served === null || withoutScript.bare === null
    ? ['Without a script', 'Nothing', 'nor with one, while the page works']
    : ['Without a script', ...both(withoutScript.served, withoutScript.bare, ' %')],
];

/** One figure where a server has rendered the tag, another where it has not. */
const both = (served: number, bare: number, unit: string) =>
  served === bare
    ? ([`${served}${unit}`, 'prerendered or as a bare tag'] as const)
    : ([`${served}${unit}`, `prerendered, ${bare}${unit} as a bare tag`] as const);
