import { ReactiveElement } from 'lit';
import { isEdited } from '../../page/activation/is-edited.js';
import { isKnownTag } from '../../page/activation/known-tags.js';
import { PRERENDERED_MARK, VIEW_CLASS } from '../../page/activation/prerendered.js';
import { fragmentModelAddress } from '../../page/model/fetch-model.js';
import { modelCalls } from '../../page/model/model-calls.js';
import { reasonOf } from '../../page/request/request-error.js';
import { warnOnce } from '../../page/warn.js';
import type { ClassDefinition } from '../_core/declare/definition.js';
import { dispatchError, dispatchMount } from '../_core/declare/events.js';
import { DataSourceError } from '../_core/declare/model-error.js';
import { VERSION } from '../_core/declare/version.js';
import { whenDesignModeEnds } from '../_core/place/edited-content.js';
import { discardViews, hideFallback, serverView, showFallback } from '../_core/place/light-children.js';
import { bringStyles } from '../_core/place/page-styles.js';
import { isMeaningful } from '../_core/read/dom-content.js';
import { whenParsed } from '../_core/read/parsed-tag.js';
import { Settlement } from '../_core/settlement.js';
import { loadSanitizer } from '../_safe/safe-html.js';
import { FragmentBudget, MAX_FRAGMENT_DEPTH, Spending } from './fragment-limits.js';
import { modelNodes } from './model-nodes.js';

const TAG = 'uni-fragment';

const pageBudget = new FragmentBudget();

/**
 * The class of `uni-fragment`: fetches the model at `src`, or takes the one given as its property `model`, and makes one
 * element for each component in it. The authored content shows until then, and for good if there is no model.
 */
export function fragmentClass(definition: ClassDefinition): CustomElementConstructor {
  return class Fragment extends ReactiveElement {
    static readonly definition = definition;
    static readonly uniVersion = VERSION;
    static override properties = { src: { type: String }, model: { attribute: false } };

    declare src: string | null;
    declare model: unknown;
    readonly #settlement = new Settlement();
    readonly #spending = new Spending(pageBudget);
    #loading: AbortController | undefined;

    /** Resolves once the components are made, or the fragment has failed. */
    get mountComplete() {
      return this.#settlement.promise;
    }

    override createRenderRoot() {
      return this;
    }

    override disconnectedCallback() {
      super.disconnectedCallback();
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#loading?.abort();
        this.#settlement.begin();
        this.#restore();
      });
    }

    override connectedCallback() {
      super.connectedCallback();
      if (this.hasUpdated && !this.querySelector(`:scope > .${VIEW_CLASS}`)) this.requestUpdate();
    }

    /** Called when editing around the element starts or ends. */
    remount() {
      this.requestUpdate();
    }

    protected override updated() {
      this.#loading?.abort();
      if (!this.isConnected) return;
      void bringStyles(this, definition);
      if (isEdited(this)) {
        this.#restore();
        whenDesignModeEnds(this, () => this.requestUpdate());
        this.#settlement.settle();
        return;
      }
      if (this.#takeServed()) return;
      const loading = new AbortController();
      this.#loading = loading;
      this.#modelOf(loading.signal).then(
        (model) => !loading.signal.aborted && whenParsed(this, () => this.#tryShow(model, loading.signal)),
        (error: unknown) => !loading.signal.aborted && this.#fail(error),
      );
    }

    /** A server's rendering stays right until something changes. */
    #takeServed(): boolean {
      const isServed = serverView(this) !== undefined && !this.model;
      this.removeAttribute(PRERENDERED_MARK);
      if (!isServed) return false;
      this.#settlement.settle();
      dispatchMount(this);
      return true;
    }

    async #modelOf(signal: AbortSignal): Promise<unknown> {
      await loadSanitizer();
      if (this.model) return this.model;
      const { src } = this;
      if (!src)
        throw new Error('the attribute src is missing; give it the path of a page, fragment or component');
      const around = sourcesAround(this);
      if (around.includes(fragmentModelAddress(src)))
        throw new Error(`src="${src}" contains itself; take one of the two out`);
      if (around.length >= MAX_FRAGMENT_DEPTH) {
        throw new Error(
          `src="${src}" stands in ${around.length} fragments; ${MAX_FRAGMENT_DEPTH - 1} is the most`,
        );
      }
      const { loadModel } = await modelCalls();
      return loadModel(src, signal).catch((cause: unknown) => {
        const reason = reasonOf(cause);
        throw new Error(`Oops, we haven't got JSON! src="${src}" gives no model: ${reason}`, { cause });
      });
    }

    #tryShow(model: unknown, signal: AbortSignal): void {
      this.#show(model, signal).catch((error: unknown) => !signal.aborted && this.#fail(error));
    }

    /** Visitors keep seeing the old content until the new elements have mounted. */
    async #show(model: unknown, signal: AbortSignal) {
      const container = document.createElement('div');
      container.className = VIEW_CLASS;
      container.hidden = [...this.childNodes].some(isMeaningful);
      this.#spending.giveBack();
      const isolated = this.hasAttribute('isolated');
      container.append(...modelNodes(model, { isolated, budget: this.#spending }));
      this.append(container);
      await mounted(container);
      if (signal.aborted) {
        container.remove();
        return;
      }
      for (const view of this.querySelectorAll(`:scope > .${VIEW_CLASS}`))
        if (view !== container) view.remove();
      container.hidden = false;
      hideFallback(this);
      this.#settlement.settle();
      dispatchMount(this);
    }

    /** Takes the components away and brings the author's content back. */
    #restore() {
      this.#spending.giveBack();
      discardViews(this);
      showFallback(this);
    }

    #fail(cause: unknown) {
      const reason = reasonOf(cause);
      const error = new DataSourceError(`<${TAG}> shows its authored content: ${reason}`, { cause });
      this.#restore();
      if (!dispatchError(this, error)) warnOnce(error.message, 'error');
      this.#settlement.settle();
    }
  };
}

/** Waits until each of our elements in there has mounted or failed. The page defines their tags as they appear. */
async function mounted(container: Element): Promise<void> {
  const made = [...container.querySelectorAll<Mounting>('*')].filter(({ localName }) =>
    isKnownTag(localName),
  );
  await Promise.all(made.map(({ localName }) => customElements.whenDefined(localName)));
  await Promise.all(made.map(({ mountComplete }) => mountComplete));
}

type Mounting = Element & { readonly mountComplete?: Promise<void> };

/** The models of the fragments that an element stands in, through shadow roots too. */
function sourcesAround(element: Element): string[] {
  const sources: string[] = [];
  for (let node: Node | null = element.parentNode; node; node = parentOf(node)) {
    if (node instanceof Element && node.localName === TAG) sources.push(addressOf(node));
  }
  return sources;
}

/** Leaves an address that cannot be read as it is written, because the fragment itself reports it. */
function addressOf(fragment: Element): string {
  const src = fragment.getAttribute('src') ?? '';
  try {
    return fragmentModelAddress(src);
  } catch {
    return src;
  }
}

const parentOf = (node: Node) => (node instanceof ShadowRoot ? node.host : node.parentNode);
