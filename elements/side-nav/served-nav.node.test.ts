import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { servedNav } from './served-nav.js';

const ITEMS = [
  { title: 'Week', link: '/week.html' },
  { title: 'Money', link: '/money.html', items: [{ title: 'Rooms', link: '/rooms.html' }] },
  { title: 'Support $&', link: '/support.html', items: [{ title: 'Writing', link: '/writing.html' }] },
];

describe('a side navigation as a server writes it', () => {
  it('has the page marked, the group around it open and the others closed, and may rest', () => {
    const { items = [], activate } = servedNav(ITEMS, '/rooms.html', 'Pages under {name}');
    assert.deepEqual(
      items.map(({ name, expanded }) => [name, expanded]),
      [
        ['', 'false'],
        ['Pages under Money', 'true'],
        ['Pages under Support $&', 'false'],
      ],
    );
    assert.deepEqual(
      items.flatMap(({ items: below = [] }) => below.map(({ current }) => current)),
      ['page', ''],
    );
    assert.equal(activate, 'interaction');
  });

  it('has the pages below the page itself open', () => {
    const { items = [] } = servedNav(ITEMS, '/money.html', '{name}');
    assert.deepEqual([items[1]?.current, items[1]?.expanded], ['page', 'true']);
  });

  it('has all groups open and leaves it to the browser to find the page where no link leads to it', () => {
    const { items = [], activate } = servedNav(ITEMS, '/rooms/gannet.html', '{name}');
    assert.deepEqual([items[1]?.expanded, items[2]?.expanded, activate], ['true', 'true', '']);
  });

  it('leaves the buttons to the browser where somebody edits', () => {
    const { items = [], activate } = servedNav(ITEMS, '/rooms.html', '');
    assert.deepEqual([items[1]?.name, activate], ['', '']);
  });

  it('is nothing without entries', () => {
    assert.equal(servedNav([], '/rooms.html', '{name}').items, undefined);
  });
});
