import type { PartAttributes } from '../../../react-views/_shared/parts.js';
import type { HtmlPicture } from '../declare/html.js';

/** Other questions to the nodes of a tag. */
interface Nodes<Node> {
  name(node: Node): string;
  attribute(node: Node, name: string): string | undefined;
  beside(node: Node): readonly Node[];
  isIn(name: string, node: Node): boolean;
  picture(node: Node): HtmlPicture | undefined;
}

/** An address that no picture has. The prop types of `srcset` are not asked, because few pages with words need them. */
const NO_PICTURE = /(?:^|[\s,])(?!https?:|data:image\/)[a-z][a-z\d+.-]*:/i;

/** Reads the sources that stand before a picture, by React's names. One whose addresses are no pictures' is left out. */
export function sourcesOf<Node>(img: Node, html: Nodes<Node>): readonly PartAttributes[] | undefined {
  if (!html.isIn('picture', img)) return undefined;
  const beside = html.beside(img);
  const sources = beside.slice(0, beside.indexOf(img)).flatMap((node): PartAttributes[] => {
    const shown = html.name(node) === 'source' ? html.picture(node) : undefined;
    const srcSet = shown?.srcset;
    if (srcSet === undefined || NO_PICTURE.test(srcSet)) return [];
    const read = (name: string) => html.attribute(node, name);
    return [{ media: read('media'), type: read('type'), sizes: shown?.sizes, srcSet }];
  });
  return sources.length > 0 ? sources : undefined;
}
