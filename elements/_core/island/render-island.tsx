import r2wc from '@r2wc/react-to-web-component';
import { Component, type ComponentType, createElement, type ReactNode } from 'react';
import { Labels } from '../../../react-views/_shared/text/labels-in-island.js';
import type { View } from '../declare/call-view.js';
import type { ResolvedProps } from '../declare/prop-type.js';

export { flushSync } from 'react-dom';

interface Rendering extends Pick<View, 'props' | 'labels'> {
  readonly fail: (error: unknown) => void;
}

/** The container of an island's view: r2wc's element over it, which React renders into. */
export interface IslandElement extends HTMLElement {
  rendering: Rendering;
}

export type IslandElementClass = new () => IslandElement;

/** The methods of r2wc's class, which its types leave out. */
type R2wcElement = new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

/**
 * Defines the element that the islands of a tag are rendered into, over r2wc's class. It has a tag of its own, because
 * the island's tag is defined before React is loaded.
 */
export function islandElementClass(tag: string, view: ComponentType<ResolvedProps>): IslandElementClass {
  const Root = ({ rendering: { props, labels, fail } }: { readonly rendering: Rendering }) => (
    <Boundary onError={fail}>
      <Labels value={labels}>{createElement(view, props)}</Labels>
    </Boundary>
  );
  const Base = r2wc(Root, { props: { rendering: undefined } }) as unknown as R2wcElement;

  class IslandRoot extends Base {
    declare rendering: Rendering | undefined;
    #isConnected = false;

    /** Markup of a mounted page that was saved and served again has nothing to render: it is a placeholder. */
    override connectedCallback() {
      if (!this.#isConnected && this.rendering) super.connectedCallback();
      this.#isConnected = true;
    }

    /** A move within the page disconnects and connects again in one task: the view and its state stay. */
    override disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#isConnected = false;
        super.disconnectedCallback();
      });
    }

    /** Its presence lets `moveBefore` keep the element as it is. */
    connectedMoveCallback() {}
  }
  customElements.define(freeName(`${tag.replace('uni-', 'island-')}`), IslandRoot);
  return IslandRoot as unknown as IslandElementClass;
}

/** Another copy of the library may have the name. */
function freeName(wanted: string): string {
  let name = wanted;
  for (let number = 2; customElements.get(name); number++) name = `${wanted}-${number}`;
  return name;
}

interface BoundaryProps {
  readonly onError: (error: unknown) => void;
  readonly children?: ReactNode;
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
