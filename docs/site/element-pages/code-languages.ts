import { oneAttributeALine } from '../attribute-lines.js';
import { jsxOf, type KindNames, type MarkupNode } from './jsx.js';

/** An example in one of the languages that it is used from. */
export interface ExampleCode {
  readonly name: string;
  /** As the highlighter knows it. */
  readonly language: string;
  readonly text: string;
}

/** Some markup, as text and as a tree, and the element that it is an example of. */
export interface Written {
  readonly html: string;
  readonly tree: readonly MarkupNode[];
  readonly slug: string;
  readonly props: KindNames;
}

/** The same example for who writes HTML, a CMS template, a React application, or has a bundler. */
export function codesOf({ html, tree, slug, props }: Written): readonly ExampleCode[] {
  const imports = `import '@uni/elements/styles.css';\nimport '@uni/elements/${slug}/define';`;
  const markup = oneAttributeALine(html.trim());
  return [
    { name: 'HTML', language: 'html', text: markup },
    { name: 'HTL', language: 'html', text: htl(slug) },
    { name: 'JSX', language: 'js', text: `${imports}\n\n${component(jsxOf(tree, props))}` },
    {
      name: 'npm',
      language: 'html',
      text: `<script type="module">\n${indented(imports)}\n</script>\n\n${markup}`,
    },
  ];
}

/** The component is a node of the page that its template names. Its dialog fills it in. */
const htl = (slug: string) =>
  `<sly data-sly-resource="\${'${slug}' @ resourceType='uni/components/${slug}'}"></sly>`;

const component = (jsx: string) => `export const Example = () => (\n${indented(jsx)}\n);`;

const indented = (lines: string) => lines.replace(/^(?=.)/gm, '  ');
