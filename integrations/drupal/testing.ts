import twig from 'twig';

let asMarkup: ((html: string) => unknown) | undefined;
twig.extend(({ Markup }) => {
  asMarkup = Markup;
});

/** Rich text that Twig prints as it is, as what Drupal has rendered. */
export const markup = (html: string): unknown => asMarkup?.(html);

/** Reads a template. Throws if it is not Twig. */
export const readTwig = (template: string) => twig.twig({ data: template, autoescape: true, rethrow: true });

/** Renders a template as Drupal's Twig does, which escapes what it prints. */
export const renderTwig = (template: string, values: Readonly<Record<string, unknown>>): string =>
  readTwig(template).render(values).trim();
