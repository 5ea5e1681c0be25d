import { expect } from '@open-wc/testing';
import { list, object, text } from '../../_core/declare/prop-types.js';
import type { ViewElement } from '../../_core/element.js';
import { ConsoleSpy, clearPage, defineTestTag, put } from '../../_core/testing/testing.js';

interface Seen {
  readonly items: readonly { readonly title?: string }[];
  readonly link?: { readonly label?: string };
}

const DEPTH = 100_000;
const LONGEST_NAME = 40;
const DEEP = `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`;
const STRANGE = [
  ...['null', 'true', '0', '-0', '1e999', '"text"', '[]', '{}', '[null]', '[[]]', '[1, "a", false]', DEEP],
  ...[
    '{"length": 3}',
    '[{"title": null}]',
    '[{"title": {}}]',
    '[{"title": []}]',
    '["\\ud800"]',
    '["\\u0000"]',
  ],
];
const POLLUTING = [
  ...['{"__proto__": {"polluted": 1}}', '[{"__proto__": {"polluted": 1, "title": "x"}}]'],
  ...['{"constructor": {"prototype": {"polluted": 1}}}', '[{"constructor": {"prototype": {"polluted": 1}}}]'],
  ...['{"label": {"__proto__": {"polluted": 1}}}', '{"__proto__": [], "length": 1}'],
];

const named = (json: string) => JSON.stringify(json.length > LONGEST_NAME ? `${json.slice(0, 8)}…` : json);

describe('the JSON of a data-slot', () => {
  let seen: Seen | undefined;
  let errors: ConsoleSpy;
  let warnings: ConsoleSpy;
  const failures: unknown[] = [];
  const tag = defineTestTag({
    props: { items: list({ title: text() }), link: object({ label: text() }) },
    view: (props: Seen) => {
      seen = props;
      return 'mounted';
    },
  });
  const note = ({ detail }: CustomEventInit) => failures.push(detail);

  /** Mounts the tag with one JSON in both of its slots, and gives the props that its view got. */
  async function giveJson(json: string): Promise<Seen> {
    seen = undefined;
    const element = document.createElement(tag) as ViewElement;
    for (const slot of ['items', 'link']) {
      const script = document.createElement('script');
      script.type = 'application/json';
      script.dataset.slot = slot;
      script.textContent = json;
      element.append(script);
    }
    put('<div></div>').append(element);
    await element.mountComplete;
    expect(element.textContent).to.contain('mounted');
    return seen ?? expect.fail('the view got no props');
  }

  beforeEach(() => {
    failures.length = 0;
    errors = new ConsoleSpy('error');
    warnings = new ConsoleSpy('warn');
    document.addEventListener('uni-error', note);
  });
  afterEach(() => {
    document.removeEventListener('uni-error', note);
    warnings.restore();
    errors.restore();
    clearPage();
  });

  for (const json of STRANGE) {
    it(`breaks nothing as ${named(json)}`, async () => {
      const { items } = await giveJson(json);
      expect(items.every(({ title }) => title === undefined)).to.equal(true);
      expect(errors.lines).to.deep.equal([]);
      expect(failures).to.deep.equal([]);
    });
  }

  for (const json of POLLUTING) {
    it(`reaches no prototype with ${json}`, async () => {
      const { items, link } = await giveJson(json);
      for (const object of [{}, [], items, link ?? {}, ...items])
        expect(object).not.to.have.property('polluted');
      expect(items.every(({ title }) => title === undefined)).to.equal(true);
      expect(errors.lines).to.deep.equal([]);
      expect(failures).to.deep.equal([]);
    });
  }
});
