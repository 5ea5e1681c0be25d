import { startAboveTheFold } from '../app.js';

void startAboveTheFold();
