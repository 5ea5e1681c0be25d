import { expect } from '@open-wc/testing';
import { createElementModules, type ElementModules } from './element-modules.js';

let count = 0;
/** A tag that no other test has defined. */
const freshTag = () => `x-module-${++count}`;
const freshClass = () => class extends HTMLElement {};

describe('the table of element modules', () => {
  let modules: ElementModules;
  beforeEach(() => {
    modules = createElementModules();
  });

  it('tells what an element of the page throws as its tag is defined', async () => {
    const tag = freshTag();
    const place = document.body.appendChild(document.createElement(tag));
    modules.provide({
      [tag]: class extends HTMLElement {
        connectedCallback() {
          throw new Error('no picture');
        }
      },
    });
    const { onerror } = window;
    window.onerror = () => true;
    const failure = await modules.define([tag]).catch((error: unknown) => error);
    window.onerror = onerror;
    place.remove();
    expect(failure).to.have.property('message', 'no picture');
    expect(customElements.get(tag)).to.not.equal(undefined);
  });

  it('imports a module once, however often its tag is asked for', async () => {
    const tag = freshTag();
    let imports = 0;
    modules.provide({
      [tag]: async () => {
        imports++;
        customElements.define(tag, freshClass());
      },
    });
    await Promise.all([modules.define([tag]), modules.define([tag, tag])]);
    await modules.define([tag]);
    expect(imports).to.equal(1);
  });

  it('leaves a tag that the page has defined itself', async () => {
    const tag = freshTag();
    const own = freshClass();
    customElements.define(tag, own);
    modules.provide({ [tag]: freshClass() });
    await modules.define([tag]);
    expect(customElements.get(tag)).to.equal(own);
  });

  it('keeps the first source of a tag', async () => {
    const tag = freshTag();
    const first = freshClass();
    modules.provide({ [tag]: first });
    modules.provide({ [tag]: freshClass() });
    await modules.define([tag]);
    expect(customElements.get(tag)).to.equal(first);
  });

  it('passes over a tag that it does not know', async () => {
    await createElementModules().define([freshTag(), 'toString']);
  });

  it('starts all imports at the same time', async () => {
    const [one, other] = [freshTag(), freshTag()];
    const bothStarted = Promise.withResolvers<void>();
    const started: string[] = [];
    const source = (tag: string) => async () => {
      if (started.push(tag) === 2) bothStarted.resolve();
      await bothStarted.promise;
      customElements.define(tag, freshClass());
    };
    modules.provide({ [one]: source(one), [other]: source(other) });
    await modules.define([one, other]);
    expect(started).to.deep.equal([one, other]);
  });

  it('defines the others when one module fails, then fails with its error', async () => {
    const [bad, good] = [freshTag(), freshTag()];
    const reason = new Error('404');
    modules.provide({ [bad]: () => Promise.reject(reason), [good]: freshClass() });
    expect(await modules.define([bad, good]).catch((error: unknown) => error)).to.equal(reason);
    expect(customElements.get(good)).to.not.equal(undefined);
  });

  it('fails with what a source throws at once', async () => {
    const tag = freshTag();
    const reason = new Error('broken');
    modules.provide({
      [tag]: () => {
        throw reason;
      },
    });
    expect(await modules.define([tag]).catch((error: unknown) => error)).to.equal(reason);
  });

  it('tries a failed module again', async () => {
    const tag = freshTag();
    let imports = 0;
    modules.provide({
      [tag]: async () => {
        if (++imports === 1) throw new Error('offline');
        customElements.define(tag, freshClass());
      },
    });
    await modules.define([tag]).catch(() => {});
    await modules.define([tag]);
    expect(customElements.get(tag)).to.not.equal(undefined);
  });

  it('names the tag that a module left undefined', async () => {
    const tag = freshTag();
    modules.provide({ [tag]: async () => {} });
    const error = (await modules.define([tag]).catch((reason: unknown) => reason)) as Error;
    expect(error.message).to.equal(`The module for <${tag}> does not define it`);
  });
});
