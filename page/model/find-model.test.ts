import { expect } from '@open-wc/testing';
import { findModel } from './find-model.js';

const hero = { ':type': 'uni/components/hero', title: 'Study here' };
const root = { ':items': { main: { ':items': { hero } } } };
const model = { ':path': '/content/uni/home', ':items': { root } };

describe('findModel', () => {
  it('walks the items to a component', () => {
    expect(findModel(model, 'root/main/hero')).to.equal(hero);
    expect(findModel(model, 'root')).to.equal(root);
  });

  for (const path of [
    '/root/main/hero',
    'root/main/hero/',
    'root//main/hero',
    'home/root/main/hero',
    'jcr:content/root/main/hero',
    '/content/uni/home/jcr:content/root/main/hero',
    '/content/uni/home/_jcr_content/root/main/hero',
  ]) {
    it(`tolerates ${path}`, () => {
      expect(findModel(model, path)).to.equal(hero);
    });
  }

  it('gives undefined where nothing is', () => {
    for (const path of ['root/main/card', 'nothing', 'root/main/hero/title', 'a/b/root/main/hero']) {
      expect(findModel(model, path), path).to.equal(undefined);
    }
  });

  it('finds nothing that the model does not own', () => {
    for (const path of ['toString', 'root/constructor', '__proto__', 'root/main/hero/__proto__']) {
      expect(findModel(model, path), path).to.equal(undefined);
    }
  });

  it('takes a model that is none', () => {
    for (const none of [undefined, null, 1, 'text', [], { ':items': null }, { ':items': 'x' }, {}]) {
      expect(findModel(none, 'root/main')).to.equal(undefined);
    }
  });

  it('walks as deep as a path leads', () => {
    let deepModel: object = { found: true };
    for (let level = 0; level < 10_000; level++) deepModel = { ':items': { a: deepModel } };
    expect(findModel(deepModel, 'a/'.repeat(10_000))).to.deep.equal({ found: true });
  });
});
