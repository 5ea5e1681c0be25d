export type DisplayMode = 'default' | 'launchEditing' | 'target';

/**
 * How an editor shows the page (spec section 4): `launchEditing` in the frame of an editor of a launch, `target` in the
 * frame of a personalisation editor or with `env=target` in the address.
 */
export function displayMode(window: Window = globalThis.window): DisplayMode {
  const frame = parentPath(window);
  if (frame?.includes('/launches/')) return 'launchEditing';
  const asked = new URLSearchParams(window.location.search).get('env');
  return asked === 'target' || frame?.includes('/personalization/') ? 'target' : 'default';
}

/** The path of the page around this one, when it is of the same origin. */
function parentPath(window: Window): string | undefined {
  try {
    return window.parent === window ? undefined : window.parent.location.pathname;
  } catch {
    return undefined;
  }
}
