import { contentXml, type XmlNode } from './xml.js';

const NODE = { 'jcr:primaryType': 'nt:unstructured' } as const;
const GRANITE = 'granite/ui/components/coral/foundation';
/** The tabs that AEM has for any page: title, description, language, redirect, vanity address, picture. */
const AEMS_TABS = '/mnt/overlay/wcm/foundation/components/basicpage/v1/basicpage/tabs';

/** The properties of a page: AEM's own, and what our page adds to them. */
export function pageDialogXml(): string {
  return contentXml({
    ...NODE,
    'jcr:title': 'Page',
    'sling:resourceType': 'cq/gui/components/authoring/dialog',
    extraClientlibs: [
      'cq.common.wcm',
      'cq.wcm.msm.properties',
      'granite.contexthub.configuration',
      'cq.siteadmin.admin.properties',
    ],
    mode: 'edit',
    content: {
      ...NODE,
      'granite:class': 'cq-dialog-content-page',
      'sling:resourceType': `${GRANITE}/container`,
      items: {
        ...NODE,
        tabs: {
          ...NODE,
          'granite:class': 'cq-siteadmin-admin-properties-tabs',
          'sling:resourceType': `${GRANITE}/tabs`,
          size: 'L',
          items: {
            ...NODE,
            basic: aemsTab('Basic', 'basic'),
            advanced: aemsTab('Advanced', 'advanced'),
            thumbnail: aemsTab('Thumbnail', 'thumbnail'),
            university: universityTab(),
          },
        },
      },
    },
  });
}

const aemsTab = (title: string, name: string): XmlNode => ({
  ...NODE,
  'jcr:title': title,
  'sling:resourceType': `${GRANITE}/include`,
  path: `${AEMS_TABS}/${name}`,
});

function universityTab(): XmlNode {
  const field = (type: string, more: XmlNode): XmlNode => ({
    ...NODE,
    'sling:resourceType': `${GRANITE}/form/${type}`,
    ...more,
  });
  const path = (fieldLabel: string, name: string, rootPath: string, fieldDescription: string) =>
    field('pathfield', { fieldLabel, fieldDescription, name: `./${name}`, rootPath, forceSelection: false });
  const fragments = '/content/experience-fragments';
  const inherited = 'Without one, that of the nearest page above.';
  const items: XmlNode = {
    ...NODE,
    header: path('Header', 'headerFragment', fragments, `The fragment above the page. ${inherited}`),
    footer: path('Footer', 'footerFragment', fragments, `The fragment below the page. ${inherited}`),
    app: field('select', {
      fieldLabel: 'Kind of page',
      fieldDescription: 'It decides which scripts and styles the page loads.',
      name: './app',
      items: {
        ...NODE,
        corporate: { ...NODE, text: 'Page of the university', value: 'corporate' },
        courses: { ...NODE, text: 'Course page', value: 'courses' },
      },
    }),
    canonical: path(
      'The one address of this content',
      'cq:canonicalUrl',
      '/content',
      'For search engines, where the same content stands on several pages.',
    ),
    dataLayer: field('checkbox', {
      text: 'Tell analytics what stands on this page and those below',
      name: './dataLayer',
      value: 'true',
      uncheckedValue: 'false',
    }),
  };
  const column: XmlNode = { ...NODE, 'sling:resourceType': `${GRANITE}/container`, items };
  return {
    ...NODE,
    'jcr:title': 'University',
    'sling:resourceType': `${GRANITE}/fixedcolumns`,
    items: { ...NODE, column },
  };
}
