// Loaded where authors or developers look at the page: names on the console what they should know of its tags.
export { lintPage } from '../../elements/_lint/lint-page.js';
