/**
 * What an editor hints at, in whichever protocol.
 *
 * - `content`: the content of a component changed.
 * - `children`: components came to a container, left it or moved in it.
 * - `shown`: the editor replaced the nodes of a component, so the page shows the change already.
 */
export type PatchKind = 'content' | 'children' | 'shown';

/** A hint that something is to be fetched. It carries no data: an editor's message is never rendered. */
export interface ModelPatch {
  readonly kind: PatchKind;
  /** The component's or container's path, as the editor writes it. */
  readonly path: string;
}

/** Where the adapters of the editors' protocols put what they hear. */
export interface PatchSink {
  add(patch: ModelPatch): void;
  /** The author has stopped editing: nothing is waited for any longer. */
  end(): void;
}

/** Listens in one editor's protocol until the signal. */
export type Adapter = (sink: PatchSink, signal: AbortSignal) => void;
