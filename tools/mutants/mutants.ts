/** A change of one source that takes a defence away, and the test that has to notice. */
export interface Mutant {
  /** The threat, as the first cell of its row in docs/threat-model.md. */
  readonly threat: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly test: string;
}

const mutant = (threat: string, file: string, from: string, to: string, test: string): Mutant => ({
  threat,
  file,
  from,
  to,
  test,
});

const SAFETY = 'elements/_core/safety';
const RULES = ['prerender/edge/rules.ts', 'prerender/edge/rules.node.test.ts'] as const;

export const MUTANTS: readonly Mutant[] = [
  mutant(
    '`javascript:` and its disguises in links',
    `${SAFETY}/safe-url.ts`,
    'const TABS_AND_NEWLINES = /[\\t\\n\\r]/g;',
    'const TABS_AND_NEWLINES = /[\\t]/g;',
    `${SAFETY}/safe-url.test.ts`,
  ),
  mutant(
    'A window that reaches back',
    `${SAFETY}/sanitize.ts`,
    "if (target === '_blank') link.setAttribute('rel', 'noopener');",
    '',
    `${SAFETY}/sanitize.test.ts`,
  ),
  mutant(
    'Prototype pollution by keys of a model',
    'page/model/normalise-keys.ts',
    "['__proto__', 'constructor', 'prototype']",
    "['__proto__', 'prototype']",
    'page/model/normalise-keys.test.ts',
  ),
  mutant(
    'A model too deep, too large or too late',
    'prerender/ask.ts',
    'readBody(response, address, RESPONSE_BODY_BYTES)',
    'readBody(response, address, Number.POSITIVE_INFINITY)',
    'prerender/ask.node.test.ts',
  ),
  mutant(
    'An address that makes the page ask another server for its model (`//other-host/…`)',
    'prerender/own-path.ts',
    'url.origin !== new URL(base).origin ||',
    '',
    'prerender/ask.node.test.ts',
  ),
  mutant(
    'A language switch that leads off the site',
    'page/locale/language-address.ts',
    '&& new URL(href).origin === location.origin ? href',
    '? href',
    'page/locale/language-address.test.ts',
  ),
  mutant(
    'Class lists of the table of contents as selectors',
    'elements/toc/class-list.ts',
    '.filter((name) => CLASS_NAME.test(name))',
    '',
    'elements/toc/collect-headings.test.ts',
  ),
  mutant(
    'An SVG icon with script, style or references',
    'elements/icon/icon-files.ts',
    "redirect: 'error',",
    '',
    'elements/icon/icon-files.test.ts',
  ),
  mutant(
    'Pictures in rich text that tell others who reads',
    `${SAFETY}/sanitize.ts`,
    "  image.removeAttribute('srcset');\n",
    '',
    `${SAFETY}/sanitize.test.ts`,
  ),
  mutant(
    'A picture whose name hides what scripts ask the document for',
    'page/unshadow.ts',
    'image.name in Document.prototype',
    "image.name === 'querySelector'",
    'page/unshadow.test.ts',
  ),
  mutant(
    'A bundle’s name that leads elsewhere',
    'loader/load-page-scripts.ts',
    '/^[a-z0-9][a-z0-9-]*$/',
    '/^[a-z0-9./][a-z0-9./-]*$/',
    'loader/load-page-scripts.test.ts',
  ),
  mutant(
    'A Trusted Types policy that others use by accident',
    `${SAFETY}/trusted-types.ts`,
    'if (shown === token) return value;',
    'if (shown !== null) return value;',
    `${SAFETY}/trusted-types.test.ts`,
  ),
  mutant(
    'Messages of a frame around the page, faked editor events',
    'page/authoring/editor-frame.ts',
    'isEditor && origin === location.origin ?',
    'isEditor ?',
    'page/authoring/protocols.test.ts',
  ),
  mutant(
    'A page with changed prototypes, own tags of our names, or another version',
    'elements/_core/life/static-renderer/html-writer.ts',
    "own(props, 'dangerouslySetInnerHTML')",
    'props.dangerouslySetInnerHTML',
    'elements/_core/life/static-renderer/static-renderer.test.tsx',
  ),
  mutant('One visitor’s page for another', RULES[0], "!headers.has('set-cookie') &&", '', RULES[1]),
  mutant('An author’s page in the cache', RULES[0], "!searchParams.has('wcmmode') &&", '', RULES[1]),
  mutant(
    'A nonce that is used twice',
    RULES[0],
    "hasNonce(finder.metas.get('content-security-policy'))",
    'false',
    RULES[1],
  ),
  mutant(
    'One host’s page for another’s',
    'prerender/edge/page-store.ts',
    '{host}/.uni-prerender/',
    '{1}/.uni-prerender/',
    'prerender/edge/page-store.node.test.ts',
  ),
  mutant(
    'A page that takes too long, or is too large',
    'prerender/limits.ts',
    'export const MOST_ELEMENTS = 50_000;',
    'export const MOST_ELEMENTS = 50_000_000;',
    'prerender/prerender.node.test.ts',
  ),
  mutant(
    'Writes by strangers to the demo server',
    'fixtures/server/authoring/write-guard.ts',
    ' && Number(until) > now',
    '',
    'fixtures/server/authoring/write-guard.node.test.ts',
  ),
  mutant(
    'A view that ends what it stands in',
    'prerender/place.ts',
    "new Set(['p', 'a', 'button'])",
    "new Set(['p', 'a'])",
    'prerender/place.node.test.ts',
  ),
];
