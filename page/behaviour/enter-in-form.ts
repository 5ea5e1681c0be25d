/** Inputs that Enter presses, or whose text does not keep the platform from sending a form without a button. */
const WITHOUT_TEXT = /^(?:button|submit|reset|image|file|color|range|checkbox|radio|hidden)$/;

/**
 * Presses the isolated button of the form in whose field somebody has pressed Enter. The platform does the same with a
 * button of the form's own, and sends a form that has one field and no button.
 */
export function pressDefault({ type, form }: HTMLInputElement): void {
  const elements = [...form!.elements] as HTMLInputElement[];
  const fields = elements.filter((each) => each.localName === 'input' && !WITHOUT_TEXT.test(each.type));
  // An image is a button that `elements` leaves out.
  const images = [...document.querySelectorAll<HTMLInputElement>('input[type=image]')];
  const isSent =
    fields.length < 2 ||
    elements.some((each) => each.type === 'submit') ||
    images.some((image) => image.form === form);
  if (isSent || WITHOUT_TEXT.test(type)) return;
  const buttons = [...form!.querySelectorAll('[isolated]')].flatMap(({ shadowRoot }) => [
    ...(shadowRoot?.querySelectorAll<HTMLButtonElement>('[type="submit"]:enabled') ?? []),
  ]);
  buttons.find((each) => !each.form)?.click();
}
