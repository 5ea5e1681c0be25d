import type { Declaration } from './attributes.js';
import { type StillView, type ViewWriter, walkView } from './walk-view.js';

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

/**
 * A still view as HTML, to the byte as React's `renderToStaticMarkup` writes it, and several times as fast.
 *
 * @throws NeedsReact for a view that only React can render, or what the view throws.
 */
export function viewToHtml(view: StillView): string {
  const writer = new HtmlWriter();
  walkView(view, writer);
  return writer.written;
}

class HtmlWriter implements ViewWriter {
  written = '';

  start(tag: string): void {
    this.written += `<${tag}`;
  }

  attribute(name: string, value: string): void {
    this.written += ` ${name}="${escaped(value)}"`;
  }

  style(declarations: readonly Declaration[]): void {
    this.attribute('style', declarations.map(([property, value]) => `${property}:${value}`).join(';'));
  }

  open(tag: string): void {
    this.written += VOID.has(tag) ? '/>' : '>';
  }

  text(text: string): void {
    this.written += escaped(text);
  }

  html(html: unknown): void {
    this.written += html ?? '';
  }

  close(tag: string): void {
    if (!VOID.has(tag)) this.written += `</${tag}>`;
  }
}

const escaped = (text: string) =>
  UNSAFE.test(text) ? text.replace(EACH_UNSAFE, (character) => REFERENCES[character]!) : text;
