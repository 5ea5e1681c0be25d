import { escape as escapeHtml, kebabCase } from 'lodash-es';
import type { Example } from '../../../fixtures/examples/example.js';
import type { Surroundings } from '../layout.js';
import { stateOf } from './example-frame.js';

/** The permanent address of an example, from the docs' root on. */
export const examplePageName = (slug: string, { name }: Pick<Example, 'name'>): string =>
  `examples/${slug}-${kebabCase(name)}.html`;

/**
 * An example alone on a page, as its author has written it. What `?theme=dark&dir=rtl&lang=vi` asks for is done before
 * anything else is.
 */
export function examplePage(
  of: string,
  { name, html, state }: Example,
  around: Omit<Surroundings, 'groups'>,
) {
  const { head, root } = around;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(name)} | ${escapeHtml(of)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<script src="${root}libs/docs-example.js"></script>
${head}
<link rel="stylesheet" href="${root}libs/docs.css">
<link rel="icon" href="${root}icon.svg" type="image/svg+xml">
</head>
<body>
<main class="d-alone"${stateOf({ state })}>
${html}
</main>
</body>
</html>
`;
}
