/** Thrown at what React alone can render: a hook, a listener, a form's control, a context, a class. */
export class NeedsReact extends Error {
  override readonly name = 'NeedsReact';
}

/** Whether a view has stopped for want of React; any other error is its own. */
export const isNeedOfReact = (error: unknown): error is NeedsReact => error instanceof NeedsReact;
