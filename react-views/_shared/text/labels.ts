import { createContext, use } from 'react';
import { englishLabels, type LabelTexts } from '../../../vocabulary/labels.js';
import { withoutReact } from '../without-react.js';

export { englishLabels, type LabelTexts };

/** The words in the language around a view; its element gives them. */
export const Labels = createContext(englishLabels);

export const useLabels = (): LabelTexts => withoutReact()?.labels ?? use(Labels);
