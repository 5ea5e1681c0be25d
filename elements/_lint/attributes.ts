import type { TagDefinition } from '../_core/declare/definition.js';
import { attributeNames, attributeOwners, isHtmlName, MODEL_ATTRIBUTES } from '../_core/declare/names.js';
import { shortened } from '../_safe/text.js';
import type { LintedTag, TagFinding } from './finding.js';
import { nearest } from './nearest.js';
import { valueFindings } from './values.js';

/** Written by the page's machinery, by frameworks that bind, by editors, tests and assistive technology. */
const OTHERS =
  /^(?::|@|#|\[|\(|\*|on|aria-|x-|v-|hx-|ng-|_ng|wire:|bind:|class:|data-(?:v-|prerendered|activate|testid$|light|uni-|cq-|cmp-|aue-))/;
const OF_ALL_TAGS: readonly string[] = [...MODEL_ATTRIBUTES, 'isolated'];

/** Attributes that name no prop though they look as if they should, and values that look wrong. */
export function attributeFindings(tag: LintedTag): TagFinding[] {
  const { definition, attributes } = tag;
  const owners = attributeOwners(definition.props);
  return [...attributes.getAttributeNames()].flatMap((name): TagFinding[] => {
    const value = attributes.getAttribute(name) ?? '';
    const place = `attribute ${name}="${shortened(value)}"`;
    const prop = owners.get(name);
    if (prop !== undefined) return valueFindings(prop, definition.props[prop]!, value, place, tag);
    if (name === 'src' && PICTURE.test(value)) return srcFindings(definition, place);
    if (name === 'class') return styleFindings(definition, value);
    const meant = isOfOthers(name) ? undefined : nearest(name.replace(/^data-/, ''), definition.props);
    return meant
      ? [{ place, message: 'names no prop', remedy: `write ${attributeNames(meant).at(-1)}` }]
      : [];
  });
}

/** `src` is the address of a tag's data, wherever HTML's own pictures have theirs. */
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i;

function srcFindings({ props }: TagDefinition, place: string): TagFinding[] {
  const meant = nearest('image', props);
  const remedy = meant ? `write ${attributeNames(meant).at(-1)}` : 'give the address of JSON';
  return [{ place, message: 'is a picture, and src is the address of data', remedy }];
}

/** A class by which a view looks otherwise. */
const STYLE = /^m-[a-z-]+--[\w-]+$/;

/** Style classes belong to the view. A CMS writes them on the tag. */
function styleFindings({ props }: TagDefinition, value: string): TagFinding[] {
  const styles = value.split(/\s+/).filter((each) => STYLE.test(each));
  const prop = ['appliedCssClassNames', 'classes'].find((each) => Object.hasOwn(props, each));
  if (styles.length === 0 || !prop) return [];
  const remedy = `write ${attributeNames(prop).at(-1)}="${styles.join(' ')}"`;
  return [{ place: `attribute class="${shortened(value)}"`, message: 'changes nothing in the view', remedy }];
}

const isOfOthers = (name: string) => isHtmlName(name) || OF_ALL_TAGS.includes(name) || OTHERS.test(name);

/** The attributes by which an author gave this tag something, as far as one can tell. */
export function ownAttributes({ definition, attributes }: LintedTag): string[] {
  const owners = attributeOwners(definition.props);
  return [...attributes.getAttributeNames()].filter(
    (name) =>
      attributes.getAttribute(name) !== '' &&
      (owners.has(name) || !(isOfOthers(name) || name.startsWith('data-'))),
  );
}
