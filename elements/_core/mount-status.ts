import { WAITING_STATE } from '../../page/activation/prerendered.js';
import { Settlement } from './settlement.js';

/** The specification's mount states (section 4), and the one of an element whose view could not be rendered. */
export type MountState = 'editable' | 'mounting' | 'mounted' | 'failed';

/** Where one element is on its way from the author's content to its view, for scripts and for style sheets. */
export class MountStatus {
  readonly #mounted = new Settlement();
  /** States that style sheets see. The DOMs of unit tests and older browsers have none. */
  readonly #states: CustomStateSet | undefined;
  #state: MountState = 'editable';

  constructor(host: HTMLElement) {
    this.#states = host.attachInternals?.().states;
  }

  get state(): MountState {
    return this.#state;
  }

  set state(state) {
    this.#state = state;
    if (state === 'mounting') this.#states?.add(WAITING_STATE);
    else this.stopWaiting();
  }

  /**
   * Resolves once the element is mounted, has failed, or waits for the page's model. It also resolves when the element leaves
   * the page, is being edited, or has been replaced by personalisation.
   */
  get mounted(): Promise<void> {
    return this.#mounted.promise;
  }

  /** Called when the element starts, or starts again: who asks for `mounted` from now on waits for the next `settle`. */
  begin(): void {
    this.state = 'mounting';
    this.#mounted.begin();
  }

  /** Lets those go on who wait for the element. */
  settle(): void {
    this.#mounted.settle();
  }

  /** Called when a view that the element waited for will not come: style sheets show its content as it is. */
  stopWaiting(): void {
    this.#states?.delete(WAITING_STATE);
  }
}
