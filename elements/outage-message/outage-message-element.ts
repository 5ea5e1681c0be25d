import { ReactiveElement } from 'lit';
import { type Parts, worded } from '../../react-views/_shared/parts.js';
import type { SafeHtml } from '../../react-views/_shared/safe.js';
import { outageMessages } from '../../vocabulary/outage.js';
import type { ClassDefinition } from '../_core/declare/definition.js';
import { observedNames } from '../_core/declare/names.js';
import type { ResolvedProps } from '../_core/declare/prop-type.js';
import { VERSION } from '../_core/declare/version.js';
import { loadFormReader } from '../_core/form/form-reader.js';
import { readAuthored } from '../_core/read/dom-content.js';
import { resolveProps } from '../_core/read/read-props.js';
import { loadSanitizer, SanitizerMissing, toSafeHtml } from '../_safe/safe-html.js';
import { adoptStyles } from './outage-message-styles.js';

const VIEW_CLASS = 'm-outage';
const SHOWN_FROM = 'app_error';
const CLEARED_IN = 'success';

/**
 * The class of `uni-outage-message`: an alert in the tag's light DOM from the page's state `app_error` to `success`. The
 * alert is inserted together with its words, because Firefox announces an alert only at the moment when it is inserted.
 * An alert that a server has written stands until `success` too: its page is known to fail before any script says so.
 * Lit's reactive element without lit-html, whose own Trusted Types policy a strict page would refuse at load.
 */
export function outageMessageClass(definition: ClassDefinition): CustomElementConstructor {
  return class OutageMessage extends ReactiveElement {
    static readonly definition = definition;
    static readonly uniVersion = VERSION;
    static override properties = { text: { attribute: false }, imagePath: { attribute: false } };

    static override get observedAttributes() {
      OutageMessage.finalize();
      return observedNames(definition.props);
    }

    declare text: unknown;
    declare imagePath: unknown;

    override createRenderRoot() {
      return this;
    }

    override connectedCallback() {
      super.connectedCallback();
      adoptStyles(this.getRootNode());
      document.addEventListener('uni-page-state', this.#onPageState);
      this.requestUpdate();
    }

    override disconnectedCallback() {
      super.disconnectedCallback();
      document.removeEventListener('uni-page-state', this.#onPageState);
    }

    override attributeChangedCallback(name: string, _old: string | null, value: string | null) {
      if (name === 'title' && value !== null) this.#moveTitle(value);
      else this.requestUpdate();
    }

    /** Without the sanitiser the message shows all the same, with the texts that need none. */
    protected override async scheduleUpdate() {
      if (isDue()) await Promise.allSettled([loadSanitizer(), loadFormReader()]);
      super.scheduleUpdate();
    }

    protected override updated() {
      const shown = this.querySelector(`:scope > .${VIEW_CLASS}`);
      if (isCleared()) shown?.remove();
      if (!isDue()) return;
      const next = alertWith(this.#message());
      if (shown?.isEqualNode(next)) return;
      shown?.remove();
      this.append(next);
    }

    readonly #onPageState = () => this.requestUpdate();

    #message(): HTMLElement[] {
      const { title, ...given } = this.#given();
      const body = document.createElement('div');
      body.className = 'm-outage__body';
      body.append(
        heading(title as string, given.parts as Parts<'heading'> | undefined),
        paragraphs(given.text as SafeHtml | undefined),
      );
      return typeof given.imagePath === 'string' ? [body, picture(given.imagePath)] : [body];
    }

    #given(): ResolvedProps {
      const { text, imagePath } = this;
      const properties = { text, imagePath };
      const sources = {
        properties,
        attributes: this,
        authored: readAuthored(this, VIEW_CLASS),
        model: undefined,
      };
      try {
        return resolveProps(definition, sources);
      } catch (error) {
        if (error instanceof SanitizerMissing || error instanceof Promise)
          return { title: outageMessages.courses.title };
        throw error;
      }
    }

    /** A `title` attribute would be a tooltip over the whole message. */
    #moveTitle(title: string) {
      this.removeAttribute('title');
      this.dataset.title = title;
    }
  };
}

const isDue = () => document.body.dataset.pageState === SHOWN_FROM;
const isCleared = () => document.body.dataset.pageState === CLEARED_IN;

function alertWith(parts: readonly HTMLElement[]): HTMLElement {
  const element = document.createElement('div');
  element.className = VIEW_CLASS;
  element.setAttribute('role', 'alert');
  element.append(...parts);
  return element;
}

function heading(title: string, parts: Parts<'heading'> = {}): HTMLElement {
  const element = document.createElement('h2');
  for (const [name, value] of Object.entries(parts.heading ?? {})) element.setAttribute(name, String(value));
  element.className = 'm-outage__title';
  const words = title.trim() || outageMessages.courses.title;
  const shown = worded(words, parts.heading);
  if ('children' in shown) element.textContent = words;
  else element.innerHTML = shown.dangerouslySetInnerHTML.__html as string;
  return element;
}

function paragraphs(html: SafeHtml | undefined): HTMLElement {
  const element = document.createElement('div');
  element.className = 'm-outage__text';
  element.innerHTML = ((html ?? toSafeHtml(outageMessages.courses.text))?.__html as string) ?? '';
  return element;
}

function picture(path: string): HTMLElement {
  const element = document.createElement('img');
  element.className = 'm-outage__image';
  element.alt = '';
  element.src = path;
  return element;
}
