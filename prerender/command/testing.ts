import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { definition } from '../../elements/callout/uni-callout.js';
import { createPrerenderer } from '../prerender.js';
import { runCommand } from './run-command.js';

export const CALLOUT = '<meta charset="utf-8"><uni-callout data-title="Notice"></uni-callout>';
export const PRERENDERED = /data-prerendered="\d/;

const prerenderer = createPrerenderer([definition]);

class Collected extends Writable {
  readonly parts: Buffer[] = [];

  override _write(part: Buffer, _encoding: string, done: () => void) {
    this.parts.push(part);
    done();
  }

  get text() {
    return Buffer.concat(this.parts).toString();
  }
}

/** Runs the command in this process, for pages with callouts. */
export async function run(args: readonly string[], input = '') {
  const output = new Collected();
  const { code, said } = await runInto(output, args, input);
  return { code, output: output.text, said };
}

export async function runInto(output: Writable, args: readonly string[], input = '') {
  const terminal = new Collected();
  const from = Readable.from([Buffer.from(input)]);
  const code = await runCommand(prerenderer, args, { input: from, output, terminal });
  return { code, said: terminal.text };
}

/** @param use is given a folder of these files and a path beside which it may write. */
export async function withFolder(
  files: Readonly<Record<string, string>>,
  use: (folder: string, out: string) => Promise<void>,
) {
  const base = mkdtempSync(join(tmpdir(), 'uni-command-'));
  try {
    for (const folder of ['from', 'out']) mkdirSync(join(base, folder));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(base, 'from', dirname(name)), { recursive: true });
      writeFileSync(join(base, 'from', name), text);
    }
    await use(join(base, 'from'), join(base, 'out/site'));
  } finally {
    rmSync(base, { recursive: true });
  }
}

export const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
