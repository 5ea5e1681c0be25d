import type { ReactNode } from 'react';

interface Placed {
  readonly ids: readonly string[];
  readonly children: ReactNode;
}

/** A view behind places that links lead to, because it does not have the elements of these ids. */
export const Places = ({ ids, children }: Placed): ReactNode => (
  <>
    {ids.map((id) => (
      <span key={id} id={id} />
    ))}
    {children}
  </>
);
