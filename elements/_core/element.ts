import r2wc from '@r2wc/react-to-web-component';
import type { MountState } from '../../fsm/element-machine.js';
import { behave } from '../../page/behaviour/behave.js';
import { REACT_MARK, TRIGGER_MARK } from '../../page/wake/prerendered.js';
import { wakeIn } from '../../page/wake/wake.js';
import { keepInPage } from './content/keep-in-page.js';
import type { ViewDefinition } from './define.js';
import { ViewData } from './element-data.js';
import { dispatchMount, reportLost, reportNotRendered, tellLeftToReact } from './events.js';
import { loadReact, reactRenderer } from './host/react-source.js';
import { enqueue } from './life/batch.js';
import { Life } from './life/life.js';
import { giveLife } from './life/root.js';
import { stashOf } from './light-children.js';
import { MODEL_ATTRIBUTES } from './model-source.js';
import { observedNames } from './names.js';
import { noteUpgrade, whenClosed } from './parsed-tag.js';
import { takeOwnIds } from './unique-ids.js';
import { VERSION } from './version.js';
import { ViewInPage } from './view-place.js';
import { staticRenderer } from './write-views.js';

/** The element of a tag whose view React renders. Its props are also JS properties. */
export interface ViewElement extends HTMLElement {
  /** Where the element is on its way from authored content to view. */
  readonly mountState: MountState;
  /** Resolves once the element is mounted, has failed, or waits for the page's model. */
  readonly mountComplete: Promise<void>;
  /** The component's model, given instead of `model-path` or `src`. */
  model: unknown;
  /**
   * Mounts the element anew from a model that an author has changed. What the model has, or had before, counts no longer
   * where the tag itself says it.
   *
   * @param previous the model before; without it the whole tag counts no longer.
   */
  reload(model: unknown, previous?: unknown): void;
  /** Mounts the element anew from what it has. */
  remount(): void;
  /** Renders the view from the data as they are now; an attribute that is none of them changes nothing. */
  update(attribute: string | null): void;
  /** Hydrates a view with state that a server has rendered; any other is right as it stands. Gives whether it can be used. */
  hydrate(): Promise<boolean>;
}

export interface ViewElementClass {
  new (): ViewElement;
  readonly definition: ViewDefinition;
  readonly uniVersion: string;
}

/** Called with the container of a view that stands, or was written anew. */
type OnShown = (container: HTMLElement) => void;

