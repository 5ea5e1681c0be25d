import { provideAllComponents } from '../app.js';

provideAllComponents();
