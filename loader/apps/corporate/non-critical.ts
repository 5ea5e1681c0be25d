import { announcePageLoad } from '../app.js';
import { measureVitals } from '../vitals.js';

announcePageLoad();
void measureVitals();
