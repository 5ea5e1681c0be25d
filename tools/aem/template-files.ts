import type { AuthoredComponent } from '../authoring/components.js';
import { titleOf } from '../authoring/labels.js';
import { contentXml, type XmlNode } from '../authoring/xml.js';

/** A page of the template, in `/content`. */
export const SAMPLE_PAGE = '/content/uni-sample';
/** The template's folder in the package. */
export const TEMPLATE = 'conf/uni/settings/wcm/templates/page';
const NODE = { 'jcr:primaryType': 'nt:unstructured' } as const;
const SETTINGS = '/conf/uni/settings/wcm';
const PAGE = 'uni/components/page';
const AREA = 'uni/components/area';
const VISITORS_READ = `<?xml version="1.0" encoding="UTF-8"?>
<jcr:root xmlns:jcr="http://www.jcp.org/jcr/1.0" xmlns:rep="internal" jcr:primaryType="rep:ACL">
    <allow jcr:primaryType="rep:GrantACE" rep:principalName="everyone" rep:privileges="{Name}[jcr:read]"/>
</jcr:root>
`;
/** Of areas: what a page may hold, and what a column of a layout may. */
const [ON_PAGES, IN_COLUMNS] = ['page', 'column'];
/** Of a component that has styles. */
const STYLES = 'styles';

/** The page template with its policies, by path: which components go where, and which styles each may have. */
export function templateFiles(components: readonly AuthoredComponent[]): Map<string, string> {
  const styled = components.filter(({ styles }) => styles.length > 0);
  const folder = contentXml({ 'jcr:primaryType': 'sling:Folder', 'jcr:title': 'University' });
  return new Map([
    ['conf/uni/.content.xml', folder],
    ['conf/uni/settings/.content.xml', folder],
    ['conf/uni/settings/wcm/.content.xml', contentXml({ 'jcr:primaryType': 'cq:Page' })],
    ['conf/uni/settings/wcm/policies/.content.xml', contentXml(policies(components, styled))],
    ['conf/uni/settings/wcm/templates/.content.xml', contentXml({ 'jcr:primaryType': 'cq:Page' })],
    [`${TEMPLATE}/.content.xml`, contentXml(pageTemplate(styled))],
    ['conf/uni/settings/wcm/template-types/.content.xml', contentXml({ 'jcr:primaryType': 'cq:Page' })],
    ['conf/uni/settings/wcm/template-types/page/.content.xml', contentXml(pageTemplate([]))],
    // Visitors get the classes of styles from here.
    ['conf/uni/settings/wcm/policies/_rep_policy.xml', VISITORS_READ],
    ['conf/uni/settings/wcm/templates/_rep_policy.xml', VISITORS_READ],
    [`${SAMPLE_PAGE.slice(1)}/.content.xml`, contentXml(samplePage())],
  ]);
}

function policies(components: readonly AuthoredComponent[], styled: readonly AuthoredComponent[]): XmlNode {
  const onPages = components.filter(({ isForPages }) => isForPages);
  const pathsOf = (allowed: readonly AuthoredComponent[]) =>
    allowed.map(({ resourceType }) => `/apps/${resourceType}`);
  return {
    'jcr:primaryType': 'cq:Page',
    uni: {
      ...NODE,
      components: {
        ...NODE,
        page: { ...NODE, [ON_PAGES]: policy('University page', {}) },
        area: {
          ...NODE,
          [ON_PAGES]: policy('Page content', { components: pathsOf(onPages) }),
          [IN_COLUMNS]: policy('Column of a layout', {
            components: pathsOf(onPages.filter(({ isContainer }) => !isContainer)),
          }),
        },
        ...Object.fromEntries(
          styled.map(({ slug, title, styles, styleNames }) => [
            slug,
            { ...NODE, [STYLES]: policy(title, { 'cq:styleGroups': styleGroups(styles, styleNames) }) },
          ]),
        ),
      },
    },
  };
}

const policy = (title: string, rules: XmlNode): XmlNode => ({
  ...NODE,
  'jcr:title': title,
  'sling:resourceType': 'wcm/core/components/policy/policy',
  ...rules,
});

function styleGroups(styles: readonly string[], names: Readonly<Record<string, string>>): XmlNode {
  const style = (name: string) => ({
    ...NODE,
    'cq:styleId': name,
    'cq:styleClasses': name,
    'cq:styleLabel': names[name] ?? titleOf(name.slice(name.indexOf('--') + 2)),
  });
  const items = Object.fromEntries(styles.map((name, at) => [`item${at}`, style(name)]));
  const group = { ...NODE, 'cq:styleGroupLabel': 'Style', 'cq:styles': { ...NODE, ...items } };
  return { ...NODE, item0: group };
}

/** What authors may start from, and take away. */
function samplePage(): XmlNode {
  const component = (slug: string, properties: XmlNode): XmlNode => ({
    ...NODE,
    'sling:resourceType': `uni/components/${slug}`,
    ...properties,
  });
  return page(
    {
      heading: component('heading', { text: 'A sample page', level: 'h1' }),
      callout: component('callout', {
        title: 'Where to begin',
        description: '<p>Each part of this page is a component. Change one, or add others below it.</p>',
      }),
      more: component('show-more', {
        title: 'What is folded',
        defaultContent: '<p>This can be read at once.</p>',
        moreContent: '<p>This opens by the button.</p>',
      }),
    },
    { 'jcr:title': 'University page: a sample', 'jcr:language': 'en' },
  );
}

function page(area: XmlNode, more: XmlNode = {}): XmlNode {
  return {
    'jcr:primaryType': 'cq:Page',
    'jcr:content': {
      'jcr:primaryType': 'cq:PageContent',
      'cq:template': `${SETTINGS}/templates/page`,
      'sling:resourceType': PAGE,
      ...more,
      root: { ...NODE, 'sling:resourceType': AREA, ...area },
    },
  };
}

/** Authors fill its area. */
function pageTemplate(styled: readonly AuthoredComponent[]): XmlNode {
  const mapping = (name: string): XmlNode => ({
    ...NODE,
    'cq:policy': name,
    'sling:resourceType': 'wcm/core/components/policies/mapping',
  });
  const byComponent = styled.map(({ slug, resourceType }) => [slug, mapping(`${resourceType}/${STYLES}`)]);
  const inArea = { area: mapping(`${AREA}/${IN_COLUMNS}`), ...Object.fromEntries(byComponent) };
  return {
    'jcr:primaryType': 'cq:Template',
    'jcr:content': {
      'jcr:primaryType': 'cq:PageContent',
      'jcr:title': 'University page',
      'cq:templateType': `${SETTINGS}/template-types/page`,
      status: 'enabled',
    },
    initial: page({}),
    structure: page({ editable: true }, { 'cq:deviceGroups': ['/etc/mobile/groups/responsive'] }),
    policies: {
      'jcr:primaryType': 'cq:Page',
      'jcr:content': {
        ...NODE,
        'cq:policy': `${PAGE}/${ON_PAGES}`,
        'sling:resourceType': 'wcm/core/components/policies/mappings',
        root: {
          ...mapping(`${AREA}/${ON_PAGES}`),
          uni: { ...NODE, components: { ...NODE, ...inArea } },
        },
      },
    },
  };
}
