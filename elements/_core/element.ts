import r2wc, { type R2WCBaseProps, type R2WCRenderer } from '@r2wc/core';
import { REACT_MARK } from '../../page/activation/prerendered.js';
import type { ViewDefinition } from './define.js';
import { isEdited } from './edited-content.js';
import type { IslandView } from './island.js';
import { Lifecycle, type MountState, type OnShown } from './lifecycle.js';
import { fallbackAround } from './light-children.js';
import { MODEL_ATTRIBUTES, observedNames } from './names.js';
import { noteUpgrade } from './parsed-tag.js';
import { VERSION } from './version.js';

/** The element of a tag that a view renders. Its props are also JS properties. */
export interface ViewElement extends HTMLElement {
  /** Where the element is on its way from authored content to view. */
  readonly mountState: MountState;
  /** Resolves once the element is mounted, has failed, or waits for the page's model. */
  readonly mountComplete: Promise<void>;
  /** The component's model, given instead of `model-path` or `src`. */
  model: unknown;
  /**
   * Mounts the element anew from a model that an author has changed. For what the model has, or had before, the tag itself
   * counts no longer.
   *
   * @param previous the model before; without it the whole tag counts no longer.
   */
  reload(model: unknown, previous?: unknown): void;
  /** Mounts the element anew from what it has. */
  remount(): void;
  /** Renders the view from the data as they are now. An attribute that is none of them changes nothing. */
  update(attribute: string | null): void;
  /**
   * Makes a server-rendered view usable: an island is rendered over its placeholder, a controller begins to follow the
   * page. Resolves to whether the view can be used now.
   */
  activate(): Promise<boolean>;
}

export interface ViewElementClass {
  new (): ViewElement;
  readonly definition: ViewDefinition;
  readonly uniVersion: string;
}

/** r2wc's class, with the methods that its types leave out. */
type R2wcElementClass = new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

const lifecycles = new WeakMap<Element, Lifecycle>();

/** The hooks that r2wc calls when an element connects, when one of its properties is set, and when it disconnects. */
const RENDERER: R2WCRenderer<R2WCBaseProps, Lifecycle> = {
  mount(host, _view, properties) {
    const lifecycle = lifecycles.get(host)!;
    RENDERER.update(lifecycle, properties);
    return lifecycle;
  },
  update: (lifecycle, { container: _, ...properties }) => lifecycle.setProperties(properties),
  unmount: (lifecycle) => lifecycle.disconnect(),
};

/**
 * The custom element class of a definition: r2wc's, over a renderer that hands everything to the element's lifecycle.
 * Properties stay as they are set because none has one of r2wc's types. Attributes are read by the prop types of the
 * definition.
 *
 * @param onShown called when a view stands, or was written anew.
 * @param islands makes the view with state of each element of an island's tag.
 */
export function viewElementClass(
  definition: ViewDefinition,
  onShown: OnShown = () => {},
  islands?: () => IslandView,
): ViewElementClass {
  const props = propertiesOf(definition);
  const Base = r2wc(definition.view as never, { props }, RENDERER) as unknown as R2wcElementClass;
  const observed = [...observedNames(definition.props), ...MODEL_ATTRIBUTES];
  const early = new Set([...Object.keys(props), 'model']);
  const hasTitle = 'title' in definition.props;

  class OfDefinition extends Base implements ViewElement {
    static readonly definition = definition;
    static readonly uniVersion = VERSION;

    static get observedAttributes() {
      return observed;
    }

    readonly #lifecycle = new Lifecycle(this, definition, onShown, islands?.());

    constructor() {
      super();
      noteUpgrade(this);
      lifecycles.set(this, this.#lifecycle);
      for (const name of Object.keys(this)) if (early.has(name)) this.#takeEarlyProperty(name);
    }

    get mountState() {
      return this.#lifecycle.state;
    }

    get mountComplete() {
      return this.hasAttribute(REACT_MARK) ? Promise.resolve() : this.#lifecycle.mounted;
    }

    get model() {
      return this.#lifecycle.data.given;
    }

    set model(model: unknown) {
      this.#lifecycle.data.given = model;
    }

    reload(model: unknown, previous?: unknown) {
      this.#lifecycle.data.reload(model, previous);
      this.#lifecycle.remount();
    }

    remount() {
      this.#lifecycle.remount();
    }

    update(attribute: string | null) {
      if (attribute === null || observed.includes(attribute)) this.#lifecycle.refresh();
    }

    activate() {
      return this.#lifecycle.activate();
    }

    override connectedCallback() {
      this.#moveTitle();
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

    attributeChangedCallback(name: string, before: string | null, value: string | null) {
      if (name === 'title' && hasTitle && value !== null) this.#moveTitle();
      else if (before !== value) this.#lifecycle.refresh();
    }

    /** A `title` was moved to `data-title`, so whoever removes the one means the other. */
    override removeAttribute(name: string) {
      super.removeAttribute(name);
      if (hasTitle && name.toLowerCase() === 'title') super.removeAttribute('data-title');
    }

    /** Frameworks count on the children that they have put here, and these may stand in the fallback template now. */
    override removeChild<Child extends Node>(child: Child): Child {
      const fallback = fallbackAround(this, child);
      return fallback ? fallback.removeChild(child) : super.removeChild(child);
    }

    override insertBefore<Child extends Node>(child: Child, before: Node | null): Child {
      const fallback = fallbackAround(this, before ?? child);
      return fallback ? fallback.insertBefore(child, before) : super.insertBefore(child, before);
    }

    override appendChild<Child extends Node>(child: Child): Child {
      return this.insertBefore(child, null);
    }

    /** A `title` attribute would be a tooltip over the whole widget. */
    #moveTitle() {
      const title = hasTitle && !isEdited(this) ? this.getAttribute('title') : null;
      if (title !== null) this.title = title;
    }

    /** A property that was set before the tag was defined hides the accessor until it is set again. */
    #takeEarlyProperty(name: string) {
      const value = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }
  if (hasTitle) Object.defineProperty(OfDefinition.prototype, 'title', TITLE);
  return OfDefinition;
}

/** As a property, no title would read as `undefined`. */
const TITLE: PropertyDescriptor & ThisType<HTMLElement> = {
  configurable: true,
  enumerable: true,
  get() {
    return this.getAttribute('data-title') ?? '';
  },
  set(title: unknown) {
    Element.prototype.removeAttribute.call(this, 'title');
    if (title === undefined || title === null) this.removeAttribute('data-title');
    else this.setAttribute('data-title', String(title));
  },
};

/**
 * Props that become JS properties, without r2wc's types: all but names that HTMLElement gives a meaning of its own. What
 * is set by its ARIA names would become attributes of the tag, which come after those that begin with `data-`.
 */
function propertiesOf({ props }: ViewDefinition): Record<string, never> {
  const free = Object.keys(props).filter(
    (name) => name.startsWith('aria') || !(name in HTMLElement.prototype),
  );
  return Object.fromEntries(free.map((name) => [name, undefined])) as unknown as Record<string, never>;
}
