/** Where the command tells what it does: standard error, so that pages may go to standard output. */
export interface Terminal {
  write(text: string): unknown;
}

/** What became of all pages. */
export interface Outcome {
  readonly pages: number;
  readonly faults: number;
}

const SHOWN_FAULTS = 20;
const PAGES_PER_LINE = 1000;

/** Counts pages and faults, and tells of them. */
export class Progress {
  readonly #terminal: Terminal;
  readonly #total: number;
  readonly #started = performance.now();
  #pages = 0;
  #faults = 0;

  constructor(terminal: Terminal, total: number) {
    this.#terminal = terminal;
    this.#total = total;
  }

  fault(path: string, what: string): void {
    this.#faults++;
    if (this.#faults <= SHOWN_FAULTS) this.#line(`${path}: ${what}`);
  }

  done(): void {
    this.#pages++;
    if (this.#pages % PAGES_PER_LINE === 0) this.#line(`${this.#pages} of ${this.#total} pages`);
  }

  end(): Outcome {
    const hidden = this.#faults - SHOWN_FAULTS;
    if (hidden > 0) this.#line(`and ${hidden} more`);
    const seconds = ((performance.now() - this.#started) / 1000).toFixed(1);
    const faults = this.#faults === 1 ? '1 fault' : `${this.#faults || 'no'} faults`;
    this.#line(`${this.#pages} ${this.#pages === 1 ? 'page' : 'pages'} in ${seconds} s, ${faults}`);
    return { pages: this.#pages, faults: this.#faults };
  }

  #line(text: string): void {
    this.#terminal.write(`${text}\n`);
  }
}
