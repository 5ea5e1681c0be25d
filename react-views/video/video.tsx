import { classNames } from '../_shared/class-names.js';
import * as shapes from '../_shared/icons/icon-shapes.js';
import { SvgIcon } from '../_shared/icons/svg-icon.js';
import { onPart, type Parts, worded } from '../_shared/parts.js';
import type { SafeHtml, SafeUrl } from '../_shared/safe.js';
import { itemOf } from '../_shared/structured-data.js';
import { headingLevel } from '../_shared/text/heading-level.js';
import { formatMediaTime } from '../_shared/text/media-time.js';
import { RichText } from '../_shared/text/rich-text.js';
import { Title } from '../_shared/text/title.js';
import { VisuallyHidden } from '../_shared/text/visually-hidden.js';
import { type ForeignFilm, foreignFilm, isTheirPicture } from './film-address.js';
import { type VideoWords, videoWords } from './video-words.js';

interface Captions {
  readonly src?: SafeUrl | undefined;
  readonly srclang?: string | undefined;
  readonly label?: string | undefined;
}

export interface VideoProps {
  /** A file, or a page or frame of YouTube or Vimeo. */
  readonly src?: SafeUrl | undefined;
  /** The words of a link that plays it. */
  readonly playLabel?: string;
  /** True if the address is that of a page in a frame. */
  readonly isFrame?: boolean;
  /** The author's own `video`, in place of an address. */
  readonly film?: SafeHtml | undefined;
  /** Whether that has captions, subtitles or descriptions. */
  readonly hasTrack?: boolean;
  readonly poster?: string | undefined;
  readonly title?: string;
  /** The level of the title, such as `h3`. Without one, the title is no heading. */
  readonly level?: string;
  /** In seconds. */
  readonly duration?: number | undefined;
  readonly captions?: readonly Captions[];
  readonly transcript?: SafeHtml | undefined;
  readonly transcriptTitle?: string;
  readonly description?: SafeHtml | undefined;
  readonly words?: VideoWords;
  readonly parts?: Parts<'heading' | 'link' | 'frame' | 'transcript' | 'summary'>;
}

const BLOCK = 'm-video';

/**
 * A film with its title, length and transcript. The author's own file is the platform's player. A film of another host is a
 * link, in whose place `page/behaviour/late/video.ts` puts the host's frame at the click.
 */
export function Video(props: VideoProps) {
  const { src, isFrame, film, title = '', description, words = videoWords(), parts = {} } = props;
  if (!src && !film) return null;
  const poster = props.poster && !isTheirPicture(props.poster) ? props.poster : undefined;
  const foreign =
    src && (foreignFilm(src) ?? (isFrame ? { host: '' as const, page: src, frame: src } : undefined));
  return (
    <div
      className={BLOCK}
      data-uni-late={foreign ? 'video' : undefined}
      {...(title && itemOf('VideoObject'))}
    >
      {title && <FilmTitle {...props} title={title} />}
      {film ? (
        <RichText html={film} className={`${BLOCK}__own`} />
      ) : foreign ? (
        <Foreign {...foreign} {...{ poster, title, words, parts }} label={props.playLabel || words.play} />
      ) : (
        <Own src={src} poster={poster} title={title} captions={props.captions} />
      )}
      <Facts {...props} foreign={foreign} words={words} />
      <RichText html={description} className={`${BLOCK}__text`} itemProp={title && 'description'} />
      <Transcript {...props} words={words} />
    </div>
  );
}

function FilmTitle({ title, level, parts = {} }: VideoProps & { readonly title: string }) {
  const heading = headingLevel(level);
  const className = `${BLOCK}__title`;
  return heading ? (
    <Title level={heading} part={parts.heading} className={className} itemProp="name">
      {title}
    </Title>
  ) : (
    <p
      {...onPart(parts.heading, { className, itemProp: 'name' })}
      {...worded(title, parts.heading, parts.link)}
    />
  );
}

