import { createContext, use } from 'react';
import { englishLabels, type LabelTexts } from '../../../vocabulary/labels.js';

export { englishLabels, type LabelTexts };

/** The words in the language around a view; its element gives them. */
export const Labels = createContext(englishLabels);

export const useLabels = (): LabelTexts => use(Labels);
