import { expect } from '@open-wc/testing';
import { pictures } from '../_core/declare/picture-types.js';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

/** The browser's choice among candidates, by their addresses. */
async function chosen(srcset: string): Promise<string> {
  const image = Object.assign(new Image(), { srcset });
  document.body.append(image);
  await new Promise((settled) => image.addEventListener('error', settled, { once: true }));
  image.remove();
  return new URL(image.currentSrc).pathname;
}

describe('the candidates of a picture', () => {
  for (const [what, authored, written] of [
    ['as HTML has them', '/a.jpg 1x, /b.jpg 2x', '/a.jpg 1x, /b.jpg 2x'],
    ['without spaces after commas', '/a.jpg 1x,/b.jpg 2x', '/a.jpg 1x,/b.jpg 2x'],
    [
      'spaces in names',
      '/my photo.jpg 400w, /my photo 2.jpg 800w',
      '/my%20photo.jpg 400w, /my%20photo%202.jpg 800w',
    ],
    ['a path alone', '/dam/campus life/my photo.jpg', '/dam/campus%20life/my%20photo.jpg'],
    ['commas in names', '/sun, sea.jpg 1x, /sun, sea 2.jpg 2x', '/sun,%20sea.jpg 1x, /sun,%20sea%202.jpg 2x'],
    ['a comma at the end of a name', '/photo, 1x, /other 2x', '/photo%2C 1x, /other 2x'],
    ['a picture service', 'https://i.example/w_400,h_300/a.jpg 1x', 'https://i.example/w_400,h_300/a.jpg 1x'],
    ['candidates without a size', 'a.jpg, b.jpg 2x', 'a.jpg, b.jpg 2x'],
    [
      'a height beside the width',
      '/a b.jpg 800w 600h, /c.jpg 400w 300h',
      '/a%20b.jpg 800w 600h, /c.jpg 400w 300h',
    ],
    ['the picture itself', `${PIXEL} 1x, /b.jpg 2x`, `${PIXEL} 1x, /b.jpg 2x`],
    ['Vietnamese', '/ảnh đẹp.jpg 1x', '/ảnh%20đẹp.jpg 1x'],
    ['nothing', '', ''],
  ] as const)
    it(`are written as a browser reads them: ${what}`, () => {
      expect(pictures().fromText(authored)).to.equal(written);
      expect(pictures().fromText(written)).to.equal(written);
    });

  it('are not taken if one is no picture’s address', () => {
    const script = `java${'script'}:alert(1)`;
    for (const bad of [`${script} 1x`, `/a.jpg 1x, ${script} 2x`, `/a b.jpg, ${script}`])
      expect(pictures().fromText(bad), bad).not.to.be.a('string');
  });

  it('are chosen by the browser, spaces or not', async () => {
    const written = pictures().fromText('/none here, really.jpg 1x, /none either.jpg 9x');
    expect(await chosen(String(written))).to.equal('/none%20here,%20really.jpg');
  });
});
