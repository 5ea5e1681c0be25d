import r2wc, { type R2WCBaseProps, type R2WCRenderer } from '@r2wc/core';
import { isEdited } from '../../page/activation/is-edited.js';
import { REACT_MARK } from '../../page/activation/prerendered.js';
import type { OnShown } from './announce.js';
import type { ViewDefinition } from './declare/definition.js';
import { MODEL_ATTRIBUTES, observedNames } from './declare/names.js';
import { VERSION } from './declare/version.js';
import type { IslandView } from './island/island.js';
import { Lifecycle } from './lifecycle.js';
import type { MountState } from './mount-status.js';
import { fallbackAround } from './place/light-children.js';
import { liveNodes } from './read/live-nodes.js';
import { noteOfPage, parentOf } from './read/node-keys.js';
import { noteUpgrade } from './read/parsed-tag.js';

/** The element of a tag that a view renders. Its props are also JS properties. */
export interface ViewElement extends HTMLElement {
  /** Where the element is on its way from authored content to view. */
  readonly mountState: MountState;
  /** Resolves once the element is mounted, has failed, or waits for the page's model. */
  readonly mountComplete: Promise<void>;
  /** The component's model, given instead of `model-path` or `src`. */
  model: unknown;
  /**
   * Mounts the element anew from a model that an author has changed. Props that the model has, or had before, are no longer
   * read from the tag.
   *
   * @param previous the model before. If it is not given, no prop is read from the tag any longer.
   */
  reload(model: unknown, previous?: unknown): void;
  /** Mounts the element anew from what it has. */
  remount(): void;
  /**
   * Renders the view from the data as they are now.
   *
   * @param attribute the attribute of the tag that has changed, or null if its content has. If the attribute gives no
   *   data, nothing happens.
   */
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

/**
 * The hooks that r2wc calls: `mount` when an element connects, `update` when one of its properties is set meanwhile, and
 * `unmount` when it disconnects.
 */
const RENDERER: R2WCRenderer<R2WCBaseProps, Lifecycle> = {
  mount(host, _view, properties) {
    const lifecycle = lifecycles.get(host)!;
    RENDERER.update(lifecycle, properties);
    return lifecycle;
  },
  // r2wc adds the element itself to the properties, as `container`.
  update: (lifecycle, { container: _, ...properties }) => lifecycle.setProperties(properties),
  unmount: (lifecycle) => lifecycle.disconnect(),
};

/**
 * The custom element class of a definition: r2wc's, over a renderer that hands everything to the element's lifecycle.
 * We give r2wc no types for its properties, so that it hands their values on as they were set. Attributes are read by the
 * prop types of the definition.
 *
 * @param onShown called when a view has come into the page, or was written anew.
 * @param makeIsland makes the view with state of each element of an island's tag.
 */
export function viewElementClass(
  definition: ViewDefinition,
  onShown: OnShown = () => {},
  makeIsland?: () => IslandView,
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

    readonly #lifecycle = new Lifecycle(this, definition, onShown, makeIsland?.());

    constructor() {
      super();
      noteUpgrade(this);
      lifecycles.set(this, this.#lifecycle);
      for (const name of Object.keys(this)) if (early.has(name)) this.#takeEarlyProperty(name);
    }

    get mountState() {
      return this.#lifecycle.status.state;
    }

    get mountComplete() {
      return this.hasAttribute(REACT_MARK) ? Promise.resolve() : this.#lifecycle.status.mounted;
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

    /** Does nothing: because the method is there, `moveBefore` does not disconnect and connect the element. */
    connectedMoveCallback() {}

    attributeChangedCallback(name: string, before: string | null, value: string | null) {
      if (name === 'title' && hasTitle && value !== null) this.#moveTitle();
      else if (before !== value) this.#lifecycle.refresh();
    }

    /** Removes `data-title` with `title`, because `#moveTitle` has moved the one to the other. */
    override removeAttribute(name: string) {
      super.removeAttribute(name);
      if (hasTitle && name.toLowerCase() === 'title') super.removeAttribute('data-title');
    }

    /**
     * Frameworks remove the children that they have put into the tag, and these may be in the fallback template now. A live
     * node that stands in the tag may be at home in an element of it.
     */
    override removeChild<Child extends Node>(child: Child): Child {
      const home = this.#homeOf(child);
      liveNodes()?.goHome(child);
      return home === this ? super.removeChild(child) : home.removeChild(child);
    }

    override insertBefore<Child extends Node>(child: Child, next: Node | null): Child {
      liveNodes()?.goHome(child);
      const before = (next && liveNodes()?.standInOf(next)) ?? next;
      const home = this.#homeOf(next ?? child);
      if (home === this) return super.insertBefore(child, before);
      noteOfPage(child);
      return home.insertBefore(child, before);
    }

    override appendChild<Child extends Node>(child: Child): Child {
      return this.insertBefore(child, null);
    }

    /** Where a child of the tag has been written: in the tag, in its fallback template, or where a live node comes from. */
    #homeOf(child: Node): Node {
      const standIn = liveNodes()?.standInOf(child);
      const home = standIn && parentOf(standIn);
      return home ?? fallbackAround(this, child) ?? this;
    }

    /** Moves `title` to `data-title`, because browsers would show a tooltip over the whole element. */
    #moveTitle() {
      const title = hasTitle && !isEdited(this) ? this.getAttribute('title') : null;
      if (title !== null) this.title = title;
    }

    /** Sets a property again that was set before the tag was defined, because it hides the accessor of the class. */
    #takeEarlyProperty(name: string) {
      const value = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }
  if (hasTitle) Object.defineProperty(OfDefinition.prototype, 'title', TITLE);
  return OfDefinition;
}

/**
 * The property `title`, over the attribute `data-title`. Without a title it is an empty text, as HTML's own property is.
 */
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
 * The props that become JS properties, for r2wc: all but those whose names HTMLElement gives a meaning of its own. We define
 * ARIA names such as `ariaLabel`, too: HTMLElement's own setter writes `aria-label`, which has no effect on a tag with
 * `data-aria-label`, because we read that first.
 */
function propertiesOf({ props }: ViewDefinition): Record<string, never> {
  const free = Object.keys(props).filter(
    (name) => name.startsWith('aria') || !(name in HTMLElement.prototype),
  );
  return Object.fromEntries(free.map((name) => [name, undefined])) as unknown as Record<string, never>;
}
