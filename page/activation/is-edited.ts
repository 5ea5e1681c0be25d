/**
 * True if somebody edits the content that a tag is part of. Whatever is added to the tag would be saved with the author's
 * words, so a tag keeps its authored content until the editing ends.
 */
export const isEdited = (element: Element): boolean =>
  (element as HTMLElement).isContentEditable || element.ownerDocument.designMode === 'on';
