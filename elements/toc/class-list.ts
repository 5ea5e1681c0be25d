const CLASS_NAME = /^-?[_a-z][\w-]*$/i;

/**
 * A selector for a comma-separated list of class names, empty when the list names none. Whatever is no plain class name
 * is left out: an author's text never becomes any other selector.
 */
export const classSelector = (list: string | undefined): string =>
  (list ?? '')
    .split(',')
    .map((name) => name.trim().replace(/^\./, ''))
    .filter((name) => CLASS_NAME.test(name))
    .map((name) => `.${name}`)
    .join();
