const PLAY = '.m-video__play';

/** Puts the frame of another host in the place of a film's link, once a visitor presses that. Before, nobody is asked. */
export function follow(video: HTMLElement): void {
  video.addEventListener('click', onClick);
}

function onClick(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>(PLAY);
  const address = link?.dataset.frame;
  // A new tab of the browser, and whatever a listener of the page has prevented, is not ours.
  if (!address || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return;
  event.preventDefault();
  const frame = document.createElement('iframe');
  frame.className = 'm-video__frame';
  frame.title = link.dataset.title ?? '';
  frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media';
  frame.allowFullscreen = true;
  // YouTube plays nothing where it hears of no page at all.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = address;
  // It stays, because an application in React looks for it.
  link.hidden = true;
  link.after(frame);
  frame.focus({ preventScroll: true });
}
