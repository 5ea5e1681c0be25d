import type { ComponentType } from 'react';
import type { LabelTexts } from '../../../vocabulary/labels.js';
import type { ResolvedProps } from '../define.js';

/** A view, and all that decides what it renders. */
export interface View {
  readonly view: ComponentType<ResolvedProps>;
  readonly props: ResolvedProps;
  readonly labels: LabelTexts;
}

/** A view of an element. */
export interface Shown extends View {
  /** What it is rendered into; what it showed before stands there. */
  readonly container: HTMLElement;
  /** Puts the container into the page, where it does not stand there yet. */
  place(): void;
  /** Called with what the view threw, now or at a later update, or with what it needs React for. */
  fail(error: unknown): void;
}

/** Renders views. One renderer is React; the other writes pure views. */
export interface Renderer {
  /** Renders all of them at once, so that the page is laid out once. */
  show(views: readonly Shown[]): void;
  /** The view has left; a container that this renderer knows nothing of is none of its. */
  remove(container: HTMLElement): void;
}

/** Renders what holds state. */
export interface ReactRenderer extends Renderer {
  /** Hydrates what a server has written into the container. */
  hydrate(shown: Shown): void;
}

/** What React alone can render: a hook, a listener, a form's control, a context, a class. */
export class NeedsReact extends Error {
  override readonly name = 'NeedsReact';
}
