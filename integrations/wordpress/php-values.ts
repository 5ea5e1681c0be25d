/** A file that returns a value. PHP keeps it compiled, so that reading it costs nothing at a request. */
export const phpFile = (about: string, value: unknown): string =>
  `<?php\n// phpcs:ignoreFile -- The build writes it.\n/**\n * ${about}\n *\n * @package UniElements\n */\n\ndefined( 'ABSPATH' ) || exit;\n\nreturn ${phpValue(value)};\n`;

/** A value of JSON as PHP writes it. An object becomes an array with names. */
export function phpValue(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string') return `'${value.replace(/['\\]/g, '\\$&')}'`;
  if (typeof value !== 'object') return String(value);
  const entries = Array.isArray(value)
    ? value.map(phpValue)
    : Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .map(([name, each]) => `${phpValue(name)} => ${phpValue(each)}`);
  return `array( ${entries.join(', ')} )`;
}
