import { hasFailed, holdClick } from '../../../page/wake/held-click.js';
import { MOMENT_MARK } from '../../../page/wake/prerendered.js';
import type { Patience } from '../props/gathering.js';
import { loadSanitizer, SanitizerMissing } from '../safety/safe-html.js';
import { whenUsed } from '../wake/first-use.js';
import { copyOfView, readOn } from './adoption.js';
import { tellOnce } from './events.js';
import { livingViews, loadReact } from './react-source.js';
import { type RenderJob, renderBatch } from './render-batch.js';

/** What an element does for its view to come alive. */
interface Mount {
  /** What has to come before its own words are known. */
  words(): Promise<void> | undefined;
  /** Asks for the data, and tells whether they are there. */
  isComplete(): boolean;
  /** Called once nothing more can be done before the view is used. */
  ready(): void;
  /** Resolves when `ready` has been called. */
  settled(): Promise<void>;
  /** What React takes the view over with; undefined while something is missing. */
  jobFor(view: HTMLElement): RenderJob | undefined;
  /** What the element shows otherwise than the view, which React had to find as it stood. */
  news(): RenderJob | undefined;
  /** @param putBack puts the view back, which stays when React cannot take it over. */
  fail(error: unknown, putBack: () => void): void;
}

/** A view that a server rendered, until it comes alive. */
export class ServedView {
  readonly #host: HTMLElement;
  readonly #view: HTMLElement;
  readonly #mount: Mount;
  readonly #moment: string | null;
  readonly #stopWaiting: () => void;
  #isReady = false;
  #isSeen = false;
  #isOver = false;
  #isLacking = false;

  constructor(host: HTMLElement, view: HTMLElement, mount: Mount) {
    this.#host = host;
    this.#view = view;
    this.#mount = mount;
    this.#moment = host.getAttribute(MOMENT_MARK);
    this.#stopWaiting = whenUsed(host, view, this.#moment, (sign) => {
      // What could not be had is not asked for again by every pointer that moves.
      if (sign?.type !== 'pointerover' || !hasFailed(host)) this.#use(sign);
    });
  }

  /** Whether something that it needs could not be had. */
  get isLacking(): boolean {
    return this.#isLacking && !this.#isReady;
  }

  get patience(): Patience {
    return this.#moment === null ? 'any' : 'alive';
  }

  /** Whether all is there that it needs to come alive at once. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Ends the wait for the moment that the server wrote on the tag. */
  stop(): void {
    this.#isOver = true;
    this.#stopWaiting();
    document.removeEventListener('uni-page-state', this.#again);
  }

  /** Something that it needs cannot be had: what it folds is shown. */
  readOn(): void {
    this.#isLacking = true;
    if (this.#moment !== null) readOn(this.#host);
  }

  /** Gets what coming alive needs before a click asks for it: a click cannot wait. */
  prepare(): void {
    const giveUp = (error: unknown) => {
      tellOnce(error, `<${this.#host.localName}> stays as the server rendered it: ${String(error)}`);
      readOn(this.#host);
      this.#mount.ready();
    };
    // Asked for beside the data, not after them.
    const isUsed = this.#moment !== null;
    const react = isUsed && !livingViews() ? loadReact() : undefined;
    react?.catch(() => {});
    const words = isUsed ? this.#mount.words() : undefined;
    try {
      this.#isReady = !isUsed || (this.#mount.isComplete() && !react && !words);
    } catch (error) {
      if (error instanceof SanitizerMissing) return void loadSanitizer().then(this.#again, giveUp);
      this.#isReady = !react && !words;
    }
    if (react) return void react.then(this.#again, giveUp);
    if (words) return void words.then(this.#again);
    if (!this.#isReady) return void this.#waitForPage();
    this.#mount.ready();
    if (this.#isInUse()) queueMicrotask(() => this.#use());
  }

  /** Its model may be one that does not come. */
  #waitForPage(): void {
    if (!this.#isLacking) document.addEventListener('uni-page-state', this.#again, { once: true });
  }

  readonly #again = () => this.prepare();

  #use(sign?: Event): void {
    if (this.#isOver) return;
    if (sign) holdClick(sign, this.#host, () => this.#wake());
    else {
      this.#isSeen = true;
      void this.#wake();
    }
  }

  async #wake(): Promise<boolean> {
    this.#comeAlive();
    if (this.#isOver) return true;
    await this.#mount.settled();
    return this.#isReady;
  }

  /** In place, at once: the event that asks for it finds React's listeners there. */
  #comeAlive(): void {
    const putCopyBack = copyOfView(this.#host, this.#view);
    const putBack = () => {
      putCopyBack();
      readOn(this.#host);
    };
    const job = this.#mount.jobFor(this.#view);
    if (!job) return;
    renderBatch([{ ...job, fail: (error) => this.#mount.fail(error, putBack) }]);
    const news = this.#mount.news();
    if (news) renderBatch([news]);
  }

  /** Whether its moment came while nothing listened: it was seen, or is in focus and the next key may be a while away. */
  #isInUse(): boolean {
    return this.#isSeen || (this.#moment === 'interaction' && this.#host.matches(':focus-within'));
  }
}
