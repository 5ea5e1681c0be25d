// Every definition of the package.
import { readdirSync } from 'node:fs';
import { createElement } from 'react';

const LIB = new URL('../dist/lib/', import.meta.url);

/** @param seen gets each view that is rendered: `{ tag, view, props }`. */
export async function definitions(seen) {
  const slugs = readdirSync(new URL('../elements/', import.meta.url)).filter((name) =>
    /^[a-z-]+$/.test(name),
  );
  const modules = await Promise.all(slugs.map((slug) => import(new URL(`${slug}.js`, LIB))));
  return modules.map(({ definition }) => {
    const { tag, view } = definition;
    if (!view || !seen) return definition;
    const noted = (props) => {
      seen.push({ tag, view, props });
      return createElement(view, props);
    };
    return { ...definition, view: noted };
  });
}
