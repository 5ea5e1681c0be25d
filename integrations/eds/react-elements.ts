// The part of React that pure views and their writer use, for pages without React: the shape of an element.
const ELEMENT = Symbol.for('react.transitional.element');
const MEMO = Symbol.for('react.memo');

export const Fragment = Symbol.for('react.fragment');

export const isValidElement = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Reflect.get(value, '$$typeof') === ELEMENT;

/** Keys are for who renders twice. */
export const jsx = (type: unknown, props: unknown) => ({ $$typeof: ELEMENT, type, props });
export { jsx as jsxs };

export const createElement = (type: unknown, { key: _, ...props }: { readonly key?: unknown }) =>
  jsx(type, props);

export const memo = (type: unknown) => ({ $$typeof: MEMO, type });

export const createContext = (value: unknown) => ({ value });

/** A pure view's one hook has its words from the writer, and asks for no context. */
export function use(): never {
  throw new Error('a view that is written in a block needs React');
}
