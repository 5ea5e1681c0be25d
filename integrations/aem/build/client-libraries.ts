import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentXml } from '../../authoring/xml.js';

/** Where AEM serves the client library's files. */
const RESOURCES = '/etc.clientlibs/uni/clientlibs/uni/resources';
const BUILT_FOR = '/etc.clientlibs/uni/';
const APPS = ['corporate', 'courses'];
const AS_IT_IS = ['default:none', 'min:none'];
/** Adds what the head template writes. */
const START = readFileSync(new URL('start.js.txt', import.meta.url), 'utf8');
const SCRIPT = /<script ([^>]*)>/g;
const ATTRIBUTE = /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'))?/g;

/** Returns the head's snippet that the CMS's build has written, with the addresses that the package has. */
export const headFile = (cms: string, name: string): string =>
  readFileSync(join(cms, name), 'utf8').replaceAll(BUILT_FOR, `${RESOURCES}/`);

/**
 * The client libraries that a site's own can embed, by path below `clientlibs`: one for each app, with its style sheet,
 * and a script that adds what the head template writes. Modules and hashes stay where they are.
 */
export function clientLibraries(cms: string): Map<string, string> {
  return new Map(APPS.flatMap((app) => Object.entries(libraryOf(cms, app))));
}

const libraryOf = (cms: string, app: string) => ({
  [`${app}/.content.xml`]: contentXml({
    'jcr:primaryType': 'cq:ClientLibraryFolder',
    allowProxy: true,
    categories: [`uni.elements.${app}`],
    cssProcessor: AS_IT_IS,
    jsProcessor: AS_IT_IS,
  }),
  [`${app}/css.txt`]: `#base=css\n${app}.css\n`,
  [`${app}/js.txt`]: '#base=js\nstart.js\n',
  [`${app}/css/${app}.css`]: readFileSync(join(cms, `${app}.css`), 'utf8').replaceAll(
    /url\((["']?)(?:\.\/)?(?=fonts\/)/g,
    `url($1${RESOURCES}/`,
  ),
  [`${app}/js/start.js`]: START.replace(/%([\w-]*)%/g, (_, when) =>
    scriptsIn(cms, `head-${app}${when}.html`),
  ),
});

function scriptsIn(cms: string, head: string): string {
  const scripts = [...headFile(cms, head).matchAll(SCRIPT)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, name, quoted, single]) => [name, quoted ?? single ?? '']),
    ),
  );
  return JSON.stringify(scripts);
}
