import { sharedValue } from '../shared-value.js';
import { findModel } from './find-model.js';

/** The page's model, its keys normalised, for every element that waits for it. */
export const pageModel = sharedValue<unknown>('page-model');

/** The component model at a path such as `root/main/hero`; undefined while there is no page model. */
export const findInPageModel = (path: string): unknown => findModel(pageModel.now, path);
