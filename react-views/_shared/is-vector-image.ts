/** Whether an image's path ends in `svg` (spec section 5). */
export const isVectorImage = (path: string): boolean => path.toLowerCase().endsWith('svg');
