// An author's edit: the components before, the hint that the page gets, the components after.
// `editing.test.tsx` asks every edit in every editor's protocol.
import { OWNER, pathTo } from './testing.js';

/**
 * Components by their names, in the order of the page. A value is a container's components, or the label of a component
 * with a view, which may have a note behind a slash. A word and a colon before the label name another kind of component:
 * `text` has no view, `other` has another view, and the model of `untyped` names no component.
 */
export interface Components {
  readonly [name: string]: string | Components;
}

export type Kind = 'changed' | 'added' | 'moved' | 'removed';

export interface Edit {
  readonly kind: Kind;
  readonly before: Components;
  readonly after: Components;
  /** The components that the author has changed, in the order of the hints. */
  readonly items: readonly string[];
  /** Those that mount, once each, but for what comes alive first. Every other node stays the same. */
  readonly mounts: readonly string[];
  /** Calls for the page as the server writes it now. */
  readonly pageCalls: number;
  /** The result for components whose tags the server has rendered and nobody has used. */
  readonly isPrerendered?: true;
  /** No editor that replaces nodes could do so. */
  readonly isTold?: true;
  /** Nobody knows what the page's model was. */
  readonly isUnknown?: true;
}

const AREA = { a: 'A', b: 'B' };
const edit = (
  kind: Kind,
  items: readonly string[],
  before: Components,
  after: Components,
  mounts: readonly string[],
  pageCalls = kind === 'changed' ? 0 : 1,
): Edit => ({ kind, items, before, after, mounts, pageCalls });

export const EDITS: Readonly<Record<string, Edit>> = {
  'a text': edit('changed', ['a'], AREA, { a: 'A2', b: 'B' }, ['a']),
  'a text in a container': edit('changed', ['root/a'], { root: AREA }, { root: { a: 'A2', b: 'B' } }, ['a']),
  'two texts at once': edit('changed', ['a', 'b'], AREA, { a: 'A2', b: 'B2' }, ['a', 'b']),
  'a value taken out': edit('changed', ['a'], { a: 'A/note', b: 'B' }, AREA, ['a']),
  'what no view shows': edit('changed', ['a'], { a: 'text:old', b: 'B' }, { a: 'text:new', b: 'B' }, [], 1),
  'a component of another type': edit('changed', ['a'], AREA, { a: 'other:', b: 'B' }, ['a'], 1),
  'a component of no type': edit(
    'changed',
    ['b'],
    { a: 'A', b: 'untyped:B' },
    { a: 'A', b: 'untyped:B3' },
    ['b'],
    1,
  ),
  'what a server has rendered and nobody used': {
    ...edit('changed', ['a'], { a: 'A' }, { a: 'A2' }, ['a', 'a']),
    isPrerendered: true,
    isTold: true,
  },
  'a page whose model was not to be had': {
    ...edit('changed', ['a'], AREA, { a: 'A2', b: 'B' }, ['a'], 1),
    isUnknown: true,
  },
  'a component put in': edit('added', ['root/c'], { root: AREA }, { root: { a: 'A', c: 'C', b: 'B' } }, [
    'c',
  ]),
  'a component put into an empty container': edit('added', ['root/c'], { root: {} }, { root: { c: 'C' } }, [
    'c',
  ]),
  'a container put in': edit('added', ['root/in'], { root: AREA }, { root: { ...AREA, in: { c: 'C' } } }, [
    'c',
  ]),
  'two moved in their container': edit('moved', ['root/a'], { root: AREA }, { root: { b: 'B', a: 'A' } }, []),
  'from one container to another': edit(
    'moved',
    ['one/a', 'two/a'],
    { one: AREA, two: { c: 'C' } },
    { one: { b: 'B' }, two: { c: 'C', a: 'A' } },
    ['a'],
  ),
  'a component taken out meanwhile': edit('changed', ['root/a'], { root: AREA }, { root: { b: 'B' } }, []),
  'a component taken out': edit('removed', ['root/a'], { root: AREA }, { root: { b: 'B' } }, []),
  'the last component taken out': edit('removed', ['root/a'], { root: { a: 'A' } }, { root: {} }, []),
  'a container and what is in it': {
    ...edit(
      'removed',
      ['root/in/old', 'root/in'],
      { root: { in: { a: 'A', old: 'Old' } } },
      { root: { b: 'B' } },
      ['b'],
    ),
    isTold: true,
  },
};

