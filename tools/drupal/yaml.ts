import { stringify } from 'yaml';

/** YAML as Drupal's parsers read it, of which one takes `yes` and `no` for truth values. */
export const yaml = (value: object): string =>
  stringify(value, { version: '1.1', lineWidth: 0, aliasDuplicateObjects: false });
