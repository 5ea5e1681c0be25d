// Imported first in `dist/server/uni-views.js`, which `tools/rollup/virtual-modules.ts` puts together, because modules such as
// `page/warn.ts` look for a console as they begin. `tools/rollup/server-script.ts` names this file by its path, too, because
// the build leaves out modules that only do something by themselves.
import { equip } from './engine.js';

equip(globalThis as unknown as Record<string, unknown>);
