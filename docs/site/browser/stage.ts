import { trustHtml } from '../../../elements/_safe/trusted-types.js';

/** Markup of the page's own examples, or what its reader has typed for himself: nothing of it comes from elsewhere. */
export function setHtml(place: Element, html: string): void {
  place.innerHTML = trustHtml(html) as string;
}

/** Shows markup anew: nothing of the elements that stood there is kept. */
export function showIn(stage: Element, authored: HTMLTemplateElement): void {
  stage.replaceChildren(document.importNode(authored.content, true));
}
