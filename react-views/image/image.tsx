import { FramedImage, type FramedImageProps } from '../_shared/pictures/framed-image.js';

export interface ImageProps extends FramedImageProps {
  readonly imagePath?: string;
}

/** An image in a frame of a given ratio. */
export function Image({ imagePath, ...rest }: ImageProps) {
  if (!imagePath && !rest.srcset) return null;
  return <FramedImage {...rest} src={imagePath} block="m-image" />;
}
