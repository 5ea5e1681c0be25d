import { type ModelPart, make, type TagPart } from './parts.js';
import { linked, listParts } from './plain-parts.js';
import { addressIn, isPlain, type Model } from './synonyms.js';

/** What a component of the CMS's own library says that the tag has no place for, around the tag. */
export function framedParts(name: string, model: Model, part: TagPart): ModelPart[] {
  const { title, displayPopupTitle, pretitle, text, type } = model;
  if (name === 'title' && /^(?:h?6)$/i.test(String(type))) {
    const href = addressIn(model);
    const words = String(text ?? '');
    return [{ ...make('h6', '', [href === undefined ? words : linked(words, href)]), ...idOf(model) }];
  }
  if (name === 'image') {
    const href = addressIn(model);
    const link = href === undefined ? part : linkAround(part, href);
    const caption = isPlain(title) && displayPopupTitle !== true ? [make('figcaption', '', [title])] : [];
    return caption.length > 0 ? [make('figure', 'm-fragment__figure', [link, ...caption])] : [link];
  }
  if (name === 'teaser')
    return [...(isPlain(pretitle) ? [make('p', '', [pretitle])] : []), part, ...listParts(model, 0)];
  return [part];
}

function linkAround(part: TagPart, address: string): ModelPart {
  const link = linked('', address);
  return typeof link === 'string' ? part : { ...link, content: [part] };
}

const idOf = ({ id }: Model) => (isPlain(id) ? { id } : {});
