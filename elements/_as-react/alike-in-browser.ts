import { isOwnAddress, judgedAlike } from '../_safe/judged-alike.js';
import { createSanitizer } from '../_safe/sanitize.js';

/** The sanitiser that gives the same as the server's. */
export const createAlike = () => judgedAlike(createSanitizer({ window, isOwnAddress }));
