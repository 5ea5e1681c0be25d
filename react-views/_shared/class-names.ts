/** Joins the class names that there are. */
export const classNames = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');

/** The BEM modifier class `block--value` of an authored value, nothing when no class can be made of it. */
export const modifier = (block: string, value: string | undefined): string | undefined =>
  value !== undefined && /^\w[\w-]*$/.test(value) ? `${block}--${value}` : undefined;
