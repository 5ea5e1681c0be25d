/** What the buttons of a row do. */
export type RowDeed = 'up' | 'remove';

/** A row of a list of the page's form. */
export interface RowPlace {
  /** The list's name. */
  readonly list: string;
  /** `2`, or `2.1` for the first row in the second. */
  readonly number: string;
}

export const rowTitle = ({ number }: RowPlace): string => `Row ${number}`;

/** The words that show on a button. Its name has the list's too, because a form may have several. */
export const buttonWords = (deed: RowDeed, { number }: RowPlace): string =>
  deed === 'up' ? `Move row ${number} up` : `Remove row ${number}`;

export const buttonName = (deed: RowDeed, place: RowPlace): string =>
  `${buttonWords(deed, place)} in ${place.list}`;
