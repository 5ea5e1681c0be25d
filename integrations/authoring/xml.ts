/** One node of a repository as its XML view (FileVault's `.content.xml`) writes it. */
export interface XmlNode {
  readonly [attribute: string]: AttributeValue | XmlNode | undefined;
}
type AttributeValue = string | number | boolean | readonly string[];

const NAMESPACES = [
  'xmlns:dam="http://www.day.com/dam/1.0"',
  'xmlns:sling="http://sling.apache.org/jcr/sling/1.0"',
  'xmlns:granite="http://www.adobe.com/jcr/granite/1.0"',
  'xmlns:cq="http://www.day.com/jcr/cq/1.0"',
  'xmlns:jcr="http://www.jcp.org/jcr/1.0"',
  'xmlns:nt="http://www.jcp.org/jcr/nt/1.0"',
];
const INDENT = '  ';
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xa;',
  '\r': '&#xd;',
};

/**
 * A `.content.xml`: attributes are properties, nested nodes are children, in the order in which they are given. A node that
 * does not say its type is unstructured.
 */
export function contentXml(root: XmlNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('jcr:root', root, 0, NAMESPACES)}`;
}

function element(name: string, node: XmlNode, depth: number, before: readonly string[] = []): string {
  const entries = Object.entries({ 'jcr:primaryType': 'nt:unstructured', ...node });
  const attributes = entries.flatMap(([key, value]) =>
    value === undefined || isNode(value) ? [] : `${key}="${attributeText(value)}"`,
  );
  const children = entries.flatMap(([key, value]) => (isNode(value) ? element(key, value, depth + 1) : []));
  const indent = INDENT.repeat(depth);
  const open = [name, ...before, ...attributes].join(`\n${indent}${INDENT}${INDENT}`);
  if (children.length === 0) return `${indent}<${open}/>\n`;
  return `${indent}<${open}>\n${children.join('')}${indent}</${name}>\n`;
}

function isNode(value: AttributeValue | XmlNode | undefined): value is XmlNode {
  return typeof value === 'object' && !Array.isArray(value);
}

/** FileVault reads `{Type}` and `[a,b]` at a value's start, and a back slash as an escape. */
function attributeText(value: AttributeValue): string {
  if (typeof value === 'boolean') return `{Boolean}${value}`;
  if (typeof value === 'number') return `{${Number.isInteger(value) ? 'Long' : 'Double'}}${value}`;
  if (typeof value !== 'string')
    return escapeXml(`[${value.map((item) => item.replace(/[\\,]/g, '\\$&')).join()}]`);
  return escapeXml(value.replaceAll('\\', '\\\\').replace(/^[{[]/, '\\$&'));
}

const escapeXml = (text: string) => text.replace(/[&<>"\t\n\r]/g, (character) => ESCAPES[character]!);
