import { expect } from '@open-wc/testing';
import type { SafeHtml, SafeUrl } from '../../../react-views/_shared/safe.js';
import { defineClass, defineIsland, defineView, islandOf } from './define.js';
import { type ElementDefinition, hasView } from './definition.js';
import type { PropType } from './prop-type.js';
import { callback, html, list, number, object, oneOf, text, url } from './prop-types.js';

interface ViewProps {
  readonly title?: string;
  readonly level: 'h3' | 'h4';
  readonly description?: SafeHtml;
  readonly items: readonly { readonly link?: { readonly url?: SafeUrl } }[];
  readonly onPick?: () => void;
}

const view = (_props: ViewProps) => null;
const styles = () => Promise.resolve({ css: '' });
const props = {
  title: text(),
  level: oneOf(['h3', 'h4'], 'h3'),
  description: html(),
  items: list({ link: object({ url: url() }) }),
  onPick: callback<() => void>(),
};
const parts = { tag: 'uni-x', view, styles, props } as const;

describe('a definition', () => {
  it('compiles when view and element agree', () => {
    const definitions: ElementDefinition[] = [
      defineView(parts),
      defineClass({ tag: 'uni-y', props: { title: text() }, elementClass: () => HTMLElement }),
    ];
    expect(definitions.map(hasView)).to.deep.equal([true, false]);
  });

  it('does not compile when they disagree', () => {
    const { title, ...withoutTitle } = props;
    const gives = ['title'] as const;
    expect(title.name).to.equal('text');
    const wrong = [
      // @ts-expect-error the view asks for a title
      defineView({ ...parts, props: withoutTitle }),
      // @ts-expect-error the view knows no size
      defineView({ ...parts, props: { ...props, size: number() } }),
      // @ts-expect-error the view takes sanitised HTML only
      defineView({ ...parts, props: { ...props, description: text() } }),
      // @ts-expect-error the view takes no h5
      defineView({ ...parts, props: { ...props, level: oneOf(['h3', 'h5'], 'h3') } }),
      // @ts-expect-error the view always wants a level
      defineView({ ...parts, props: { ...props, level: oneOf(['h3', 'h4']) } }),
      // @ts-expect-error the items' addresses are not checked
      defineView({ ...parts, props: { ...props, items: list({ link: object({ url: text() }) }) } }),
      // @ts-expect-error there is no prop to take the rest of the HTML
      defineView({ ...parts, form: { rest: 'body' } }),
      // @ts-expect-error a heading's words are no list
      defineView({ ...parts, form: { heading: 'items' } }),
      // @ts-expect-error a link's address is none of the levels
      defineView({ ...parts, form: { link: { url: 'level' } } }),
      // @ts-expect-error the items have no words
      defineView({ ...parts, form: { links: { items: ({ words }) => ({ words: 1, link: words }) } } }),
      // @ts-expect-error no prop has this name
      defineView({ ...parts, form: { read: { gives: ['titel'], from: () => ({}) } } }),
      // @ts-expect-error what is read is no text
      defineView({ ...parts, form: { read: { gives, from: () => ({ title: 7 }) } } }),
      // @ts-expect-error a picture's address may be in another attribute, so `picture` reads it
      defineView({ ...parts, form: { slots: { title: (html) => html.attribute(0, 'src') } } }),
      // @ts-expect-error the same of its sources
      defineView({ ...parts, form: { slots: { title: (html) => html.attributeOf(/^source$/, 'srcset') } } }),
      // @ts-expect-error a name that is not written out may be any
      defineView({ ...parts, form: { slots: { title: (h) => ['src'].map((n) => h.attribute(0, n))[0] } } }),
      defineView({
        ...parts,
        form: { read: { gives, from: (html) => ({ title: html.attribute(html.nodes[0], 'lang') }) } },
      }),
    ];
    expect(wrong).to.have.length(16);
  });

  it('compiles when a controller gives what the view may go without, and asks for what the prop types give', () => {
    const Fed = (_props: { readonly label?: string; readonly count?: number }) => null;
    const label = text();
    const range = number(2);
    const controller = () => ({ read: ({ range }: { range: number }) => ({ count: range }), stop: () => {} });
    const Demanding = (_props: { readonly label?: string; readonly count: number }) => null;
    const right = defineView({ tag: 'uni-x', view: Fed, styles, props: { label, range }, controller });
    const wrong = [
      // @ts-expect-error nothing gives the view its count
      defineView({ tag: 'uni-x', view: Fed, styles, props: { label } }),
      // @ts-expect-error a server has no controller, so the view must do without a count
      defineView({ tag: 'uni-x', view: Demanding, styles, props: { label, range }, controller }),
      // @ts-expect-error the controller asks for a number
      defineView({ tag: 'uni-x', view: Fed, styles, props: { label, range: text() }, controller }),
      // @ts-expect-error neither view nor controller knows a size
      defineView({ tag: 'uni-x', view: Fed, styles, props: { label, range, size: number() }, controller }),
    ];
    expect([right, ...wrong].map(({ controller }) => typeof controller).join()).to.equal(
      'function,undefined,function,function,function',
    );
  });

  it('names the prop where its view is named', () => {
    type Asked = Parameters<typeof defineView<{ size: PropType<number> }, { label?: string }>>[0];
    type Said = keyof Asked['view'];
    const said: Extract<Said, `prop ${string}`> = 'prop size is known to the view or to the element alone';
    expect(said).to.contain('size');
  });

  it('compiles for an island with its placeholder, and without none', () => {
    const View = (_props: { readonly year?: number; readonly onPick?: () => void }) => null;
    const Placeholder = (_props: { readonly year?: number }) => null;
    const island = islandOf({ view: View });
    const load = () => Promise.resolve({ island });
    const whole = { tag: 'uni-x', props: { year: number() }, placeholder: Placeholder, styles } as const;
    const definition = defineIsland({ ...whole, island: load });
    expect([definition.activates, definition.view]).to.deep.equal(['interaction', Placeholder]);
    const { placeholder: _, ...without } = whole;
    const wrong = [
      // @ts-expect-error a server has nothing to write
      () => defineIsland({ ...without, island: load }),
      // @ts-expect-error nothing is loaded on first use
      () => defineIsland(whole),
      // @ts-expect-error the island takes a number
      () => defineIsland({ ...whole, props: { year: text() }, island: load }),
      // @ts-expect-error a pure view has no island
      () => defineView({ tag: 'uni-x', props: {}, view: () => null, styles, island: load }),
    ];
    expect(wrong).to.have.length(4);
  });
});
