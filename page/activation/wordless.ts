/**
 * Elements that show something without a word, wherever they stand. Those who ask add what counts for them alone.
 */
export const WORDLESS = 'img, svg, picture, video, audio, canvas, iframe, object, input, select, textarea';
