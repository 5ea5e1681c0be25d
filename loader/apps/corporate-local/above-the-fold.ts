import { startAboveTheFold } from '../app.js';

startAboveTheFold();
