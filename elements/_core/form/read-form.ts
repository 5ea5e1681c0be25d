import type { PartAttributes } from '../../../react-views/_shared/parts.js';
import { kebabCase as slotName } from '../../_safe/text.js';
import type { Html } from '../declare/html.js';
import type { FormContent, ReadForm } from '../declare/html-form.js';
import type { Line } from '../declare/tree.js';
import { writtenParts } from '../declare/written-parts.js';
import { asHtml } from './as-html.js';
import { linesOf, richText } from './html-lines.js';
import { HtmlNodes } from './html-nodes.js';
import { missedIn } from './missed-nodes.js';
import { nearestLevel } from './nearest-level.js';
import { TakenNodes } from './taken-nodes.js';
import { type Found, picturesIn, UnreadLines } from './unread-lines.js';
import { placesIn } from './unshown-ids.js';
import { buttonIn, headingAlone, withoutBlocks } from './words-alone.js';

export { withHoles } from './holes.js';

const PICTURE = ['src', 'srcset', 'sizes', 'alt'] as const;
/** Props where the tag has them, else attributes of the picture. */
const OF_PICTURE = ['sizes', 'loading', 'width', 'height'] as const;

// The answers are remembered for a pattern, so each is one.
const FIGURE = /^figure$/;
const CAPTION = /^figcaption$/;

/**
 * Reads what stands in a tag by the tag's form. It is one reading for the DOM, for what a server parses and for children
 * in React.
 */
export function readElements<Node>(content: FormContent<Node>): ReadForm<Node> {
  const reading = new Reading(content);
  reading.readProps();
  reading.readAll();
  reading.readLines();
  return reading.result();
}

class Reading<Node> {
  readonly #content: FormContent<Node>;
  readonly #html: HtmlNodes<Node>;
  readonly #parts = new Map<string, unknown>();
  readonly #written: Record<string, PartAttributes | undefined> = {};
  readonly #taken: TakenNodes<Node>;
  #lines: UnreadLines<Node>;
  #title: string | undefined;

  constructor(content: FormContent<Node>) {
    this.#content = content;
    this.#html = new HtmlNodes(content.tree);
    this.#taken = new TakenNodes(this.#html);
    this.#lines = new UnreadLines([], this.#html, this.#taken);
  }

