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
    'Script in rich text',
    `${SAFETY}/sanitize.ts`,
    "...['style', 'form', 'input',",
    "...['input',",
    `${SAFETY}/sanitize.test.ts`,
  ),
  mutant(
    'The same on a server',
    `${SAFETY}/judged-alike.ts`,
    'svg|math|select|',
    '',
    'prerender/sanitizer/server-sanitizer.site.test.ts',
  ),
  mutant(
    "Ids in rich text that take a global's place",
    `${SAFETY}/sanitize.ts`,
    'SANITIZE_NAMED_PROPS: true,',
    '',
    `${SAFETY}/sanitize.test.ts`,
  ),
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
    'A page that holds up a server',
    'prerender/page-text.ts',
    'ascii.decode(bytes.subarray(0, PRESCANNED_BYTES))',
    'ascii.decode(bytes.subarray(0, 128 * PRESCANNED_BYTES))',
    'prerender/growth.node.test.ts',
  ),
  mutant(
    'An address that makes the page ask another server for its model (`//other-host/…`)',
    'prerender/ask.ts',
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
    'A hash that is a selector',
    'page/anchors/targets/targets.ts',
    'Document.prototype.getElementById.call(document, id)',
    'document.querySelector("#" + id)',
    'page/anchors/targets/find-target.test.ts',
  ),
  mutant(
    'Class lists of the table of contents as selectors',
    'elements/toc/class-list.ts',
    '.filter((name) => CLASS_NAME.test(name))',
    '',
    'elements/toc/collect-headings.test.ts',
  ),
  mutant(
    "Heading ids that take a global's place",
    'elements/toc/heading-ids.ts',
    'id in window || id in document',
    'id in document',
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
    'A search service that answers with script',
    'page/search/funnelback.ts',
    'return JSON.parse(text);',
    'return Function("return " + text)();',
    'page/search/search-courses.test.ts',
  ),
  mutant(
    'Pictures in rich text that tell others who reads',
    `${SAFETY}/sanitize.ts`,
    "  image.removeAttribute('srcset');\n",
    '',
    `${SAFETY}/sanitize.test.ts`,
  ),
  mutant(
    'A named element in the place of `uniPageState`, `document.cookie` or `currentScript`',
    'page/environment/modes.ts',
    "Reflect.get(Document.prototype, 'cookie', document)",
    'cookies',
    'page/environment/modes.test.ts',
  ),
  mutant(
    'A picture whose name hides what scripts ask the document for',
    'page/unshadow.ts',
    'image.name in Document.prototype',
    "image.name === 'querySelector'",
    'page/unshadow.test.ts',
  ),
  mutant(
    "A bundle's name that leads elsewhere",
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
    '`env=target` or `wcmmode` in an address',
    'page/authoring/start-authoring.ts',
    "!isEditingMode() || hostRole(host) === 'publish'",
    "hostRole(host) === 'publish'",
    'page/authoring/serve-authors.test.ts',
  ),
  mutant(
    'A page with changed prototypes, own tags of our names, or another version',
    'elements/_core/life/static-renderer/html-writer.ts',
    "own(props, 'dangerouslySetInnerHTML')",
    'props.dangerouslySetInnerHTML',
    'elements/_core/life/static-renderer/static-renderer.test.tsx',
  ),
  mutant(
    'One bad component that takes the page down',
    'elements/_core/life/react-renderer.tsx',
    '<Boundary onError={fail}>',
    '<Boundary onError={() => {}}>',
    'elements/_core/life/view-errors.test.tsx',
  ),
  mutant("One visitor's page for another", RULES[0], "!headers.has('set-cookie') &&", '', RULES[1]),
  mutant("An author's page in the cache", RULES[0], "!searchParams.has('wcmmode') &&", '', RULES[1]),
  mutant(
    'A nonce that is used twice',
    RULES[0],
    "hasNonce(finder.metas.get('content-security-policy'))",
    'false',
    RULES[1],
  ),
  mutant(
    "One host's page for another's",
    'prerender/edge/kept-pages.ts',
    '{host}/.uni-prerender/',
    '{1}/.uni-prerender/',
    'prerender/edge/kept-pages.node.test.ts',
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
    'Drafts that another site reads by a name of this machine',
    'fixtures/server/host.ts',
    'isForAuthors && !isOwnName(request.headers.host)',
    'false',
    'fixtures/server/host.node.test.ts',
  ),
  mutant(
    'An address that could be read in two ways',
    'fixtures/server/routes/path-fault.ts',
    "if (decoded.includes('//'))",
    'if (false)',
    'fixtures/server/routes/path-fault.node.test.ts',
  ),
  mutant(
    'A view that ends what it stands in',
    'prerender/place.ts',
    "new Set(['p', 'a', 'button'])",
    "new Set(['p', 'a'])",
    'prerender/prerender.node.test.ts',
  ),
];
