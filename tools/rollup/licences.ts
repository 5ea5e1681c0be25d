import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OutputBundle, Plugin } from 'rollup';

export const LICENCES = 'THIRD-PARTY-LICENCES.txt';

/** A package's own description. */
interface About {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly author?: string | { readonly name: string };
  readonly repository?: string | { readonly url: string };
}

/** Packages that are in none of the modules, by a part of the file's name that holds it. */
const BY_FILE: Readonly<Record<string, string>> = {
  'be-vietnam-pro': '@fontsource/be-vietnam-pro',
  newsreader: '@fontsource/newsreader',
  'noto-sans-arabic': '@fontsource/noto-sans-arabic',
};
/** A module of ours that is drawn after others' shapes. Their licences stand beside it: the drawings need no packages. */
const ICONS = 'react-views/_shared/icons';
const DRAWN = ['lucide-static', 'simple-icons'].map((name) => join(ICONS, `${name}.licence.txt`));
const LICENCE_FILE = /^(?:licen[cs]e|copying)(?:\.\w+)?$/i;

/** The texts of licences whose packages bring none, because MIT and BSD ask for them with each copy. */
const TEXTS = 'tools/rollup/licence-texts';

/** By folder of `dist/`: the packages of others in it, which several builds may write into. */
const inFolders = new Map<string, Map<string, string>>();

/** Writes the licences of all that others made into each folder that holds some of it. */
export const licences = (): Plugin => ({
  name: 'licences',
  generateBundle({ dir, file = '' }, bundle) {
    const folder = dir ?? dirname(file);
    const known = inFolders.get(folder) ?? new Map<string, string>();
    inFolders.set(folder, known);
    for (const place of placesIn(bundle)) if (!known.has(place)) known.set(place, licenceOf(place));
    if (known.size === 0) return;
    const source = [HEAD, ...[...known].sort().map(last)].join(LINE);
    this.emitFile({ type: 'asset', fileName: LICENCES, source });
  },
});

const HEAD = 'What others made and these files hold, each under its own licence.\n';
const LINE = `\n${'-'.repeat(80)}\n\n`;
const last = ([, text]: readonly [string, string]) => text;

/** The folders of packages of which something stands in a bundle. */
function placesIn(bundle: OutputBundle): Set<string> {
  const names = Object.entries(bundle).flatMap(([file, written]) => {
    const asset = Object.keys(BY_FILE).filter((part) => file.includes(part));
    if (written.type === 'asset') return asset.map((part) => join('node_modules', BY_FILE[part]!));
    return Object.entries(written.modules)
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .flatMap(([id]) => placesOf(id.replace(/^\0/, '').replace(/\?.*$/, '')));
  });
  return new Set(names);
}

function placesOf(id: string): string[] {
  if (/\/(?:icon|own)-shapes\.ts$/.test(id)) return DRAWN;
  const [place] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id) ?? [];
  return place ? [place.slice(place.indexOf('node_modules/'))] : [];
}

/** @throws Error for a package whose licence asks for a text that is nowhere. */
function licenceOf(place: string): string {
  if (place.endsWith('.txt')) return readFileSync(place, 'utf8');
  const about = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as About;
  const file = existsSync(place) && readdirSync(place).find((name) => LICENCE_FILE.test(name));
  const text = file ? readFileSync(join(place, file), 'utf8').trim() : withNotice(about);
  return `${about.name} ${about.version} (${about.license})\n\n${text}\n`;
}

function withNotice({ name, license, author, repository }: About): string {
  const file = join(TEXTS, `${license}.txt`);
  if (!existsSync(file)) throw new Error(`${name} brings no text of its licence ${license}; add ${file}`);
  const holder = typeof author === 'object' ? author.name : author;
  const place = typeof repository === 'object' ? repository.url : repository;
  return `Copyright (c) ${holder ?? `the authors of ${name}`}${place ? ` (${place})` : ''}\n\n${readFileSync(file, 'utf8').trim()}`;
}
