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
import { dispatchMount } from '../_core/declare/events.js';
import type { ResolvedProps } from '../_core/declare/prop-type.js';
import { takeUniqueIds } from '../_core/write/unique-ids.js';
import { cropPictures } from '../_smart-crop/crop-pictures.js';

/** The data that a server can hand to the browser: none of our functions is in it. */
export interface HostProps {
  readonly tag: string;
  /** Whether React renders the children as the element's view. Otherwise they are authored content. */
  readonly isView: boolean;
  readonly attributes: ResolvedProps;
  /** Event's name → listener. React would not add it to a custom element that it hydrates. */
  readonly listeners: Readonly<Record<string, EventListener>>;
  readonly children?: ReactNode;
}

/** Tag → what loads the module that defines it. */
export type Definers = Readonly<Record<string, () => Promise<unknown>>>;

/** Tells React to leave the content of a tag without children alone, because the element writes it. */
const LEFT_ALONE = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/** The elements that have dispatched `uni-mount`, which each does once. */
const announced = new WeakSet<Element>();

/** Makes the component that renders a tag. In a browser it also does for a view what the element would do. */
export function hostWith(definers: Definers): ComponentType<HostProps> {
  return function Host({ tag, isView, attributes, listeners, children }) {
    const hostRef = useRef<HTMLElement>(null);
    const { ref, ...rest } = attributes as ResolvedProps & { readonly ref?: Ref<HTMLElement> };
    const takeHost = useCallback(
      (host: HTMLElement | null) => {
        hostRef.current = host;
        if (typeof ref === 'function') return ref(host);
        if (ref) ref.current = host;
        return undefined;
      },
      [ref],
    );
    useEffect(() => {
      const host = hostRef.current!;
      for (const [name, hear] of Object.entries(listeners)) host.addEventListener(name, hear);
      return () => {
        for (const [name, hear] of Object.entries(listeners)) host.removeEventListener(name, hear);
      };
    });
    useEffect(() => {
      if (isView) afterRender(hostRef.current!);
    });
    useEffect(() => {
      if (!isView) definers[tag]?.().catch((error: unknown) => reportNotDefined(tag, error));
    }, [tag, isView]);
    const isEmpty = !isView && (children === undefined || children === null);
    return createElement(
      tag,
      { ...rest, ...(isEmpty && LEFT_ALONE), ref: takeHost },
      isEmpty ? undefined : children,
    );
  };
}

const reportNotDefined = (tag: string, error: unknown) =>
  warnOnce(`<${tag}> stays as it is: ${String(error)}`, 'error', error);

/** Runs after every render, because the nodes that React has added may repeat ids and may have pictures to crop. */
function afterRender(host: HTMLElement): void {
  behave(host.getRootNode() as Document | ShadowRoot);
  takeUniqueIds(host);
  cropPictures(host);
  if (announced.has(host)) return;
  announced.add(host);
  dispatchMount(host);
}
