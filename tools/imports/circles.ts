import { groupBy } from 'lodash-es';

/** An import of one file by another, both by their paths from the root. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly line: number;
}

/** The imports that close a circle, one for each group of files that import each other, with the way back. */
export function findCircles(edges: readonly Edge[]): readonly (Edge & { readonly way: readonly string[] })[] {
  const byFile = groupBy(edges, 'from');
  const closing: (Edge & { way: readonly string[] })[] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]) => {
    if (done.has(file)) return;
    for (const edge of byFile[file] ?? []) {
      const at = [...way, file].indexOf(edge.to);
      if (at >= 0) closing.push({ ...edge, way: [...way, file].slice(at) });
      else visit(edge.to, [...way, file]);
    }
    done.add(file);
  };
  for (const file of Object.keys(byFile)) visit(file, []);
  return closing;
}
