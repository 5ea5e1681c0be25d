import { expect } from '@open-wc/testing';
import type { SafeHtml, SafeUrl } from '../../react-views/_shared/safe.js';
import { defineClass, defineView, type ElementDefinition, hasView } from './define.js';
import { callback, html, list, number, object, oneOf, text, url } from './prop-types.js';

interface ViewProps {
  readonly title?: string;
  readonly level: 'h3' | 'h4';
  readonly description?: SafeHtml;
  readonly items: readonly { readonly link?: { readonly url?: SafeUrl } }[];
  readonly onPick?: () => void;
  readonly onToggle?: (detail: { readonly expanded: boolean }) => void;
}

const view = (_props: ViewProps) => null;
const styles = () => Promise.resolve({ css: '' });
const events = { onToggle: 'uni-toggle' } as const;
const props = {
  title: text(),
  level: oneOf(['h3', 'h4'], 'h3'),
  description: html(),
  items: list({ link: object({ url: url() }) }),
  onPick: callback<() => void>(),
};
const parts = { tag: 'uni-x', view, styles, events, props } as const;

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
      // @ts-expect-error nothing gives the view its onToggle
      defineView({ ...parts, events: {} }),
      // @ts-expect-error there is no prop to take the content
      defineView({ ...parts, content: 'body' }),
    ];
    expect(wrong).to.have.length(8);
  });

  it('compiles when a feed gives what the view may go without, and asks for what the kinds give', () => {
    const Fed = (_props: { readonly label?: string; readonly count?: number }) => null;
    const label = text();
    const range = number(2);
    const feed = () => ({ read: ({ range }: { range: number }) => ({ count: range }), stop: () => {} });
    const Demanding = (_props: { readonly label?: string; readonly count: number }) => null;
    const right = defineView({ tag: 'uni-x', view: Fed, styles, props: { label, range }, feed });
    const wrong = [
      // @ts-expect-error nothing gives the view its count
      defineView({ tag: 'uni-x', view: Fed, styles, props: { label } }),
      // @ts-expect-error a server feeds nobody, so the view must do without a count
      defineView({ tag: 'uni-x', view: Demanding, styles, props: { label, range }, feed }),
      // @ts-expect-error the feed asks for a number
      defineView({ tag: 'uni-x', view: Fed, styles, props: { label, range: text() }, feed }),
      // @ts-expect-error neither view nor feed knows a size
      defineView({ tag: 'uni-x', view: Fed, styles, props: { label, range, size: number() }, feed }),
    ];
    expect([right, ...wrong].map(({ feed }) => typeof feed).join()).to.equal(
      'function,undefined,function,function,function',
    );
  });

  it('is pure unless it says so, and is hydrated at its first use where it is not', () => {
    const { needsReact, wakes } = defineView(parts);
    expect([needsReact, wakes]).to.deep.equal([false, 'never']);
    expect(defineView({ ...parts, needsReact: true }).wakes).to.equal('interaction');
    expect(defineView({ ...parts, wakes: 'interaction' }).needsReact).to.equal(false);
  });
});
