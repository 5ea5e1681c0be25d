import type { ElementBlock } from './element-block.js';

/** Words that visitors read. Choices, addresses and technical values are the same in every language. */
const isTranslated = ({ kind, choices, isTechnical, isAsset, chooser }: ElementBlock['fields'][number]) =>
  (kind === 'text' || kind === 'html') && !choices && !isTechnical && !isAsset && chooser === undefined;

/**
 * `wpml-config.xml`, by which WPML and Polylang Pro offer the words in attributes for translation. The blocks in a tag are
 * WordPress's own, which they know.
 *
 * @see https://wpml.org/documentation/support/language-configuration-files/
 */
export function translatedFields(blocks: readonly ElementBlock[]): string {
  const lines = blocks.flatMap(({ slug, tag, fields }) => {
    const paths = fields.filter(isTranslated).map(({ attribute }) => `//${tag}/@${attribute}`);
    if (paths.length === 0) return [];
    return [
      `    <gutenberg-block type="uni/${slug}" translate="1">`,
      ...paths.map((path) => `      <xpath>${path}</xpath>`),
      '    </gutenberg-block>',
    ];
  });
  return `<wpml-config>\n  <gutenberg-blocks>\n${lines.join('\n')}\n  </gutenberg-blocks>\n</wpml-config>\n`;
}
