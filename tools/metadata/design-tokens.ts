import { readFileSync } from 'node:fs';

const SHEET = 'react-views/_shared/tokens.css';
const DECLARATION = /--uni-([a-z]+)-([\w-]+):\s*([^;]+);/g;
const SCHEMES = /^light-dark\((.+), ([^,]+)\)$/;
const COLOUR = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;
const ALIAS = /^var\(--uni-([a-z]+)-([\w-]+)\)$/;
const MEASURE = /^(-?[\d.]+)(px|ms)$/;
const FAMILIES = /^"[^"]+",/;

/** A token, as the Design Tokens Format Module (2025.10) has it, or undefined for a value that it does not know. */
function tokenOf(name: string, value: string): Readonly<Record<string, unknown>> | undefined {
  const [, ...alias] = ALIAS.exec(value) ?? [];
  if (alias.length > 0) return { $value: `{${alias.join('.')}}` };
  const [hex, ...parts] = COLOUR.exec(value) ?? [];
  if (hex) {
    const components = parts.map((part) => Number((Number.parseInt(part, 16) / 255).toFixed(4)));
    return { $type: 'color', $value: { colorSpace: 'srgb', components, hex } };
  }
  const [, measure, unit] = MEASURE.exec(value) ?? [];
  if (unit)
    return { $type: unit === 'ms' ? 'duration' : 'dimension', $value: { value: Number(measure), unit } };
  if (FAMILIES.test(value))
    return {
      $type: 'fontFamily',
      $value: value.split(',').map((family) => family.trim().replaceAll('"', '')),
    };
  if (Number.isNaN(Number(value))) return undefined;
  return { $type: name.startsWith('weight') ? 'fontWeight' : 'number', $value: Number(value) };
}

/**
 * The tokens as a file for design tools: each group of names with its tokens, a colour's dark value among its
 * extensions. Fluid values are left out, because the format has none.
 */
export function designTokens(sheet = readFileSync(SHEET, 'utf8')): object {
  const groups: Record<string, Record<string, object>> = {};
  // A value that is set again for some pages is not the brand's.
  const [brand = ''] = sheet.split('/* Vietnamese', 1);
  for (const [, group = '', name = '', written = ''] of brand.matchAll(DECLARATION)) {
    const [, , dark] = SCHEMES.exec(written) ?? [];
    const known = groups[group]?.[name];
    const token = dark
      ? { ...known, $extensions: { 'uni-elements': { dark: tokenOf(name, dark)?.$value } } }
      : tokenOf(name, written);
    if (token) {
      groups[group] ??= {};
      groups[group][name] = token;
    }
  }
  return groups;
}
