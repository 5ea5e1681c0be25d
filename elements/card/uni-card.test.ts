import { expect } from '@open-wc/testing';
import { placeExample } from '../../react-views/_shared/testing.js';
import { inRoom } from '../_core/testing-room.js';
import { definition } from './uni-card.js';

describe('uni-card', () => {
  inRoom(definition);

  it('lets its text be selected unless it is told otherwise', async () => {
    const place = await placeExample(
      '<uni-card title="a"></uni-card><uni-card title="b" allow-text-selection="false"></uni-card>',
    );
    const classes = [...place.querySelectorAll('.m-card')].map(({ className }) => className);
    expect(classes).to.deep.equal(['m-tile m-card m-tile--selectable', 'm-tile m-card']);
  });
});
