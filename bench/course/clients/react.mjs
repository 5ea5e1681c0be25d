// React takes over the whole page that it rendered on the server.
import { hydrateRoot } from 'react-dom/client';
import { behave } from '../../../page/behaviour/behave.ts';
import { tree } from '../react-page.mjs';

behave(document);

const { textContent } = document.querySelector('#content');
hydrateRoot(document.querySelector('main'), tree(JSON.parse(textContent)));
