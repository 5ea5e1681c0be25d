/** Thrown at what React alone can render: a hook, a listener, a form's control, a context, a class. */
export class NeedsReact extends Error {
  override readonly name = 'NeedsReact';
}
