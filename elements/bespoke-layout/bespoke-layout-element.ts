import { ReactiveElement } from 'lit';
import type { ClassDefinition } from '../_core/declare/definition.js';
import { dispatchMount } from '../_core/declare/events.js';
import { VERSION } from '../_core/declare/version.js';
import { bringStyles } from '../_core/place/page-styles.js';
import { whenParsed } from '../_core/read/parsed-tag.js';
import { Settlement } from '../_core/settlement.js';

/**
 * The class of `uni-bespoke-layout`. The style sheet alone lays the columns out, so that nothing moves when a script
 * comes: the class changes no node, it brings the styles where the page has none, and says when the tag is there.
 */
export function bespokeLayoutClass(definition: ClassDefinition): CustomElementConstructor {
  return class BespokeLayout extends ReactiveElement {
    static readonly definition = definition;
    static readonly uniVersion = VERSION;

    readonly #settlement = new Settlement();

    /** Resolves once the columns are laid out. */
    get mountComplete() {
      return this.#settlement.promise;
    }

    override createRenderRoot() {
      return this;
    }

    override connectedCallback() {
      super.connectedCallback();
      this.requestUpdate();
    }

    protected override updated() {
      const closed = () => whenParsed(this, () => this.isConnected && this.#mounted());
      const styles = bringStyles(this, definition);
      if (styles) void styles.then(closed);
      else closed();
    }

    #mounted() {
      this.#settlement.settle();
      dispatchMount(this);
    }
  };
}
