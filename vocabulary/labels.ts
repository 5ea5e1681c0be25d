/** The words that views and elements say of their own accord. In a dictionary each has the key `uni.` and its name. */
export interface LabelTexts {
  readonly breadcrumb: string;
  readonly home: string;
  readonly information: string;
  readonly inThisSection: string;
  readonly language: string;
  readonly mainNavigation: string;
  readonly menu: string;
  readonly onThisPage: string;
  readonly opensInNewWindow: string;
  /** `{name}` stands for the page above. */
  readonly pagesUnder: string;
  readonly requiresLogin: string;
  readonly search: string;
  readonly showLess: string;
  readonly showMore: string;
  readonly socialMedia: string;
  readonly warning: string;
}

/**
 * Gives a word by its name in the page's dictionary, without its prefix, or the text that it is handed where there is
 * none.
 */
export type Translate = (name: string, text: string) => string;

export const englishLabels: LabelTexts = {
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  information: 'Information',
  inThisSection: 'In this section',
  language: 'Language',
  mainNavigation: 'Main',
  menu: 'Menu',
  onThisPage: 'On this page',
  opensInNewWindow: 'opens in new window',
  pagesUnder: 'Pages under {name}',
  requiresLogin: 'requires login',
  search: 'Search',
  showLess: 'Show less',
  showMore: 'Show more',
  socialMedia: 'Social media',
  warning: 'Warning',
};

export const vietnameseLabels: LabelTexts = {
  breadcrumb: 'Đường dẫn',
  home: 'Trang chủ',
  information: 'Thông tin',
  inThisSection: 'Trong mục này',
  language: 'Ngôn ngữ',
  mainNavigation: 'Điều hướng chính',
  menu: 'Menu',
  onThisPage: 'Trên trang này',
  opensInNewWindow: 'mở trong cửa sổ mới',
  pagesUnder: 'Các trang thuộc {name}',
  requiresLogin: 'cần đăng nhập',
  search: 'Tìm kiếm',
  showLess: 'Thu gọn',
  showMore: 'Xem thêm',
  socialMedia: 'Mạng xã hội',
  warning: 'Cảnh báo',
};

/** Built-in words by two-letter language code, for pages whose dictionary has none for a label. */
export const builtInLabels: Readonly<Record<string, LabelTexts | undefined>> = {
  en: englishLabels,
  vi: vietnameseLabels,
};
