const SAID_MS = 2000;

/** Copies the block of code that a button stands behind, and says so on the button. */
export async function copy(button: HTMLButtonElement): Promise<void> {
  const text = button.previousElementSibling?.textContent ?? '';
  button.textContent = await navigator.clipboard.writeText(text).then(
    () => 'Copied',
    () => 'Not copied',
  );
  setTimeout(() => {
    button.textContent = 'Copy';
  }, SAID_MS);
}
