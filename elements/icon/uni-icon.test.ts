import { expect } from '@open-wc/testing';
import { waitUntil } from '../../page/testing-wait.js';
import { get, placeExample } from '../../react-views/_shared/testing.js';
import { testElement } from '../_core/testing/testing-element.js';
import { definition } from './uni-icon.js';

const answer = () => Promise.resolve(new Response('<svg viewBox="0 0 8 8"><path d="M0 0h8"/></svg>'));

describe('uni-icon', () => {
  const { fetch } = window;
  const logged = testElement(definition);
  beforeEach(() => {
    window.fetch = answer;
  });
  afterEach(() => {
    window.fetch = fetch;
  });

  it('draws an icon of the set, 16 px and red unless told otherwise', async () => {
    const svg = get(await placeExample('<uni-icon name="add"></uni-icon>'), 'svg');
    expect(svg).to.have.attribute('width', '16');
    expect(svg).to.have.attribute('class', 'm-icon m-icon--red');
  });

  it('shows the file that it is asked for last, and keeps its room when that does not come', async () => {
    const answers = new Map<string, PromiseWithResolvers<Response>>();
    window.fetch = (input) => {
      const answer = Promise.withResolvers<Response>();
      answers.set(new URL(String(input)).pathname, answer);
      return answer.promise;
    };
    const drawing = (d: string) => new Response(`<svg viewBox="0 0 8 8"><path d="${d}"/></svg>`);
    const place = await placeExample('<uni-icon external-icon="/first.svg"></uni-icon>');
    await waitUntil(() => answers.has('/first.svg'));
    get(place, 'uni-icon').setAttribute('external-icon', '/second.svg');
    await waitUntil(() => answers.has('/second.svg'));
    answers.get('/second.svg')!.resolve(drawing('M1 1'));
    await waitUntil(() => place.querySelector('path[d="M1 1"]'));
    answers.get('/first.svg')!.resolve(drawing('M2 2'));
    get(place, 'uni-icon').setAttribute('external-icon', '/third.svg');
    await waitUntil(() => answers.has('/third.svg'));
    answers.get('/third.svg')!.reject(new Error('offline'));
    await waitUntil(() => logged.errors.length > 0);
    expect(place.querySelectorAll('path')).to.have.length(0);
    expect(get(place, 'svg').getBoundingClientRect().width).to.equal(16);
  });
});
