/** Whether a path stays on the page's own origin whatever parses it: absolute, no host, back slash, space or control. */
export const isOwnPath = (path: string | undefined): path is string =>
  /^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(path ?? '');
