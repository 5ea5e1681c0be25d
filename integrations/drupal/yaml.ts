import { stringify } from 'yaml';

/** YAML that both parsers of Drupal read alike: one of them takes `yes` and `no` for truth values, so they are quoted. */
export const yaml = (value: object): string =>
  stringify(value, { version: '1.1', lineWidth: 0, aliasDuplicateObjects: false });
