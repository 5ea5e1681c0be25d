import { createSanitizer, isOwnAddress, judgedAlike } from '../_safe/index.js';

/** The sanitiser that gives the same as the server's. */
export const createAlike = () => judgedAlike(createSanitizer({ window, isOwnAddress }));