interface OwnProps extends Pick<VideoProps, 'src' | 'poster' | 'captions'> {
  readonly title: string;
}

const Own = ({ src, poster, title, captions = [] }: OwnProps) => (
  // biome-ignore lint/a11y/useMediaCaption: its author may have none
  <video
    className={`${BLOCK}__film`}
    controls
    playsInline
    preload={poster ? 'none' : 'metadata'}
    src={src}
    poster={poster}
    aria-label={title || undefined}
  >
    {captions.map(({ src: track, srclang, label }) => (
      <track
        key={track}
        kind="captions"
        src={track}
        srcLang={srclang || undefined}
        label={label || undefined}
      />
    ))}
  </video>
);

interface ForeignProps extends ForeignFilm {
  readonly poster: string | undefined;
  readonly title: string;
  readonly label: string;
  readonly words: VideoWords;
  readonly parts: NonNullable<VideoProps['parts']>;
}

/** Chromium puts no space between two boxes in a link's name, and a plain one would collapse. */
const GAP = '\u2002';

const Foreign = ({ host, page, frame, poster, title, label, words, parts }: ForeignProps) => (
  <div className={`${BLOCK}__film`}>
    <a
      {...onPart(parts.link, {
        className: `${BLOCK}__play`,
        href: page,
        'data-frame': frame,
        'data-title': title || words.play,
      })}
    >
      {poster && <img className={`${BLOCK}__poster`} src={poster} alt="" loading="lazy" />}
      <span className={`${BLOCK}__mark`}>
        <SvgIcon shape={shapes.play} size={24} />
      </span>
      <VisuallyHidden>
        {(title && !label.includes(title) ? `${label}: ${title}` : label) + (host ? GAP : '')}
      </VisuallyHidden>
      {host && <span className={`${BLOCK}__asks`}>{words.asks.replace('{host}', host)}</span>}
    </a>
  </div>
);

/**
 * The written transcript, else a fold that `page/behaviour/late/transcript.ts` fills from the captions. Without scripts, that
 * one is not shown.
 */
function Transcript(props: VideoProps & { readonly words: VideoWords }) {
  const { src, film, hasTrack, captions = [], transcript, words, parts = {} } = props;
  const isOfCaptions = !transcript && (film ? hasTrack : src && !foreignFilm(src) && captions.length > 0);
  if (!transcript && !isOfCaptions) return null;
  const className = classNames(`${BLOCK}__transcript`, isOfCaptions && `${BLOCK}__transcript--captions`);
  return (
    <details
      {...onPart(parts.transcript, { className, 'data-uni-late': isOfCaptions ? 'transcript' : undefined })}
    >
      <summary
        {...onPart(parts.summary, { className: `${BLOCK}__summary` })}
        {...worded(props.transcriptTitle || words.transcript, parts.summary)}
      />
      {transcript ? (
        <RichText html={transcript} className={`${BLOCK}__words`} />
      ) : (
        <div className={`m-rich-text ${BLOCK}__words`} />
      )}
    </details>
  );
}

interface FactsProps extends VideoProps {
  readonly foreign: ForeignFilm | '' | undefined;
  readonly words: VideoWords;
}

/** The length, and for search engines where the film is. */
function Facts({ title, src, poster, duration, foreign, words }: FactsProps) {
  const length = duration === undefined ? '' : formatMediaTime(duration, words.time);
  return (
    <>
      {length && <p className={`${BLOCK}__length`}>{length}</p>}
      {title && length && <data itemProp="duration" value={`PT${Math.floor(duration!)}S`} />}
      {title && poster && !isTheirPicture(poster) && <data itemProp="thumbnailUrl" value={poster} />}
      {title && src && (
        <data itemProp={foreign ? 'embedUrl' : 'contentUrl'} value={foreign ? foreign.frame : src} />
      )}
    </>
  );
}
