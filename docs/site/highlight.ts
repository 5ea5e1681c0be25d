import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import http from 'highlight.js/lib/languages/http';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import { escapeHtml } from './escape.js';

const LANGUAGES = { css, html: xml, http, js: javascript, json, sh: bash, ts: typescript };

for (const [name, language] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, language);

/**
 * A block of code, its words marked as far as its language is known; it can be scrolled by keyboard, and copied where a
 * script runs.
 */
export function codeBlock(text: string, language = ''): string {
  const marked = Object.hasOwn(LANGUAGES, language)
    ? hljs.highlight(text, { language }).value
    : escapeHtml(text);
  return `<div class="d-block"><pre class="d-code" tabindex="0"><code>${marked}</code></pre><button class="d-block__copy" type="button" aria-live="polite" hidden>Copy</button></div>\n`;
}
