import { expect } from '@open-wc/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { get, inStyle, show } from '../_shared/testing.js';
import { Image, type ImageProps } from './image.js';

const image = (props: Partial<ImageProps> = {}) => (
  <Image
    imagePath="/content/dam/uni/x.svg"
    alt="The crest"
    sizes="100vw"
    variant="default"
    loading="lazy"
    disableSmartCrop
    posY="50%"
    {...props}
  />
);

describe('Image', () => {
  inStyle();

  it('shows the image at its path, with its words', () => {
    const shown = get(show(image()), 'img');
    expect(shown.getAttribute('src')).to.equal('/content/dam/uni/x.svg');
    expect(shown).to.have.attribute('alt', 'The crest');
  });

  it('has no ground by default, and one as a ds image', () => {
    const groundOf = (variant: ImageProps['variant']) =>
      getComputedStyle(get(show(image({ variant })), '.m-image')).backgroundColor;
    expect(groundOf('default')).to.equal('rgba(0, 0, 0, 0)');
    expect(groundOf('ds')).not.to.equal('rgba(0, 0, 0, 0)');
  });

  it('does with a srcset alone', () => {
    const shown = get<HTMLImageElement>(show(image({ imagePath: undefined, srcset: '/x.svg 640w' })), 'img');
    expect(shown.srcset).to.equal('/x.svg 640w');
  });

  it('is nothing without a path', () => {
    expect(renderToStaticMarkup(image({ imagePath: '' }))).to.equal('');
  });
});
