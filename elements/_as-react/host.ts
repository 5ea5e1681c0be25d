import {
  type ComponentType,
  createElement,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { behave } from '../../page/behaviour/behave.js';
import { warnOnce } from '../../page/warn.js';
import type { ResolvedProps } from '../_core/define.js';
import { dispatchMount } from '../_core/events.js';
import { takeUniqueIds } from '../_core/unique-ids.js';
import { cropPictures } from '../_smart-crop/crop-pictures.js';

/** The data that a server can hand to the browser: none of our functions is in it. */
export interface HostProps {
  readonly tag: string;
  /** Whether the children are the element's view, which React owns; else they are authored content. */
  readonly isView: boolean;
  readonly attributes: ResolvedProps;
  /** By the names of the element's events: React hears none of a custom element that it hydrates. */
  readonly listeners: Readonly<Record<string, EventListener>>;
  readonly children?: ReactNode;
}

/** The definition of each tag. */
export type Definers = Readonly<Record<string, () => Promise<unknown>>>;

/** React does not own what the element writes into a tag without children. */
const LEFT_ALONE = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

const mounted = new WeakSet<Element>();

/** The part of the components that runs in browsers: their tag, and what has to happen to what stands in it. */
export function hostWith(definers: Definers): ComponentType<HostProps> {
  return function Host({ tag, isView, attributes, listeners, children }) {
    const place = useRef<HTMLElement>(null);
    const { ref, ...rest } = attributes as ResolvedProps & { readonly ref?: Ref<HTMLElement> };
    const hold = useCallback(
      (host: HTMLElement | null) => {
        place.current = host;
        if (typeof ref === 'function') return ref(host);
        if (ref) ref.current = host;
        return undefined;
      },
      [ref],
    );
    useEffect(() => {
      const host = place.current!;
      for (const [name, hear] of Object.entries(listeners)) host.addEventListener(name, hear);
      return () => {
        for (const [name, hear] of Object.entries(listeners)) host.removeEventListener(name, hear);
      };
    });
    useEffect(() => {
      if (isView) lookAfter(place.current!);
    });
    useEffect(() => {
      if (!isView) definers[tag]?.().catch((error: unknown) => reportMissing(tag, error));
    }, [tag, isView]);
    const isEmpty = !isView && (children === undefined || children === null);
    return createElement(
      tag,
      { ...rest, ...(isEmpty && LEFT_ALONE), ref: hold },
      isEmpty ? undefined : children,
    );
  };
}

const reportMissing = (tag: string, error: unknown) =>
  warnOnce(`<${tag}> stays as it is: ${String(error)}`, 'error', error);

/** Runs after every render, because React's new nodes may repeat ids of others and have pictures to crop. */
function lookAfter(host: HTMLElement): void {
  behave(host.getRootNode() as Document | ShadowRoot);
  takeUniqueIds(host);
  cropPictures(host);
  if (mounted.has(host)) return;
  mounted.add(host);
  dispatchMount(host);
}
