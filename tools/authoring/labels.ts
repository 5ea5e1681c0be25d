import { lowerCase, upperFirst } from 'lodash-es';

const TITLES: Readonly<Record<string, string>> = { cta: 'Call to action', toc: 'Table of contents' };

/** What authors read where nobody has named it: `ctaUrl` → `Cta url`, `news-hero` → `News hero`. */
export const titleOf = (name: string): string => TITLES[name] ?? upperFirst(lowerCase(name));
