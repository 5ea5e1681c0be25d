import { createContext, use } from 'react';

/** The words that views say of their own accord, to be given in another language through `Labels`. */
export interface LabelTexts {
  readonly breadcrumb: string;
  readonly home: string;
  readonly information: string;
  readonly mainNavigation: string;
  readonly menu: string;
  readonly onThisPage: string;
  readonly opensInNewWindow: string;
  readonly requiresLogin: string;
  readonly search: string;
  readonly showLess: string;
  readonly showMore: string;
  readonly socialMedia: string;
  readonly warning: string;
}

export const englishLabels: LabelTexts = {
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  information: 'Information',
  mainNavigation: 'Main',
  menu: 'Menu',
  onThisPage: 'On this page',
  opensInNewWindow: 'opens in new window',
  requiresLogin: 'requires login',
  search: 'Search',
  showLess: 'Show less',
  showMore: 'Show more',
  socialMedia: 'Social media',
  warning: 'Warning',
};

export const Labels = createContext(englishLabels);

export const useLabels = (): LabelTexts => use(Labels);
