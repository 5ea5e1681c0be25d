import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kebabCase } from 'lodash-es';
import { type AuthorWords, isCommonName, titleOf } from '../../integrations/authoring/author-words.js';
import { save } from '../rollup/delivered.js';
import { KINDS, type NewComponent } from './read-props.js';
import languages from './words.json' with { type: 'json' };

const HERE = import.meta.dirname;
const TEMPLATE = join(HERE, 'template');
const ENDING = '.txt';
const GROUP = 'Text';
/**
 * Marks at the start of a template's line that is written once for each prop of some kinds, with `?` if there is one, with
 * `!` if there is none.
 */
const CONDITION = new RegExp(`^%([?!]?)((?:(?:${KINDS.join('|')}) ?)+)%`);

type Names = Readonly<Record<string, string>>;

/** Every file of a new element, by its path: `template/` with the names of the element and of its props. */
export function filesOf(folder: NewComponent): ReadonlyMap<string, string> {
  const { slug, view, props } = folder;
  const tag = readFileSync(join(HERE, 'tag.txt'), 'utf8');
  const tags = Object.entries(languages).map(([language, words]) => {
    return [language, filled(tag, folder, { slug, ...words }).trim()] as const;
  });
  const names = {
    ...{ slug, View: view, first: kebabCase(props[0]!.name) },
    ...{ form: formOf(folder), takes: taken(folder) },
    ...Object.fromEntries(tags),
  };
  const templates = readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith(ENDING),
  );
  return new Map([
    ...templates.map(
      (path) =>
        [
          path.slice(0, -ENDING.length).replaceAll('slug', slug),
          filled(readFileSync(join(TEMPLATE, path), 'utf8'), folder, names),
        ] as const,
    ),
    [`elements/${slug}/author.json`, `${JSON.stringify(wordsFor(folder), undefined, 2)}\n`],
  ]);
}

/** The props that ordinary HTML gives: a heading for a title, the first link, and all else as the first rich text. */
function partsOf({ props }: NewComponent) {
  const first = (kind: NewComponent['props'][number]['kind']) =>
    props.find((prop) => prop.kind === kind)?.name;
  const heading = props.find(({ name, kind }) => name === 'title' && kind === 'text')?.name;
  // Without a heading, a link's words would have no place.
  return { heading, link: heading && first('url'), rest: first('html') };
}

function formOf(folder: NewComponent): string {
  const { heading, link, rest } = partsOf(folder);
  const parts = [
    heading && `heading: '${heading}'`,
    link && `link: { url: '${link}' }`,
    rest && `rest: '${rest}'`,
  ].filter(Boolean);
  return parts.length > 0 ? `  form: { ${parts.join(', ')} },\n` : '';
}

function taken(folder: NewComponent): string {
  const { heading, link, rest } = partsOf(folder);
  const parts = [
    heading && `The first heading gives \`${heading}\`.`,
    link && `A link that stands for itself gives \`${kebabCase(link)}\`.`,
    rest && `The rest gives \`${kebabCase(rest)}\`.`,
  ].filter(Boolean);
  return parts.length > 0
    ? parts.join(' ')
    : 'A fallback. Visitors see it until the view has mounted, and keep seeing it if the view fails. If you give the definition a `form`, say here what the tag takes of its HTML.';
}

/** Writes authors' words until somebody translates them. The props that all elements have are named already. */
function wordsFor({ slug, props }: NewComponent): AuthorWords {
  const twice = (name: string) => [titleOf(name), titleOf(name)] as const;
  const own = props.filter(({ name }) => !isCommonName(name));
  return {
    title: twice(slug),
    group: GROUP,
    fields: Object.fromEntries(own.map(({ name }) => [name, { label: twice(name) }])),
  };
}

/** Lines that ask for props, one after the other, are gone through for each prop, in the order of the props. */
function filled(template: string, { props }: NewComponent, names: Names): string {
  const lines: string[] = [];
  let group: { readonly kinds: readonly string[]; readonly line: string }[] = [];
  const endGroup = () => {
    for (const { name, kind } of props)
      for (const { kinds, line } of group)
        if (kinds.includes(kind))
          lines.push(named(line, { ...names, name, kind, attribute: kebabCase(name) }));
    group = [];
  };
  for (const whole of template.split('\n')) {
    const [condition = '', when, kindNames] = CONDITION.exec(whole) ?? [];
    const kinds = kindNames?.split(' ') ?? [];
    const line = whole.slice(condition.length);
    if (when === '') {
      group.push({ kinds, line });
      continue;
    }
    endGroup();
    if (when === undefined || props.some(({ kind }) => kinds.includes(kind)) === (when === '?'))
      lines.push(named(line, names));
  }
  return lines.join('\n');
}

const named = (line: string, names: Names) => line.replace(/%(\w+)%/g, (_, name: string) => names[name]!);

/** @throws Error where the element is there already. */
export function writeComponent(folder: NewComponent, root: string): readonly string[] {
  const { slug } = folder;
  for (const folder of [`react-views/${slug}`, `elements/${slug}`])
    if (existsSync(join(root, folder))) throw new Error(`${folder} is there already: choose another slug`);
  const files = filesOf(folder);
  for (const [path, text] of files) save(join(root, path), text);
  return [...files.keys()];
}
