import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Place } from './place.js';

const GUIDE = 'docs/getting-started-cms.md';
const ORIGIN = 'http://127.0.0.1:4502';

/** The guide's commands, as they stand there, make a first page and a component of one's own. */
export async function checkGuide({ checks, sling }: Place): Promise<void> {
  await checks.run('the commands of the guide make a page with a component, and one of a site', async () => {
    const blocks = readFileSync(GUIDE, 'utf8').matchAll(/^```sh\n(.*?)^```$/gms);
    const script = [...blocks].map(([, code]) => code!).find((code) => code.includes(ORIGIN));
    assert.ok(script, 'the guide has the commands');
    const { stdout } = await promisify(execFile)('bash', ['-ec', script.replace(ORIGIN, sling.origin)]);
    const pages = stdout.split('<!DOCTYPE html>').slice(1);
    const model = stdout.match(/^\{.*":type":"uni\/components\/page"\}/m)?.[0];
    assert.match(pages[0]!, /<title>My first page<\/title>.*<uni-callout [^>]*Open through the night/s);
    assert.match(String(model), /"title":"Open through the night"/);
    assert.match(pages[1]!, /<uni-callout [^>]*Bring a card/);
  });
}
