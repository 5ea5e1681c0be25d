import { isVectorImage } from '../../react-views/_shared/pictures/is-vector-image.js';
import type { CropState } from '../../react-views/_shared/pictures/smart-crop.js';
import { SMART_CROP_RESIZE_DEBOUNCE_MS } from '../../vocabulary/runtime.js';
import { focusOf } from './crop-queue.js';

/** The last request for a picture. */
interface Watched {
  ratio: number | undefined;
  address: string | undefined;
  /** The place at which the picture was held for it. */
  position: string | undefined;
  /** Crops it anew once its frame has stopped changing. */
  timer: ReturnType<typeof setTimeout> | undefined;
}

const ATTRIBUTE = 'data-smart-crop';
/** A frame this close to the picture's own ratio hides nothing worth a job. */
const SAME_RATIO = 0.01;

const NOTHING = { ratio: undefined, address: undefined, position: undefined };

const watched = new WeakMap<HTMLImageElement, Watched>();

/** The DOMs of unit tests do not know these two, and show no picture that could be cropped. */
const { IntersectionObserver, ResizeObserver } = globalThis as Partial<typeof globalThis>;
const view =
  IntersectionObserver &&
  new IntersectionObserver((entries, observer) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      void crop(target as HTMLImageElement);
    }
  });
const sizes =
  ResizeObserver &&
  new ResizeObserver((entries) => {
    for (const { target } of entries) resized(target as HTMLImageElement);
  });

const attributes = new MutationObserver((records) => {
  const isOf = (target: Node, name: string) =>
    records.some((record) => record.target === target && record.attributeName === name);
  for (const target of new Set(records.map((record) => record.target as HTMLImageElement)))
    if (!target.hasAttribute(ATTRIBUTE)) uncrop(target, isOf(target, 'style'));
});

/**
 * Crops a picture by what it shows once it is loaded and in view, and again when its frame or its source has changed.
 * Its attribute `data-smart-crop` says where it is on the way. Without the attribute it is left alone, and goes back to
 * where its author holds it.
 */
export function watchPicture(picture: HTMLImageElement): void {
  const last = watched.get(picture);
  if (last) {
    // A picture that waits again has lost its crop, as when other data of a server's view have changed.
    Object.assign(last, NOTHING);
    cropInView(picture);
    return;
  }
  watched.set(picture, { ...NOTHING, timer: undefined });
  picture.addEventListener('load', () => cropInView(picture));
  sizes?.observe(picture);
  attributes.observe(picture, { attributeFilter: [ATTRIBUTE, 'style'] });
  cropInView(picture);
}

/** Observing anew makes the observer say at once whether the picture is in view. */
function cropInView(picture: HTMLImageElement): void {
  view?.unobserve(picture);
  if (picture.hasAttribute(ATTRIBUTE)) view?.observe(picture);
}

function resized(picture: HTMLImageElement): void {
  const last = watched.get(picture);
  if (last?.ratio === undefined || last.ratio === ratioOf(picture)) return;
  clearTimeout(last.timer);
  last.timer = setTimeout(() => cropInView(picture), SMART_CROP_RESIZE_DEBOUNCE_MS);
}

async function crop(picture: HTMLImageElement): Promise<void> {
  const last = watched.get(picture);
  if (!last || !picture.hasAttribute(ATTRIBUTE)) return;
  if (!picture.complete || picture.naturalWidth === 0) return;
  const ratio = ratioOf(picture);
  const address = picture.currentSrc;
  if (ratio === last.ratio && address === last.address) return;
  Object.assign(last, { ratio, address });
  let position: string | undefined;
  if (hidesSomething(picture, ratio)) {
    setState(picture, 'cropping');
    position = await focusOf({ picture, ratio, address, id: picture.dataset.imageId ?? address });
  }
  const isLate = last.ratio !== ratio || last.address !== address;
  if (isLate || !picture.hasAttribute(ATTRIBUTE)) return;
  picture.style.objectPosition = position ?? '';
  last.position = picture.style.objectPosition;
  setState(picture, 'loaded');
}

/** @param isStyled whether another position has come instead. */
function uncrop(picture: HTMLImageElement, isStyled: boolean): void {
  const last = watched.get(picture);
  if (!last) return;
  clearTimeout(last.timer);
  if (last.position && !isStyled && picture.style.objectPosition === last.position)
    picture.style.objectPosition = '';
  Object.assign(last, NOTHING);
}

function hidesSomething(picture: HTMLImageElement, ratio: number): boolean {
  const own = picture.naturalWidth / picture.naturalHeight;
  return ratio > 0 && Math.abs(ratio / own - 1) > SAME_RATIO && !isVectorImage(picture.currentSrc);
}

/** To the hundredth: frames that differ by less share a crop. */
const ratioOf = ({ clientWidth, clientHeight }: HTMLImageElement): number =>
  clientHeight > 0 ? Math.round((100 * clientWidth) / clientHeight) / 100 : 0;

const setState = (picture: HTMLImageElement, state: CropState) => picture.setAttribute(ATTRIBUTE, state);
