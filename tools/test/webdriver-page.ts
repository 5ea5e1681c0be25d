import { NO_EMULATION } from './media-emulation.js';
import type { WebDriverSession } from './webdriver-session.js';

/** Keys that write nothing: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
};

interface Size {
  readonly width: number;
  readonly height: number;
}

/** https://www.w3.org/TR/webdriver2/#pointer-actions */
const BUTTONS = ['left', 'middle', 'right'] as const;

interface Press {
  readonly button?: (typeof BUTTONS)[number];
}

/** An element's id, under a key that WebDriver has for all of them. */
type ElementReference = Readonly<Record<string, string>>;

/** A window manager may refuse a size. */
const RESIZE_LIMIT_MS = 1000;
const PAGE_SIZE = 'return { width: innerWidth, height: innerHeight }';
const WHEN_RESIZED = `const [{ width, height }, limit, done] = arguments;
const started = performance.now();
const look = () => innerWidth === width && innerHeight === height || performance.now() - started > limit
  ? requestAnimationFrame(() => done(null)) : requestAnimationFrame(look);
look();`;

/** The part of a puppeteer page that the test runner's commands use, in a browser under WebDriver. */
export function webDriverPage(driver: WebDriverSession) {
  const act = (...types: readonly { readonly type: 'keyDown' | 'keyUp'; readonly key: string }[]) =>
    driver.call('POST', 'actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: types.map(({ type, key }) => ({ type, value: KEYS[key] ?? key })),
        },
      ],
    });
  const point = (...actions: readonly Readonly<Record<string, unknown>>[]) =>
    driver.call('POST', 'actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  const moved = (x: number, y: number) => ({ type: 'pointerMove', duration: 0, x, y });
  const pressed = ({ button = 'left' }: Press = {}) => ({
    type: 'pointerDown',
    button: BUTTONS.indexOf(button),
  });
  const released = (which?: Press) => ({ ...pressed(which), type: 'pointerUp' });
  const press = (key: string) => act({ type: 'keyDown', key }, { type: 'keyUp', key });
  return {
    keyboard: {
      press,
      down: (key: string) => act({ type: 'keyDown', key }),
      up: (key: string) => act({ type: 'keyUp', key }),
      type: (text: string) =>
        act(
          ...[...text].flatMap((key) => [{ type: 'keyDown', key } as const, { type: 'keyUp', key } as const]),
        ),
    },
    mouse: {
      move: (x: number, y: number) => point(moved(x, y)),
      down: (which?: Press) => point(pressed(which)),
      up: (which?: Press) => point(released(which)),
      reset: () => driver.call('DELETE', 'actions'),
      click: (x: number, y: number, which?: Press) => point(moved(x, y), pressed(which), released(which)),
    },
    /** A window is as much larger than its page as it was before. It has its size once the page has been told. */
    async setViewport(wanted: Size) {
      const rect = await driver.call<Size>('GET', 'window/rect');
      const page = await driver.call<Size>('POST', 'execute/sync', { script: PAGE_SIZE, args: [] });
      await driver.call('POST', 'window/rect', {
        width: wanted.width + rect.width - page.width,
        height: wanted.height + rect.height - page.height,
      });
      await driver.call('POST', 'execute/async', { script: WHEN_RESIZED, args: [wanted, RESIZE_LIMIT_MS] });
    },
    $: (selector: string) =>
      driver.call<ElementReference>('POST', 'element', { using: 'css selector', value: selector }),
    accessibility: {
      /** Role and name of an element, as the engine gives them to assistive technology. */
      async snapshot({ root }: { readonly root: ElementReference }) {
        const [id] = Object.values(root);
        const [role, name] = await Promise.all(
          ['computedrole', 'computedlabel'].map((what) =>
            driver.call<string>('GET', `element/${id}/${what}`),
          ),
        );
        return { role, name };
      },
    },
    ...NO_EMULATION,
  };
}
