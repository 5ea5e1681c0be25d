import { titleOf } from '../../authoring/author-words.js';
import type { AuthoredComponent } from '../../authoring/components.js';
import { contentXml, type XmlNode } from '../../authoring/xml.js';
import { CORE_PROXIES, TEXT_POLICY, textTools } from './core-proxies.js';

/** A page of the template, in `/content`. */
export const SAMPLE_PAGE = '/content/uni-sample';
const OF_TEMPLATES = 'conf/uni/settings/wcm/templates';
/** The folder of the pages' template in the package. */
export const TEMPLATE = `${OF_TEMPLATES}/page`;
/** AEM lets authors choose this one for a fragment, because its name begins so. */
export const FRAGMENT_TEMPLATE = `${OF_TEMPLATES}/experience-fragment-web`;
export const TEMPLATES = [TEMPLATE, FRAGMENT_TEMPLATE];
const POLICIES = 'conf/uni/settings/wcm/policies';
const PAGE = 'uni/components/page';
const AREA = 'uni/components/area';
const TEXT = 'uni/components/text';
const CONTAINER = 'uni/components/container';
/** The id of what a page's template writes around its content. */
const MAIN = 'main';
/** Of areas: what a page may hold, what a column of a layout may, and what a fragment may. */
const [ON_PAGES, IN_COLUMNS, IN_FRAGMENTS] = ['page', 'column', 'fragment'];
/** Of a component that has styles. */
const STYLES = 'styles';

/**
 * Writes the parts of the templates that the elements decide, in `integrations/aem/ui.content`, by path: which components
 * go where, and which styles each may have.
 */
export function templateFiles(components: readonly AuthoredComponent[]): Map<string, string> {
  const styled = components.filter(({ styles }) => styles.length > 0);
  return new Map([
    [`${POLICIES}/.content.xml`, contentXml(policies(components, styled))],
    [
      `${TEMPLATE}/policies/.content.xml`,
      contentXml(mappings(styled, ON_PAGES, { 'cq:policy': `${PAGE}/${ON_PAGES}` })),
    ],
    [`${FRAGMENT_TEMPLATE}/policies/.content.xml`, contentXml(mappings(styled, IN_FRAGMENTS))],
  ]);
}

function policies(components: readonly AuthoredComponent[], styled: readonly AuthoredComponent[]): XmlNode {
  const onPages = components.filter(({ isForPages }) => isForPages);
  const pathsOf = (allowed: readonly AuthoredComponent[], proxies = CORE_PROXIES) => [
    ...allowed.map(({ resourceType }) => `/apps/${resourceType}`),
    ...proxies.map(({ name }) => `/apps/uni/components/${name}`),
  ];
  return {
    'jcr:primaryType': 'cq:Page',
    uni: {
      components: {
        page: { [ON_PAGES]: policy('University page', { mainContentSelector: MAIN }) },
        area: {
          [ON_PAGES]: policy('Page content', holding(pathsOf(onPages))),
          [IN_COLUMNS]: policy(
            'Column of a layout',
            holding(
              pathsOf(
                onPages.filter(({ isContainer }) => !isContainer),
                CORE_PROXIES.filter(({ isContainer }) => !isContainer),
              ),
            ),
          ),
          [IN_FRAGMENTS]: policy(
            'Fragment: a header, a footer, or what pages share',
            holding(pathsOf(components)),
          ),
        },
        text: { [TEXT_POLICY]: policy('Text', textTools()) },
        container: { [ON_PAGES]: policy('Container', holding(pathsOf(onPages))) },
        ...Object.fromEntries(
          styled.map(({ slug, title, styles, styleNames }) => [
            slug,
            { [STYLES]: policy(title, { 'cq:styleGroups': styleGroups(styles, styleNames) }) },
          ]),
        ),
      },
    },
  };
}

const policy = (title: string, rules: XmlNode): XmlNode => ({
  'jcr:title': title,
  'sling:resourceType': 'wcm/core/components/policy/policy',
  ...rules,
});

/** What becomes of a file of the asset store that an author drops between components, in the form of Adobe's policies. */
const OF_ASSETS = {
  image: { assetMimetype: 'image/*', droptarget: 'image', type: 'Images', component: 'image' },
  document: { assetMimetype: 'application/*', droptarget: 'file', type: 'Documents', component: 'download' },
} as const;

/** A container's rules: what it may hold, and what a dropped file becomes in it. */
const holding = (allowed: readonly string[]): XmlNode => ({
  components: [...allowed],
  'cq:authoring': {
    assetToComponentMapping: Object.fromEntries(
      Object.entries(OF_ASSETS).map(([name, { component, ...rule }]) => [
        name,
        { assetGroup: 'media', ...rule, resourceType: `uni/components/${component}` },
      ]),
    ),
  },
});

function styleGroups(styles: readonly string[], names: Readonly<Record<string, string>>): XmlNode {
  const style = (name: string) => ({
    'cq:styleId': name,
    'cq:styleClasses': name,
    'cq:styleLabel': names[name] ?? titleOf(name.slice(name.indexOf('--') + 2)),
  });
  const items = Object.fromEntries(styles.map((name, at) => [`item${at}`, style(name)]));
  const group = { 'cq:styleGroupLabel': 'Style', 'cq:styles': items };
  return { item0: group };
}

/** Where a template's page has each policy: `inRoot` is that of its container. */
function mappings(styled: readonly AuthoredComponent[], inRoot: string, ofPage: XmlNode = {}): XmlNode {
  const mapping = (name: string): XmlNode => ({
    'cq:policy': name,
    'sling:resourceType': 'wcm/core/components/policies/mapping',
  });
  const byComponent = styled.map(({ slug, resourceType }) => [slug, mapping(`${resourceType}/${STYLES}`)]);
  const inArea = {
    area: mapping(`${AREA}/${IN_COLUMNS}`),
    text: mapping(`${TEXT}/${TEXT_POLICY}`),
    container: mapping(`${CONTAINER}/${ON_PAGES}`),
    ...Object.fromEntries(byComponent),
  };
  return {
    'jcr:primaryType': 'cq:Page',
    'jcr:content': {
      ...ofPage,
      'sling:resourceType': 'wcm/core/components/policies/mappings',
      root: {
        ...mapping(`${AREA}/${inRoot}`),
        uni: { components: inArea },
      },
    },
  };
}
