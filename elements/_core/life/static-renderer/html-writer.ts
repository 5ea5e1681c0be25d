import type { View } from '../renderer.js';
import type { Declaration } from './attributes.js';
import { type ViewWriter, writeView } from './write-view.js';

const VOID = new Set(['br', 'col', 'hr', 'img', 'source', 'track', 'wbr']);
const UNSAFE = /["&'<>]/;
const EACH_UNSAFE = new RegExp(UNSAFE, 'g');
const REFERENCES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

interface HtmlOptions {
  /** The attribute that styles are written to. */
  readonly styleName?: string;
}

/**
 * A view as HTML, to the byte as React's `renderToStaticMarkup` writes it, and several times as fast; as `renderToString`
 * does, for React to hydrate, where it takes it over later.
 *
 * @throws NeedsReact for a view that only React can render, or what the view throws.
 */
export function viewToHtml(view: View, options: HtmlOptions = {}): string {
  const writer = new HtmlWriter(view, options);
  writeView(view, writer);
  return writer.written;
}

/** What is written before and behind what differs: a page has few of them, many times. */
const starts = new Map<string, string>();
const ends = new Map<string, string>();
const names = new Map<string, string>();

function kept(texts: Map<string, string>, name: string, make: (name: string) => string): string {
  let text = texts.get(name);
  if (text === undefined) {
    text = make(name);
    texts.set(name, text);
  }
  return text;
}

const start = (tag: string) => `<${tag}`;
const end = (tag: string) => (VOID.has(tag) ? '' : `</${tag}>`);
const beforeValue = (name: string) => ` ${name}="`;

class HtmlWriter implements ViewWriter {
  written = '';
  readonly #hydrates: boolean;
  readonly #styleName: string;
  #isAfterText = false;

  constructor({ hydrates = false }: View, { styleName = 'style' }: HtmlOptions) {
    this.#hydrates = hydrates;
    this.#styleName = styleName;
  }

  start(tag: string): void {
    this.written += kept(starts, tag, start);
    this.#isAfterText = false;
  }

  attribute(name: string, value: string): void {
    this.written = `${this.written}${kept(names, name, beforeValue)}${escaped(value)}"`;
  }

  style(declarations: readonly Declaration[]): void {
    this.attribute(
      this.#styleName,
      declarations.map(([property, value]) => `${property}:${value}`).join(';'),
    );
  }

  open(tag: string): void {
    this.written += VOID.has(tag) ? '/>' : '>';
  }

  text(text: string): void {
    // React finds its texts by what stands between them.
    if (this.#hydrates && this.#isAfterText) this.written += '<!-- -->';
    this.written += escaped(text);
    this.#isAfterText = true;
  }

  html(html: unknown): void {
    this.written += html ?? '';
  }

  close(tag: string): void {
    this.#isAfterText = false;
    this.written += kept(ends, tag, end);
  }
}

const escaped = (text: string) =>
  UNSAFE.test(text) ? text.replace(EACH_UNSAFE, (character) => REFERENCES[character]!) : text;
