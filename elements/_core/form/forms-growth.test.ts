// In a browser as on a server (prerender/forms-growth.node.test.ts): each node in a tag is read a few times, however deep and
// wide the tag's content is. Reads are counted, because a time says little on a busy machine: the server's test compares CPU.
import { expect } from '@open-wc/testing';
import { settle } from '../../../page/testing.js';
import type { ElementDefinition } from '../declare/definition.js';
import type { ViewElement } from '../element.js';
import { DOM } from '../read/dom-content.js';
import { clearPage, hearConsole } from '../testing/testing.js';
import { counting, shapesOf } from '../testing/testing-growth.js';
import { registerElement } from '../testing/testing-register.js';

/** The tests' build writes its value here. */
declare const process: { readonly env: { readonly COMPONENTS: readonly string[] } };

const ELEMENTS = 1200;
const MOST_READS = 120;
/** One chain of so many is asked, and half of the shapes. The night asks all of them on a server. */
const SHARE = 8;

const reads = { times: 0, characters: 0 };
const { ...uncounted } = DOM;

/** Mounts a tag, and tells how often its nodes were read for it. */
async function readsFor(tag: string, content: string): Promise<number> {
  reads.times = 0;
  const place = document.body.appendChild(document.createElement('main'));
  // The layout is the browser's work.
  place.hidden = true;
  place.setHTMLUnsafe(`<${tag}>${content}</${tag}>`);
  await (place.firstElementChild as ViewElement).mountComplete;
  await settle();
  place.remove();
  return reads.times;
}

for (const [turn, slug] of process.env.COMPONENTS.entries()) {
  const tag = `uni-${slug}`;
  const [{ definition }, { examples }] = (await Promise.all([
    import(`../../${slug}/${tag}.ts`),
    import(`../../${slug}/examples.ts`),
  ])) as [{ definition: ElementDefinition }, { examples: readonly { readonly html: string }[] }];
  const shapes = shapesOf(
    examples.map(({ html }) => html),
    SHARE,
    turn,
  ).filter((_, at) => at % 2 === turn % 2);

  describe(`the work for ${tag}`, () => {
    hearConsole();
    before(() => {
      registerElement(definition);
      Object.assign(DOM, counting(DOM, reads));
    });
    after(() => {
      Object.assign(DOM, uncounted);
    });
    afterEach(clearPage);

    for (const { name, html, elements } of shapes)
      it(`grows with what stands in it: ${name}`, async () => {
        const copies = Math.ceil(ELEMENTS / elements);
        expect((await readsFor(tag, html(copies))) / (copies * elements)).to.be.below(MOST_READS);
      });
  });
}
