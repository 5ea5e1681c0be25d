import { findModel } from './find-model.js';
import { pageModel } from './model-source.js';

/** The component model at a path such as `root/main/hero`; undefined while there is no page model. */
export const findInPageModel = (path: string): unknown => findModel(pageModel.now, path);
