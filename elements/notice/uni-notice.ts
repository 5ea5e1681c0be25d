import { Notice } from '../../react-views/notice/notice.js';
import { noticeWords } from '../../react-views/notice/notice-words.js';
import { defineView } from '../_core/declare/define.js';
import { boolean, html, linkOptions, list, oneOf, text, url } from '../_core/declare/prop-types.js';
import { ownWords } from '../_core/read/own-words.js';

const notice = {
  title: text(),
  titleType: oneOf(['h2', 'h3', 'h4', 'h5', 'h6'], 'h2'),
  description: html(),
  ctaText: text(),
  ctaUrl: url(),
  ...linkOptions,
  level: oneOf(['information', 'warning', 'emergency'], 'information'),
  version: text(),
  closable: boolean(),
  from: text(),
  until: text(),
  section: text(),
};

export const definition = defineView({
  tag: 'uni-notice',
  form: {
    heading: 'title',
    level: 'titleType',
    lastLink: {
      url: 'ctaUrl',
      text: 'ctaText',
    },
    rest: 'description',
  },
  props: { ...notice, items: list(notice) },
  view: Notice,
  // The address says that there is no notice. What stands in the tag is for the case that it cannot be had.
  hides: ({ title, description, ctaText, items }, fromModel) =>
    fromModel && !title && !description?.__html && !ctaText && items.length === 0,
  ...ownWords(noticeWords),
  isRare: true,
  styles: () => import('../../react-views/notice/notice.css?text'),
});
