import type { SafeHtml } from '../../../react-views/_shared/safe.js';
import { toSafeHtml } from '../../_safe/safe-html.js';
import { trustHtml } from '../../_safe/trusted-types.js';
import { LIVE, LIVE_SLOT, uncopiedIn } from '../declare/live.js';
import {
  type AuthoredPart,
  destination,
  type Joining,
  type Line,
  markupOf,
  type Tree,
} from '../declare/tree.js';
import { remembered } from './remembered.js';

/** A tree whose rich text leaves a hole for each block that cannot be copied, and the blocks by their holes. */
export interface TreeWithHoles<Node> {
  readonly tree: Tree<Node>;
  /** By the ends of the names of the slots that show them. */
  readonly holes: ReadonlyMap<string, Node>;
}

/**
 * Lets rich text of a tree take its live nodes along. We take the whole block around a live node, because that block often
 * sets the size of a film. So copied HTML never has a hole in it. It is sanitised by itself, piece by piece, so nothing in it
 * can be a hole.
 *
 * @param keyOf the end of the name of a node's slot, the same at each reading.
 * @param mayLive whether a node is one of the page. What has never stood there has not run, so it is copied.
 */
export function withHoles<Node>(
  tree: Tree<Node>,
  keyOf: (node: Node) => string,
  mayLive: (node: Node) => boolean = () => true,
): TreeWithHoles<Node> {
  const holes = new Map<string, Node>();
  const isUncopied = uncopiedIn(tree, remembered);
  const isUncopiedIn = remembered(
    (node: Node): boolean =>
      tree.name(node) !== undefined && (isUncopied(node) || [...tree.children(node)].some(isUncopiedIn)),
  );
  const isHole = (node: Node) => isUncopiedIn(node) && mayLive(node);
  const slotOf = (node: Node) => {
    const key = keyOf(node);
    holes.set(key, node);
    return `<slot name="${LIVE_SLOT}${key}"></slot>`;
  };
  const written = (nodes: readonly Node[]) => {
    let html = '';
    let run: Node[] = [];
    const endRun = () => {
      html += copied(run.map((node) => markupOf(node, tree)).join(''));
      run = [];
    };
    for (const node of nodes)
      if (isHole(node)) {
        endRun();
        html += slotOf(node);
      } else run.push(node);
    endRun();
    return html;
  };

  function join(lines: readonly Line<Node>[], _part: AuthoredPart, how: Joining): SafeHtml {
    let html = '';
    let run = (how.ids ?? []).map(destination).join('');
    for (const { nodes, wrap } of lines) {
      if (nodes.some(isHole)) {
        html += copied(run);
        run = '';
        const block = wrap !== 'p' ? wrap : how.isWords && lines.length === 1 ? '' : 'div';
        // One live node alone needs no box of ours, but an item needs its list.
        const isBoxed = block !== '' && (nodes.length > 1 || wrap !== 'p');
        html += isBoxed ? `<${block}>${written(nodes)}</${block}>` : written(nodes);
      } else {
        const markup = nodes.map((node) => markupOf(node, tree)).join('');
        run += wrap ? `<${wrap}>${markup}</${wrap}>` : markup;
      }
    }
    html = (html + copied(run)).replace(/<\/([oud]l)><\1>(?=<(?:li|d[dt]|slot)\b)/g, '');
    if (how.before) html = html.replace(how.before, (signs) => (signs.startsWith('<p>') ? '<p>' : ''));
    return { __html: trustHtml(html) } as unknown as SafeHtml;
  }
  return {
    holes,
    tree: {
      ...tree,
      isLive: (node) => LIVE.test(tree.name(node) ?? '') && mayLive(node),
      joins: (nodes) => nodes.some(isHole),
      join,
    },
  };
}

/** Copied HTML, sanitised. White space alone stays, because it is between two words. */
const copied = (markup: string): string =>
  markup.trim() === '' ? markup && ' ' : String(toSafeHtml(markup)?.__html ?? '');
