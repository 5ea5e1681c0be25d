// Writes own-shapes.ts, the icons that views name themselves, and icon-shapes.ts with all others. By hand, after a change
// of icon-sources.ts or of a package that it names:   npm ci --prefix react-views/_shared/icons && node --import tsx
// react-views/_shared/icons/draw-icon-shapes.mjs Plain JavaScript, because the views' TypeScript project knows no Node.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { iconSources } from './icon-sources.ts';

const HEADER = `// Written by draw-icon-shapes.mjs. Path data from Lucide (ISC licence, https://lucide.dev), Simple Icons (CC0 1.0,
// https://simpleicons.org) and, for Facebook, LinkedIn and Twitter, Feather (MIT licence, https://feathericons.com).
// The others were drawn for this library.
import type { IconShape } from './svg-icon.js';
`;
/** Icons that views name themselves: every page with such a view loads them. */
const OWN = [
  'add',
  'arrowRight',
  'chevronDownThick',
  'chevronLeft',
  'chevronRight',
  'externalLink',
  'infoFilled',
  'padlock',
];
const LUCIDE_BOX_PX = 24;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
const ARC_ARGUMENTS = 7;
const ARC_ROTATION_AND_FLAGS = [2, 3, 4];
const ARC_FLAGS = [3, 4];

const lines = Object.entries(iconSources)
  .map(([name, source]) => [camelCase(name), draw(source)])
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([name, shape]) => ({ name, line: `export const ${name}: IconShape = ${written(shape)};` }));
const isOwn = ({ name }) => OWN.includes(name);
write('own-shapes.ts', '', lines.filter(isOwn));
write(
  'icon-shapes.ts',
  "export * from './own-shapes.js';\n",
  lines.filter((each) => !isOwn(each)),
);

function write(file, first, shapes) {
  const path = fileURLToPath(new URL(file, import.meta.url));
  writeFileSync(path, `${HEADER}\n${first}${shapes.map(({ line }) => line).join('\n')}\n`);
}

function draw(source) {
  if ('d' in source) return source;
  if ('simpleIcons' in source) {
    const [path] = attributesOf(read('simple-icons', source.simpleIcons), 'path');
    return { box: 24, d: scale(path.d, 1), stroke: source.stroke };
  }
  const d = scale(pathsOf(read('lucide-static', source.lucide)), source.box / LUCIDE_BOX_PX);
  return { box: source.box, d, stroke: source.filled ? undefined : source.stroke };
}

function read(name, icon) {
  return readFileSync(new URL(`node_modules/${name}/icons/${icon}.svg`, import.meta.url), 'utf8');
}

function pathsOf(svg) {
  const circles = attributesOf(svg, 'circle').map(
    ({ cx, cy, r }) => `M${cx} ${cy - r}a${r} ${r} 0 1 0 0 ${2 * r} ${r} ${r} 0 1 0 0-${2 * r}z`,
  );
  const boxes = attributesOf(svg, 'rect').map(
    ({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h-${width}z`,
  );
  return [...attributesOf(svg, 'path').map(({ d }) => fromOrigin(d)), ...circles, ...boxes].join('');
}

/** A path that may follow another one: a relative first `m` would start where that one ended. */
function fromOrigin(d) {
  return d
    .replace(/^m(\S+) (-?[\d.]+) ?/, 'M$1 $2l')
    .replace(/l$/, '')
    .replace(/l(?=[a-zA-Z])/, '');
}

function attributesOf(svg, tag) {
  return [...svg.matchAll(new RegExp(`<${tag}\\s([^>]*)>`, 'g'))].map(([, text]) =>
    Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])),
  );
}

/** Path data `factor` times as large, numbers to a hundredth of a px. An arc's rotation and flags stay as they are. */
function scale(d, factor) {
  return d.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command, text) => {
    const isArc = command === 'a' || command === 'A';
    const numbers = isArc ? arcNumbers(text) : (text.match(NUMBER) ?? []);
    const scaled = numbers.map((number, index) => {
      const kept = isArc && ARC_ROTATION_AND_FLAGS.includes(index % ARC_ARGUMENTS);
      return String(Math.round(number * (kept ? 1 : factor) * 100) / 100).replace(/^(-?)0\./, '$1.');
    });
    return (
      command +
      scaled.reduce((all, next) => (all && !next.startsWith('-') ? `${all} ${next}` : all + next), '')
    );
  });
}

/** An arc's flags may stand without a space before the number that follows: `0 01.5-1`. */
function arcNumbers(text) {
  const numbers = [];
  const number = /\s*,?\s*(-?(?:\d+\.?\d*|\.\d+))/y;
  const flag = /\s*,?\s*([01])/y;
  for (let at = 0; ; ) {
    const pattern = ARC_FLAGS.includes(numbers.length % ARC_ARGUMENTS) ? flag : number;
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) return numbers;
    numbers.push(found[1]);
    at = pattern.lastIndex;
  }
}

function camelCase(name) {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

function written({ box, d, stroke }) {
  return stroke === undefined
    ? `{ box: ${box}, d: '${d}' }`
    : `{ box: ${box}, d: '${d}', stroke: ${stroke} }`;
}
