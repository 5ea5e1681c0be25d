import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { languageTag } from './language-tag.js';

const WRITTEN: Readonly<Record<string, string | undefined>> = {
  vi: 'vi',
  'vi-VN': 'vi-VN',
  vi_VN: 'vi-VN',
  'vi-vn': 'vi-VN',
  VI_vn: 'vi-VN',
  ' en_AU ': 'en-AU',
  'zh-Hant': 'zh-Hant',
  zh_hant_tw: 'zh-Hant-TW',
  'sr-latn-rs': 'sr-Latn-RS',
  'es-419': 'es-419',
  'de-CH-1996': 'de-CH-1996',
  'sl-rozaj': 'sl-rozaj',
  'en_AU.UTF-8': 'en-AU',
  'de_DE@euro': 'de-DE',
  'ar-EG-u-nu-latn': 'ar-EG',
  zz: 'zz',
  'zz-ZZ': 'zz-ZZ',
  fil: 'fil',
  '': undefined,
  x: undefined,
  English: undefined,
  '12': undefined,
  'vi VN': undefined,
  'vi--VN': undefined,
  '{locale}': undefined,
};

describe('a language', () => {
  for (const [written, tag] of Object.entries(WRITTEN))
    it(`written ${JSON.stringify(written)} is ${tag}`, () => {
      assert.equal(languageTag(written), tag);
      if (tag) assert.equal(new Intl.Locale(tag).toString(), tag);
    });
});
