import { execFileSync, spawnSync } from 'node:child_process';
import { findProgram } from './find-chromium.js';

const php = findProgram('php');
if (!php && process.env.CI) throw new Error('There is no PHP: install php-cli.');

/** Why there is no PHP, or false where there is. */
export const withoutPhp = !php && 'there is no PHP here, so the plugins’ is not tried: install php-cli';
if (withoutPhp) console.log(withoutPhp);

/** What PHP says of a file that it cannot read, or an empty text. */
export function syntaxFault(file: string): string {
  const { status, stdout, stderr } = spawnSync(php!, ['-l', file], { encoding: 'utf8' });
  return status === 0 ? '' : stdout + stderr;
}

/**
 * Runs PHP, which fails at the first notice.
 *
 * @param code finds in `$given` what it is given.
 * @returns what it echoes, as JSON.
 */
export function runPhp(code: string, given: unknown): unknown {
  const start =
    'error_reporting(E_ALL); set_error_handler(function ($no, $text) { throw new Exception($text); }); $given = json_decode($argv[1], true);';
  const args = ['-d', 'display_errors=stderr', '-r', `${start}\n${code}`, JSON.stringify(given)];
  return JSON.parse(execFileSync(php!, args, { encoding: 'utf8' }));
}
