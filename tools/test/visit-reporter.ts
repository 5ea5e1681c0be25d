import { writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { inOneLine, longestInOneLine, TALLY_FILE, type Tally } from './tally.js';
import { NAMES_TESTS } from './visit-tests.js';

/** Names each file that has begun, shows the tests that fail and the longest files, and leaves the run's tally in `TALLY_FILE`. */
export default class VisitReporter implements Reporter {
  readonly #started = performance.now();
  readonly #files = new Set<string>();
  readonly #msOf = new Map<string, number>();
  readonly #failures: string[] = [];
  readonly #tally: Pick<Tally, 'passed' | 'skipped'> = { passed: 0, skipped: 0 };
  readonly #namesTests = Boolean(process.env[NAMES_TESTS]);

  onTestBegin(test: TestCase): void {
    const file = fileOf(test);
    if (!this.#files.has(file)) console.log(file);
    this.#files.add(file);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = fileOf(test);
    this.#msOf.set(file, (this.#msOf.get(file) ?? 0) + result.duration);
    const outcome = test.outcome();
    if (outcome === 'skipped') this.#tally.skipped++;
    else if (outcome === 'expected') this.#tally.passed++;
    else this.#fail(`${file}: ${sentenceOf(test)}`, result.errors, result);
    if (this.#namesTests && outcome !== 'unexpected')
      console.log(`${outcome === 'skipped' ? '﹣' : '✔'} ${sentenceOf(test)} (${result.duration} ms)`);
  }

  /** Of a file that cannot be read, or of what is started for all of them. */
  onError(error: TestError): void {
    this.#fail(error.location ? relative('.', error.location.file) : 'the tests that visit the site', [
      error,
    ]);
  }

  onEnd(): void {
    const tally: Tally = { ...this.#tally, failures: this.#failures };
    const longest = longestInOneLine(this.#msOf);
    if (longest) console.log(`${longest}, in two workers`);
    console.log(inOneLine('visits', this.#files.size, this.#started, tally));
    const file = process.env[TALLY_FILE];
    if (file) writeFileSync(file, JSON.stringify(tally));
  }

  printsToStdio(): boolean {
    return true;
  }

  #fail(name: string, errors: readonly TestError[], result?: TestResult): void {
    this.#failures.push(name);
    console.log(`\n✖ ${name}`);
    for (const { message, snippet, stack } of errors)
      console.log([stack ?? message, snippet].filter(Boolean).join('\n'));
    for (const line of [...(result?.stdout ?? []), ...(result?.stderr ?? [])]) process.stdout.write(line);
    const [picture] = result?.attachments.filter(({ path }) => path) ?? [];
    if (picture?.path)
      console.log(`what the page of this failure looked like: ${relative('.', dirname(picture.path))}`);
  }
}

const fileOf = ({ location }: TestCase): string => relative('.', location.file);

/** The words of its `describe`s and its own. */
const sentenceOf = (test: TestCase): string => test.titlePath().slice(3).join(' ');
