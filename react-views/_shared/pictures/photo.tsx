import type { ImgHTMLAttributes, ReactNode } from 'react';
import { onPart, type PartAttributes } from '../parts.js';

interface PhotoProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'part'> {
  /** What is written on the picture in the tag. */
  readonly part?: PartAttributes | undefined;
  /** Sources of the view's own, which the author's go before. */
  readonly sources?: ReactNode;
}

/** Candidates by width. */
const WIDTHS = /\s\d+w/;
/** An author knows their picture better than the view does. */
const OF_AUTHOR = ['loading', 'fetchPriority', 'width', 'height'] as const;

/** An `img`, in a `picture` where it has sources. */
export function Photo({ part, sources, alt, ...own }: PhotoProps) {
  const written = part?.sources ?? [];
  const sourceOf = (source: PartAttributes, index: number) => (
    <source
      key={index}
      {...(source as object)}
      sizes={source.sizes?.toString() ?? (WIDTHS.test(String(source.srcSet)) ? own.sizes : undefined)}
    />
  );
  const around = written.length > 0 ? written.map(sourceOf) : sources;
  const known = OF_AUTHOR.flatMap((name) => (part?.[name] === undefined ? [] : [[name, part[name]]]));
  const image = (
    <img
      alt={alt?.trim() && alt}
      {...onPart({ ...part, sizes: undefined }, own)}
      {...Object.fromEntries(known)}
      sizes={own.srcSet && (part?.sizes?.toString() || own.sizes)}
    />
  );
  return around ? (
    <picture className="m-photo">
      {around}
      {image}
    </picture>
  ) : (
    image
  );
}
