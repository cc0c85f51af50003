import { describe, expect, it } from 'vitest';
import { placeWithin } from '#electron/settings/window-place.ts';

const LEFT = { x: 0, y: 0, width: 1920, height: 1040 };
const RIGHT = { x: 1920, y: 0, width: 1280, height: 1024 };

describe('where a window opens that was somewhere before', () => {
  it.each([
    ['stays where it was', { x: 100, y: 50, width: 900, height: 700 }, [LEFT, RIGHT], {}],
    ['stays on the second display', { x: 2000, y: 10, width: 900, height: 700 }, [LEFT, RIGHT], {}],
    [
      'moves to where most of it was',
      { x: 1700, y: 10, width: 900, height: 700 },
      [LEFT, RIGHT],
      { x: 1920 },
    ],
    ['comes back over the edge', { x: -300, y: -80, width: 900, height: 700 }, [LEFT], { x: 0, y: 0 }],
    [
      'fits a smaller display',
      { x: 10, y: 10, width: 2500, height: 1400 },
      [LEFT],
      { x: 0, y: 0, width: 1920, height: 1040 },
    ],
    ['leaves the bar of the system free', { x: 0, y: 400, width: 900, height: 700 }, [LEFT], { y: 340 }],
  ])('%s', (_name, wanted, areas, changes) => {
    expect(placeWithin(wanted, areas)).toEqual({ ...wanted, ...changes });
  });

  it('is nowhere when its display is gone', () => {
    expect(placeWithin({ x: 2000, y: 10, width: 900, height: 700 }, [LEFT])).toBeNull();
    expect(placeWithin({ x: 1920, y: 0, width: 900, height: 700 }, [LEFT])).toBeNull();
  });
});
