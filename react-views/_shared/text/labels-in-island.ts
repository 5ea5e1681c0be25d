import { createContext, use } from 'react';
import { englishLabels, readLabelsBy } from './labels.js';

/** The words in the language around a view that React renders. Its element gives them. */
export const Labels = createContext(englishLabels);

readLabelsBy(() => use(Labels));
