import { Video } from '../../react-views/video/video.js';
import { videoWords } from '../../react-views/video/video-words.js';
import { defineView } from '../_core/declare/define.js';
import { picture } from '../_core/declare/picture-types.js';
import { boolean, html, list, number, text, url } from '../_core/declare/prop-types.js';
import { ownWords } from '../_core/read/own-words.js';
import { filmIn } from './video-in.js';

export const definition = defineView({
  tag: 'uni-video',
  form: {
    read: {
      gives: [
        'src',
        'playLabel',
        'isFrame',
        'film',
        'hasTrack',
        'poster',
        'title',
        'level',
        'transcript',
        'transcriptTitle',
        'description',
      ],
      from: filmIn,
    },
  },
  props: {
    src: url(),
    playLabel: text(),
    isFrame: boolean(),
    film: { ...html(), isRead: true },
    hasTrack: { ...boolean(), isRead: true },
    poster: picture(),
    title: text(''),
    level: text(),
    duration: number(undefined, { min: 0 }),
    captions: list({ src: url(), srclang: text(), label: text() }, ['src']),
    transcript: html(),
    transcriptTitle: text(),
    description: html(),
  },
  view: Video,
  ...ownWords(videoWords),
  isRare: true,
  styles: () => import('../../react-views/video/video.css?text'),
});
