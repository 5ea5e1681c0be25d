import { ReactiveElement } from 'lit';
import { warnOnce } from '../../page/warn.js';
import type { ClassDefinition } from '../_core/define.js';
import { dispatchMount } from '../_core/events.js';
import { bringStyles } from '../_core/page-styles.js';
import { whenParsed } from '../_core/parsed-tag.js';
import { Settlement } from '../_core/settlement.js';
import { VERSION } from '../_core/version.js';

const COLUMNS = ['left', 'right'] as const;

/**
 * The class of `uni-bespoke-layout`. The style sheet alone lays the columns out, so that nothing moves when a script
 * comes: the class changes no node, it only reports to authors what is missing.
 */
export function bespokeLayoutClass(definition: ClassDefinition): CustomElementConstructor {
  return class BespokeLayout extends ReactiveElement {
    static readonly definition = definition;
    static readonly uniVersion = VERSION;

    readonly #settlement = new Settlement();

    /** Resolves once the columns have been looked at. */
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
      const closed = () => whenParsed(this, () => this.isConnected && this.#check());
      const styles = bringStyles(this, definition);
      if (styles) void styles.then(closed);
      else closed();
    }

    #check() {
      const missing = COLUMNS.filter((name) => !this.querySelector(`:scope > [slot="${name}"]`));
      if (missing.length > 0) warnOnce(`<${definition.tag}> ${complaint(missing)}`);
      this.#settlement.settle();
      dispatchMount(this);
    }
  };
}

function complaint(missing: readonly string[]): string {
  const slots = missing.map((name) => `slot="${name}"`).join(' and ');
  return `lacks ${missing.join(' and ')}; give what belongs there ${slots}`;
}
