import { applyStyles, clear } from '../../react-views/_shared/testing.js';
import type { ElementDefinition } from './definition.js';
import { registerElement } from './register.js';
import { ConsoleSpy } from './testing.js';

/** What the console was told since the running test began. */
interface Told {
  readonly warnings: readonly string[];
  readonly errors: readonly string[];
}

/** Every test of a room begins so: its tag is defined, its styles are the page's, the page is empty and the console is heard. */
export function inRoom(definition: ElementDefinition): Told {
  let warnings: ConsoleSpy;
  let errors: ConsoleSpy;

  before(async () => {
    await applyStyles();
    registerElement(definition);
  });
  after(() => {
    document.adoptedStyleSheets = [];
  });
  beforeEach(() => {
    warnings = new ConsoleSpy('warn');
    errors = new ConsoleSpy('error');
  });
  afterEach(() => {
    warnings.restore();
    errors.restore();
    clear();
  });

  return {
    get warnings() {
      return warnings.lines;
    },
    get errors() {
      return errors.lines;
    },
  };
}
