import { orderItems } from './order-items.js';

/** The models of a container's components: those of its `:items` that are shown, in their order. */
export function orderedModels(
  container: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>>[] {
  return orderItems(container[':items'], container[':itemsOrder']);
}
