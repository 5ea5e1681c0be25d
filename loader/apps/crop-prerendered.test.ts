import { expect } from '@open-wc/testing';
import { pictureWithSubject, whenState } from '../../elements/_smart-crop/testing.js';
import { cropAllPrerendered } from './after-success.js';

describe('pictures of prerendered elements', () => {
  it('are cropped in the page and in shadow roots, and are left alone where nothing waits for a crop', async () => {
    const src = await pictureWithSubject('right');
    const style = 'width: 90px; height: 90px; object-fit: cover';
    const waiting = `<img alt="" data-smart-crop="idle" style="${style}" src="${src}">`;
    const place = document.createElement('main');
    place.innerHTML = `<uni-a data-prerendered="1">${waiting}<img alt="" style="${style}" src="${src}"></uni-a><uni-b data-prerendered="1" isolated></uni-b>`;
    document.body.append(place);
    const root = place.querySelector('uni-b')!.attachShadow({ mode: 'open' });
    root.innerHTML = waiting;
    const [inPage, still] = place.querySelectorAll('img');
    cropAllPrerendered();
    for (const picture of [inPage!, root.querySelector('img')!]) {
      await whenState(picture, 'loaded');
      expect(Number.parseFloat(picture.style.objectPosition)).to.be.above(90);
    }
    expect(still!.style.objectPosition).to.equal('');
    place.remove();
  });
});
