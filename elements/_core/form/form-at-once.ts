import { provideFormReader } from './form-reader.js';
import { withHoles } from './holes.js';
import { readElements } from './read-form.js';

// Where nobody can wait for what reads the HTML in a tag: on a server, in the linter, for React's children.
provideFormReader({ readElements, withHoles });
