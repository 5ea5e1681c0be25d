import type { Translate } from '../../vocabulary/labels.js';
import { isLanguage } from '../../vocabulary/language-tag.js';

/** Words that a notice says of its own accord. They stand with its view, so that no other page loads them. */
export interface NoticeWords {
  readonly information: string;
  readonly warning: string;
  readonly emergency: string;
  readonly close: string;
}

const english: NoticeWords = {
  information: 'Information',
  warning: 'Warning',
  emergency: 'Emergency',
  close: 'Close this notice',
};

const vietnamese: NoticeWords = {
  information: 'Thông tin',
  warning: 'Cảnh báo',
  emergency: 'Khẩn cấp',
  close: 'Đóng thông báo này',
};

/** The words for a language tag, which a dictionary has as `uni.information`, `uni.warning` and `uni.notice.…`. */
export function noticeWords(language = '', word: Translate = (_, text) => text): NoticeWords {
  const texts = isLanguage(language, 'vi') ? vietnamese : english;
  return {
    information: word('information', texts.information),
    warning: word('warning', texts.warning),
    emergency: word('notice.emergency', texts.emergency),
    close: word('notice.close', texts.close),
  };
}
