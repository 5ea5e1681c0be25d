import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { localRepository, maven } from './maven.js';

/** The newest Sling Starter of which Maven Central has both the feature and its bundles. */
const STARTER = 'org.apache.sling:org.apache.sling.starter:12:slingosgifeature:oak_tar';
const STARTER_FILE =
  'org/apache/sling/org.apache.sling.starter/12/org.apache.sling.starter-12-oak_tar.slingosgifeature';
const LAUNCHER = 'org.apache.sling:org.apache.sling.feature.launcher:1.3.4';
const FRAMEWORK = 'org.apache.felix:org.apache.felix.framework:7.0.3';
/** Bundles that our pages do not need, and those that Maven Central lacks (Composum, the Starter's own content). */
const LEFT_OUT = new RegExp(
  [
    ...['attoparser', 'composum', 'davex', 'el-api', 'fontbox', 'freemarker', 'generalchecks'],
    ...['groovy', 'hc\\.api', 'hc\\.support', 'jcr-rmi', 'jempbox', 'jmx', 'js\\.provider', 'jstl'],
    ...['jaxws', 'models\\.caconfig', 'ognl', 'pdfbox', 'rhino', 'saaj', 'scripting\\.javascript'],
    ...['scripting\\.jsp', 'starter', 'threaddump', 'thymeleaf', 'tika-parsers', 'unbescape', 'validation'],
    'webdav',
  ].join('|'),
);
/** The filter answers 503 until the health checks of bundles that we leave out are done, which would be never. */
const LEFT_OUT_CONFIGURATION = /ServiceUnavailableFilter/;

interface Feature {
  readonly id: string;
  readonly bundles: readonly { readonly id: string }[];
  readonly configurations: Readonly<Record<string, object>>;
  readonly [extension: string]: unknown;
}

/** The files that Sling is started with. */
export interface PreparedSling {
  readonly feature: string;
  readonly classPath: string;
  readonly repository: string;
}

/** The folder that keeps what was prepared. You can name another one in `UNI_SLING_CACHE`. */
function cacheFolder(): string {
  const caches = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');
  return process.env.UNI_SLING_CACHE ?? join(caches, 'uni-elements/sling-starter-12');
}

/**
 * Fetches Sling through Maven, unless it has been fetched for the same feature.
 *
 * @throws an Error with the output of Maven.
 */
export function prepareSling(): PreparedSling {
  const folder = cacheFolder();
  const repository = localRepository();
  const [feature, classPath] = [join(folder, 'feature.json'), join(folder, 'class-path.txt')];
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(repository, STARTER_FILE))) {
    maven(['dependency:get', `-Dartifact=${STARTER}`, '-Dtransitive=false'], folder);
  }
  const made = JSON.stringify(ownFeature(JSON.parse(readFileSync(join(repository, STARTER_FILE), 'utf8'))));
  const isFetched = existsSync(classPath) && existsSync(feature) && readFileSync(feature, 'utf8') === made;
  if (!isFetched) {
    fetchBundles(JSON.parse(made) as Feature, folder, classPath);
    writeFileSync(feature, made);
  }
  return { feature, classPath: readFileSync(classPath, 'utf8').trim(), repository };
}

/** The Starter's feature without what we leave out: bundles, its demo content, and checks. */
function ownFeature(feature: Feature): Feature {
  const { bundles, configurations } = feature;
  const repoinit = feature['repoinit:TEXT|true'] as readonly string[];
  // The lines for the Starter's demo are its last.
  const demo = repoinit.findIndex((line) => line.includes('slingshot'));
  return {
    id: 'uni:cms:slingosgifeature:1',
    variables: feature.variables,
    'framework-properties': feature['framework-properties'],
    bundles: bundles
      .filter(({ id }) => !LEFT_OUT.test(id))
      .map((bundle) => ({ ...bundle, 'feature-origins': undefined })),
    configurations: Object.fromEntries(
      Object.entries(configurations).filter(([name]) => !LEFT_OUT_CONFIGURATION.test(name)),
    ),
    'repoinit:TEXT|true': [...repoinit.slice(0, demo), ...OWN_REPOINIT],
    'execution-environment:JSON|false': feature['execution-environment:JSON|false'],
  };
}

/** Lets visitors read the apps' folders, because client libraries are in them. AEM has a proxy for that, Sling has not. */
const OWN_REPOINIT = [
  'create path (sling:Folder) /apps/uni',
  'create path (sling:Folder) /apps/mysite',
  'create path (sling:Folder) /apps/core',
  'set ACL for everyone',
  '    allow jcr:read on /apps/uni',
  '    allow jcr:read on /apps/mysite',
  '    allow jcr:read on /apps/core',
  'end',
];

/** Writes two projects for Maven: one fetches the bundles, each alone, the other the launcher with its dependencies. */
function fetchBundles({ bundles }: Feature, folder: string, classPath: string): void {
  const dependency = (id: string, isAlone: boolean) => {
    const parts = id.split(':');
    const [group, artifact] = parts;
    const alone = isAlone
      ? '<exclusions><exclusion><groupId>*</groupId><artifactId>*</artifactId></exclusion></exclusions>'
      : '';
    return `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${parts.at(-1)}</version>${alone}</dependency>`;
  };
  const run = (name: string, dependencies: readonly string[], goal: string, ...args: string[]) => {
    const project = join(folder, name);
    mkdirSync(project, { recursive: true });
    const about = `<modelVersion>4.0.0</modelVersion><groupId>uni</groupId><artifactId>${name}</artifactId><version>1</version><packaging>pom</packaging>`;
    const pom = `<project>${about}<dependencies>${dependencies.join('')}</dependencies></project>`;
    writeFileSync(join(project, 'pom.xml'), pom);
    maven([`org.apache.maven.plugins:maven-dependency-plugin:3.6.1:${goal}`, ...args], project);
  };
  const alone = [...bundles.map(({ id }) => id), FRAMEWORK].map((id) => dependency(id, true));
  run('bundles', alone, 'resolve');
  run('launcher', [dependency(LAUNCHER, false)], 'build-classpath', `-Dmdep.outputFile=${classPath}`);
}
