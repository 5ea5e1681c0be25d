import { sharedValue } from '../shared-value.js';

/** The page's model, its keys normalised, for every element that waits for it. */
export const pageModel = sharedValue<unknown>('page-model');
