import { announcePageLoad } from '../app.js';

announcePageLoad();
