import type { FileDrawing } from '../_shared/icons/file-drawing.js';
import { SvgFrame, type SvgFrameProps } from '../_shared/icons/svg-icon.js';

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
