import type { AuthoredComponent } from './components.js';
import type { Field } from './field.js';

/** Texts that are the same in every language, or that only a script reads. */
const NO_WORDS =
  /^(?:date|end|from|href|icon|id|languages?|logo|mail|network|open|phone|section|srclang|start|time|timeZone|type|until|version)$/;

/**
 * Writes the rules by which a translation project of AEM finds the components' words. An instance has one file of rules,
 * so a package must not bring it: whoever runs the instance copies this into its own.
 */
export function translationRules(
  components: readonly Pick<AuthoredComponent, 'resourceType' | 'fields'>[],
): string {
  const nodes = components.flatMap(({ resourceType, fields }) => {
    const names = [...new Set(wordsOf(fields))];
    return names.length > 0
      ? [`    <node resourceType="${resourceType}">\n${names.map(property).join('')}    </node>\n`]
      : [];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<nodelist>\n  <node path="/content">\n${nodes.join('')}  </node>\n</nodelist>\n`;
}

/** Lists and objects are nodes below, without a resource type. */
const property = (name: string) => `      <property name="${name}" translate="true" inherit="true"/>\n`;

/** The names of the properties with words, also of those in lists and objects. */
function wordsOf(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    if (NO_WORDS.test(field.name)) return [];
    if (field.fields) return wordsOf(field.fields);
    const isText = field.kind === 'text' && !field.choices && !field.chooser && !field.isAsset;
    const isWords = (isText || field.kind === 'html') && !field.isTechnical;
    return isWords ? [field.name] : [];
  });
}
