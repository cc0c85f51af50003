import { describe, expect, test } from 'vitest';
import { moved, resized, snapped } from '#web/backoffice/media/template/layer-geometry.ts';

const box = { x: 100, y: 100, width: 200, height: 100, rotation: 0 };

test.each([
  ['whole pixels only', 1.4, -2.6, { x: 101, y: 97 }],
  ['not beyond the largest template', 100_000, -100_000, { x: 4_096, y: -4_096 }],
])('a layer moves: %s', (_, right, down, place) => {
  expect(moved(box, right, down)).toEqual({ ...box, ...place });
});

describe('a layer is resized', () => {
  test.each([
    ['at the right edge', { across: 1, down: 0 }, 50, 30, { width: 250 }],
    ['at the left edge, the right one stays', { across: -1, down: 0 }, 50, 0, { x: 150, width: 150 }],
    [
      'at the upper left corner',
      { across: -1, down: -1 },
      -10,
      -20,
      { x: 90, y: 80, width: 210, height: 120 },
    ],
    ['never to nothing', { across: 1, down: 1 }, -500, -500, { width: 4, height: 4 }],
  ] as const)('%s', (_, handle, right, down, result) => {
    expect(resized(box, handle, right, down)).toEqual({ ...box, ...result });
  });

  test('in proportion at a corner', () => {
    expect(resized(box, { across: 1, down: 1 }, 100, 0, true)).toMatchObject({ width: 300, height: 150 });
  });

  test('along its own edges when it is turned: the opposite edge stays', () => {
    // Turned by 90 degrees, the right edge is at the bottom: dragged down by 100, it grows by 100.
    const turned = resized({ ...box, rotation: 90 }, { across: 1, down: 0 }, 0, 100);
    expect(turned).toMatchObject({ width: 300, height: 100 });
    // Its upper end stays at 50: the centre was at 150, with half its width, 100, above it.
    expect(turned.y + turned.height / 2 - turned.width / 2).toBe(50);
  });
});

test.each([
  ['the left edge', { x: 3 }, { x: 0 }],
  ['the middle', { x: 148 }, { x: 150 }],
  ['the lower edge', { y: 296 }, { y: 300 }],
  ['nothing far away', { x: 40, y: 40 }, { x: 40, y: 40 }],
  ['nothing while it is turned', { x: 3, rotation: 30 }, { x: 3 }],
])('a layer is drawn to %s', (_, before, after) => {
  const canvas = { width: 500, height: 400 };
  expect(snapped({ ...box, ...before }, canvas, 5)).toMatchObject(after);
});
