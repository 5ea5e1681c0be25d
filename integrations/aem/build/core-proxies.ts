import { contentXml, type XmlNode } from '../../authoring/xml.js';

/** A component of Adobe's that comes with the package under a name of ours, because no element is its like. */
interface CoreProxy {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Below `core/wcm/components`. */
  readonly extended: string;
  readonly isContainer?: true;
}

export const CORE_PROXIES: readonly CoreProxy[] = [
  {
    name: 'text',
    title: 'Text',
    description: 'Paragraphs with headings, lists, links, tables and quotations.',
    extended: 'text/v2/text',
  },
  {
    name: 'container',
    title: 'Container',
    description: 'Holds other components, with a layout, a background and an id.',
    extended: 'container/v1/container',
    isContainer: true,
  },
  {
    name: 'separator',
    title: 'Separator',
    description: 'A line between two parts of a page.',
    extended: 'separator/v1/separator',
  },
  {
    name: 'download',
    title: 'Download',
    description: 'A file of the asset store, with its title, size and kind.',
    extended: 'download/v2/download',
  },
  {
    name: 'embed',
    title: 'Embed',
    description: 'What another site offers for embedding, as the policy allows.',
    extended: 'embed/v2/embed',
  },
];

const GROUP = 'University';
/** By the name of their policy, what the editor of texts offers. An author's own text is the only place of tables. */
export const TEXT_POLICY = 'page';
const FORMATS = {
  p: 'Paragraph',
  h2: 'Heading 2',
  h3: 'Heading 3',
  h4: 'Heading 4',
  blockquote: 'Quotation',
};

export const proxyXml = ({ title, description, extended, isContainer }: CoreProxy): string =>
  contentXml({
    'jcr:primaryType': 'cq:Component',
    'jcr:title': title,
    'jcr:description': description,
    componentGroup: GROUP,
    'sling:resourceSuperType': `core/wcm/components/${extended}`,
    ...(isContainer && { 'cq:isContainer': true }),
  });

/** The plugins of the text's policy, in the form of Core's policy dialog. */
export const textTools = (): XmlNode => ({
  rtePlugins: {
    format: { features: ['bold', 'italic'] },
    justify: { features: '-' },
    links: { features: ['modifylink', 'unlink'] },
    lists: { features: '*' },
    paraformat: {
      features: '*',
      formats: Object.fromEntries(
        Object.entries(FORMATS).map(([tag, description]) => [`default_${tag}`, { tag, description }]),
      ),
    },
    subsuperscript: { features: '*' },
    table: { features: '*' },
    undo: { features: '*' },
  },
});
