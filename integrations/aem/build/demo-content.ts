import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFiller, languageOf } from '../../../fixtures/content/facts/with-facts.js';
import { appOfPage } from '../../../fixtures/content-files/app-head.js';
import type { Model } from '../../../fixtures/content-files/model.js';
import { isModel } from '../../../fixtures/content-files/model.js';
import { coursePage } from '../../../fixtures/server/content/catalogue-pages.js';
import { contentXml, type XmlNode } from '../../authoring/xml.js';

const CONTENT = 'fixtures/content';
const MODEL_ENDING = '.model.json';
const FRAGMENTS = '/content/experience-fragments/uni';
const FRAGMENT_TYPE = 'cq/experience-fragments/components/experiencefragment';
const VARIATION_TYPE = 'uni/components/xfpage';
/** Where AEM keeps the first variation of a fragment, below the fragment's page. */
export const MASTER = '/master';
/** The package has the dates of the day that it is built on. */
const filled = createFiller();

/** The courses' root leads to their search. */
const COURSES: DemoPage = {
  path: '/courses',
  isFragment: false,
  model: {
    ':type': 'uni/components/page',
    title: 'Courses',
    language: 'en',
    'cq:redirectTarget': '/content/courses/search',
  },
};

/** A page or a fragment of the demo university. */
export interface DemoPage {
  /** `/courses/search`, and of fragments `/content/experience-fragments/…`. */
  readonly path: string;
  readonly isFragment: boolean;
  readonly model: Model;
}

/** A link of a page, as a value or in rich text. */
const LINK = /(?:"|href=\\")(?:\/content)?(\/[\w/-]+)\.html/g;

/** The pages that these link to, and so on: courses of the catalogue and their folder. */
export function linkedPages(pages: readonly DemoPage[]): DemoPage[] {
  const written = new Map([COURSES, ...demoPages()].map((page) => [page.path, page]));
  const found = new Map(pages.map((page) => [page.path, page]));
  for (const { model } of found.values())
    for (const [, path = ''] of JSON.stringify(model).matchAll(LINK)) {
      const course = courseAt(path);
      const page = written.get(path) ?? (course && { path, isFragment: false, model: course });
      if (page && !found.has(path)) found.set(path, page);
    }
  return [...found.values()].slice(pages.length);
}

/** The demo university's pages and fragments that somebody wrote, but those that test what is broken. */
export function demoPages(): DemoPage[] {
  return readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(MODEL_ENDING) && !name.startsWith('tests/'))
    .sort()
    .map((name) => {
      const isFragment = name.startsWith('experience-fragments/');
      const path = `/${name.slice(0, -MODEL_ENDING.length)}`;
      const written = JSON.parse(readFileSync(join(CONTENT, name), 'utf8')) as Model;
      return { path, isFragment, model: filled(written, languageOf(written, path)) };
    });
}

/** A file of data that the demo university's pages call. */
export const demoData = (file: string): string =>
  JSON.stringify(filled(JSON.parse(readFileSync(file, 'utf8')) as Model, 'en'));

function courseAt(path: string): Model | undefined {
  const course = coursePage(path);
  return course && filled(course, 'en');
}

/**
 * A page's node in the repository, by its path: with the fragments that frame it, or, of a fragment, AEM's own page with
 * the variation below it. Pages name the fragment and not the variation, as an author may.
 */
export function pageFiles({ path, isFragment, model }: DemoPage): Map<string, string> {
  const content = pageContentOf(model);
  const page = (jcrContent: XmlNode) =>
    contentXml({ 'jcr:primaryType': 'cq:Page', 'jcr:content': jcrContent });
  const folder = model.language === 'vi' ? `${FRAGMENTS}/vi` : FRAGMENTS;
  if (!isFragment)
    return new Map([
      [
        path,
        page({
          ...content,
          headerFragment: `${folder}/header`,
          footerFragment: `${folder}/footer`,
          app: appOfPage(path),
        }),
      ],
    ]);
  const ofFragment = { 'jcr:primaryType': 'cq:PageContent', 'sling:resourceType': FRAGMENT_TYPE };
  const ofVariation = { 'cq:xfVariantType': 'web', 'cq:xfMasterVariation': true };
  return new Map([
    [path, page(ofFragment)],
    [path + MASTER, page({ ...content, 'sling:resourceType': VARIATION_TYPE, ...ofVariation })],
  ]);
}

/** The properties that a page's model has of the page itself, under the names by which AEM's page properties store it. */
const NAMES_OF_AEM: Readonly<Record<string, string>> = {
  title: 'jcr:title',
  description: 'jcr:description',
  language: 'jcr:language',
};

/** The content of a page. */
export const pageContentOf = (model: Model): XmlNode =>
  Object.fromEntries(
    Object.entries(nodeOf(model, 'cq:PageContent')).map(([name, value]) => [
      NAMES_OF_AEM[name] ?? name,
      value,
    ]),
  );

/** A node of a model as the repository stores it: lists and objects are nodes below. */
export function nodeOf(model: Model, primaryType = 'nt:unstructured'): XmlNode {
  const items = isModel(model[':items']) ? model[':items'] : {};
  const order = Array.isArray(model[':itemsOrder']) ? (model[':itemsOrder'] as string[]) : Object.keys(items);
  const own = Object.entries(model).filter(([name]) => !name.startsWith(':'));
  return {
    'jcr:primaryType': primaryType,
    ...(typeof model[':type'] === 'string' && { 'sling:resourceType': model[':type'] }),
    ...Object.fromEntries(own.map(([name, value]) => [name, stored(value)])),
    ...Object.fromEntries(order.map((name) => [name, nodeOf(items[name] as Model)])),
  };
}

function stored(value: unknown): XmlNode[string] {
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every((item) => typeof item === 'string')) return value as string[];
    const nodes = value.filter(isModel).map((item, at) => [`item${at}`, nodeOf(item as Model)] as const);
    return { 'jcr:primaryType': 'nt:unstructured', ...Object.fromEntries(nodes) };
  }
  if (isModel(value)) return nodeOf(value);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined;
}
