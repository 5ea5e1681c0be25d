const SAID_MS = 2000;

/** Shows the buttons that copy blocks of code, where the browser lets a page write to its clipboard. */
export function offerCopies(): void {
  if (!navigator.clipboard) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>('.d-block__copy')) {
    button.hidden = false;
    button.addEventListener('click', () => void copy(button));
  }
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const text = button.previousElementSibling?.textContent ?? '';
  button.textContent = await navigator.clipboard.writeText(text).then(
    () => 'Copied',
    () => 'Not copied',
  );
  setTimeout(() => {
    button.textContent = 'Copy';
  }, SAID_MS);
}