/** The methods of r2wc's class, which its types leave out. */
interface R2wcElement extends HTMLElement {
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/**
 * The custom element class of a definition, and the composition root of its elements: r2wc's, which tells its root (`life/root.ts`) of the element's coming, its
 * properties and its going. They stay as they are set because no prop has one of r2wc's types; attributes are ours to read.
 */
export function viewElementClass(definition: ViewDefinition, onShown: OnShown = () => {}): ViewElementClass {
  const props = accessorProps(definition);
  const Base = r2wc(definition.view, { props }) as unknown as new () => R2wcElement;
  const observed = [...observedNames(definition.props), ...MODEL_ATTRIBUTES, 'isolated'];
  const early = new Set([...Object.keys(props), 'model']);
  const showsTitle = 'title' in definition.props;

  class OfDefinition extends Base implements ViewElement {
    static readonly definition = definition;
    static readonly uniVersion = VERSION;

    static get observedAttributes() {
      return observed;
    }

    readonly #wired = wire(this, definition, onShown);
    readonly #life = giveLife(this, this.#wired.life);
    /** Until the task is over in which its `title` became data. */
    #hasNewTitle = false;

    constructor() {
      super();
      noteUpgrade(this);
      for (const name of Object.keys(this)) if (early.has(name)) this.#takeEarlyProperty(name);
    }

    get mountState() {
      return this.#life.state;
    }

    get mountComplete() {
      return this.hasAttribute(REACT_MARK) ? Promise.resolve() : this.#life.mounted;
    }

    get model() {
      return this.#wired.data.model.given;
    }

    set model(model: unknown) {
      this.#wired.data.model.given = model;
    }

    reload(model: unknown, previous?: unknown) {
      this.#wired.data.reload(model, previous);
      this.#life.remount();
    }

    remount() {
      this.#life.remount();
    }

    update(attribute: string | null) {
      if (attribute === null || observed.includes(attribute)) this.#life.refresh();
    }

    hydrate() {
      return this.#life.hydrate();
    }

    override connectedCallback() {
      if (this.mountState === 'editable' && !this.hasAttribute(REACT_MARK)) super.connectedCallback();
    }

    /** A move within the page disconnects and connects again in one task: the view and its state stay. */
    override disconnectedCallback() {
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    /** Its presence lets `moveBefore` keep the element as it is. */
    connectedMoveCallback() {}

    attributeChangedCallback(name: string, old: string | null, value: string | null) {
      if (name === 'title' && showsTitle && value !== null) this.#moveTitle(value);
      else if (old !== value) this.#life.refresh();
    }

    override removeAttribute(name: string) {
      // Who turns the tag into other markup, attribute by attribute, finds no `data-title` in that.
      if (this.#hasNewTitle && name.toLowerCase() === 'data-title') return;
      super.removeAttribute(name);
      if (showsTitle && name.toLowerCase() === 'title') super.removeAttribute('data-title');
    }

    override toggleAttribute(name: string, force?: boolean) {
      return super.toggleAttribute(showsTitle && name.toLowerCase() === 'title' ? 'data-title' : name, force);
    }

    /** A framework counts on the children that it has put here, wherever the view has had them put. */
    override removeChild<Child extends Node>(child: Child): Child {
      const aside = stashOf(this, child);
      return aside ? aside.removeChild(child) : super.removeChild(child);
    }

    override insertBefore<Child extends Node>(child: Child, before: Node | null): Child {
      const aside = stashOf(this, before ?? child);
      return aside ? aside.insertBefore(child, before) : super.insertBefore(child, before);
    }

    override appendChild<Child extends Node>(child: Child): Child {
      return this.insertBefore(child, null);
    }

    /** A `title` attribute would be a tooltip over the whole widget. */
    #moveTitle(title: string) {
      super.removeAttribute('title');
      this.setAttribute('data-title', title);
      this.#hasNewTitle = this.mountState !== 'editable';
      queueMicrotask(() => {
        this.#hasNewTitle = false;
      });
    }

    /** A property set before the tag was defined hides the accessor until it is set again. */
    #takeEarlyProperty(name: string) {
      const value = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }
  if (showsTitle) Object.defineProperty(OfDefinition.prototype, 'title', TITLE);
  return OfDefinition;
}

/** All that an element's life needs, wired to one another. */
function wire(host: HTMLElement, definition: ViewDefinition, onShown: OnShown) {
  const refresh = () => life.refresh();
  const data = new ViewData(host, definition, refresh, () => life.modelChanged());
  const place = new ViewInPage(host, definition, () => [staticRenderer, reactRenderer()], refresh);
  const life: Life = new Life({
    isConnected: () => host.isConnected,
    whenClosed: (use) => whenClosed(host, use),
    enqueue,
    needsReact: definition.needsReact,
    data,
    place,
    written: staticRenderer,
    react: reactRenderer,
    loadReact,
    tell: {
      shown(container) {
        takeOwnIds(container);
        keepInPage(container);
        data.shown(container);
        onShown(container);
      },
      mounted() {
        const root = host.getRootNode() as Document | ShadowRoot;
        behave(root);
        if (host.hasAttribute(TRIGGER_MARK)) wakeIn(root);
        dispatchMount(host);
      },
      failed: (error) => reportNotRendered(host, error),
      lost: (error) => reportLost(host, error),
      leftToReact: (what) => tellLeftToReact(host, what),
    },
  });
  return { life, data };
}

/** A title is data: none is no text, where HTML's own would read `undefined`. */
const TITLE: PropertyDescriptor & ThisType<HTMLElement> = {
  configurable: true,
  enumerable: true,
  get() {
    return this.getAttribute('data-title') ?? '';
  },
  set(title: unknown) {
    if (title === undefined || title === null) this.removeAttribute('title');
    else this.setAttribute('data-title', String(title));
  },
};

/**
 * Props that become JS properties, without r2wc's types: all but names that HTMLElement gives a meaning of its own. What
 * is set by its ARIA names would become attributes of the tag, which come after those that begin with `data-`.
 */
function accessorProps({ props }: ViewDefinition): Record<string, undefined> {
  const free = Object.keys(props).filter(
    (name) => name.startsWith('aria') || !(name in HTMLElement.prototype),
  );
  return Object.fromEntries(free.map((name) => [name, undefined]));
}
