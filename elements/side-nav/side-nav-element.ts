import { ReactiveElement } from 'lit';
import { isEdited } from '../../page/activation/is-edited.js';
import { pageLocale } from '../../page/locale/page-language.js';
import { warnOnce } from '../../page/warn.js';
import type { ClassDefinition } from '../_core/declare/definition.js';
import { dispatchMount } from '../_core/declare/events.js';
import { VERSION } from '../_core/declare/version.js';
import { whenDesignModeEnds } from '../_core/place/edited-content.js';
import { bringStyles } from '../_core/place/page-styles.js';
import { whenParsed } from '../_core/read/parsed-tag.js';
import { Settlement } from '../_core/settlement.js';
import { NavTree } from './nav-tree.js';
import { scrollToMiddle } from './scroll-to-middle.js';
import { wordsAround } from './words.js';

const OBSERVED = { childList: true, subtree: true, characterData: true, attributeFilter: ['href'] };

/**
 * The class of `uni-side-nav`: enhances the list of links that the server wrote and never renders it anew. The nodes
 * and attributes that it adds and changes are taken back when the element leaves the page.
 */
export function sideNavClass(definition: ClassDefinition): CustomElementConstructor {
  return class SideNav extends ReactiveElement {
    static readonly definition = definition;
    static readonly uniVersion = VERSION;

    // The DOMs of unit tests have neither this nor the observer below.
    readonly #internals = this.attachInternals?.();
    readonly #settlement = new Settlement();
    readonly #tree = new NavTree(this);
    readonly #changes = new MutationObserver(() => this.requestUpdate());
    readonly #box = globalThis.ResizeObserver && new ResizeObserver(() => this.#scrollOnce());
    #shown: Element | undefined;
    #unfollow: (() => void) | undefined;

    /** Resolves once the list is enhanced, or has been found to be none. */
    get mountComplete() {
      return this.#settlement.promise;
    }

    /** Resolves once a click on a button that the server wrote opens and closes its group. */
    async activate() {
      await this.mountComplete;
      return true;
    }

    override createRenderRoot() {
      return this;
    }

    override connectedCallback() {
      super.connectedCallback();
      this.#unfollow ??= pageLocale.follow(() => this.requestUpdate());
      this.requestUpdate();
    }

    /** Called when editing around the element starts or ends. */
    remount() {
      this.requestUpdate();
    }

    override disconnectedCallback() {
      super.disconnectedCallback();
      queueMicrotask(() => !this.isConnected && this.#end());
    }

    protected override updated() {
      const closed = () => whenParsed(this, () => this.isConnected && this.#arrange());
      const styles = bringStyles(this, definition);
      if (styles) void styles.then(closed);
      else closed();
    }

    #arrange() {
      if (isEdited(this)) {
        this.#leaveAsWritten();
        whenDesignModeEnds(this, () => this.requestUpdate());
        this.#settlement.settle();
        return;
      }
      const fault = faultOf(this);
      if (fault) warnOnce(`<${definition.tag}> ${fault}`);
      this.#beLandmark();
      if (fault) this.#tree.undo();
      else this.#tree.arrange();
      this.#changes.observe(this, OBSERVED);
      this.#changes.takeRecords();
      this.#box?.observe(this);
      this.#scrollOnce();
      this.#settlement.settle();
      if (!fault) dispatchMount(this);
    }

    /** A list without a `nav` around it is a navigation all the same. An author's own role and label win. */
    #beLandmark() {
      const isLandmark = this.querySelector('nav, [role="navigation"]') === null;
      if (!this.#internals) return;
      this.#internals.role = isLandmark ? 'navigation' : null;
      this.#internals.ariaLabel = isLandmark ? wordsAround(this).inThisSection : null;
    }

    /** Where the visitor has scrolled the list to is left alone: an active link is brought to the middle once. */
    #scrollOnce() {
      const { active } = this.#tree;
      if (active && active !== this.#shown && scrollToMiddle(active, this)) this.#shown = active;
    }

    #end() {
      this.#unfollow?.();
      this.#unfollow = undefined;
      this.#leaveAsWritten();
      this.#settlement.begin();
    }

    #leaveAsWritten() {
      this.#changes.disconnect();
      this.#box?.disconnect();
      this.#tree.undo();
      this.#shown = undefined;
    }
  };
}

function faultOf(host: Element): string | undefined {
  if (!host.querySelector('ul, ol')) return 'has no list; put a <ul> of links, or a <nav> with one, into it';
  if (!host.querySelector(':is(ul, ol) a[href]'))
    return 'has a list without links; give its items <a href="…">';
  return undefined;
}
