import type { Page } from '@playwright/test';

/** Waits until a page looks as it will: its fonts, its pictures, lazy ones too, and their crops. */
export async function readyForPicture(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // In a window of another width, a picture chooses its file in the next frame, and loads anew.
    for (let frames = 2; frames > 0; frames--) await new Promise(requestAnimationFrame);
    // A font that is late is not used in a page. In a picture it is always.
    for (const rule of [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]))
      if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
    await Promise.all([...document.fonts].map((font) => font.load().catch(() => {})));
    const pictures = [...document.images];
    // One that is decoded meanwhile may be missing from the frame that is taken.
    for (const each of pictures) Object.assign(each, { loading: 'eager', decoding: 'sync' });
    for (const each of pictures) while (!each.complete) await new Promise(requestAnimationFrame);
    await Promise.all(pictures.map((each) => each.decode().catch(() => {})));
    await document.fonts.ready;
    // Pictures are cropped once they are in view.
    for (const each of document.querySelectorAll<HTMLImageElement>('img[data-smart-crop]')) {
      if (!each.checkVisibility() || each.naturalWidth === 0) continue;
      each.scrollIntoView();
      while (each.dataset.smartCrop !== 'loaded') await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
    // A picture ends what moves. The page answers to that a frame later: a fold that waited for a script is settled.
    const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    for (const animation of [document, ...shadows].flatMap((root) => root.getAnimations()))
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    for (let frames = 2; frames > 0; frames--) await new Promise(requestAnimationFrame);
  });
}
