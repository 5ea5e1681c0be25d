import { expect } from '@open-wc/testing';
import { analysisSize, bestPosition } from './best-crop.js';

/** An even picture with a noisy square somewhere in it. */
function pixels(width: number, height: number, noisy: { x: number; y: number; side: number }): ImageData {
  const data = new ImageData(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isNoise = x >= noisy.x && y >= noisy.y && x < noisy.x + noisy.side && y < noisy.y + noisy.side;
      const shade = isNoise && (x + y) % 4 < 2 ? 20 : 200;
      data.data.set([shade, shade, shade, 255], 4 * (y * width + x));
    }
  }
  return data;
}

describe('bestPosition', () => {
  it('moves across when the frame is narrower than the picture', async () => {
    const [across = '', down] = (await bestPosition(pixels(512, 256, { x: 380, y: 90, side: 80 }), 1)).split(
      ' ',
    );
    expect(Number.parseInt(across, 10)).to.be.greaterThan(60);
    expect(down).to.equal('50%');
  });

  it('moves up or down when the frame is wider than the picture', async () => {
    const [across, down = ''] = (await bestPosition(pixels(256, 512, { x: 90, y: 20, side: 80 }), 1)).split(
      ' ',
    );
    expect(across).to.equal('50%');
    expect(Number.parseInt(down, 10)).to.be.lessThan(40);
  });
});

describe('analysisSize', () => {
  it('has a shorter side of 256 px, and never enlarges', () => {
    expect(analysisSize({ width: 1600, height: 800 })).to.deep.equal({ width: 512, height: 256 });
    expect(analysisSize({ width: 100, height: 90 })).to.deep.equal({ width: 100, height: 90 });
  });
});
