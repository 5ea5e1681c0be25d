import sharp from 'sharp';

/** Pictures are kept and compared at this share of their size: enough to see what moved, too little to see hinting. */
const SCALE = 0.4;
const JPEG_QUALITY = 55;
const BLOCK_PX = 16;
/** A block differs when its mean differs by so much of 255. */
const BLOCK_TOLERANCE = 24;
/** Blocks that may differ: text is set a little otherwise by every machine. */
const DIFFERING_BLOCKS = 0.015;
const HEIGHT_TOLERANCE = 0.02;
/** So often a picture that differs is taken. */
const PICTURES = 3;

/** A screenshot as its baseline is stored. */
export async function toBaseline(screenshot: Buffer): Promise<Buffer> {
  const { width = 0 } = await sharp(screenshot).metadata();
  return sharp(screenshot)
    .resize(Math.round(width * SCALE))
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer();
}

/**
 * What differs between a page and its baseline, and goes on to differ: what a busy browser has not drawn yet, or a
 * picture's crop that is on its way, is none of a page's look.
 *
 * @param take takes a screenshot of the page.
 */
export async function lastingDifference(
  take: () => Promise<Buffer>,
  baseline: Buffer,
): Promise<string | undefined> {
  for (let left = PICTURES; ; left--) {
    const differs = await difference(await take(), baseline);
    if (!differs || left === 1) return differs;
  }
}

/** What differs between a screenshot and its baseline, in words; undefined when a reviewer would see no difference. */
export async function difference(screenshot: Buffer, baseline: Buffer): Promise<string | undefined> {
  const { width = 0, height = 0 } = await sharp(baseline).metadata();
  const current = await sharp(await toBaseline(screenshot)).metadata();
  const grown = Math.abs((current.height ?? 0) - height) / height;
  if (current.width !== width || grown > HEIGHT_TOLERANCE) {
    return `is ${current.width}×${current.height} px, scaled, instead of ${width}×${height}`;
  }
  const [is, was] = await Promise.all([pixels(screenshot, width, height), pixels(baseline, width, height)]);
  const { share, rows } = differingBlocks(is, was, width, height);
  if (share <= DIFFERING_BLOCKS) return undefined;
  const percent = (share * 100).toFixed(1);
  return `differs in ${percent} % of its blocks, ${rows[0]} to ${rows.at(-1)} px down, scaled`;
}

const pixels = (picture: Buffer, width: number, height: number) =>
  sharp(picture).resize(width, height, { fit: 'fill' }).greyscale().blur(2).raw().toBuffer();

interface Differing {
  readonly share: number;
  /** Of each block that differs, from the top down. */
  readonly rows: readonly number[];
}

function differingBlocks(is: Buffer, was: Buffer, width: number, height: number): Differing {
  let blocks = 0;
  const rows: number[] = [];
  for (let y = 0; y + BLOCK_PX <= height; y += BLOCK_PX) {
    for (let x = 0; x + BLOCK_PX <= width; x += BLOCK_PX) {
      blocks++;
      if (Math.abs(blockMean(is, x, y, width) - blockMean(was, x, y, width)) > BLOCK_TOLERANCE) rows.push(y);
    }
  }
  return { share: blocks === 0 ? 0 : rows.length / blocks, rows };
}

function blockMean(picture: Buffer, left: number, top: number, width: number): number {
  let sum = 0;
  for (let y = top; y < top + BLOCK_PX; y++) {
    for (let x = left; x < left + BLOCK_PX; x++) sum += picture[y * width + x]!;
  }
  return sum / BLOCK_PX ** 2;
}
