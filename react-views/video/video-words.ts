import type { Translate } from '../../vocabulary/labels.js';
import { isLanguage } from '../../vocabulary/language-tag.js';
import { mediaTimeFormat } from '../../vocabulary/site.js';

/** Words that a film says of its own accord. They stand with its view, so that no other page loads them. */
export interface VideoWords {
  readonly play: string;
  readonly transcript: string;
  /** Said of a film of `{host}` before it is played. */
  readonly asks: string;
  /** The format of its length. */
  readonly time: string;
}

const english: VideoWords = {
  play: 'Play video',
  transcript: 'Transcript',
  asks: 'The video comes from {host} when you play it.',
  time: mediaTimeFormat,
};
const vietnamese: VideoWords = {
  play: 'Phát video',
  transcript: 'Bản ghi lời',
  asks: 'Video được tải từ {host} khi bạn phát.',
  time: '{h} giờ {m} phút {s} giây',
};

/** The words for a language tag, which a dictionary has as `uni.video.play` and so on. */
export function videoWords(language = '', word: Translate = (_, text) => text): VideoWords {
  const texts = isLanguage(language, 'vi') ? vietnamese : english;
  const say = (name: keyof VideoWords) => word(`video.${name}`, texts[name]);
  return { play: say('play'), transcript: say('transcript'), asks: say('asks'), time: say('time') };
}
