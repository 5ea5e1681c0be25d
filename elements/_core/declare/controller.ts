import type { Translate } from '../../../vocabulary/labels.js';
import type { AuthoredContent } from './authored.js';
import type { ResolvedProps } from './prop-type.js';

/**
 * Gives a view the values that no author writes: the element finds them in the page around it, or elsewhere. The view
 * takes each value as an optional prop, because a server has no element that could find any.
 */
export interface Controller<Props, Found> {
  /** Called on every render, so it must return cached values. */
  read(props: Props): Found;
  /** Called with the view when it stands, and each time it was written again. */
  shown?(view: Element): void;
  /** Called when the element has left the page or failed. A new controller starts when it comes back. */
  stop(): void;
}

/**
 * Starts the controller of an element before its first render. The controller calls `refresh` to make the element
 * render again.
 */
export type StartController<Props = ResolvedProps, Found = ResolvedProps> = (
  host: HTMLElement,
  refresh: () => void,
) => Controller<Props, Found>;

/** A link in what an author wrote, and how many lists it stands in. */
export interface AuthoredLink {
  /** The `href` as its author wrote it, with character references decoded. */
  readonly address: string;
  readonly text: string;
  readonly depth: number;
  /** The `lang` of the link, or of an element around it in the tag. */
  readonly lang?: string | undefined;
}

/** The facts that a server knows, in place of the page that a controller would ask. */
export interface ServedSource {
  readonly authored: AuthoredContent;
  /** The links in the content outside slots, in its order. */
  links(): readonly AuthoredLink[];
  /** The element's words in the language around it. */
  readonly word: Translate;
  /** The language around the element. */
  readonly language?: string | undefined;
  /** The query of the page's address, `?` included. */
  readonly query: string;
  /** Undefined where a component is written without its page. */
  readonly page?: ServedPage;
  /** The props that the tag and its model give. */
  readonly props: ResolvedProps;
  /**
   * The headings of the whole page, where it is at hand. Undefined where only a browser can tell them, or link to them.
   *
   * @throws a promise while other tags are still written.
   */
  readonly headings?: (wanted: WantedHeadings) => readonly ServedHeading[] | undefined;
}

/** What a page's HTML says of all of it. */
export interface ServedPage {
  readonly address: string | undefined;
  readonly timeZone: string | undefined;
}

/** Which headings of a page are meant, as `uni-toc` has them in its props. */
export interface WantedHeadings {
  readonly startLevel?: string;
  readonly stopLevel?: string;
  readonly includeClasses?: string;
  readonly ignoreClasses?: string;
}

/** A heading that a page can link to. */
export interface ServedHeading {
  readonly id: string;
  readonly value: string;
  readonly level: number;
  readonly lang?: string | undefined;
}
