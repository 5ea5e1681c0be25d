import { readFileSync } from 'node:fs';

const TOKENS = 'react-views/_shared/tokens.css';
const PAIR = /<tr>\s*<td><code>([\w-]+)<\/code><\/td>\s*<td><code>([\w-]+)<\/code><\/td>/g;

const colourNames = () =>
  new Set([...readFileSync(TOKENS, 'utf8').matchAll(/--uni-colour-([\w-]+):/g)].map(([, name]) => name!));

/** Rows of a table that begin with two colours, text and ground, with a sample of both. */
export function withSwatches(html: string): string {
  const names = colourNames();
  return html.replace(PAIR, (row, text: string, ground: string) =>
    names.has(text) && names.has(ground)
      ? row.replace(
          '<code>',
          `<span class="d-swatch" data-text="${text}" data-ground="${ground}" aria-hidden="true">Aa</span><code>`,
        )
      : row,
  );
}

/** The rules for those samples, because a strict policy takes no colours from the markup. */
export const swatchRules = (): string =>
  [...colourNames()]
    .map(
      (name) =>
        `.d-swatch[data-text="${name}"]{color:var(--uni-colour-${name})}.d-swatch[data-ground="${name}"]{background:var(--uni-colour-${name})}`,
    )
    .join('');
