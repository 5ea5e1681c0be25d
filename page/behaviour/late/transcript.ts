import { warnOnce } from '../../warn.js';

const FILM = 'video';
const WORDS = '.m-video__words';
/** The kinds of text that say what is said or shown. Others are for scripts and menus. */
const KINDS = /^(?:captions|subtitles|descriptions)$/;
/** So long a silence ends a paragraph. */
const PAUSE_SECONDS = 2;

/** Reads the captions of a film into its fold when a visitor opens that. Before, nobody is asked. */
export function follow(fold: HTMLDetailsElement): void {
  const fill = () => {
    const words = fold.querySelector(WORDS);
    if (fold.open && words && !words.firstChild) void read(fold, words);
  };
  fold.addEventListener('toggle', fill);
  fill();
}

async function read(fold: HTMLDetailsElement, words: Element): Promise<void> {
  const track = trackOf(fold);
  const cues = track ? await cuesOf(track) : [];
  if (words.firstChild) return;
  words.append(...paragraphs(cues));
  if (track?.srclang) words.setAttribute('lang', track.srclang);
  fold.hidden = !words.firstChild;
  if (fold.hidden)
    warnOnce(
      `<uni-video> captions ${track?.src ?? ''} could not be read, so there is no transcript; serve WebVTT from this site, or from another with CORS and crossorigin on the video`,
    );
}

/** The one that is on by default, else one in the language around it, else the first. */
function trackOf(fold: HTMLElement): HTMLTrackElement | undefined {
  const tracks = [...(filmOf(fold.parentNode!)?.querySelectorAll('track') ?? [])].filter(({ kind }) =>
    KINDS.test(kind),
  );
  const language = fold.closest<HTMLElement>('[lang]')?.lang || document.documentElement.lang;
  const isOwn = ({ srclang }: HTMLTrackElement) => srclang.slice(0, 2) === language.slice(0, 2);
  return tracks.find((track) => track.default) ?? tracks.find(isOwn) ?? tracks[0];
}

/** An isolated tag has its author's film in a slot. */
function filmOf(view: ParentNode): HTMLVideoElement | null | undefined {
  const slotted = [...view.querySelectorAll('slot')].flatMap((slot) =>
    slot.assignedElements({ flatten: true }),
  );
  const within = (element: Element) =>
    element instanceof HTMLVideoElement ? element : element.querySelector(FILM);
  return view.querySelector(FILM) ?? slotted.map(within).find((film) => film !== null);
}

/** The cues that the browser has read, or none. A track that is off is loaded, and off again. */
async function cuesOf(element: HTMLTrackElement): Promise<readonly TextTrackCue[]> {
  const { track } = element;
  if (!element.src) return [];
  const wasOff = track.mode === 'disabled';
  if (wasOff) track.mode = 'hidden';
  if (element.readyState < HTMLTrackElement.LOADED)
    await new Promise((done) => {
      for (const type of ['load', 'error']) element.addEventListener(type, done, { once: true });
    });
  const cues = [...(track.cues ?? [])];
  if (wasOff && track.mode === 'hidden') track.mode = 'disabled';
  return cues;
}

/** Speech without a pause is a paragraph, and a speaker begins one. */
function paragraphs(cues: readonly TextTrackCue[]): Element[] {
  const all: Element[] = [];
  let speaker = '';
  let end = Number.NEGATIVE_INFINITY;
  let last = '';
  for (const cue of cues) {
    const said = (cue as VTTCue).getCueAsHTML();
    const words = (said.textContent ?? '').replace(/\s+/g, ' ').trim();
    // Captions that roll up repeat their lines.
    if (!words || words === last) continue;
    const voice = said.querySelector<HTMLElement>('span[title]')?.title ?? speaker;
    const isNew = voice !== speaker || cue.startTime - end >= PAUSE_SECONDS;
    if (isNew) all.push(document.createElement('p'));
    all.at(-1)!.append(voice !== speaker ? `${voice}: ${words}` : isNew ? words : ` ${words}`);
    speaker = voice;
    end = cue.endTime;
    last = words;
  }
  return all;
}