  result(): ReadForm<Node> {
    const { nodes, form, props, slotted } = this.#content;
    if (form.heading) this.#note({ heading: slotted.get(slotName(form.heading)) });
    const leftover = this.#taken.leftover(nodes);
    const lost = this.#taken.lost(nodes, leftover);
    // Words alone can do without.
    const isWords = form.all && props[form.all]!.name !== 'html';
    const missed = isWords ? [] : [...lost, ...(form.isBeside ? [] : missedIn(leftover, this.#html))];
    const beside = missed.length > 0 ? nodes : [...new Set([...leftover, ...lost])];
    const written = writtenParts(this.#written);
    const given = [Object.fromEntries(this.#parts), written];
    const places = this.#parts.size > 0 ? placesIn(nodes, this.#html, this.#taken, given, beside) : [];
    return { parts: this.#parts, leftover: beside, missed, written, places };
  }

  /** Runs the form's own functions. A child in a slot gives its prop in place of what stands outside slots. */
  readProps(): void {
    const { form, nodes, slotted } = this.#content;
    const isSlotted = (prop: string) => slotted.has(slotName(prop));
    for (const [prop, read] of Object.entries(form.slots ?? {}))
      if (isSlotted(prop)) this.#set(prop, read?.(this.#asHtml(slotted.get(slotName(prop))!)));
    const given = form.read?.from(this.#asHtml(nodes, isSlotted)) ?? {};
    for (const [prop, value] of Object.entries(given)) if (!isSlotted(prop)) this.#set(prop, value);
  }

  #asHtml(nodes: readonly Node[], isSlotted: (prop: string) => boolean = () => false): Html {
    const keep = this.#note as Html<Node>['keep'];
    return asHtml(nodes, isSlotted, this.#content.tree, this.#html, this.#taken, keep) as Html;
  }

  /** Reads words that are one prop as they stand, and the link or the button around them. */
  readAll(): void {
    const { form, nodes, props } = this.#content;
    if (!form.all) return;
    const isRich = props[form.all]!.name === 'html';
    const own = isRich ? nodes : nodes.filter((node) => !this.#html.isLive(node));
    if (!own.some((node) => this.#html.hasWords(node) || (isRich && this.#html.holdsLive(node)))) return;
    const all = isRich ? nodes : own;
    const taken = form.level ? headingAlone(all, this.#html) : all;
    const within = withoutBlocks(taken, this.#html);
    this.#setText(form.all, [{ nodes: within, wrap: '' }]);
    if (!isRich) this.#note({ words: within });
    this.#taken.take(taken);
    const { anyLink, buttonType } = form;
    const link = own.map((node) => this.#html.linkIn(node)).find((node) => node !== undefined);
    const button = buttonIn(own, this.#html);
    if (anyLink && link !== undefined) this.#setLink(anyLink, link);
    if (button !== undefined) {
      // HTML's own default sends a form.
      this.#set(buttonType, `button ${this.#html.attribute(button, 'type') ?? 'submit'}`);
      this.#note({ button });
      this.#set(anyLink?.label, this.#html.attribute(button, 'aria-label'));
    } else if (link === undefined) this.#set(buttonType, 'button');
  }

  /** Reads heading, picture, time and links that stand for themselves, and what is left. */
  readLines(): void {
    const { form, nodes, props } = this.#content;
    const { picture, link, lastLink, links, heading, level } = form;
    if (!(form.rest || picture || heading || level)) return;
    const { lines, around } = linesOf(nodes, this.#html, {
      pictures: picture !== undefined,
      links: (link ?? lastLink ?? links) !== undefined,
      times: form.time !== undefined,
    });
    const unread = new UnreadLines(lines, this.#html, this.#taken);
    this.#lines = unread;
    const title = unread.first(form.all ? this.#html.isAnyHeading : this.#html.isHeading);
    const ahead = new Set(title ? unread.ahead(title.line) : []);
    if (title) {
      this.#title = this.#html.words(title.node);
      this.#note({ heading: title.node });
      this.#set(heading, this.#title);
      this.#set(level, level && nearestLevel(this.#html.name(title.node), props[level]!));
      this.#set(form.id, this.#written.heading?.id);
      if (heading) unread.drop([title.line]);
    }
    const drawn = title && heading ? picturesIn(title.node, this.#html) : [];
    const image = picture && (unread.first(this.#html.isPicture) ?? drawn.shift());
    unread.putFirst(drawn);
    if (form.caption && image) this.#readCaption(form.caption, image.node);
    if (picture && image) {
      const shown = this.#html.picture(image.node);
      this.#note({ picture: image.node });
      for (const name of PICTURE) this.#set(picture[name], shown?.[name]);
      for (const name of OF_PICTURE) {
        const { [name]: value, ...others } = this.#written.picture ?? {};
        if (!picture[name] || value === undefined) continue;
        this.#set(picture[name], value);
        this.#written.picture = others;
      }
      unread.drop([image.line]);
    }
    const time = form.time && unread.first((node) => this.#html.name(node) === 'time');
    if (time) {
      this.#note({ time: time.node });
      this.#set(form.time, this.#html.attribute(time.node, 'datetime') ?? this.#html.words(time.node));
      unread.drop([time.line]);
    }
    const own = [around, ...this.#linksIn(title), ...this.#linksIn(image)].filter(
      (node): node is Node & NonNullable<unknown> => node !== undefined,
    );
    if (link) this.#readFirstLink(link, own);
    if (lastLink) this.#readLastLink(lastLink, own);
    if (links) this.#readLinks(links, own);
    if (form.before)
      this.#keep(
        form.before,
        unread.where((line) => ahead.has(line)),
      );
    this.#keep(
      form.rest,
      unread.where((line) => !form.before || !ahead.has(line)),
    );
  }

  #readCaption(prop: string, picture: Node): void {
    const { around, children, name } = this.#html;
    const figure = around(FIGURE, picture);
    const caption = figure && children(figure).find((node) => name(node) === 'figcaption');
    if (!caption) return;
    const lines = this.#lines.where(({ nodes: [node] }) => around(CAPTION, node!) === caption);
    this.#keep(prop, lines);
    this.#note({ caption });
    this.#lines.drop(lines);
  }

  /** Words that the heading has not said stay in the text. Without a heading, they are its words. */
  #readFirstLink(props: NonNullable<FormContent<Node>['form']['link']>, own: readonly Node[]): void {
    const alone = own.length === 0 ? this.#lines.links()[0] : undefined;
    const node = own[0] ?? alone?.node;
    if (node === undefined) return;
    this.#setLink(props, node);
    const words = this.#html.words(node);
    if (!alone || (this.#title !== undefined && this.#title !== words)) return;
    this.#set(this.#content.form.heading, words);
    this.#lines.drop([alone.line]);
  }

  #readLastLink(props: NonNullable<FormContent<Node>['form']['lastLink']>, own: readonly Node[]): void {
    const last = this.#lines
      .links()
      .filter(({ node }) => this.#html.link(node).words !== '')
      .at(-1);
    const node = last?.node ?? own[0];
    if (node === undefined) return;
    this.#setLink(props, node);
    this.#set(props.text, last ? this.#html.link(node).words : (this.#title ?? this.#html.words(node)));
    if (last) this.#lines.drop([last.line]);
  }

  #readLinks(props: NonNullable<FormContent<Node>['form']['links']>, own: readonly Node[]): void {
    for (const [prop, itemOf] of Object.entries(props)) {
      const alone = this.#lines.links().filter(({ node }) => this.#html.link(node).words !== '');
      const all = [...own.filter(this.#html.hasWords), ...alone.map(({ node }) => node)];
      if (all.length > 0)
        this.#set(
          prop,
          all.map((node) => itemOf?.(this.#html.link(node))),
        );
      this.#lines.drop(alone.map(({ line }) => line));
    }
  }

  #linksIn(found: Found<Node> | undefined): Node[] {
    const links = (found?.line.nodes ?? []).map((node) => this.#html.linkIn(node));
    return links.filter((node): node is Node & NonNullable<unknown> => node !== undefined);
  }

  #setLink(props: NonNullable<FormContent<Node>['form']['link']>, node: Node): void {
    const link = this.#html.link(node);
    this.#set(props.url, link.address);
    this.#set(props.label, link.label);
    this.#note({ link: node });
  }

  /** Takes what is written on the first node of each part. */
  readonly #note = (parts: { readonly [part: string]: Node | readonly Node[] | undefined }): void => {
    for (const [part, node] of Object.entries(parts))
      if (node !== undefined) this.#written[part] ??= this.#html.written(node);
  };

  #setText(prop: string, lines: readonly Line<Node>[]): void {
    const { props, tree } = this.#content;
    if (props[prop]!.name === 'html') this.#taken.show(lines);
    this.#set(prop, richText(lines, this.#html, tree));
  }

  #set(prop: string | undefined, value: unknown): void {
    if (prop && value !== undefined) this.#parts.set(prop, value);
  }

  #keep(prop: string | undefined, lines: readonly Line<Node>[]): void {
    if (!prop || lines.length === 0) return;
    const isSaid = lines.some(({ nodes }) => !nodes.every(this.#html.isBlank));
    if (isSaid) this.#setText(prop, lines);
    for (const { nodes } of lines) this.#taken.take(nodes);
  }
}
