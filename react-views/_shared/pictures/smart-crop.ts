/** Where a picture is on its way to its crop, as its attribute `data-smart-crop` says it. */
export type CropState = 'idle' | 'cropping' | 'loaded';

interface CropOptions {
  readonly disableSmartCrop: boolean;
  /** The style of a position that an author gave: it wins, and nothing is computed. */
  readonly style: { readonly objectPosition: string } | undefined;
  /** The key under which the crop is remembered. Without one, the picture's address. */
  readonly imageId?: string;
}

interface CropAttributes {
  readonly 'data-smart-crop'?: CropState;
  readonly 'data-image-id'?: string;
}

/** The attributes of an `img` that is held by what it shows, once it is in view, or none where it is not to be. */
export function cropAttributes({ disableSmartCrop, style, imageId }: CropOptions): CropAttributes {
  if (disableSmartCrop || style) return {};
  return { 'data-smart-crop': 'idle', 'data-image-id': imageId?.trim() || undefined };
}
