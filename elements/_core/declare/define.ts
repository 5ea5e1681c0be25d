import type { ComponentType } from 'react';
import type { FeedSource } from '../../../page/model/feed-source.js';
import type { ServedSource, StartController } from './controller.js';
import type {
  Activation,
  ClassDefinition,
  FragmentSource,
  Island,
  TagDefinition,
  ViewDefinition,
} from './definition.js';
import type { HtmlFormOf } from './html-form.js';
import type { PropTypes, PropValues, ResolvedProps } from './prop-type.js';

/** The declaration of an element's view, pure or not. */
interface Declaration<P extends PropTypes, Found extends object> extends TagDefinition<P> {
  readonly form?: HtmlFormOf<NoInfer<P>>;
  readonly language?: keyof P & string;
  /**
   * Gives what the controller would give, on a server. Undefined if a server cannot know it, so that the tag stays as
   * authored.
   */
  readonly serve?: (source: ServedSource) => Partial<NoInfer<Found>> | undefined;
  readonly feed?: FeedSource;
  readonly fragment?: FragmentSource & { readonly besides?: readonly (keyof P & string)[] };
  /**
   * Whether nothing is to be seen: then the authored content is hidden too, although the view is empty.
   *
   * @param fromModel whether the tag names a model, which has been read.
   */
  readonly hides?: (props: PropValues<NoInfer<P>>, fromModel: boolean) => boolean;
  /**
   * Gives what a CMS writes beside the props that an author has stored, or undefined if it writes nothing of them. A tag
   * that somebody writes into a page says itself what it is.
   */
  readonly stored?: (props: PropValues<NoInfer<P>>) => Partial<PropValues<NoInfer<P>>> | undefined;
  /** The view's style sheet, loaded only by `isolated` elements. */
  readonly styles: () => Promise<{ readonly css: string }>;
}

interface ViewDeclaration<P extends PropTypes, V extends object, Asked extends object, Found extends object>
  extends Declaration<P, Found> {
  /** Its one hook is `useLabels`. A view with state is an island. */
  readonly view: ComponentType<V>;
  readonly activates?: Activation;
  /** Gives the view what authors do not. Props that only the controller asks for need not be the view's. */
  readonly controller?: StartController<Asked, Found>;
}

interface IslandDeclaration<P extends PropTypes, V extends object, Found extends object>
  extends Declaration<P, Found> {
  /** The view that servers write: pure, and working as plain HTML with its form controls. */
  readonly placeholder: ComponentType<V>;
  /** Loads the module that exports the view with state. */
  readonly island: () => Promise<{ readonly island: Island<PropValues<NoInfer<P>>> }>;
  /**
   * The placeholder's props from the CMS if `serve` gives none: the tag has it as its content, and React renders at once.
   */
  readonly unserved?: (source: ServedSource) => Partial<NoInfer<Found>>;
  /** Props that the page's address says before the author does, by the names of its parameters. */
  readonly asked?: readonly (keyof P & string)[];
}

type UnknownProp<V, P, Asked, Found> =
  // What is written on the parts of the tag's HTML comes with them.
  | Exclude<keyof V, keyof P | keyof Found | 'parts'>
  | Exclude<keyof P, keyof V | keyof Asked>
  | Exclude<keyof Found, keyof V>;

type WrongProp<V, Given> = {
  [K in keyof V & keyof Given]: Given[K] extends V[K] ? never : K;
}[keyof V & keyof Given];

/**
 * Nothing when the view and its controller take exactly what the element gives, else a property that names the prop. It is
 * asked of the view alone, because the compiler writes out all of what lacks a property, and names the property last.
 */
type Agreement<V, P extends PropTypes, Asked, Found> = [UnknownProp<V, P, Asked, Found>] extends [never]
  ? PropValues<P> & Partial<Found> extends Pick<V, (keyof P | keyof Found) & keyof V> & Asked
    ? unknown
    : {
        readonly [K in WrongProp<V & Asked, PropValues<P> & Partial<Found>> as `prop ${string &
          K} has another type in the view`]: never;
      }
  : {
      readonly [K in UnknownProp<V, P, Asked, Found> as `prop ${string &
        K} is known to the view or to the element alone`]: never;
    };

/**
 * Declares a tag over its React view. It does not compile when the two disagree: a prop that only one of them knows,
 * or one whose type does not give what the view asks for.
 *
 * @example
 * export const definition = defineView({
 *   tag: 'uni-callout',
 *   props: { title: text(), titleType: oneOf(['h3', 'h4'], 'h3'), description: html() },
 *   view: Callout,
 *   styles: () => import('../../../react-views/callout/callout.css?text'),
 * });
 */
export function defineView<
  const P extends PropTypes,
  V extends object,
  Asked extends object = Record<never, never>,
  Found extends object = Record<never, never>,
>(
  declaration: ViewDeclaration<P, V, Asked, Found> & {
    readonly view: Agreement<NoInfer<V>, P, NoInfer<Asked>, NoInfer<Found>>;
  },
): ViewDefinition<P> {
  const { activates = 'never', controller, serve } = declaration;
  const prerenders = !controller || serve !== undefined;
  return { ...declaration, activates, prerenders } as unknown as ViewDefinition<P>;
}

/**
 * Declares a tag whose view has state of its own: hooks, listeners, controlled fields. Servers write the placeholder. In
 * the browser, React renders the island over it when a visitor first uses it, and at once where no server has written any.
 *
 * @example
 * export const definition = defineIsland({
 *   tag: 'uni-fee-finder',
 *   props: { year: number() },
 *   placeholder: FeeTable,
 *   island: () => import('./fee-finder-island.js'),
 *   styles: () => import('../../react-views/fee-finder/fee-finder.css?text'),
 * });
 */
export function defineIsland<
  const P extends PropTypes,
  V extends object,
  Found extends object = Record<never, never>,
>(
  declaration: IslandDeclaration<P, V, Found> & {
    readonly placeholder: Agreement<NoInfer<V>, P, PropValues<NoInfer<P>>, Omit<NoInfer<V>, keyof P>>;
  },
): ViewDefinition<P> {
  const { placeholder, ...rest } = declaration as unknown as IslandDeclaration<P, ResolvedProps, Found>;
  return {
    ...rest,
    view: placeholder,
    activates: 'interaction',
    prerenders: true,
  } as unknown as ViewDefinition<P>;
}

/** Checks an island's view against its controller and the tag's props. Its module exports the result as `island`. */
export function islandOf<Props extends object, Found extends object = Record<never, never>>(parts: {
  readonly view: ComponentType<Props & Partial<Found>>;
  readonly controller?: StartController<Props, Found>;
}): Island<Props> {
  return parts as unknown as Island<Props>;
}

/** Declares a tag that brings its own class. */
export function defineClass<const P extends PropTypes>(
  definition: ClassDefinition<P> & { readonly form?: HtmlFormOf<NoInfer<P>> },
): ClassDefinition<P> {
  return definition;
}
