import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import http from 'highlight.js/lib/languages/http';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import { escape as escapeHtml } from 'lodash-es';

/** The tags in JavaScript are `xml`. */
const LANGUAGES = { css, html: xml, http, js: javascript, json, sh: bash, ts: typescript, xml };

for (const [name, language] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, language);

/** A block of code. Where a script runs, keys scroll it if it is wider than its place, and it can be copied. */
export function codeBlock(text: string, language = ''): string {
  const isLine = !text.trim().includes('\n');
  return `<div class="d-block${isLine ? ' d-block--line' : ''}"><pre class="d-code"><code>${highlighted(text, language)}</code></pre><button class="d-block__copy" type="button" aria-live="polite" hidden>Copy</button></div>\n`;
}

/** Code as HTML, its words marked as far as its language is known. */
export const highlighted = (text: string, language: string): string =>
  Object.hasOwn(LANGUAGES, language) ? hljs.highlight(text, { language }).value : escapeHtml(text);
