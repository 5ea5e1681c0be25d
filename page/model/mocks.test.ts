import { expect } from '@open-wc/testing';
import { setHomeOrigin } from '../environment/home-origin.js';
import { setPageState } from '../phases/page-state.js';
import { forgetPage, json, type StubbedFetch, stubFetch } from '../testing.js';
import { dataUrl } from './addresses.js';
import { loadModel } from './fetch-model.js';

const DEVELOPMENT = new URL('http://localhost:8080/a.html');
const PUBLISH = new URL('http://localhost:4503/a.html');

describe('the mocks of a developer’s machine', () => {
  const asked = (location = DEVELOPMENT) => dataUrl('/content/a.json', location);
  beforeEach(forgetPage);
  afterEach(() => {
    forgetPage();
    for (const meta of document.querySelectorAll('meta[name="uni-mocks"]')) meta.remove();
  });
  const say = (content: string) =>
    document.head.append(Object.assign(document.createElement('meta'), { name: 'uni-mocks', content }));

  it('are not asked by a page that only has elements', () => {
    expect(asked()).to.equal('/content/a.json');
  });

  it('are asked by a page that runs the page machine', () => {
    setPageState('idle');
    expect(asked()).to.equal('/mocks/content/a.json');
    expect(asked(PUBLISH)).to.equal('/content/a.json');
  });

  it('are asked, or not, as a meta tag says', () => {
    say('true');
    expect(asked()).to.equal('/mocks/content/a.json');
    expect(asked(PUBLISH)).to.equal('/content/a.json');
    document.querySelector('meta[name="uni-mocks"]')?.remove();
    setPageState('idle');
    say('false');
    expect(asked()).to.equal('/content/a.json');
  });
});

describe('a model that cannot be had', () => {
  const { signal } = new AbortController();
  let net: StubbedFetch;
  beforeEach(() => {
    net = stubFetch(() => json({}, { status: 404 }));
  });
  afterEach(() => {
    net.restore();
    setHomeOrigin(location.origin);
  });
  const message = (src: string) => loadModel(src, signal).catch((error: Error) => error.message);

  it('is told with the address that was asked, where that is not the one that was written', async () => {
    expect(await message('/content/a.json')).to.equal('Error 404');
    expect(await message('/content/a.html')).to.equal(
      `Error 404 from ${location.origin}/content/a.model.json`,
    );
    setHomeOrigin('https://home.test');
    expect(await message('/content/a.json')).to.equal('Error 404 from https://home.test/content/a.json');
  });
});
