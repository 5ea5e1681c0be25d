/**
 * The package's version. package.json, CHANGELOG.md and the poms of `integrations/aem/` have the same
 * (`release.node.test.ts` compares). Each class has it as `uniVersion`, so that a second copy of the library can name both
 * versions.
 */
export const VERSION = '1.0.0';
