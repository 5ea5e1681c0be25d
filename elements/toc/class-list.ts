const CLASS_NAME = /^-?[_a-z][\w-]*$/i;

/** The class names of a comma-separated list, with or without their dots. It leaves out all but plain class names. */
export const validClassNames = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((name) => name.trim().replace(/^\./, ''))
    .filter((name) => CLASS_NAME.test(name));
