import { hasFailed, holdClick } from '../../../page/wake/held-click.js';
import { SCRIPTS_MARK } from '../../../page/wake/prerendered.js';
import { foldWaiting } from '../../../react-views/_shared/fold/fold.js';
import type { HydrateMoment } from '../definition.js';
import { whenUsed } from '../wake/first-use.js';
import { readOn } from './adoption.js';
import { tellOnce } from './events.js';
import { livingViews, loadReact } from './react-source.js';
import { type RenderJob, renderBatch } from './render-batch.js';

/** A view of the browser's that was written without React, until somebody uses it: then React is loaded for it. */
export class WaitingView {
  readonly #host: HTMLElement;
  readonly #view: HTMLElement;
  readonly #ended: () => void;
  readonly #stopWaiting: () => void;
  #shown: RenderJob | undefined;

  /** @param ended called before React takes the view over. */
  constructor(host: HTMLElement, view: HTMLElement, moment: HydrateMoment, ended: () => void) {
    this.#host = host;
    this.#view = view;
    this.#ended = ended;
    this.#stopWaiting = whenUsed(host, view, moment, (sign) => {
      // Where React could not be had, a pointer that moves does not ask for it again and again.
      if (sign?.type !== 'pointerover' || !hasFailed(host)) this.#use(sign);
    });
    view.addEventListener('beforematch', this.#found);
  }

  /** Takes what the view has rendered last: React takes over that, whatever the data are by then. */
  show(shown: RenderJob): void {
    this.#shown = shown;
    if (hasFailed(this.#host)) return;
    this.#host.setAttribute(SCRIPTS_MARK, 'running');
    foldWaiting(this.#view, true);
  }

  stop(): void {
    this.#shown = undefined;
    this.#stopWaiting();
    this.#view.removeEventListener('beforematch', this.#found);
  }

  #use(sign?: Event): void {
    if (sign) holdClick(sign, this.#host, () => this.#wake());
    else void this.#wake();
  }

  async #wake(): Promise<boolean> {
    if (!livingViews() && !(await this.#load())) return false;
    this.#comeAlive();
    return true;
  }

  async #load(): Promise<boolean> {
    try {
      await loadReact();
      return true;
    } catch (error) {
      tellOnce(error, `<${this.#host.localName}> stays as it is: ${String(error)}`);
      this.#readOn();
      return false;
    }
  }

  /** At once: the event that asks for it finds React's listeners there. */
  #comeAlive(): void {
    const shown = this.#shown;
    if (!shown) return;
    this.#ended();
    renderBatch([{ ...shown, hydrates: this.#view }]);
    this.#host.setAttribute(SCRIPTS_MARK, 'running');
  }

  /** The browser goes to what it has found at once, whatever is loaded by then. */
  readonly #found = () => {
    this.#readOn();
    this.#use();
  };

  #readOn(): void {
    readOn(this.#host);
    foldWaiting(this.#view, false);
  }
}
