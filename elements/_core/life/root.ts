/** What a root renders: the life of its element. */
export interface HostLife {
  /** Takes what was set as JS properties, and shows it where the element stands in the page. */
  render(properties: Readonly<Record<string, unknown>>): void;
  /** The element has left the page. */
  release(): void;
}

const lives = new WeakMap<Element, HostLife>();

/** Makes an element known before r2wc asks for its root. */
export function giveLife<Life extends HostLife>(host: Element, life: Life): Life {
  lives.set(host, life);
  return life;
}

/**
 * The root that r2wc gets in place of that of `react-dom/client`: it hands the props on to the life of the element, which
 * loads React when a view needs it.
 */
export function createRoot(host: Element) {
  const life = lives.get(host);
  return {
    render({
      props: { container: _, ...properties },
    }: {
      readonly props: Readonly<Record<string, unknown>>;
    }) {
      life?.render(properties);
    },
    unmount: () => life?.release(),
  };
}
