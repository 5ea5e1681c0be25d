#!/usr/bin/env node
import { dropUnfinished } from './files.js';
import { runCommand } from './run-command.js';

// React chooses between its two builds as it is loaded. The one for development takes three times as long.
const { env } = process;
env.NODE_ENV ??= 'production';
const { prerender } = await import('virtual:prerender');

// The reader of the messages may be gone. Pages are written all the same.
process.stderr.on('error', () => undefined);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    dropUnfinished();
    process.kill(process.pid, signal);
  });

process.exitCode = await runCommand({ prerender }, process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  terminal: process.stderr,
});
