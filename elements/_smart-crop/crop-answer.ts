/** What a worker is asked: the best crop of the picture at an address. */
export interface CropTask {
  readonly address: string;
  /** Width to height of the frame. */
  readonly ratio: number;
  readonly timeoutMs: number;
}

/** `data`: the picture cannot be read; `crop`: no crop is found in it. */
export type CropFailure = 'data' | 'crop';

export type CropAnswer =
  | { /** As CSS `object-position` has it. */ readonly position: string }
  | { readonly failure: CropFailure; readonly reason: string };

/** An answer from the two steps of a crop, each with the failure that it may end in. */
export async function answer(
  read: () => Promise<ImageData>,
  find: (pixels: ImageData) => Promise<string>,
): Promise<CropAnswer> {
  let failure: CropFailure = 'data';
  try {
    const pixels = await read();
    failure = 'crop';
    return { position: await find(pixels) };
  } catch (error) {
    return { failure, reason: String(error) };
  }
}
