// npm run check: holds the directions in which imports run (ARCHITECTURE.md), over a project's folder:
//   node --import tsx tools/check-imports.ts [ROOT]
import { resolve } from 'node:path';
import { findViolations } from './imports/find-violations.js';

const violations = findViolations(resolve(process.argv[2] ?? '.'));
for (const { file, line, what, remedy } of violations) console.error(`${file}:${line}: ${what}; ${remedy}`);
process.exitCode = violations.length > 0 ? 1 : 0;
