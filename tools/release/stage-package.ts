import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Files beside `dist/` in the package. */
const BESIDE = ['LICENSE', 'CHANGELOG.md', 'SECURITY.md'];
/** What package.json says to who works on the project only. */
const NOT_PUBLISHED = ['workspaces', 'scripts', 'devDependencies', 'allowScripts'];

interface Manifest {
  readonly version: string;
  readonly homepage: string;
}

/**
 * Puts together what npm publishes.
 *
 * @param dist as built. @param folder to put it into.
 */
export function stagePackage(dist: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const file of BESIDE) cpSync(file, join(folder, file));
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  const published = Object.fromEntries(
    Object.entries(manifest).filter(([key]) => !NOT_PUBLISHED.includes(key)),
  );
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  writeFileSync(join(folder, 'README.md'), withAddresses(readFileSync('README.md', 'utf8'), manifest));
  // Tests build beside a package.json of their own.
  const isOurs = (path: string) => path !== join(dist, 'package.json');
  cpSync(dist, join(folder, 'dist'), { recursive: true, filter: isOurs });
}

const RELATIVE_LINK = /(!?\[[^\]]*)\]\((?!https?:|mailto:|#)([^)\s]+)\)/g;

/** A text of the project's with links that lead to the version's own files, wherever it is read. */
export function withAddresses(markdown: string, { version, homepage }: Manifest): string {
  const place = homepage.replace(/#.*$/, '');
  const addressOf = (file: string, kind: string) => `${place}/${kind}/v${version}/${posix.normalize(file)}`;
  return markdown.replace(RELATIVE_LINK, (_, label: string, file: string) => {
    const kind = label.startsWith('!') ? 'raw' : 'blob';
    return `${label}](${addressOf(file, kind)})`;
  });
}
