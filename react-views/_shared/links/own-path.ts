/** Whether a path stays on the page's own origin whatever parses it: absolute, no host, no back slash, no controls. */
export const isOwnPath = (path: string | undefined): path is string =>
  /^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(path ?? '');
