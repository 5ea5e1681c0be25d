import { startNonCritical } from '../app.js';

startNonCritical();
