import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';

/** One icon: path data on a square view box of `box` px, drawn as a line `stroke` px wide or, without one, filled. */
export interface IconShape {
  readonly box: 12 | 16 | 24 | 48;
  readonly d: string;
  readonly stroke?: number;
}

export interface SvgFrameProps {
  /** In px. By default, the icon has the size of the text around it. */
  readonly width?: number;
  readonly height?: number;
  readonly viewBox?: string;
  /** The icon's alternative text. Without one the icon is hidden from assistive technology. */
  readonly alt?: string;
  readonly className?: string;
  readonly colour?: string;
  readonly style?: { readonly margin: string };
}

interface SvgIconProps extends SvgFrameProps {
  readonly shape: IconShape;
  /** Width and height in px. */
  readonly size?: number;
}

/** Draws an icon in the colour of the text around it. */
export function SvgIcon(props: SvgIconProps) {
  const { size, width = size, height = size } = props;
  const { box, d, stroke } = props.shape;
  return (
    <SvgFrame
      width={width}
      height={height}
      viewBox={props.viewBox ?? `0 0 ${box} ${box}`}
      alt={props.alt}
      className={props.className}
      colour={props.colour}
      style={props.style}
    >
      {stroke === undefined ? (
        <path d={d} fillRule="evenodd" />
      ) : (
        <path d={d} fill="none" stroke="currentColor" strokeWidth={stroke} strokeLinecap="square" />
      )}
    </SvgFrame>
  );
}

interface FrameWithContent extends SvgFrameProps {
  readonly children?: ReactNode;
}

/** The `svg` element that an icon's shapes stand in. */
export function SvgFrame({
  width,
  height,
  viewBox,
  alt,
  className,
  colour,
  style,
  children,
}: FrameWithContent) {
  const words = alt?.trim() && alt;
  return (
    <svg
      role={words ? 'img' : undefined}
      aria-label={words || undefined}
      aria-hidden={words ? undefined : true}
      className={classNames('m-icon', className)}
      viewBox={viewBox}
      width={width ?? '1em'}
      height={height ?? '1em'}
      fill="currentColor"
      color={colour}
      style={style}
    >
      {children}
    </svg>
  );
}
