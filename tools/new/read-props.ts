import { readFileSync } from 'node:fs';
import { camelCase, kebabCase, upperFirst } from 'lodash-es';
import { isHtmlName, MODEL_ATTRIBUTES } from '../../elements/_core/declare/names.js';

/** A prop of a new element, as it is asked for: `title:text`. */
interface NewProp {
  readonly name: string;
  readonly kind: KindName;
}

export const KINDS = ['text', 'html', 'url', 'boolean', 'number', 'list'] as const;
export type KindName = (typeof KINDS)[number];

/** A new element by its names. */
export interface NewComponent {
  readonly slug: string;
  /** Of its view: `FactBox`. */
  readonly view: string;
  readonly props: readonly NewProp[];
}

const USAGE = `npm run new -- <slug> <prop>:<kind> …

  slug  the tag without uni-, as fact-box
  kind  ${KINDS.join(', ')}; a list has items with a title and a link

npm run new -- fact-box title:text number:number facts:list`;

/** It is part of file names, of which systems allow 255 letters. */
const LONGEST_SLUG = 64;

/** React gives these a meaning of its own, as HTML does to others. */
const OF_REACT = ['className', 'children', 'key', 'ref'];

/**
 * Returns the meaning that a prop of this name would hide: what React, HTML or all tags mean by it, and what every object
 * has.
 */
const isTaken = (name: string) =>
  isHtmlName(name) ||
  OF_REACT.includes(name) ||
  [...MODEL_ATTRIBUTES, 'isolated'].includes(kebabCase(name)) ||
  name in {};

/** Where the package's own entries stand: their addresses in it, and their files in `dist/lib`. */
const ENTRIES = Object.entries<{ default?: string } | string | null>(
  JSON.parse(readFileSync('package.json', 'utf8')).exports,
).flatMap(([address, target]) => [address, JSON.stringify(target)]);
const isEntry = (slug: string) =>
  ENTRIES.some(
    (path) =>
      path.startsWith(`./${slug}/`) || path === `./${slug}` || path.includes(`./dist/lib/${slug}.js"`),
  );

/** @throws Error that says what is wrong with a name or a kind. */
export function readNewComponent([slug = '', ...asked]: readonly string[]): NewComponent {
  if (slug.startsWith('-')) throw new Error(USAGE);
  if (/^uni-./.test(slug))
    throw new Error(`A slug is the tag without uni-: write ${slug.slice('uni-'.length)}\n\n${USAGE}`);
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(slug) || slug.length > LONGEST_SLUG)
    throw new Error(
      `"${slug}" is no slug: up to ${LONGEST_SLUG} small letters and digits, with hyphens, as fact-box\n\n${USAGE}`,
    );
  const view = upperFirst(camelCase(slug));
  if (view in globalThis || slug in {} || isEntry(slug))
    throw new Error(`A slug cannot be ${slug}: that is an entry of the package, or JavaScript's own ${view}`);
  const props = asked.map(readProp);
  if (props.every(({ kind }) => kind === 'boolean'))
    throw new Error(`uni-${slug} needs a prop that it shows\n\n${USAGE}`);
  const twice = props.find(({ name }, at) => props.slice(0, at).some((prop) => isSame(prop.name, name)));
  if (twice) throw new Error(`The prop ${twice.name} is there twice`);
  return { slug, view, props };
}

/** To HTML, which knows no upper case in an attribute. */
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function readProp(asked: string): NewProp {
  const [written = '', kind = 'text'] = asked.split(':');
  const name = camelCase(written);
  if (name === '' || !/^[A-Za-z]/.test(name) || ![name, kebabCase(name)].includes(written))
    throw new Error(`"${asked}" names no prop; write it as ctaText:text`);
  if (isTaken(name)) throw new Error(`A prop cannot be named ${name}: that means something else`);
  if (!KINDS.includes(kind as KindName))
    throw new Error(`"${kind}" of ${name} is no kind; there are ${KINDS.join(', ')}`);
  return { name, kind: kind as KindName };
}
