import { classNames, modifier } from '../_shared/class-names.js';
import type { FileDrawing } from '../_shared/icons/file-drawing.js';
import { shapeByName } from '../_shared/icons/shape-by-name.js';
import { SvgIcon } from '../_shared/icons/svg-icon.js';
import { IconFile } from './icon-file.js';
import { iconColour, iconMargin } from './icon-style.js';

export interface IconProps {
  readonly name?: string;
  /** In px. `width` and `height` take precedence. */
  readonly size: number;
  readonly width?: number;
  readonly height?: number;
  /** The view box, where the icon's own is not wanted. Only both together count. */
  readonly viewportWidth?: number;
  readonly viewportHeight?: number;
  /** A CSS colour name or hexadecimal colour. It has precedence over `type`. */
  readonly color?: string;
  /** A colour of the brand: red, ochre110, white, charcoal, grey, blue, green, yellow. */
  readonly type: string;
  readonly classes?: string;
  /** Shows the name beside the icon, for overviews of the icon set. */
  readonly showName?: boolean;
  /** One to four lengths, as CSS has them. Numbers are px. */
  readonly margin?: string;
  readonly alt?: string;
  /** The path of an SVG file of the own site, shown instead of a named icon. */
  readonly externalIcon?: string;
  /** The file's drawing, once it is known, because views do not fetch. */
  readonly drawing?: FileDrawing;
}

/** An icon of the set by its name, or one from a file. */
export function Icon(props: IconProps) {
  const { name, showName = false } = props;
  const icon = props.externalIcon ? (
    <IconFile {...frameOf(props)} drawing={props.drawing} />
  ) : (
    <NamedIcon {...props} />
  );
  if (!showName || !name) return icon;
  return (
    <span className="m-icon-demo">
      {icon}
      <span className="m-icon-demo__name">{name}</span>
    </span>
  );
}

function NamedIcon(props: IconProps) {
  const shape = shapeByName(props.name);
  return shape ? <SvgIcon {...frameOf(props)} shape={shape} /> : null;
}

function frameOf(props: IconProps) {
  const { size, width = size, height = size, viewportWidth, viewportHeight, alt } = props;
  const colour = iconColour(props.color);
  const viewBox = viewportWidth && viewportHeight ? `0 0 ${viewportWidth} ${viewportHeight}` : undefined;
  const className = classNames(colour ? undefined : modifier('m-icon', props.type), props.classes);
  return { width, height, viewBox, alt, className, colour, style: iconMargin(props.margin) };
}
