/** Whether an image's path, which its query and fragment are no part of, ends in `svg` (spec section 5). */
export const isVectorImage = (path: string): boolean => /^[^?#]*svg(?:[?#]|$)/i.test(path);
