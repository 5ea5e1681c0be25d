// The runtime of every app's pages, without React: the scripts of the stages import it and hold a call each.
import { startAboveTheFold } from './app.js';

// If the page's head names the first phase, it starts here, because that phase's own script would be one more request.
if (document.querySelector('script[data-phase="aboveTheFold"]')) void startAboveTheFold();
