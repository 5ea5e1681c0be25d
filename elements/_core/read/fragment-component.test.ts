import { expect } from '@open-wc/testing';
import { componentIn } from './fragment-component.js';

const header = (name: string) => ({ ':type': 'uni/components/header', name });

describe('componentIn', () => {
  it('finds a component by the last part of its type, versions left out', () => {
    const versioned = { ':type': 'uni/components/header/v2/header' };
    expect(componentIn({ ':items': { a: { ':type': 'x/text' }, b: versioned } }, 'header')).to.equal(
      versioned,
    );
    expect(componentIn({ ':items': { a: { ':type': 'uni/components/sub-header' } } }, 'header')).to.equal(
      undefined,
    );
  });

  it('takes the one nearest to the top', () => {
    const near = header('near');
    const model = { ':items': { deep: { ':items': { header: header('deep') } }, near } };
    expect(componentIn(model, 'header')).to.equal(near);
  });

  it('takes a component’s own model as it is', () => {
    const own = { name: 'Averley' };
    expect(componentIn(own, 'header')).to.equal(own);
    expect(componentIn({ ':type': 'x/header', ':items': {} }, 'header')).to.have.property(
      ':type',
      'x/header',
    );
  });

  it('finds nothing in what is no model', () => {
    for (const model of [undefined, null, 'header', [header('listed')], { ':items': { a: null, b: 7 } }])
      expect(componentIn(model, 'header')).to.equal(undefined);
  });

  it('ends with a model that contains itself', () => {
    const items: Record<string, unknown> = {};
    items.again = { ':items': items };
    expect(componentIn({ ':items': items }, 'header')).to.equal(undefined);
  });
});
