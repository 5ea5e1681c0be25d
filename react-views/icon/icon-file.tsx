import { SvgFrame, type SvgFrameProps } from '../_shared/icons/svg-icon.js';

/** A shape of an icon file: an SVG element of the allow-list with checked attributes under React's names. */
export interface FileShape {
  readonly element: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface FileDrawing {
  readonly viewBox: string;
  readonly shapes: readonly FileShape[];
  /** Whether the file has styles for its shapes that were not read. */
  readonly isPartlyRead?: boolean;
}

interface IconFileProps extends SvgFrameProps {
  readonly drawing: FileDrawing | undefined;
}

/** An icon from a file. Its space is there from the start, and stays empty when the file does not come. */
export function IconFile({ drawing, viewBox, ...frame }: IconFileProps) {
  return (
    <SvgFrame {...frame} viewBox={viewBox ?? drawing?.viewBox}>
      {drawing?.shapes.map(({ element, attributes }, index) => {
        const Shape = element as 'path';
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a file keep their order
        return <Shape key={index} {...attributes} />;
      })}
    </SvgFrame>
  );
}
