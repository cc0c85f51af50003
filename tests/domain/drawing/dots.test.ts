import { describe, expect, it } from 'vitest';
import { dithered } from '#domain/drawing/dots.ts';

const filled = (columns: number, height: number, shade: (x: number, y: number) => number) =>
  Uint8Array.from({ length: columns * height }, (_, index) =>
    shade(index % columns, Math.floor(index / columns)),
  );

const blacks = (bits: Uint8Array) =>
  [...bits].reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);

describe('a picture as black and white dots', () => {
  it('sets a bit for each black dot, eight in a byte, the rest of a row white', () => {
    const left = filled(12, 2, (x) => (x < 5 ? 0 : 255));
    expect(dithered(left, 12, 2)).toEqual({
      width: 2,
      height: 2,
      bits: Uint8Array.of(0b11111000, 0, 0b11111000, 0),
    });
  });

  it.each([64, 128, 191])('gives shade %i its share of black', (shade) => {
    const dots = dithered(
      filled(64, 64, () => shade),
      64,
      64,
    );
    expect(blacks(dots?.bits ?? new Uint8Array()) / 64 ** 2).toBeCloseTo(1 - shade / 255, 1);
  });

  it.each([
    ['white', 255],
    ['black', 0],
  ])('is none if all of it is %s', (_name, shade) => {
    expect(
      dithered(
        filled(16, 16, () => shade),
        16,
        16,
      ),
    ).toBeNull();
  });
});