/** Where a component is, as an editor writes it. */
interface At {
  readonly path: string;
  readonly container: string;
  readonly item: string;
  /** The container that the last of the edit's components is in. */
  readonly to: string;
}
/**
 * The message of an editor: on which element or window, of which type, with which detail. Via `nodes`, it changes them
 * and says nothing.
 */
export interface Hint {
  readonly via: 'window' | 'frame' | 'element' | 'nodes';
  readonly type: string;
  readonly detail: (at: At) => object | undefined;
  /** One message says all. */
  readonly isOne?: true;
}

const command = (cmd: string, more: (at: At) => object = ({ path }) => ({ path })): Hint => ({
  via: 'window',
  type: 'cq-pagemodel-update',
  detail: (at) => ({ msg: { cmd, ...more(at), data: { key: 'x', value: { label: 'Not this' } } } }),
});
const posted = (cmd: string): Hint => ({ ...command(cmd), via: 'frame' });
const aue = (type: string, detail: Hint['detail']): Hint => ({
  via: 'element',
  type: `aue:content-${type}`,
  detail,
});
const NODES_TOLD: Hint = { ...command('replace'), via: 'nodes' };
const NODES: Hint = { via: 'nodes', type: '', detail: () => undefined };
const urn = (path: string) => `urn:aemconnection:/content${path}`;
const UNSAFE = '<img src="x" onerror="document.title = 1">';

/** By editor and message. */
export const HINTS: Readonly<Record<Kind, Readonly<Record<string, Hint>>>> = {
  changed: {
    'an editor that replaces nodes': NODES,
    'an editor that replaces nodes, and tells of it': NODES_TOLD,
    'Page Editor, replace': command('replace'),
    'Page Editor, replaceContent': command('replaceContent'),
    'Page Editor, by the page and the place in it': command('replace', ({ item }) => ({
      pagePath: OWNER,
      dataPath: item,
    })),
    'Page Editor around a frame': posted('replace'),
    'Universal Editor, content-patch': aue('patch', ({ path }) => ({
      patch: { name: 'label', value: 'Not this' },
      request: { target: { resource: urn(path), type: 'component', prop: '' } },
      response: { updates: [{ resource: urn(path), content: UNSAFE }] },
    })),
    'Universal Editor, content-update': aue('update', ({ path }) => ({
      value: UNSAFE,
      request: { target: { resource: urn(path), prop: 'label' } },
    })),
    'Universal Editor, on an element': aue('patch', () => ({})),
  },
  added: {
    'an editor that replaces nodes': NODES,
    'Page Editor, insertAfter': command('insertAfter'),
    'Page Editor, insertBefore': command('insertBefore'),
    'Universal Editor, content-add': aue('add', ({ path, container }) => ({
      request: { target: { container: { resource: urn(container) } } },
      response: { resource: urn(path) },
    })),
    'Universal Editor, content-copy': aue('copy', ({ container }) => ({
      request: { target: { resource: urn(container) } },
    })),
  },
  moved: {
    'an editor that replaces nodes': NODES,
    'Page Editor, moveAfter': command('moveAfter'),
    'Page Editor, moveBefore': command('moveBefore'),
    'Universal Editor, content-move': {
      ...aue('move', ({ container, to }) => ({
        request: {
          from: { container: { resource: urn(container) } },
          to: { container: { resource: urn(to) } },
        },
      })),
      isOne: true,
    },
    'Universal Editor, content-move by its old names': {
      ...aue('move', ({ path, container, to }) => ({
        from: urn(container),
        component: urn(path),
        to: urn(to),
      })),
      isOne: true,
    },
  },
  removed: {
    'an editor that replaces nodes': NODES,
    'Page Editor, delete': command('delete'),
    'Page Editor around a frame': posted('delete'),
    'Universal Editor, content-remove': aue('remove', ({ container }) => ({
      request: { target: { container: { resource: urn(container) } } },
    })),
    'Universal Editor, content-remove of a component': aue('remove', ({ path }) => ({ resource: urn(path) })),
    'Universal Editor, on an element': aue('remove', () => undefined),
  },
};

export const at = (item: string, last = item): At => ({
  item,
  path: pathTo(item),
  container: containerOf(item),
  to: containerOf(last),
});
const containerOf = (item: string) => pathTo(item).replace(/\/[^/]+$/, '');
