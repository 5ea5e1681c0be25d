// Imported before all else by the script for other engines: modules look for a console as they begin.
import { equip } from './engine.js';

equip(globalThis as unknown as Record<string, unknown>);
