/** Marks an outage message that no author placed. */
export const INSERTED_MARK = 'data-inserted';

/** Takes away the messages that `showOutage` inserted. One that an author placed hides and clears itself. */
export function hideOutage(): void {
  for (const element of document.querySelectorAll(`uni-outage-message[${INSERTED_MARK}]`)) element.remove();
}
