import { readAttributes, slotName } from '../_core/declare/names.js';
import type { LintedTag, TagFinding } from './finding.js';

const PICTURES = ['img', 'imageUrl', 'imagePath'];
const ALTERNATIVES = ['alt', 'altText'];

/** A picture whose author has not said what it shows. An empty text says that it is a decoration, which is fine. */
export function pictureFindings({ definition, attributes, authored, props }: LintedTag): TagFinding[] {
  const isGiven = (prop: string) =>
    readAttributes(prop).some((name) => attributes.getAttribute(name) !== null) ||
    authored.slotted.has(slotName(prop)) ||
    authored.form?.().parts.has(prop) ||
    Boolean(props?.[prop]);
  const picture = PICTURES.find((prop) => prop in definition.props && isGiven(prop));
  const alternative = ALTERNATIVES.find((prop) => prop in definition.props);
  if (!picture || !alternative || isGiven(alternative) || props?.ariaHidden === true) return [];
  const name = readAttributes(alternative).at(1);
  const remedy = `write ${name}="…", or ${name}="" if it is a decoration`;
  return [{ place: '', message: 'has a picture without an alternative text', remedy }];
}
