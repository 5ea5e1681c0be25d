import { createElement, useEffect, useState } from 'react';
import { SvgFrame, type SvgFrameProps } from '../_shared/icons/svg-icon.js';

/** A shape of an icon file: an SVG element of the allow-list with checked attributes under React's names. */
export interface FileShape {
  readonly element: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface FileDrawing {
  readonly viewBox: string;
  readonly shapes: readonly FileShape[];
}

/** Rejects when the file cannot be fetched or is no SVG; has told why by then. */
export type LoadIconFile = (path: string) => Promise<FileDrawing>;

interface IconFileProps extends SvgFrameProps {
  readonly path: string;
  readonly load: LoadIconFile;
}

/** An icon from a file. Its space is there from the start, and stays empty when the file does not come. */
export function IconFile({ path, load, viewBox, ...frame }: IconFileProps) {
  const drawing = useDrawing(path, load);
  return (
    <SvgFrame {...frame} viewBox={viewBox ?? drawing?.viewBox}>
      {drawing?.shapes.map(({ element, attributes }, index) =>
        createElement(element, { key: index, ...attributes }),
      )}
    </SvgFrame>
  );
}

function useDrawing(path: string, load: LoadIconFile): FileDrawing | undefined {
  const [loaded, setLoaded] = useState<{ readonly path: string; readonly drawing: FileDrawing }>();
  useEffect(() => {
    let isWanted = true;
    load(path).then(
      (drawing) => isWanted && setLoaded({ path, drawing }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [path, load]);
  return loaded?.path === path ? loaded.drawing : undefined;
}
