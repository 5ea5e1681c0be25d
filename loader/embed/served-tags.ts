/** The tags of a build, and what defines and activates them. Each script that brings elements has its own. */
export interface ServedTags {
  readonly tags: readonly string[];
  /** @throws the error of the tag's module. It is asked for anew with the next call. */
  define(tag: string): Promise<void>;
  /** Loads what activates prerendered elements. */
  activator(): Promise<typeof import('./embed-activator.js')>;
  /** Asks early for what an element will need beside its class. */
  prepare?(element: Element): void;
}

export const PREFIX = 'uni-';
