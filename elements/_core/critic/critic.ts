// What finds the words of an author's that no view shows. It is loaded where some may be lost (see `props/doubts.ts`).
export { lostInJson, lostWords, warnOfLostWords } from './lost-words.js';
export { keptContent } from './unseen.js';
