import { parseFragment } from 'parse5';
import type { ComponentFolder } from '../../tools/rollup/component-folders.js';
import { type ExampleContent, modelIn } from '../authoring/example-content.js';
import { coreBlocks, group } from './core-blocks.js';
import { type Block, blockMarkup } from './stored-block.js';

/** Whether an example says everything by what stands between the tags. */
export const isOrdinary = ({ tag }: ExampleContent) => !/<[^>]*\b(?:data-)?slot=|<script/.test(tag);

/** The props that blocks in a tag give, with words below a picture or without. */
export function saidBy(blocks: readonly Block[], folder: ComponentFolder): string[] {
  const { tag } = folder.definition;
  const picture = blocks.map(blockMarkup).join('').replaceAll('<img ', '<img src="/picture.png" ');
  const captioned = picture.replace(/(<img [^>]*>)<\/figure>/g, '$1<figcaption>Words</figcaption></figure>');
  return [picture, captioned].flatMap((markup) =>
    markup === '' ? [] : Object.keys(modelIn(`<${tag}>${markup}</${tag}>`, folder.definition)!),
  );
}

/** Returns the content of the README's example in plain HTML, or undefined if there is none or only a text. */
export function wordsOf(example: string, { definition }: ComponentFolder): Block[] | undefined {
  // Words that are all that a tag reads, and no text of the page, are a field.
  if (definition.form?.isClosed) return undefined;
  const blocks = blocksInside(example, definition);
  return blocks.length > 0 ? blocks : undefined;
}

type Definition = ComponentFolder['definition'];

export function blocksInside(html: string, { tag, areas, form }: Definition): Block[] {
  const element = parseFragment(html).childNodes.find((node) => node.nodeName === tag);
  if (!element || !('childNodes' in element)) return [];
  if (areas) {
    const slotOf = (node: (typeof element.childNodes)[number]) =>
      'attrs' in node ? node.attrs.find(({ name }) => name === 'slot')?.value : undefined;
    // In the order in which people read them. Without slots, the first group is the first column.
    return [...areas]
      .reverse()
      .map((area) => group(coreBlocks(element.childNodes.filter((node) => slotOf(node) === area))));
  }
  const isTime = (node: { nodeName: string }) => form?.time !== undefined && node.nodeName === 'time';
  return coreBlocks(element.childNodes.filter((node) => !isTime(node)));
}
